import { sql } from 'kysely';
import { buildAbility } from '../../core/abilities.ts';
import type { SharedView } from '../../core/calls/listViews.ts';
import type { ListViewAnswer } from '../../core/calls/userData.ts';
import { isObject } from '../../core/isObject.ts';
import { PAGE_SIZES } from '../../core/limits.ts';
import { fieldOf, type Resource } from '../../core/resource.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { AppError, refuse } from '../errors.ts';
import { unqueryableFields, hiddenFields } from '../policies/hiddenFields.ts';
import { readAccessBasis, mayRead, type Reader } from '../policies/require.ts';
import { recordActionWithin } from './auditLog/recordEvent.ts';
import { readListQuery } from './resources/listQuery.ts';
import type { Person } from './auth/people.ts';

interface ViewCall {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
}

/** A view as it is sent: filter and sort as in the query of a list. */
interface SentView {
  readonly name: string;
  readonly filter: string | null;
  readonly sort: string;
  readonly per_page: number;
  readonly columns: string;
  readonly is_default: number | null;
}

const KEY = 'list_views.';
/** Views that one list may share. */
const MOST = 50;

/** The resource of the name, for whoever may read its records: 404 where there is none. */
export function listOf({ context, caller }: Pick<ViewCall, 'context' | 'caller'>, name: string): Resource {
  if (!context.registry.has(name)) throw refuse.notFound();
  const resource = context.registry.get(name);
  if (!mayRead(caller, resource)) throw refuse.forbidden();
  return resource;
}

/** The views that a list shares with everybody, by name: those that ask for nothing that the caller may not ask for. */
export async function sharedViews({ context, caller, resource }: ViewCall): Promise<readonly SharedView[]> {
  const [row] = await context.database.query<{ value: unknown }>('select value from settings where key = $1', [
    KEY + resource.name,
  ]);
  return viewsIn(row?.value).filter((view) => isVisibleView({ context, caller, resource }, view));
}

/** Whether a view asks for nothing that the caller may not ask for. */
function isVisibleView({ context, caller, resource }: ViewCall, { view }: SharedView): boolean {
  return isOpenTo(context, { reader: caller, resource, view });
}

/** Shares a view; one of the same name gives way, and a new default takes the place of the present one. */
export async function shareView(call: ViewCall, sent: SentView): Promise<readonly SharedView[]> {
  const shared = { name: sent.name, view: readView(call, sent), is_default: sent.is_default === 1 };
  return change(call, 'viewShared', sent.name, (views) => {
    const others = views.filter(({ name }) => name !== shared.name);
    // One that is not told to them keeps its name.
    const hidden = views.some((view) => view.name === shared.name && !isVisibleView(call, view));
    if (hidden) throw refuse.invalid({ name: [{ key: 'unique' }] });
    if (others.length >= MOST) throw refuse.invalid({ name: [{ key: 'maxItems', params: { max: MOST } }] });
    const otherViews = shared.is_default ? others.map((view) => ({ ...view, is_default: false })) : others;
    return [...otherViews, shared].sort((one, other) => one.name.localeCompare(other.name));
  });
}

/** Shares a view no longer; 404 where it is not shared. */
export function removeView(call: ViewCall, name: string): Promise<readonly SharedView[]> {
  return change(call, 'viewRemoved', name, (views) => {
    if (!views.some((view) => view.name === name && isVisibleView(call, view))) throw refuse.notFound();
    return views.filter((view) => view.name !== name);
  });
}

/**
 * How lists begin for somebody: the default views of those that they may read, by the name of the entity. A view that asks
 * for what they may not ask, or for what is no field any more, is none for them.
 */
export async function defaultViews(
  context: Pick<Context, 'database' | 'registry' | 'timeZone'>,
  { id, rules }: Pick<Person, 'id' | 'rules'>,
): Promise<Readonly<Record<string, ListViewAnswer>>> {
  const rows = await context.database.query<{ key: string; value: unknown }>(
    'select key, value from settings where starts_with(key, $1)',
    [KEY],
  );
  const reader: Reader = { userId: id, ability: buildAbility(rules) };
  const views = rows.flatMap(({ key, value }) => {
    const name = key.slice(KEY.length);
    const shared = viewsIn(value).find((view) => view.is_default);
    if (!shared || !context.registry.has(name)) return [];
    return isOpenTo(context, { reader, resource: context.registry.get(name), view: shared.view })
      ? [[name, shared.view] as const]
      : [];
  });
  return Object.fromEntries(views);
}

interface Opening {
  readonly reader: Reader;
  readonly resource: Resource;
  readonly view: ListViewAnswer;
}

function isOpenTo(context: Pick<Context, 'registry' | 'timeZone'>, { reader, resource, view }: Opening): boolean {
  // A filter names records, which are not told to whoever has come for their own.
  if (readAccessBasis(reader, resource) !== 'asReader') return false;
  const { field, order } = view.sort;
  try {
    readViewQuery(context, {
      reader,
      resource,
      filter: JSON.stringify(view.filter),
      sort: JSON.stringify([field, order]),
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** What a list call would make of a filter and a sort, as their texts stand in its query; 400 for what it would refuse. */
function readViewQuery(
  { registry, timeZone }: Pick<Context, 'registry' | 'timeZone'>,
  {
    reader,
    resource,
    ...asked
  }: Pick<Opening, 'reader' | 'resource'> & { readonly filter: string; readonly sort: string },
) {
  const unqueryable = unqueryableFields(resource, reader);
  return readListQuery(asked, { resource, registry, unqueryable, timeZone: timeZone() });
}

async function change(
  { context, caller, resource }: ViewCall,
  action: 'viewShared' | 'viewRemoved',
  name: string,
  make: (views: readonly SharedView[]) => readonly SharedView[],
): Promise<readonly SharedView[]> {
  const key = KEY + resource.name;
  return context.database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ key, value: '[]' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await trx.selectFrom('settings').select('value').where('key', '=', key).forUpdate().executeTakeFirst();
    const views = viewsIn(row?.value);
    const changed = make(views);
    await trx
      .updateTable('settings')
      .set({ value: sql`${JSON.stringify(changed)}::jsonb` })
      .where('key', '=', key)
      .execute();
    // What is shared from now on; of one that is taken back, what was.
    const changedView = [...changed, ...views].find((each) => each.name === name);
    const details = { view: name, ...(changedView && asExported(changedView.view)) };
    await recordActionWithin(trx, caller, { about: { resource: resource.name }, action, details });
    return changed.filter((view) => isVisibleView({ context, caller, resource }, view));
  });
}

/** What a view asks for, as an export of the list is written down. */
function asExported({ filter, sort, columns }: ListViewAnswer) {
  return { filter: JSON.stringify(filter), sort: JSON.stringify([sort.field, sort.order]), columns };
}

/** Holds a view to what a list call would take, so that nobody shares one that lists refuse. */
function readView({ context, caller, resource }: ViewCall, sent: SentView): ListViewAnswer {
  const filter = sent.filter ?? '{}';
  const { sort } = readViewQuery(context, { reader: caller, resource, filter, sort: sent.sort });
  const columns = parsed(sent.columns);
  const hidden = hiddenFields(resource, caller);
  const isShown = (name: string) => fieldOf(resource, name) !== undefined && !hidden.has(name);
  if (!isNames(columns) || columns.length === 0 || !columns.every(isShown) || new Set(columns).size < columns.length)
    throw refuse.invalid({ columns: [{ key: 'list' }] });
  if (!PAGE_SIZES.some((size) => size === sent.per_page) && !resource.list.pageSizes.includes(sent.per_page))
    throw refuse.invalid({ per_page: [{ key: 'choice' }] });
  return {
    filter: parsed(filter) as ListViewAnswer['filter'],
    sort: { field: sort?.field ?? 'id', order: sort?.order ?? 'ASC' },
    perPage: sent.per_page,
    columns,
  };
}

function viewsIn(value: unknown): readonly SharedView[] {
  return Array.isArray(value) ? value.filter(isView) : [];
}

function isView(value: unknown): value is SharedView {
  return isObject(value) && typeof value.name === 'string' && isObject(value.view);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
