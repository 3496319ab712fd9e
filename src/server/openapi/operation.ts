import { type Call, type ListParameter, needsOf, type AllowedCallers } from '../../core/calls/defineCall.ts';
import type { Part, Parts } from '../../core/calls/shapes.ts';
import type { UploadField } from '../../core/fields/field.ts';
import { pathParameters } from '../../core/paths.ts';
import type { Registry } from '../../core/registry.ts';
import { isEntered } from '../../core/resource.ts';
import { type Schema, valueSchema } from './fieldSchema.ts';
import { shapeSchema } from './shapeSchema.ts';
import { isUploadField } from '../../core/fields/isUploadField.ts';

const MULTIPART = 'multipart/form-data';
const BODIES = ['application/json', 'application/x-www-form-urlencoded', MULTIPART];
const FILE_PART: Schema = { type: 'string', format: 'binary' };
const REFUSED = { $ref: '#/components/responses/Refused' };
const IN_THE_WAY = { $ref: '#/components/responses/InTheWay' };

/** A declared call as OpenAPI describes it. */
export function operationOf(call: Call, registry: Registry): Schema {
  const { id, tag, summary, who } = call;
  const parameters = parametersOf(call);
  const body = bodyOf(call, registry);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: needText(who),
    ...(who === 'everybody' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { content: body } }),
    responses: { ...answersOf(call, registry), ...refusalsOf(call) },
  };
}

function needText(who: AllowedCallers): string {
  if (who === 'everybody') return 'Open to everybody.';
  if (who === 'signedIn') return 'Needs a login.';
  return `Needs: ${needsOf(who)
    .map(({ action, subject }) => `${action} on ${subject}`)
    .join(', or ')}.`;
}

function parametersOf({ path, query = {}, listQuery = [], takesKey = false }: Call): Schema[] {
  return [
    ...pathParameters(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
    })),
    ...Object.entries(query).map(([name, field]) => {
      const { description, ...schema } = valueSchema(field);
      const required = isRequired(field) && { required: true };
      return { name, in: 'query', ...required, schema, ...(description !== undefined && { description }) };
    }),
    ...(takesKey ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ...listQuery.map((name: ListParameter) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function bodyOf({ input, inputSchema, readsFile }: Call, registry: Registry): Schema | undefined {
  if (!input) return undefined;
  const schema = inputSchema ? { $ref: `#/components/schemas/${inputSchema}` } : enteredSchema(input, registry);
  const types = readsFile ? [MULTIPART] : BODIES;
  const sent = Object.values(input).some(isUpload) ? enteredSchema(input, registry, multipartSchemas) : schema;
  return Object.fromEntries(types.map((type) => [type, { schema: type === MULTIPART ? sent : schema }]));
}

function enteredSchema(input: Parts, registry: Registry, schemasOf = plainSchemas): Schema {
  const entered = Object.entries(input).filter(([, part]) => 'shape' in part || isEntered(part));
  const required = entered.filter(([, part]) => isRequired(part)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entered.flatMap(([name, part]) => schemasOf(name, part, registry))),
    ...(required.length > 0 && { required }),
  };
}

type NamedSchemas = readonly (readonly [name: string, schema: Schema])[];

function plainSchemas(name: string, part: Part, registry: Registry): NamedSchemas {
  return [[name, partSchema(part, registry)]];
}

/** A part as a form with files sends it: a new file as it is, and beside a list of images those that are kept. */
function multipartSchemas(name: string, part: Part, registry: Registry): NamedSchemas {
  if (!isUpload(part)) return plainSchemas(name, part, registry);
  if (part.kind !== 'images') return [[name, FILE_PART]];
  const stayingList = { type: 'string', description: `JSON list of the addresses among ${name} that stay` };
  return [
    [name, { type: 'array', items: FILE_PART }],
    [`previous_${name}`, stayingList],
  ];
}

function isUpload(part: Part): part is UploadField {
  return 'kind' in part && isUploadField(part) && isEntered(part);
}

function isRequired(part: Part): boolean {
  return 'kind' in part && part.required === true;
}

function partSchema(part: Part, registry: Registry): Schema {
  return 'shape' in part ? shapeSchema(part, registry) : valueSchema(part);
}

function answersOf(call: Call, registry: Registry): Schema {
  const { answer, status = 200, meanings = {} } = call;
  const isFile = 'shape' in answer && answer.shape === 'file';
  const content = {
    [isFile ? 'application/octet-stream' : 'application/json']: { schema: shapeSchema(answer, registry) },
  };
  const statuses = new Set([status, ...Object.keys(meanings).map(Number)]);
  return Object.fromEntries([...statuses].map((each) => [each, { description: meanings[each] ?? 'Done', content }]));
}

/** The statuses with which a call may refuse, as far as its declaration tells. */
function refusalsOf({ who, path, input, refuses = [] }: Call): Schema {
  const statuses = [
    400,
    // Whoever has to set up a second factor first is refused whatever they may do.
    ...(who === 'everybody' ? [] : [401, 403]),
    ...(path.includes('{') ? [404] : []),
    ...(input ? [413, 415, 422] : []),
    ...refuses,
  ];
  const refusals = statuses.map((status) => [status, status === 409 ? IN_THE_WAY : REFUSED]);
  // Every other refusal has the same shape: what is too much (429, 431), and what is the server's own (500, 503, 507).
  return { ...Object.fromEntries(refusals), default: REFUSED };
}
