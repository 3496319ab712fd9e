import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import { MAX_FILTER_VALUES } from '../../core/limits.ts';
import { buildPath } from '../../core/paths.ts';
import type { Registry } from '../../core/registry.ts';
import type { Resource } from '../../core/resource.ts';
import { ApiError } from '../http/apiError.ts';
import { request } from '../http/httpClient.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import { ifPresent, isAbsent, listsOfBackEnd, meansAbsent, noteAbsent, noteLists } from './backEnd.ts';
import { normalizeRecord, type Source } from './normalizeRecords.ts';
import { recordOf, listedRecords } from './envelope.ts';
import type { ListQuery } from './localList.ts';
import { withPlainValues } from './plainValues.ts';
import { keepWholeList } from './wholeLists.ts';

type ReadMethods = Pick<DataProvider, 'getList' | 'getMany' | 'getManyReference' | 'getOne'>;

/** For `meta`: the list is one to choose from, so the call for active records serves where there is one. */
export const OFFERED = { offered: true };

/** The reading half of the data provider: the simple REST dialect at each resource's own addresses. */
export function createReads(registry: Registry): ReadMethods {
  const simpleRest = simpleRestProvider('', (url, options) => callList(registry, url, options?.signal ?? undefined));
  const sourceOf = (name: string): Source => ({ registry, resource: registry.get(name) });
  return {
    getList: (name, params) => {
      const filter = wireFilter(params.filter);
      const isActiveOnly = params.meta?.offered === true && filter.is_active === 1;
      return simpleRest.getList(isActiveOnly ? `${name}/active` : name, { ...params, filter });
    },
    getManyReference: (name, params) =>
      simpleRest.getManyReference(name, { ...params, filter: wireFilter(params.filter) }),
    getMany: async (name, { ids, signal }) => {
      if (listsOfBackEnd() === 'whole') {
        const { findMany } = await importWholeAnswers();
        return { data: await findMany(sourceOf(name), ids) };
      }
      const batches = Array.from({ length: Math.ceil(ids.length / MAX_FILTER_VALUES) }, (_, index) =>
        ids.slice(index * MAX_FILTER_VALUES, (index + 1) * MAX_FILTER_VALUES),
      );
      const answers = await Promise.all(batches.map((batch) => simpleRest.getMany(name, { ids: batch, signal })));
      return { data: answers.flatMap(({ data }) => data) };
    },
    getOne: async (name, { id, signal }) => ({ data: await readOne(sourceOf(name), id, signal) }),
  };
}

/** Only a back end that answers whole lists needs it. */
const importWholeAnswers = () => loadChunk(() => import('./wholeAnswers.ts'));

/** One record; out of the list where the back end has no call for one. */
async function readOne<T extends RaRecord>(source: Source, id: RaRecord['id'], signal?: AbortSignal): Promise<T> {
  const { path } = source.resource.endpoints.one;
  try {
    if (isAbsent(path)) throw new ApiError(404, { message: 'login.unexpected' });
    const { json } = await request({ method: 'GET', path: buildPath(path, { id }), signal });
    const record = recordOf<T>(json);
    if (record) return await normalizeRecord(source, record);
  } catch (error) {
    if (!meansAbsent(error)) throw error;
    const record = await findInList(source.resource, id, signal);
    if (!record) throw error;
    // The record is there, so what is missing is the call.
    noteAbsent(path);
    return normalizeRecord(source, record as T);
  }
  throw new ApiError(404, { message: 'login.unexpected' });
}

/** A record out of its list, as it is now; undefined where it is not there. */
export async function findInList(resource: Resource, id: RaRecord['id'], signal?: AbortSignal) {
  const query = { filter: { id: [id] }, range: [0, 0] };
  const { json, headers } = await request({ method: 'GET', path: resource.endpoints.list.path, query, signal });
  const records = listedRecords(json);
  noteLists(headers.has('Content-Range') ? 'paged' : 'whole');
  if (!headers.has('Content-Range')) keepWholeList(resource, records);
  return records.find((record) => String(record.id) === String(id));
}

/** The package's HTTP client: it addresses lists by resource name, and insists on a `Content-Range`. */
async function callList(registry: Registry, url: string, signal: AbortSignal | undefined) {
  const { pathname, searchParams } = new URL(url, 'http://list');
  const [, name = '', variant] = pathname.split('/');
  const resource = registry.get(name);
  const source = { registry, resource };
  const call = { query: Object.fromEntries(searchParams), signal };
  const active = variant && resource.endpoints.variants.find((each) => each.name === variant)?.endpoint.path;
  const offered = active ? await ifPresent(active, () => request({ ...call, method: 'GET', path: active })) : undefined;
  const { status, headers, json } =
    offered ?? (await request({ ...call, method: 'GET', path: resource.endpoints.list.path }));
  const records = listedRecords(json);
  if (headers.has('Content-Range')) {
    noteLists('paged');
    return { status, headers, body: '', json: records.map((each) => withPlainValues(resource.fields, each)) };
  }
  const query = readQuery(searchParams);
  // Only an answer to a call for a part of the list tells what the back end knows.
  if (query.range) {
    noteLists('whole');
    if (!offered) keepWholeList(resource, records);
  }
  const { sliceOfAll } = await importWholeAnswers();
  const slice = await sliceOfAll(source, records, query);
  const range = new Headers({ 'Content-Range': `items */${slice.total}` });
  return { status, headers: range, body: '', json: slice.rows };
}

function readQuery(parameters: URLSearchParams): ListQuery {
  const read = <T>(name: string): T | undefined => {
    const text = parameters.get(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  };
  return { filter: read<ListQuery['filter']>('filter') ?? {}, sort: read('sort'), range: read('range') };
}

/** A filter as it travels. Inputs hold '' for "any" and true for 1; null is a value of its own and means empty. */
export function wireFilter(filter: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]));
}
