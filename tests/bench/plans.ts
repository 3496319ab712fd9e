import pg from 'pg';
import { registry } from '../../schemas/index.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { fieldOf, isStored, type Resource, type Sort } from '../../src/core/resource.ts';
import { columnOf, fromColumn } from '../../src/server/codec.ts';
import { type Filter, pageStatement } from '../../src/server/db/listSql.ts';
import { quote } from '../../src/server/db/select.ts';
import type { Measurement } from './report.ts';

/** Rows from which on reading a whole table is felt. */
const MANY_ROWS = 10_000;
const PAGE = { limit: 25, offset: 0 };

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** How many of the declared filters and sorts of large tables read the whole table, as PostgreSQL plans them. */
export async function* measurePlans(databaseUrl: string): AsyncGenerator<Measurement> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const reading: string[] = [];
    let planned = 0;
    for (const resource of registry.resources) {
      if ((await rowsIn(client, resource)) < MANY_ROWS) continue;
      for (const request of await declaredRequests(client, resource)) {
        planned += 1;
        if (await readsAll(client, resource, request)) reading.push(`${resource.name}: ${request.name}`);
      }
    }
    const what = `of ${planned} declared filters and sorts of tables above ${MANY_ROWS} rows, those that read the whole table`;
    yield {
      what,
      value: reading.length,
      unit: '',
      atMost: 0,
      ...(reading.length > 0 && { detail: reading.join(', ') }),
    };
  } finally {
    await client.end();
  }
}

interface ListRequest {
  readonly name: string;
  readonly filters: readonly Filter[];
  readonly sort: Sort;
}

async function declaredRequests(client: pg.Client, resource: Resource): Promise<ListRequest[]> {
  const { rows } = await client.query(`select * from ${quote(resource.table)} order by id desc limit 1`);
  const row = (rows[0] ?? {}) as Readonly<Record<string, unknown>>;
  const { sort, filters } = resource.list;
  const filtered = filters.flatMap((name): ListRequest[] => {
    const field = fieldOf(resource, name) as AnyField;
    if (!isStored(field)) return [];
    const value = fromColumn(field, row[columnOf(name, field)]);
    return [{ name: `filter by ${name}`, filters: [{ name, field, test: 'any', values: [value] }], sort }];
  });
  return [{ name: `sort by ${sort.field}`, filters: [], sort }, ...filtered];
}

async function readsAll(client: pg.Client, resource: Resource, { filters, sort }: ListRequest): Promise<boolean> {
  const { sql, parameters } = pageStatement({ resource, registry, filters, words: [], sort }, PAGE);
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`explain (format json) ${sql}`, [
    ...parameters,
  ]);
  const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return root !== undefined && hasWholeRead(root, resource.table);
}

function hasWholeRead(plan: Plan, table: string): boolean {
  const isWhole = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === table;
  return isWhole || (plan.Plans ?? []).some((each) => hasWholeRead(each, table));
}

async function rowsIn(client: pg.Client, { table }: Resource): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${quote(table)}`);
  return Number(rows[0]?.count ?? 0);
}
