import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { Fields } from '../../../../core/fields/field.ts';
import type { SchoolTables } from '../../tables.ts';

type CohortField = (typeof COHORT)[number];

type Id = Expression<number | null>;

/**
 * Whether a record concerns somebody of a cohort, by each field of a cohort that its entity has. What may be empty there
 * means all when it is.
 */
export function concerns<F extends Fields>(
  { fields }: { readonly fields: F },
  idsOf: (name: CohortField & keyof F) => readonly [ofRecord: Id, ofCohort: Id],
): Expression<SqlBool> {
  const names = COHORT.filter((name): name is CohortField & keyof F => name in fields);
  const { and, eb } = expressionBuilder<SchoolTables, never>();
  return and(
    names.map((name) => {
      const [ofRecord, ofCohort] = idsOf(name);
      return fields[name].required ? eb(ofRecord, '=', ofCohort) : isEmptyOr(ofRecord, ofCohort);
    }),
  );
}

/** Whether a record is limited to an id, or not at all. */
export function isEmptyOr<T>(limit: Expression<T | null>, id: Expression<T | null>): Expression<SqlBool> {
  return sql<SqlBool>`(${limit} is null or ${limit} = ${id})`;
}
