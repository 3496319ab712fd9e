import type { Identifier, RaRecord } from 'react-admin';
import type { HistoryEntry } from '../../core/calls/history.ts';
import { buildPath } from '../../core/paths.ts';
import type { Registry } from '../../core/registry.ts';
import { request } from '../http/httpClient.ts';
import { answeredRecord } from './answeredRecord.ts';
import { recordsOf } from './envelope.ts';
import { orNotOffered } from './notOffered.ts';
import { staleOr } from './staleError.ts';
import { callOf } from './writes.ts';

/** What a record can do beyond being read and written. */
export function createCommands(registry: Registry) {
  return {
    /** Switches a record on or off, unless it is no longer in the version that was seen. */
    toggle: async (
      name: string,
      { id, is_active, row_version }: { id: Identifier; is_active: 0 | 1; row_version?: unknown },
    ): Promise<{ data: RaRecord }> => {
      const resource = registry.get(name);
      try {
        const call = request({ ...callOf(resource, 'toggle', id), body: { is_active, row_version } });
        const { json } = await orNotOffered(resource, call, id);
        return { data: await answeredRecord({ registry, resource }, json, { id, is_active }) };
      } catch (error) {
        throw staleOr(error, row_version);
      }
    },

    /** Moves a record along its life cycle; `data` holds its row_version and what the action asks for. */
    act: async (
      name: string,
      { id, action, data = {} }: { id: Identifier; action: string; data?: Readonly<Record<string, unknown>> },
    ): Promise<{ data: RaRecord }> => {
      const resource = registry.get(name);
      const endpoint = resource.actions[action]?.endpoint;
      if (!endpoint) throw new Error(`${name} has no action "${action}"`);
      const path = buildPath(endpoint.path, { id });
      try {
        const call = request({ method: endpoint.method, path, body: data, encoding: resource.body });
        const { json } = await orNotOffered(resource, call, id);
        return { data: await answeredRecord({ registry, resource }, json, { ...data, id }) };
      } catch (error) {
        throw staleOr(error, data.row_version);
      }
    },

    /** Who changed what, newest first. */
    history: async (
      name: string,
      { id, signal }: { id: Identifier; signal?: AbortSignal | undefined },
    ): Promise<{ data: HistoryEntry[] }> => {
      const path = buildPath(registry.get(name).endpoints.history.path, { id });
      const { json } = await request({ method: 'GET', path, signal });
      return { data: recordsOf(json).filter(isHistoryEntry) };
    },
  };
}

function isHistoryEntry(entry: RaRecord): entry is HistoryEntry {
  return typeof entry.at === 'string' && typeof entry.action === 'string' && Array.isArray(entry.changes);
}
