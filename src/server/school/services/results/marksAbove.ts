import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { AppError } from '../../../errors.ts';
import { refuseInSchool } from '../../refusals.ts';
import { namedFew } from './namedFew.ts';
import type { ResultSource } from './resultSource.ts';

/** The refusal to generate results of marks above their full marks, by subject; undefined where there are none. */
export async function marksAbove(
  trx: Transaction<Tables>,
  { pupils, exceeding }: Pick<ResultSource, 'pupils' | 'exceeding'>,
): Promise<AppError | undefined> {
  const { rows: found } = await sql<{ student_id: number; subject_id: number }>`${pupils} ${exceeding}`.execute(trx);
  if (found.length === 0) return undefined;
  // By a statement of its own: those of a year's final call their own rows `subjects`.
  const [students, subjects] = [found.map((row) => row.student_id), found.map((row) => row.subject_id)];
  const { rows } = await sql<{ subject: string; students: string[] }>`
    select s.name as subject, array_agg(distinct u.name order by u.name) as students
    from unnest(${students}::bigint[], ${subjects}::bigint[]) as x (student_id, subject_id)
    join subjects s on s.id = x.subject_id
    join students u on u.id = x.student_id
    group by s.id, s.name, s.code
    order by s.code, s.id`.execute(trx);
  const names = namedFew(rows.map(({ subject, students }) => `${subject} (${namedFew(students)})`));
  return refuseInSchool.marksAbove({ smart_count: rows.length, names });
}
