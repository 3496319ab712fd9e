import packageJson from '../../../package.json' with { type: 'json' };
import type { Registry } from '../../core/registry.ts';
import { IMPORT_SCHEMAS, importJobOperations } from './importPaths.ts';
import { ownOperations } from './ownPaths.ts';
import { inputSchema, recordSchema, type Schema } from './fieldSchema.ts';
import type { Operation } from './operation.ts';
import { publicPageOperations } from './publicPagePaths.ts';
import { resourceOperations } from './resourcePaths.ts';

/** The API in OpenAPI 3.1, worked out from the declarations. */
export function openApiDocument(registry: Registry, publicUrl = ''): Schema {
  const operations = [...ownOperations(), ...importJobOperations(), ...publicPageOperations(registry), ...registry.resources.flatMap(resourceOperations)];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Campus',
      version: packageJson.version,
      description: 'School and campus management: every call of the office.',
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: `${publicUrl}/api` }],
    security: [{ bearer: [] }],
    tags: tagsOf(operations, registry),
    paths: pathsOf(operations),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: PARAMETERS,
      responses: { Refused: REFUSED },
      schemas: { ...SCHEMAS, ...IMPORT_SCHEMAS, ...schemasOf(registry) },
    },
  };
}

function tagsOf(operations: readonly Operation[], { resources }: Registry): Schema[] {
  const names = new Set(operations.flatMap(({ operation }) => operation.tags as string[]));
  return [...names].map((name) => {
    const own = resources.filter(({ permission }) => permission === name).map(({ plural }) => plural);
    return { name, description: own.length > 0 ? `Calls about ${own.join(', ')}.` : `Calls about ${name}.` };
  });
}

function pathsOf(operations: readonly Operation[]): Record<string, Record<string, Schema>> {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const { endpoint, operation } of operations) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return paths;
}

function schemasOf(registry: Registry): Record<string, Schema> {
  return Object.fromEntries(
    registry.resources.flatMap((resource) => [
      [resource.name, recordSchema(resource)],
      ...(resource.endpoints.create ? [[`${resource.name}Input`, inputSchema(resource, true)]] : []),
      ...(resource.endpoints.update ? [[`${resource.name}Change`, inputSchema(resource, false)]] : []),
    ]),
  );
}

const REFUSED: Schema = {
  description: 'Refused; the message is in the language of Accept-Language.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const PARAMETERS: Readonly<Record<string, Schema>> = {
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
    description: 'Equality, lists (any of), field_not (none of), field_gte and field_lte, q for a search in the text, and {"wingSection":{"wing_id":1}} for what such a record names.',
  },
};

const SCHEMAS: Readonly<Record<string, Schema>> = {
  Written: {
    type: 'object',
    properties: { status: { const: 'success' }, message: { type: 'string' }, data: { type: 'object' } },
  },
  Refusal: {
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string' },
      errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    },
  },
  HistoryEntry: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      at: { type: 'string', format: 'date-time' },
      user: { type: ['object', 'null'], properties: { id: { type: 'integer' }, name: { type: 'string' } } },
      address: { type: ['string', 'null'] },
      action: { type: 'string' },
      changes: {
        type: 'array',
        items: { type: 'object', properties: { field: { type: 'string' }, before: {}, after: {} } },
      },
    },
  },
};
