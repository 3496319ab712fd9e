import { sql } from 'kysely';
import { MIN_SEARCH_LENGTH } from '../../../core/search.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { templateFields } from '../../../core/titles.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { namedIdsStatement } from '../../db/listSql.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { mayRead } from '../../policies/require.ts';
import { readListQuery } from '../resources/listQuery.ts';
import { query } from '../resources/readRecords.ts';
import { rowFilters, seesAllRows } from '../resources/rowRules.ts';
import { isSeen } from '../search/searched.ts';
import { accountsOnceNamed } from './accountsNamed.ts';

/** Whoever reads the history. */
export interface Reader {
  readonly context: Context;
  readonly caller: Caller;
}

/** Records of one kind that entries may be about. */
export interface NamedRecords {
  readonly resource: string;
  readonly ids: readonly number[];
}

/** Records of one entity. If more than this match, the search needs a longer part of the name. */
const MOST_OF_A_KIND = 500;
/** Deleted records, of all kinds together. */
const MOST_DELETED = 500;

/**
 * The records of every kind that have a name, among those that the reader may read; also those that were deleted, and accounts
 * that had the name once.
 */
export async function findNamedRecords(reader: Reader, name: string): Promise<NamedRecords[]> {
  if ([...name.trim()].length < MIN_SEARCH_LENGTH) return [];
  const [there, deleted, renamed] = await Promise.all([
    findExisting(reader, name),
    findDeleted(reader, name),
    findRenamed(reader, name),
  ]);
  const kinds = new Map<string, number[]>();
  for (const { resource, id } of [...there, ...deleted, ...renamed]) {
    // What happens to somebody's login is told under the number of their account.
    for (const kind of resource === 'user' ? ['user', 'login'] : [resource]) {
      kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
    }
  }
  return [...kinds].map(([resource, ids]) => ({ resource, ids }));
}

interface Found {
  readonly resource: string;
  readonly id: number;
}

// All kinds in one statement: each has its own index of what is searched.
async function findExisting({ context, caller }: Reader, name: string): Promise<readonly Found[]> {
  const { registry, rules } = context;
  const selections = readableBy({ context, caller })
    .filter((resource) => resource.list.search.length > 0 && isSeen(caller, resource))
    .map((resource) => {
      const options = { resource, registry, unqueryable: hiddenFields(resource, caller), timeZone: context.timeZone() };
      const { words } = readListQuery({ filter: JSON.stringify({ q: name }) }, options);
      return { resource, registry, words, filters: rowFilters(rules, resource, caller), sort: resource.list.sort };
    });
  return selections.length > 0 ? query(context, namedIdsStatement(selections, MOST_OF_A_KIND)) : [];
}

// What was deleted is found by the last that the history has of it.
async function findDeleted(reader: Reader, name: string): Promise<readonly Found[]> {
  const { context, caller } = reader;
  const pattern = `%${name.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const kinds = readableBy(reader).filter((resource) => seesAllRows(resource, caller));
  const named = kinds.flatMap((resource) => {
    const fields = nameFields(resource, caller);
    if (fields.length === 0) return [];
    const parts = fields.map((field) => sql`before->>${sql.lit(field)}`);
    return sql<boolean>`(resource = ${resource.name} and concat_ws(' ', ${sql.join(parts)}) ilike ${pattern})`;
  });
  if (named.length === 0) return [];
  const found = await context.database.db
    .selectFrom('audit_entries')
    .select(['resource', 'record_id'])
    .where('action', '=', 'delete')
    .where((entry) => entry.or(named))
    .orderBy('id', 'desc')
    .limit(MOST_DELETED)
    .execute();
  return found.flatMap(({ resource, record_id: id }) => (id === null ? [] : [{ resource, id }]));
}

// Only the history still has a name that was changed.
async function findRenamed(reader: Reader, name: string): Promise<readonly Found[]> {
  const { context, caller } = reader;
  const account = readableBy(reader).find(({ name: kind }) => kind === 'user');
  if (!account || !seesAllRows(account, caller) || hiddenFields(account, caller).has('name')) return [];
  const ids = await accountsOnceNamed(context.database.db, name);
  return ids.map((id) => ({ resource: account.name, id }));
}

function readableBy({ context, caller }: Reader): Resource[] {
  return context.registry.resources.filter((resource) => mayRead(caller, resource));
}

// A name with a hidden part finds nothing, because a match would reveal the hidden part.
function nameFields(resource: Resource, caller: Caller): string[] {
  const names = templateFields(resource.title);
  const hidden = hiddenFields(resource, caller);
  if (names.some((name) => hidden.has(name))) return [];
  return names.filter((name) => fieldOf(resource, name)?.kind !== 'reference');
}
