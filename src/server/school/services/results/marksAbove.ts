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
  const { rows } = await sql<{ subject: string; students: string[] }>`${pupils}
    select s.name as subject, array_agg(distinct u.name order by u.name) as students
    from (${exceeding}) x
    join subjects s on s.id = x.subject_id
    join students u on u.id = x.student_id
    group by s.id, s.name, s.code
    order by s.code, s.id`.execute(trx);
  if (rows.length === 0) return undefined;
  const names = namedFew(rows.map(({ subject, students }) => `${subject} (${namedFew(students)})`));
  return refuseInSchool.marksAbove({ smart_count: rows.length, names });
}
