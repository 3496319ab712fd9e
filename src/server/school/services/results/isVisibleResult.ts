import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { embedStatement } from '../../../db/embedStatement.ts';
import { rowFilters } from '../../../services/resources/rowRules.ts';

/** A condition: somebody may see this row of results. Figures count only such rows. */
export function isVisibleResult(
  alias: string,
  { context, caller }: { readonly context: Context; readonly caller: Caller },
): RawBuilder<SqlBool> {
  const resource = context.registry.get(result.name);
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const bindUser = () => bind(caller.userId);
  const conditions = rowFilters(context.rules, resource, caller).map(({ condition }) =>
    condition ? condition({ resource, bindUser, bind }) : 'false',
  );
  if (conditions.length === 0) return sql<SqlBool>`true`;
  const visible = embedStatement({ sql: `select t.id from results t where ${conditions.join(' and ')}`, parameters });
  return sql<SqlBool>`${sql.ref(`${alias}.id`)} in (${visible})`;
}
