import fc from 'fast-check';
import type { Json } from '../campus.ts';
import type { Part } from './parts.ts';
import { hostile, type Mode, valueFor } from './values.ts';

/** An operation of the OpenAPI description. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Json } | undefined;
  readonly responses: Readonly<Record<string, Json>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Json;
}

/** One call, as it is sent. */
export interface FuzzRequest extends Part {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** The OpenAPI description, and what records there are. */
export interface ApiDescription {
  readonly document: Json;
  readonly idsOf: (entity: string) => readonly number[];
}

const LIST_PARAMETERS = new Set(['range', 'sort', 'filter']);
const BOUNDARY = 'a-boundary-of-the-test';

/** What a reference within the document leads to. */
export function resolveIn(document: Json, reference: string): Json {
  const keys = reference.replace(/^#\//, '').split('/');
  return keys.reduce((place, key) => place[key] as Json, document);
}

/** The operations of a description. */
export function operationsOf(document: Json): Operation[] {
  const resolved = (each: Json) => (typeof each.$ref === 'string' ? resolveIn(document, each.$ref) : each);
  return Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      id: String(operation.operationId),
      parameters: ((operation.parameters ?? []) as Json[]).map(resolved) as unknown as Parameter[],
      body: bodyOf(operation),
      responses: Object.fromEntries(
        Object.entries(operation.responses as Record<string, Json>).map(([status, each]) => [status, resolved(each)]),
      ),
    })),
  );
}

function bodyOf({ requestBody }: Json): Operation['body'] {
  const content = (requestBody as Json | undefined)?.content as Record<string, { schema: Json }> | undefined;
  const [type, first] = Object.entries(content ?? {})[0] ?? [];
  return type && first ? { type, schema: first.schema } : undefined;
}

/** Calls of an operation, as somebody: by its shape, nearly so, or with values that nobody asked for. */
export function requestOf(
  operation: Operation,
  { who, mode }: Part,
  described: ApiDescription,
): fc.Arbitrary<FuzzRequest> {
  const world = { resolve: (reference: string) => resolveIn(described.document, reference), idsOf: described.idsOf };
  const values = operation.parameters.map((parameter) => parameterOf(parameter, operation, mode, described));
  const body = operation.body ? valueFor(operation.body.schema, mode, world) : fc.constant(undefined);
  return fc.tuple(fc.tuple(...values), body).map(([given, sent]) => ({
    who,
    mode,
    url: addressOf(operation, given),
    ...payloadOf(operation, sent),
  }));
}

function parameterOf(
  parameter: Parameter,
  operation: Operation,
  mode: Mode,
  described: ApiDescription,
): fc.Arbitrary<unknown> {
  const world = { resolve: (reference: string) => resolveIn(described.document, reference), idsOf: described.idsOf };
  const { name, schema, required } = parameter;
  if (parameter.in === 'path' && name === 'id') {
    const ids = described.idsOf(operation.id.split('.')[0] ?? '');
    return mode === 'hostile' ? fc.oneof(fc.constantFrom(...ids), hostile) : fc.constantFrom(...ids, 999_999);
  }
  const value = LIST_PARAMETERS.has(name)
    ? listParameter(name, operation, mode, described)
    : valueFor(schema, mode === 'nearly' ? 'valid' : mode, world);
  const isNeeded = parameter.in === 'path' || (required && mode === 'valid');
  return isNeeded ? value : fc.option(value, { nil: undefined, freq: 3 });
}

function listParameter(
  name: string,
  operation: Operation,
  mode: Mode,
  { document, idsOf }: ApiDescription,
): fc.Arbitrary<unknown> {
  if (mode === 'hostile')
    return fc.oneof(
      hostile,
      hostile.map((each) => JSON.stringify(each)),
      fc.constantFrom('[0,9]', '["id","ASC"]'),
    );
  const schema = answeredRecord(operation, document);
  const properties = Object.entries((schema.properties ?? { id: { type: 'integer' } }) as Record<string, Json>);
  const world = { resolve: (reference: string) => resolveIn(document, reference), idsOf };
  const field = fc.constantFrom(...properties);
  if (name === 'range') return fc.nat(20).map((last) => JSON.stringify([0, last]));
  if (name === 'sort')
    return fc.tuple(field, fc.constantFrom('ASC', 'DESC')).map(([[each], order]) => JSON.stringify([each, order]));
  const ending = fc.constantFrom('', '', '', '_gte', '_lte', '_not');
  const test = fc.tuple(field, ending).chain(([[each, part], end]) => {
    const value = valueFor(part, mode === 'valid' ? 'valid' : 'nearly', world);
    return fc.tuple(fc.constant(`${each}${end}`), mode === 'valid' ? value : fc.oneof(value, hostile));
  });
  return fc
    .tuple(fc.array(test, { maxLength: 2 }), fc.option(fc.constantFrom('ra', 'a b', '%', "'"), { freq: 2 }))
    .map(([tests, q]) => JSON.stringify({ ...Object.fromEntries(tests), ...(q !== null && { q }) }));
}

/** The records that a list answers, as the description has them. */
function answeredRecord({ responses }: Operation, document: Json): Json {
  const content = responses['200']?.content as Record<string, { schema: Json }> | undefined;
  const items = (Object.values(content ?? {})[0]?.schema.items ?? {}) as Json;
  return typeof items.$ref === 'string' ? resolveIn(document, items.$ref) : items;
}

function addressOf({ path, parameters }: Operation, given: readonly unknown[]): string {
  const values = parameters.map((parameter, index) => [parameter, given[index]] as const);
  const filled = values
    .filter(([parameter]) => parameter.in === 'path')
    .reduce((text, [{ name }, value]) => text.replace(`{${name}}`, () => partOf(value)), path);
  const query = values
    .filter(([parameter, value]) => parameter.in === 'query' && value !== undefined)
    .map(([{ name }, value]) => `${name}=${encoded(value)}`);
  return `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** A part of a path: an empty one, or dots, would make the address that of another call. */
function partOf(value: unknown): string {
  const text = encoded(value);
  return text === '' || /^\.+$/.test(text) ? 'x' : text;
}

// Half of a surrogate pair cannot be written in an address.
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text).toString()).slice(0, 600);
}

function payloadOf({ body }: Operation, sent: unknown): Pick<FuzzRequest, 'headers' | 'payload'> {
  if (!body) return { headers: {}, payload: undefined };
  if (body.type !== 'multipart/form-data')
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(sent) };
  const parts = Object.entries((sent ?? {}) as Json).map(([name, value]) => {
    const file = name === 'file' ? '; filename="a.csv"\r\nContent-Type: text/csv' : '';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/[^\w]/g, '_')}"${file}\r\n\r\n${text}\r\n`;
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: `${parts.join('')}--${BOUNDARY}--\r\n`,
  };
}
