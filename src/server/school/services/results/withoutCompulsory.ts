import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { AppError } from '../../../errors.ts';
import { refuseInSchool } from '../../refusals.ts';
import { namedFew } from './namedFew.ts';
import type { ResultSource } from './resultSource.ts';

/** The refusal to generate results of students who sit no compulsory subject, by name; undefined where everybody sits one. */
export async function withoutCompulsory(
  trx: Transaction<Tables>,
  { pupils, graded }: Pick<ResultSource, 'pupils' | 'graded'>,
): Promise<AppError | undefined> {
  const { rows } = await sql<{ name: string }>`${pupils}
    select s.name from pupils u join students s on s.id = u.student_id
    where u.student_id not in (${graded})
    order by s.name, s.id`.execute(trx);
  if (rows.length === 0) return undefined;
  return refuseInSchool.noCompulsory({ smart_count: rows.length, names: namedFew(rows.map(({ name }) => name)) });
}
