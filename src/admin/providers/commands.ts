import type { Identifier, RaRecord } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import { buildPath } from '../../core/paths.ts';
import { request } from '../http/httpClient.ts';
import { recordsOf, writtenRecord } from './envelope.ts';
import { callOf } from './writes.ts';

/** One entry of a record's history, newest first. */
export interface HistoryEntry extends RaRecord {
  readonly at: string;
  readonly user: { readonly id: number; readonly name: string } | null;
  readonly address: string | null;
  /** `create`, `update`, `delete`, `toggle`, or the name of a status action. */
  readonly action: string;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** What a record can do beyond being read and written. */
export const commands = {
  /** Switches a record on or off. */
  toggle: async (
    name: string,
    { id, is_active }: { id: Identifier; is_active: 0 | 1 },
  ): Promise<{ data: RaRecord }> => {
    const { json } = await request({ ...callOf(registry.get(name), 'toggle', id), body: { is_active } });
    return { data: writtenRecord(json, { id, is_active }) };
  },

  /** Moves a record along its life cycle; `data` holds its row_version and what the action asks for. */
  act: async (
    name: string,
    { id, action, data = {} }: { id: Identifier; action: string; data?: Readonly<Record<string, unknown>> },
  ): Promise<{ data: RaRecord }> => {
    const { actions, body: encoding } = registry.get(name);
    const endpoint = actions[action]?.endpoint;
    if (!endpoint) throw new Error(`${name} has no action "${action}"`);
    const { json } = await request({
      method: endpoint.method,
      path: buildPath(endpoint.path, { id }),
      body: data,
      encoding,
    });
    return { data: writtenRecord(json, { ...data, id }) };
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

function isHistoryEntry(entry: RaRecord): entry is HistoryEntry {
  return typeof entry.at === 'string' && typeof entry.action === 'string' && Array.isArray(entry.changes);
}
