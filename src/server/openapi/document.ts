import packageJson from '../../../package.json' with { type: 'json' };
import type { Registry } from '../../core/registry.ts';
import type { Call } from '../../core/calls/defineCall.ts';
import type { Product } from '../product.ts';
import type { RuleBook } from '../services/rules.ts';
import { inputSchema, recordSchema, type Schema } from './fieldSchema.ts';
import { operationOf } from './operation.ts';
import { namedShapes, shapeSchema } from './shapeSchema.ts';

interface DocumentOptions {
  readonly product: Pick<Product, 'name' | 'description' | 'registry'> & { readonly rules: Pick<RuleBook, 'of'> };
  readonly publicUrl?: string | undefined;
}

/** The API in OpenAPI 3.1, worked out from its calls and the declarations of its resources. */
export function openApiDocument(calls: readonly Call[], { product, publicUrl = '' }: DocumentOptions): Schema {
  const { registry, rules, name, description } = product;
  return {
    openapi: '3.1.0',
    info: {
      title: name,
      version: packageJson.version,
      description,
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: `${publicUrl}/api` }],
    security: [{ bearer: [] }],
    tags: tagsOf(calls, registry),
    paths: pathsOf(calls, registry),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: PARAMETERS,
      responses: { Refused: REFUSED, InTheWay: IN_THE_WAY },
      schemas: { Refusal: REFUSAL, ...answersOf(calls, registry), ...schemasOf(registry, rules) },
    },
  };
}

function tagsOf(calls: readonly Call[], { resources }: Registry): Schema[] {
  const names = new Set(calls.map(({ tag }) => tag));
  return [...names].map((name) => {
    const own = resources.filter(({ permission }) => permission === name).map(({ plural }) => plural);
    return { name, description: own.length > 0 ? `Calls about ${own.join(', ')}.` : `Calls about ${name}.` };
  });
}

function pathsOf(calls: readonly Call[], registry: Registry): Record<string, Record<string, Schema>> {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, registry) };
  }
  return paths;
}

/** The answers that have a name of their own. */
function answersOf(calls: readonly Call[], registry: Registry): Record<string, Schema> {
  const named = calls.flatMap(({ answer }) => namedShapes(answer));
  return Object.fromEntries(named.map(([name, part]) => [name, shapeSchema(part, registry)]));
}

function schemasOf(registry: Registry, rules: Pick<RuleBook, 'of'>): Record<string, Schema> {
  return Object.fromEntries(
    registry.resources.flatMap((resource) => [
      [resource.name, recordSchema(resource, rules.of(resource).addedKeys)],
      ...(resource.endpoints.create ? [[`${resource.name}Input`, inputSchema(resource, true)]] : []),
      ...(resource.endpoints.update ? [[`${resource.name}Change`, inputSchema(resource, false)]] : []),
    ]),
  );
}

const REFUSED: Schema = {
  description: 'Refused; the message is in the language of Accept-Language.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const IN_THE_WAY: Schema = {
  description: 'Something stands in the way. Of a record that was changed meanwhile, `current` is what it is now.',
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Refusal' }],
        properties: { current: { type: 'object', description: 'Only where the caller may see the record' } },
      },
    },
  },
};

const PARAMETERS: Readonly<Record<string, Schema>> = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', minLength: 1, maxLength: 128 },
    description:
      'Sent once more with the same key within a day, the record that was made then is answered, or the import that was begun.',
  },
  range: {
    name: 'range',
    in: 'query',
    schema: { type: 'string' },
    example: '[0,24]',
    description: 'First and last position; without it the whole list is answered.',
  },
  sort: { name: 'sort', in: 'query', schema: { type: 'string' }, example: '["name","ASC"]' },
  filter: {
    name: 'filter',
    in: 'query',
    schema: { type: 'string' },
    example: '{"is_active":1,"q":"rah","id":[1,2]}',
    description:
      'Equality, lists (any of), field_not (none of), field_gte and field_lte, q for a search in the text, and {"wingSection":{"wing_id":1}} for what such a record names, and any_of with alternatives, each a filter, of which at least one must hold.',
  },
};

const REFUSAL: Schema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};
