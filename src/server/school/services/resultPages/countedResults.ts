import { type RawBuilder, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import type { Tabulation } from '../../../../../schemas/exams/resultPageCalls.ts';
import { SCOPE } from '../../../../../schemas/exams/resultScope.ts';
import { type AnyField, codesOf } from '../../../../core/fields/field.ts';
import { fieldOf } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { embedStatement } from '../../../db/embedStatement.ts';
import { type Filter, idsStatement } from '../../../db/listSql.ts';
import { isAllowed } from '../../../policies/require.ts';
import { rowFilters } from '../../../services/resources/rowRules.ts';
import { schoolTables } from '../../tables.ts';
import { outdatedIn } from '../results/outdatedIn.ts';
import type { PageScope } from '../exams/scope.ts';

const { generated, published } = codesOf(result.fields.status);

/** What a page of results is worked out from. */
export interface CountRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly scope: PageScope;
}

/** The ids of the results with these values that are in the caller's sight, as a query within another. */
export function visibleResultIds(
  { context, caller }: Omit<CountRequest, 'scope'>,
  values: Readonly<Record<string, number | null>>,
): RawBuilder<unknown> {
  const resource = context.registry.get(result.name);
  const filters = Object.entries(values).map(
    ([name, value]): Filter => ({ name, field: fieldOf(resource, name) as AnyField, test: 'any', values: [value] }),
  );
  return embedStatement(
    idsStatement({
      resource,
      registry: context.registry,
      filters: [...filters, ...rowFilters(context.rules, resource, caller)],
      words: [],
      sort: { field: 'id', order: 'ASC' },
    }),
  );
}

/**
 * `counted`: the results that count, which are the newest of each student that is generated or published, as far as the
 * caller sees them. Every figure of the pages is worked out from these, so that no sum says more than its rows.
 */
export function counted({ scope, ...asked }: CountRequest): RawBuilder<unknown> {
  // Nothing means every class or section; of the exam it means the final.
  const names = SCOPE.filter((name) => name === 'exam_type_id' || scope[name] !== null);
  const values = Object.fromEntries(names.map((name) => [name, scope[name]]));
  return sql`counted as materialized (
    select r.* from results r where r.id in (${visibleResultIds(asked, values)}) and ${isCounted('r')}
  )`;
}

/** Whether a result is the newest of its student in the exam, of those that are generated or published. */
export function isCounted(alias: string): RawBuilder<unknown> {
  const of = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${of('status')} in (${generated}, ${published}) and not exists (
    select from results newer
    where newer.student_id = ${of('student_id')} and newer.academic_year_id = ${of('academic_year_id')}
      and newer.exam_type_id is not distinct from ${of('exam_type_id')}
      and newer.status in (${generated}, ${published}) and newer.version_no > ${of('version_no')})`;
}

/** Rows of a query that begins with `counted`. */
export async function rowsOf<Row>({ context }: CountRequest, query: RawBuilder<Row>): Promise<readonly Row[]> {
  const { rows } = await query.execute(schoolTables<'results'>(context));
  return rows;
}

/** How many of the results that count are published, how many are only generated, and what has changed since. */
export async function stateOf(asked: CountRequest): Promise<Tabulation['state']> {
  const [[row], outdated] = await Promise.all([
    rowsOf(
      asked,
      sql<{ published: number; generated: number }>`with ${counted(asked)}
      select (count(*) filter (where status = ${published}))::int as published,
        (count(*) filter (where status = ${generated}))::int as generated
      from counted`,
    ),
    outdatedOf(asked),
  ]);
  return { ...(row ?? { published: 0, generated: 0 }), outdated };
}

/** What makes results out of date concerns those who can generate or publish them anew. */
async function outdatedOf({ context, caller, scope }: CountRequest): Promise<Tabulation['state']['outdated']> {
  const resource = context.registry.get(result.name);
  if (!['generate', 'publish'].some((action) => isAllowed(caller, resource, action))) return [];
  return outdatedIn({ db: schoolTables<'grade_types' | 'institutes'>(context), context, caller }, scope);
}
