import type { DataProvider, RaRecord, UpdateParams } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import { buildPath, type Endpoint } from '../../core/paths.ts';
import type { BodyEncoding, Resource } from '../../core/resource.ts';
import { ApiError } from '../http/apiError.ts';
import { request } from '../http/httpClient.ts';
import { changedValues, enteredValues } from './entered.ts';
import { writtenRecord } from './envelope.ts';
import { readOne } from './reads.ts';
import { StaleError } from './staleError.ts';

type Writes = Pick<DataProvider, 'create' | 'update' | 'delete'>;

/** The writing half of the data provider, one record at a time. */
export const writes: Writes = {
  create: async (name, { data }) => {
    const resource = registry.get(name);
    const body = enteredValues(resource, data);
    const { json } = await request({ ...callOf(resource, 'create'), body });
    return { data: writtenRecord(json, data as RaRecord) };
  },

  update: async (name, params) => {
    const resource = registry.get(name);
    const { id, data, previousData } = params;
    const version: unknown = data.row_version ?? previousData?.row_version;
    const body = { ...changedValues(resource, data, previousData ?? {}), row_version: version };
    try {
      const { json } = await request({ ...callOf(resource, 'update', id), body });
      return { data: writtenRecord(json, { ...previousData, ...data, id }) };
    } catch (error) {
      throw await staleOr(error, { resource, id, version });
    }
  },

  delete: async (name, { id, previousData }) => {
    const { json } = await request(callOf(registry.get(name), 'remove', id));
    return { data: writtenRecord(json, { ...previousData, id }) };
  },
};

/** Method, path and encoding of a call that changes something. */
export function callOf(
  resource: Resource,
  call: 'create' | 'update' | 'remove' | 'toggle',
  id?: RaRecord['id'],
): Endpoint & { encoding: BodyEncoding } {
  const endpoint = resource.endpoints[call];
  if (!endpoint) throw new Error(`${resource.name} has no call "${call}"`);
  const path = buildPath(endpoint.path, id === undefined ? {} : { id });
  return { method: endpoint.method, path, encoding: resource.body };
}

// A 409 has several reasons; it is a stale write when the record has moved on from the version that was sent.
async function staleOr(
  error: unknown,
  { resource, id, version }: { resource: Resource; id: UpdateParams['id']; version: unknown },
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 409 || version === undefined) return error;
  const current = await readOne(resource, id).catch(() => undefined);
  return current && current.row_version !== version ? new StaleError(error, current) : error;
}
