import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { isObject } from '../../core/isObject.ts';
import { buildPath, type Endpoint } from '../../core/paths.ts';
import type { Registry } from '../../core/registry.ts';
import type { Resource } from '../../core/resource.ts';
import { ApiError } from '../http/apiError.ts';
import { request } from '../http/httpClient.ts';
import { listsOfBackEnd, meansAbsent } from './backEnd.ts';
import { enteredValues } from './entered.ts';
import { messageOf } from './envelope.ts';
import { NotOfferedError, orNotOffered } from './notOffered.ts';
import { keepServerMessage, serverMessageOf } from './serverMessages.ts';
import { forgetWholeList } from './wholeLists.ts';
import { callOf } from './writes.ts';

/** Each record stands for itself: some can be refused while the others are done. */
export interface BulkOutcome {
  readonly done: readonly Identifier[];
  readonly refused: readonly { readonly id: Identifier; readonly message: string }[];
  /** The code that takes a deletion back, where the back end can do that. */
  readonly undo?: string;
}

interface BulkCall {
  readonly resource: Resource;
  readonly many: Endpoint | undefined;
  readonly ids: readonly Identifier[];
  readonly body?: Readonly<Record<string, unknown>>;
  /** The same for one record, where the back end has no call for many. */
  readonly one: (id: Identifier) => Promise<unknown>;
  /** Whether the refusal of the first says that the others need not be tried. */
  readonly isWrongAnswer?: (error: ApiError) => boolean;
}

interface ManySwitched {
  readonly ids: readonly Identifier[];
  readonly is_active: 0 | 1;
  /** Those of the records that are known: they are switched in that version only. */
  readonly seen?: readonly RaRecord[];
}

interface ManyChanged {
  readonly records: readonly RaRecord[];
  readonly values: Readonly<Record<string, unknown>>;
}

interface ManyActed {
  readonly records: readonly RaRecord[];
  readonly action: string;
  /** What the action asked for. */
  readonly data: Readonly<Record<string, unknown>>;
}

export type Bulk = ReturnType<typeof createBulk>;

function createBulk(registry: Registry) {
  return {
    /** Switches several records on or off. */
    toggleMany: async (name: string, { ids, is_active, seen = [] }: ManySwitched): Promise<{ data: BulkOutcome }> => {
      const resource = registry.get(name);
      const versions = new Map(seen.map(({ id, row_version }) => [id, row_version]));
      const one = (id: Identifier) =>
        request({ ...callOf(resource, 'toggle', id), body: { is_active, row_version: versions.get(id) } });
      const { toggleMany: many } = resource.endpoints;
      const known = seen.filter(({ id, row_version }) => ids.includes(id) && row_version !== undefined);
      const body = { is_active, seen: known.map(({ id, row_version }) => ({ record_id: id, row_version })) };
      return { data: await callForMany({ resource, many, ids, body, one }) };
    },

    /** Gives several records the same values in some fields, each in the version that is given. */
    changeMany: async (name: string, { records, values }: ManyChanged): Promise<{ data: BulkOutcome }> => {
      const resource = registry.get(name);
      const entered = enteredValues(resource, values);
      const versions = new Map(records.map(({ id, row_version }) => [id, row_version]));
      const one = (id: Identifier) =>
        request({ ...callOf(resource, 'update', id), body: { ...entered, row_version: versions.get(id) } });
      const known = records.filter(({ row_version }) => row_version !== undefined);
      const seen = known.map(({ id, row_version }) => ({ record_id: id, row_version }));
      const ids = records.map(({ id }) => id);
      const { updateMany: many } = resource.endpoints;
      return { data: await callForMany({ resource, many, ids, body: { values: entered, seen }, one }) };
    },

    /** Takes a status action on several records, each in the version that is given, with what it asked for once. */
    actMany: async (name: string, { records, action, data }: ManyActed): Promise<{ data: BulkOutcome }> => {
      const resource = registry.get(name);
      const endpoint = resource.actions[action]?.endpoint;
      if (!endpoint) throw new Error(`${name} has no action "${action}"`);
      const versions = new Map(records.map(({ id, row_version }) => [id, row_version]));
      const one = (id: Identifier) =>
        request({
          method: endpoint.method,
          path: buildPath(endpoint.path, { id }),
          body: { ...data, row_version: versions.get(id) },
          encoding: resource.body,
        });
      const ids = records.map(({ id }) => id);
      // What is wrong with an answer that was given once is wrong for all of them.
      const isWrongAnswer = ({ status, body }: ApiError) =>
        status === 422 && Object.keys(body.errors ?? {}).some((name) => name in data);
      return { data: await callForMany({ resource, many: undefined, ids, one, isWrongAnswer }) };
    },

    /** Deletes several records. */
    removeMany: async (name: string, { ids }: { ids: readonly Identifier[] }): Promise<{ data: BulkOutcome }> => {
      const resource = registry.get(name);
      const one = (id: Identifier) => request(callOf(resource, 'remove', id));
      return { data: await callForMany({ resource, many: resource.endpoints.removeMany, ids, one }) };
    },
  };
}

/** What is done with many records, and what react-admin's own bulk buttons call. */
export function createManyWrites(registry: Registry): Bulk & Pick<DataProvider, 'updateMany' | 'deleteMany'> {
  const bulk = createBulk(registry);
  return {
    ...bulk,
    updateMany: async (name, { ids, data }) => {
      const resource = registry.get(name);
      const values = enteredValues(resource, data);
      const outcome = await oneByOne(ids, (id) => request({ ...callOf(resource, 'update', id), body: values }));
      return { data: doneOf(outcome) };
    },
    deleteMany: async (name, { ids }) => ({ data: doneOf((await bulk.removeMany(name, { ids })).data) }),
  };
}

async function callForMany({ resource, many, ids, body, one, isWrongAnswer }: BulkCall): Promise<BulkOutcome> {
  const tried = (id: Identifier) => orNotOffered(resource, one(id), id);
  try {
    if (!many || listsOfBackEnd() === 'whole') return await oneByOne(ids, tried, isWrongAnswer);
    const { json } = await request({ ...many, body: { ids, ...body }, encoding: 'json' });
    const outcome = isObject(json) && isObject(json.data) ? (json.data as Partial<BulkOutcome>) : {};
    return keepServerMessage({ done: ids, refused: [], ...outcome }, messageOf(json));
  } catch (error) {
    if (!meansAbsent(error) || error instanceof NotOfferedError) throw error;
    return await oneByOne(ids, tried);
  } finally {
    forgetWholeList(resource);
  }
}

/** Where the connection or the login ends in the middle, the outcome tells what is done, and that the others were not tried. */
async function oneByOne(
  ids: readonly Identifier[],
  call: BulkCall['one'],
  isWrongAnswer: (error: ApiError) => boolean = () => false,
): Promise<BulkOutcome> {
  const done: Identifier[] = [];
  const refused: { id: Identifier; message: string }[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      await call(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isEnd = error.status === 401 || error.status === 0;
      if (error instanceof NotOfferedError || (index === 0 && (isEnd || isWrongAnswer(error)))) throw error;
      refused.push({ id, message: reasonOf(error) });
      if (!isEnd) continue;
      refused.push(...ids.slice(index + 1).map((left) => ({ id: left, message: 'screens.bulk.notTried' })));
      break;
    }
  }
  return { done, refused };
}

// What is wrong with a field says more than that something is.
function reasonOf({ body, message }: ApiError): string {
  return Object.values(body.errors ?? {}).join(' ') || message;
}

// Nothing done at all is a failure to react-admin; a part of it is told by the server's own sentence.
function doneOf(outcome: BulkOutcome): Identifier[] {
  const [first] = outcome.refused;
  if (outcome.done.length === 0 && first) throw new ApiError(409, { message: first.message });
  return keepServerMessage([...outcome.done], serverMessageOf(outcome));
}
