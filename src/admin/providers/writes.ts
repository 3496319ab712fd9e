import type { DataProvider, RaRecord } from 'react-admin';
import { buildPath, type Endpoint } from '../../core/paths.ts';
import type { Registry } from '../../core/registry.ts';
import type { Resource } from '../../core/resource.ts';
import type { BodyEncoding } from '../../core/resourceEndpoints.ts';
import { request } from '../http/httpClient.ts';
import { answeredRecord } from './answeredRecord.ts';
import { changedValues, enteredValues } from './entered.ts';
import { writtenRecord } from './envelope.ts';
import { orNotOffered } from './notOffered.ts';
import { staleOr } from './staleError.ts';
import { forgetWholeList } from './wholeLists.ts';

type Writes = Pick<DataProvider, 'create' | 'update' | 'delete'>;

/** The writing half of the data provider, one record at a time. */
export function createWrites(registry: Registry): Writes {
  return {
    create: async (name, { data, meta }) => {
      const resource = registry.get(name);
      const body = enteredValues(resource, data);
      const key: unknown = meta?.key;
      const headers = typeof key === 'string' ? { 'Idempotency-Key': key } : undefined;
      const suggested: unknown = meta?.suggested;
      const query = Array.isArray(suggested) && suggested.length > 0 ? { suggested: suggested.join(',') } : undefined;
      const { json } = await orNotOffered(resource, request({ ...callOf(resource, 'create'), body, headers, query }));
      return { data: await answeredRecord({ registry, resource }, json, data as RaRecord) };
    },

    update: async (name, params) => {
      const source = { registry, resource: registry.get(name) };
      const { id, data, previousData } = params;
      const version: unknown = data.row_version ?? previousData?.row_version;
      const changed = changedValues(source.resource, data, previousData ?? {});
      try {
        const body = { ...changed, row_version: version };
        const call = request({ ...callOf(source.resource, 'update', id), body });
        const { json } = await orNotOffered(source.resource, call, id);
        return { data: await answeredRecord(source, json, { ...previousData, ...changed, id }) };
      } catch (error) {
        throw staleOr(error, version);
      }
    },

    delete: async (name, { id, previousData }) => {
      const resource = registry.get(name);
      const { json } = await orNotOffered(resource, request(callOf(resource, 'remove', id)), id);
      forgetWholeList(resource);
      return { data: writtenRecord(json, { ...previousData, id }) };
    },
  };
}

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
