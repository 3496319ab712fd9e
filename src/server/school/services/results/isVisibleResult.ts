import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { rowFilters } from '../../../services/resources/rowRules.ts';

/** A condition: somebody may see this row of results. Figures count only such rows. */
export function isVisibleResult(
  alias: string,
  { context, caller }: { readonly context: Context; readonly caller: Caller },
): RawBuilder<SqlBool> {
  const resource = context.registry.get(result.name);
  const conditions = rowFilters(context.rules, resource, caller).map(({ condition }) =>
    condition ? condition({ resource, bindUser: () => literalOf(caller.userId), bind: literalOf }) : 'false',
  );
  if (conditions.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(`${alias}.id`)} in (select t.id from results t where ${sql.raw(conditions.join(' and '))})`;
}

/** An id, or several, as SQL. */
function literalOf(value: unknown): string {
  return Array.isArray(value) ? `'{${value.map(Number).join(',')}}'` : String(Number(value));
}
