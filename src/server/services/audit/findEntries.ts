import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { AuditEvent } from '../../../core/calls/audit.ts';
import { fromZoned } from '../../../core/zonedTime.ts';
import { LONGEST_TRANSACTION } from '../../db/auditChain/link.ts';
import type { Tables } from '../../db/tables.ts';
import { accountsNamed } from './accountsNamed.ts';
import { accountsOf } from './accountsOf.ts';
import { commandsNamed } from '../auditLog/commands.ts';
import { type NamedRecords, findNamedRecords, type Reader } from './findNamedRecords.ts';
import { addDays } from '../../../core/days.ts';

export type EntryRow = Selectable<Tables['audit_entries']>;

/** Which entries somebody looks for; null is not said. */
export interface EntryFilters {
  readonly user_id: number | null;
  readonly resource: string | null;
  readonly record_id: number | null;
  readonly action: string | null;
  /** Days at the institute, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly address: string | null;
  readonly request_id: string | null;
  /** A part of the name of what it concerns. */
  readonly about: string | null;
  readonly q: string | null;
}

/** A page: the entries before or after one, or the latest. */
export interface EntryPage {
  readonly before?: number | null;
  readonly after?: number | null;
  readonly limit: number;
}

/** Filters whose names are looked up: one file asks for many pages of the same. */
export interface EntrySearch {
  readonly filters: EntryFilters;
  readonly timeZone: string;
  /** Whoever has the name that is searched; null where it names a request or an address, or nothing is searched. */
  readonly people: readonly number[] | null;
  /** What has that name. */
  readonly named: readonly NamedRecords[];
  /** What has the name of `about`; null where none is asked for. */
  readonly about: readonly NamedRecords[] | null;
}

/** A request's number, and what only an address can be. */
const REQUEST = /^[0-9a-f]{8}$/i;
const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]+)$/i;
/** A request's number of digits alone can be somebody's id as well. */
const DIGITS = /^\d+$/;
/** What can be done in a look at the product as another user, which writes nothing. */
const IN_VIEWS = ['viewed', 'refused'] as const satisfies readonly AuditEvent[];

/** Looks up whom and what the filters name, among what the reader may read. */
export async function readSearch({ context, caller }: Reader, filters: EntryFilters): Promise<EntrySearch> {
  const { q, about } = filters;
  const isName = q !== null && !ADDRESS.test(q) && (!REQUEST.test(q) || DIGITS.test(q));
  const [called, named, concerned] = await Promise.all([
    isName ? accountsNamed(context.database.db, q) : null,
    isName ? findNamedRecords({ context, caller }, q) : [],
    about === null ? null : findNamedRecords({ context, caller }, about),
  ]);
  const people = called && [...called, ...(await accountsOf({ context, caller }, named))];
  return { filters, timeZone: context.timeZone(), people, named, about: concerned };
}

/**
 * A page of entries, the latest first, and whether there are more behind it. The ids are the order, so that a page deep in
 * the past is found as fast as the first.
 */
export async function findEntries(
  db: Kysely<Tables>,
  search: EntrySearch,
  { before = null, after = null, limit }: EntryPage,
): Promise<{ readonly rows: EntryRow[]; readonly hasMore: boolean }> {
  let matching = entriesOf(db, search);
  if (before !== null) matching = matching.where('id', '<', before);
  if (after !== null) matching = matching.where('id', '>', after);
  const isUpwards = after !== null && before === null;
  const found = await matching
    .selectAll()
    .orderBy('id', isUpwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  return { rows: isUpwards ? rows.reverse() : rows, hasMore: found.length > limit };
}

/** How many entries there are, counted up to a limit. */
export async function countEntries(db: Kysely<Tables>, search: EntrySearch, most: number): Promise<number> {
  const matching = entriesOf(db, search).select('id').limit(most);
  const { count } = await db
    .selectFrom(matching.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function entriesOf(db: Kysely<Tables>, { filters, timeZone, people, named, about }: EntrySearch) {
  const { user_id, resource, record_id, action, address, request_id, from, to, q } = filters;
  const begin = from === null ? null : (fromZoned(`${from}T00:00`, timeZone) ?? null);
  const end = to === null ? null : (fromZoned(`${addDays(to, 1)}T00:00`, timeZone) ?? null);
  const request = q !== null && REQUEST.test(q) ? q : null;
  let query = db.selectFrom('audit_entries');
  if (user_id !== null) query = query.where('user_id', '=', user_id);
  if (resource !== null) query = query.where('resource', '=', resource);
  if (record_id !== null) query = query.where('record_id', '=', record_id);
  if (action !== null) query = query.where('action', '=', action);
  if (address !== null) query = query.where('address', '=', address);
  if (request_id !== null) query = query.where('request_id', '=', request_id);
  if (q !== null && people === null) query = query.where(request ? 'request_id' : 'address', '=', q.toLowerCase());
  if (q !== null && people !== null)
    query = query.where((entry) =>
      entry.or([
        entry('user_id', '=', sql<number>`any(${people})`),
        isDoneAs(entry, people),
        byCommand(entry, q),
        isAboutRecords(entry, named),
        ...(request ? [entry('request_id', '=', request)] : []),
      ]),
    );
  if (about !== null) query = query.where((entry) => isAboutRecords(entry, about));
  // Ids follow the time but for the length of a transaction: its end of the index is left out as a whole.
  if (begin !== null) query = query.where('at', '>=', begin).where('id', '>=', boundOf(begin, 'from'));
  if (end !== null) query = query.where('at', '<', end).where('id', '<=', boundOf(end, 'to'));
  return query;
}

/** A condition: a command of the server, whose name is searched, did it. */
function byCommand(entry: ExpressionBuilder<Tables, 'audit_entries'>, search: string) {
  const commands = commandsNamed(search);
  return entry.or(commands.map((name) => entry.and([entry('user_id', 'is', null), entry('user_name', '=', name)])));
}

/** A condition: the entry is about one of these records. */
function isAboutRecords(entry: ExpressionBuilder<Tables, 'audit_entries'>, records: readonly NamedRecords[]) {
  const accounts = records.find(({ resource }) => resource === 'user')?.ids ?? [];
  return entry.or([
    isDoneAs(entry, accounts),
    ...records.map(({ resource, ids }) =>
      entry.and([entry('resource', '=', resource), entry('record_id', '=', sql<number>`any(${ids})`)]),
    ),
  ]);
}

/** A condition: it was done by somebody who looked at the product as one of these users. */
function isDoneAs(entry: ExpressionBuilder<Tables, 'audit_entries'>, accounts: readonly number[]) {
  if (accounts.length === 0) return entry.lit(false);
  return entry.and([
    // Finds them by an index.
    entry('action', 'in', IN_VIEWS),
    entry(sql<number>`(details->'as'->>'id')::int`, '=', sql<number>`any(${accounts})`),
  ]);
}

/** The id at which a time begins or ends, with room for transactions that began before it or went on after it. */
function boundOf(at: string, side: 'from' | 'to') {
  const room = sql`make_interval(secs => ${LONGEST_TRANSACTION})`;
  if (side === 'from') {
    return sql<number>`coalesce((select id from audit_entries where at < ${at}::timestamptz - ${room}
      order by at desc limit 1), 0)`;
  }
  return sql<number>`coalesce((select id from audit_entries where at > ${at}::timestamptz + ${room}
    order by at limit 1), 9007199254740991)`;
}
