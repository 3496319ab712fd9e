import type { DataProvider, Identifier } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import type { Method } from '../../core/paths.ts';
import { ApiError } from '../http/apiError.ts';
import { request } from '../http/httpClient.ts';
import { enteredValues } from './entered.ts';
import { isObject, messageOf } from './envelope.ts';
import { keepServerMessage, serverMessageOf } from './serverMessages.ts';
import { callOf } from './writes.ts';

/** Each record stands for itself: some can be refused while the others are done. */
export interface BulkOutcome {
  readonly done: readonly Identifier[];
  readonly refused: readonly { readonly id: Identifier; readonly message: string }[];
}

interface BulkCall {
  readonly method: Method;
  readonly path: string;
  readonly ids: readonly Identifier[];
  readonly body?: Readonly<Record<string, unknown>>;
  /** The same for one record, where the back end has no call for many. */
  readonly one: (id: Identifier) => Promise<unknown>;
}

export const bulk = {
  /** Switches several records on or off. */
  toggleMany: async (
    name: string,
    { ids, is_active }: { ids: readonly Identifier[]; is_active: 0 | 1 },
  ): Promise<{ data: BulkOutcome }> => {
    const resource = registry.get(name);
    const one = (id: Identifier) => request({ ...callOf(resource, 'toggle', id), body: { is_active } });
    const path = `/${resource.collection}/bulk/status`;
    return { data: await callForMany({ method: 'PUT', path, ids, body: { is_active }, one }) };
  },

  /** Deletes several records. */
  removeMany: async (name: string, { ids }: { ids: readonly Identifier[] }): Promise<{ data: BulkOutcome }> => {
    const resource = registry.get(name);
    const one = (id: Identifier) => request(callOf(resource, 'remove', id));
    return { data: await callForMany({ method: 'DELETE', path: `/${resource.collection}/bulk`, ids, one }) };
  },
};

/** What react-admin's own bulk buttons call. */
export const manyWrites: Pick<DataProvider, 'updateMany' | 'deleteMany'> = {
  updateMany: async (name, { ids, data }) => {
    const resource = registry.get(name);
    const values = enteredValues(resource, data);
    const outcome = await oneByOne(ids, (id) => request({ ...callOf(resource, 'update', id), body: values }));
    return { data: doneOf(outcome) };
  },
  deleteMany: async (name, { ids }) => ({ data: doneOf((await bulk.removeMany(name, { ids })).data) }),
};

async function callForMany({ method, path, ids, body, one }: BulkCall): Promise<BulkOutcome> {
  try {
    const { json } = await request({ method, path, body: { ids, ...body }, encoding: 'json' });
    const { done = ids, refused = [] } =
      isObject(json) && isObject(json.data) ? (json.data as Partial<BulkOutcome>) : {};
    return keepServerMessage({ done, refused }, messageOf(json));
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 405].includes(error.status)) throw error;
    return oneByOne(ids, one);
  }
}

async function oneByOne(ids: readonly Identifier[], call: BulkCall['one']): Promise<BulkOutcome> {
  const done: Identifier[] = [];
  const refused: { id: Identifier; message: string }[] = [];
  for (const id of ids) {
    try {
      await call(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { done, refused };
}

// Nothing done at all is a failure to react-admin; a part of it is told by the server's own sentence.
function doneOf(outcome: BulkOutcome): Identifier[] {
  const [first] = outcome.refused;
  if (outcome.done.length === 0 && first) throw new ApiError(409, { message: first.message });
  return keepServerMessage([...outcome.done], serverMessageOf(outcome));
}
