import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The year and the class of a final, as columns of a query or values; null as the class means every one. */
interface FinalOf {
  readonly year: RawBuilder<unknown>;
  readonly schoolClass: RawBuilder<unknown>;
}

/** Whether an exam of a query counts for the final of a year in a class: it has a weight, and was held there. */
export function countsForFinal(alias: string, { year, schoolClass }: FinalOf): RawBuilder<SqlBool> {
  const own = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<SqlBool>`(${own('is_active')} = 1 and ${own('weight')} > 0 and exists (
    select from mark_distributions d
    where d.exam_type_id = ${own('id')} and d.academic_year_id = ${year}
      and (${schoolClass} is null or d.class_id = ${schoolClass})))`;
}
