import type { RaRecord } from 'react-admin';
import type { ListSummary } from '../../core/calls/listSummary.ts';
import { isFilled } from '../../core/conditions.ts';
import { readFilterKey } from '../../core/filterKeys.ts';
import { isObject } from '../../core/isObject.ts';
import { namingField } from '../../core/narrowing.ts';
import { sumOfAmounts } from '../../core/money.ts';
import type { NamedDeclaration } from '../../core/resourceEndpoints.ts';
import { type Resource, statusFieldOf, uncountedStates } from '../../core/resource.ts';
import { request } from '../http/httpClient.ts';
import { ifPresent } from './backEnd.ts';
import { listedRecords } from './envelope.ts';
import { normalizeRecords, type Source } from './normalizeRecords.ts';
import { type ListQuery, type NamedIds, matchingRows, type Slice, sliceOf } from './localList.ts';
import { wholeList } from './wholeLists.ts';

/** What was asked for, of all the records that a back end has answered instead. */
export async function sliceOfAll(
  source: Source,
  records: readonly RaRecord[],
  query: ListQuery,
): Promise<Slice<RaRecord>> {
  const rows = await normalizeRecords(source, records);
  return sliceOf(rows, query, { resource: source.resource, named: await namedIds(source, query.filter) });
}

/** The records with these ids, out of their whole list. */
export async function findMany<T extends RaRecord>(source: Source, ids: readonly RaRecord['id'][]): Promise<T[]> {
  const rows = ((await wholeList(source.resource)) ?? []) as readonly T[];
  return normalizeRecords(source, matchingRows(rows, { id: ids }, source));
}

/** What all records come to that a back end has answered. */
export async function summaryOfAll(source: Source, filter: ListQuery['filter']): Promise<ListSummary | undefined> {
  const whole = await wholeList(source.resource);
  if (!whole) return undefined;
  const { resource } = source;
  const [rows, named] = await Promise.all([normalizeRecords(source, whole), namedIds(source, filter)]);
  const state = statusFieldOf(resource);
  const isByState = ([key]: [string, unknown]) => readFilterKey(key, (name) => name === state).name === state;
  const others = Object.fromEntries(Object.entries(filter).filter((entry) => !isByState(entry)));
  const states: Record<string, number> = {};
  for (const row of state ? matchingRows(rows, others, { resource, named }) : []) {
    const value = String(row[state ?? '']);
    states[value] = (states[value] ?? 0) + 1;
  }
  const found = matchingRows(rows, filter, { resource, named });
  const isAsked = Object.entries(filter).some(isByState);
  const uncounted = isAsked ? [] : uncountedStates(resource).map(({ value }) => String(value));
  const counted = found.filter((row) => !uncounted.includes(String(row[state ?? ''])));
  const told = resource.list.sums.filter((name) => found.some((row) => row[name] !== undefined));
  const sums = told.map((name) => [name, sumOfAmounts(counted.map((row) => row[name]))]);
  return { total: found.length, states, sums: Object.fromEntries(sums) };
}

/** What active records of other entities name, for filters such as `{"wingSection":{"wing_id":1}}`. */
async function namedIds({ registry, resource }: Source, filter: ListQuery['filter']): Promise<NamedIds> {
  const through = Object.entries(filter).filter(([key, wanted]) => isObject(wanted) && registry.has(key));
  const named = await Promise.all(
    through.map(([key, wanted]) => idsNamedBy({ registry, resource: registry.get(key) }, resource, wanted)),
  );
  return Object.fromEntries(through.flatMap(([key], index) => (named[index] ? [[key, named[index]]] : [])));
}

async function idsNamedBy(source: Source, resource: Resource, wanted: unknown): Promise<Set<number> | undefined> {
  const { resource: by } = source;
  if (by.endpoints.named && isObject(wanted)) return idsAnswered(by.endpoints.named, wanted);
  const naming = namingField(by, resource.name);
  const rows = naming && isObject(wanted) ? await wholeList(by) : undefined;
  if (!naming || !rows || !isObject(wanted)) return undefined;
  const complete = await normalizeRecords(source, rows);
  const filter = { ...wanted, ...(by.toggle && { is_active: 1 }) };
  return new Set(matchingRows(complete, filter, { resource: by }).flatMap((row) => row[naming.name] ?? []));
}

/** By the call that is made for it, which knows one field: what else is wanted narrows nothing. */
async function idsAnswered(
  { path, by, as }: NamedDeclaration,
  wanted: Readonly<Record<string, unknown>>,
): Promise<Set<number> | undefined> {
  const values = [wanted[by]].flat().filter(isFilled);
  if (values.length === 0) return undefined;
  const call = { method: 'POST', path, body: { [as]: values } } as const;
  // Like a list that cannot be had: then everything is offered.
  const answer = await ifPresent(`POST ${path}`, () => request(call)).catch(() => undefined);
  return answer && new Set(listedRecords(answer.json).map(({ id }) => Number(id)));
}
