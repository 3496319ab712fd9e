import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import { MAX_FILTER_VALUES } from '../../core/limits.ts';
import { buildPath } from '../../core/paths.ts';
import type { Resource } from '../../core/resource.ts';
import { ApiError } from '../http/apiError.ts';
import { request } from '../http/httpClient.ts';
import { recordOf, recordsOf } from './envelope.ts';
import { sliceOf, type ListQuery } from './localList.ts';

type Reads = Pick<DataProvider, 'getList' | 'getMany' | 'getManyReference' | 'getOne'>;

const simpleRest = simpleRestProvider('', callList);

/** The reading half of the data provider: the simple REST dialect at each resource's own addresses. */
export const reads: Reads = {
  getList: (name, params) => simpleRest.getList(name, { ...params, filter: wireFilter(params.filter) }),
  getManyReference: (name, params) =>
    simpleRest.getManyReference(name, { ...params, filter: wireFilter(params.filter) }),
  getMany: async (name, { ids, signal }) => {
    const batches = Array.from({ length: Math.ceil(ids.length / MAX_FILTER_VALUES) }, (_, index) =>
      ids.slice(index * MAX_FILTER_VALUES, (index + 1) * MAX_FILTER_VALUES),
    );
    const answers = await Promise.all(batches.map((batch) => simpleRest.getMany(name, { ids: batch, signal })));
    return { data: answers.flatMap(({ data }) => data) };
  },
  getOne: async (name, { id, signal }) => ({ data: await readOne(registry.get(name), id, signal) }),
};

/** One record; out of the list where the back end has no call for one. */
export async function readOne<T extends RaRecord>(
  resource: Resource,
  id: RaRecord['id'],
  signal?: AbortSignal,
): Promise<T> {
  const path = buildPath(resource.endpoints.one.path, { id });
  try {
    const { json } = await request({ method: 'GET', path, signal });
    const record = recordOf<T>(json);
    if (record) return record;
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 405].includes(error.status)) throw error;
    const record = await findInList(resource, id, signal);
    if (!record) throw error;
    return record as T;
  }
  throw new ApiError(404, { message: 'login.unexpected' });
}

async function findInList(resource: Resource, id: RaRecord['id'], signal?: AbortSignal) {
  const query = { filter: { id: [id] }, range: [0, 0] };
  const { json } = await request({ method: 'GET', path: resource.endpoints.list.path, query, signal });
  return recordsOf(json).find((record) => String(record.id) === String(id));
}

/** The package's HTTP client: it addresses lists by resource name, and insists on a `Content-Range`. */
async function callList(url: string, options?: { readonly signal?: AbortSignal | null }) {
  const { pathname, searchParams } = new URL(url, 'http://list');
  const resource = registry.get(pathname.slice(1));
  const { status, headers, json } = await request({
    method: 'GET',
    path: resource.endpoints.list.path,
    query: Object.fromEntries(searchParams),
    signal: options?.signal ?? undefined,
  });
  const records = recordsOf(json);
  if (headers.has('Content-Range')) return { status, headers, body: '', json: records };
  const { rows, total } = sliceOf(records, readQuery(searchParams), resource);
  return { status, headers: new Headers({ 'Content-Range': `items */${total}` }), body: '', json: rows };
}

function readQuery(parameters: URLSearchParams): ListQuery {
  const read = <T>(name: string): T | undefined => {
    const text = parameters.get(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  };
  return { filter: read<ListQuery['filter']>('filter') ?? {}, sort: read('sort'), range: read('range') };
}

// Filter inputs hold '' for "any" and true for 1; null is a value of its own and means empty.
function wireFilter(filter: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]));
}
