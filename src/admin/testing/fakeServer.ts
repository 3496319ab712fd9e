import { fakeApi, jsonAnswer, type SentRequest } from '../../../tests/support/fakeApi.ts';
import type { Registry } from '../../core/registry.ts';
import { matchPath } from '../../core/paths.ts';
import { type Action, type Resource, statusFieldOf } from '../../core/resource.ts';

export interface FakeRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A call as the fake server sees it: its path without the query, and what it carries. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, string>>;
}

/** Answers a call in its own way, perhaps later, or leaves it to the server. */
export type Override = (call: FakeCall) => Response | Promise<Response> | undefined;

/**
 * A server that holds records by resource name and knows the calls of a registry: lists with paging, one, create,
 * update, delete, switching, status actions and history. Returns the calls that reached it.
 */
export function fakeServer(
  registry: Registry,
  tables: Record<string, FakeRecord[]>,
  override: Override = () => undefined,
): FakeCall[] {
  const calls: FakeCall[] = [];
  fakeApi((sent) => {
    const call = readCall(sent);
    calls.push(call);
    return (
      override(call) ??
      answer(registry, call, tables) ??
      jsonAnswer(404, { message: `No such call: ${call.method} ${call.path}` })
    );
  });
  return calls;
}

function answer(registry: Registry, call: FakeCall, tables: Record<string, FakeRecord[]>): Response | undefined {
  for (const resource of registry.resources) {
    const found = answerFor(resource, call, tables);
    if (found) return found;
  }
  return undefined;
}

function answerFor(resource: Resource, call: FakeCall, tables: Record<string, FakeRecord[]>): Response | undefined {
  const { list, variants, one, create, update, remove, toggle, history } = resource.endpoints;
  const rows = tables[resource.name] ?? [];
  const at = (endpoint: typeof create) => {
    if (!endpoint || endpoint.method !== call.method) return undefined;
    const match = matchPath(endpoint.path, call.path);
    return match && { place: rows.findIndex(({ id }) => id === Number(match.id)) };
  };
  if (at(list) || variants.some(({ endpoint }) => at(endpoint))) return slice(rows, call.query);
  if (at(history)) return jsonAnswer(200, []);
  const read = at(one);
  if (read)
    return rows[read.place]
      ? jsonAnswer(200, rows[read.place])
      : jsonAnswer(404, { message: 'There is no such record.' });
  if (at(create)) return written(rows, { ...call.body, id: rows.length + 1 }, rows.length);
  const deleted = at(remove);
  if (deleted)
    return jsonAnswer(200, { status: 'success', message: 'It was deleted.', data: rows.splice(deleted.place, 1)[0] });
  const switched = at(toggle);
  if (switched) return written(rows, { is_active: Number(call.body.is_active) }, switched.place);
  for (const action of Object.values(resource.actions)) {
    const moved = at(action.endpoint);
    if (moved) return written(rows, { ...call.body, ...stateAfter(resource, action) }, moved.place);
  }
  const changed = at(update);
  return changed && written(rows, { ...call.body }, changed.place);
}

function stateAfter(resource: Resource, { to }: Action): Record<string, unknown> {
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (name === undefined || field?.kind !== 'status') return {};
  return { [name]: field.options.find((option) => option.name === to)?.value };
}

function written(rows: FakeRecord[], change: Record<string, unknown>, place: number): Response {
  const record = { ...rows[place], ...change } as FakeRecord;
  rows[place] = record;
  return jsonAnswer(200, { status: 'success', message: 'It was saved.', data: record });
}

function slice(rows: readonly FakeRecord[], query: URLSearchParams): Response {
  const [from, to] = JSON.parse(query.get('range') ?? '[0, 9999]') as [number, number];
  const { id } = JSON.parse(query.get('filter') ?? '{}') as { id?: number[] };
  const wanted = id ? rows.filter((row) => id.includes(row.id)) : rows;
  const shown = wanted.slice(from, to + 1);
  return new Response(JSON.stringify(shown), { headers: { 'Content-Range': `items ${from}-${to}/${wanted.length}` } });
}

function readCall({ path, method = 'GET', headers, body }: SentRequest): FakeCall {
  const { pathname, searchParams } = new URL(path, 'http://school');
  const fields = body instanceof FormData || body instanceof URLSearchParams ? [...body.entries()] : jsonFields(body);
  return {
    method,
    path: pathname.replace(/^\/api/, ''),
    headers,
    query: searchParams,
    body: Object.fromEntries(fields.map(([name, value]) => [name, value instanceof File ? value.name : String(value)])),
  };
}

function jsonFields(body: unknown): [string, unknown][] {
  return typeof body === 'string' ? Object.entries(JSON.parse(body) as object) : [];
}
