import { type Expression, type SqlBool, sql } from 'kysely';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { Fields } from '../../../../core/fields/field.ts';

/**
 * A condition: a record applies to a student of a cohort, compared by every cohort field that its entity has. An empty field
 * means all. `names` has the aliases of both tables in the query.
 */
export function appliesToStudent({ fields }: { readonly fields: Fields }, names: { record: string; cohort: string }) {
  const conditions = COHORT.filter((name) => name in fields).map((name) => {
    const ofRecord = sql.ref<number | null>(`${names.record}.${name}`);
    const ofCohort = sql.ref<number | null>(`${names.cohort}.${name}`);
    return fields[name]?.required ? sql<SqlBool>`${ofRecord} = ${ofCohort}` : isEmptyOr(ofRecord, ofCohort);
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a record is limited to an id, or not at all. */
export function isEmptyOr<T>(limit: Expression<T | null>, id: Expression<T | null>): Expression<SqlBool> {
  return sql<SqlBool>`(${limit} is null or ${limit} = ${id})`;
}
