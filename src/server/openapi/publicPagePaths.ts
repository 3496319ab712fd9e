import type { Method } from '../../core/paths.ts';
import type { Registry } from '../../core/registry.ts';
import { needOf } from '../../core/resource.ts';
import { ITEM_KINDS, type ItemKind, STATUS_CALLS } from '../routes/publicPageCalls.ts';
import { type Schema, valueSchema } from './fieldSchema.ts';
import type { Operation } from './operation.ts';

interface PageCall {
  readonly method: Method;
  readonly path: string;
  readonly resource: 'publicSimpleData' | 'publicMultipleData';
  readonly action: 'create' | 'update' | 'delete';
  /** The fields that its body may hold; none when it has no body. */
  readonly fields?: readonly string[];
}

const PLACE = ['public_sub_menu_id', 'page_design_type_id', 'title'];
const TEXT_FIELDS = [...PLACE, 'description', 'image'];
const ITEM_FIELDS: Readonly<Record<number, readonly string[]>> = {
  3: ['images'],
  4: ['videos'],
  5: ['is_file', 'notice_file', 'description'],
  6: ['event_date', 'start_time', 'end_time', 'location', 'images', 'description'],
};

const CALLS: readonly PageCall[] = [
  { method: 'POST', path: '/menu/simple/data/store', resource: 'publicSimpleData', action: 'create', fields: TEXT_FIELDS },
  { method: 'POST', path: '/menu/simple/data/update{id}', resource: 'publicSimpleData', action: 'update', fields: TEXT_FIELDS },
  ...ITEM_KINDS.flatMap(itemCalls),
  ...STATUS_CALLS.map(({ path }): PageCall => ({ method: 'PUT', path, resource: 'publicMultipleData', action: 'update', fields: ['is_active'] })),
];

const ID: Schema = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
const BODIES = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];

/** The calls with which pages of the public website are read by their addresses and edited. */
export function publicPageOperations(registry: Registry): Operation[] {
  return [namesOperation(), ...CALLS.map((call) => operationOf(call, registry))];
}

function itemCalls({ design, store, update, remove }: ItemKind): PageCall[] {
  const fields = [...PLACE, ...(ITEM_FIELDS[design] ?? [])];
  const shared = { resource: 'publicMultipleData' } as const;
  return [
    { ...shared, method: 'POST', path: store, action: 'create', fields },
    { ...shared, method: 'POST', path: update, action: 'update', fields },
    { ...shared, method: 'DELETE', path: remove, action: 'delete' },
  ];
}

function operationOf({ method, path, resource: name, action, fields }: PageCall, registry: Registry): Operation {
  const resource = registry.get(name);
  const need = needOf(resource, action);
  const properties = Object.fromEntries((fields ?? []).map((field) => [field, propertyOf(field)]));
  const refusals = ['401', '403', '404', '409', '413', '422'].map((status) => [status, { $ref: '#/components/responses/Refused' }]);
  return {
    endpoint: { method, path },
    operation: {
      operationId: path.slice(1).replace('{id}', '').replaceAll('/', '-'),
      tags: [resource.permission],
      summary: `${resource.permission}: ${path.slice(1).replace('{id}', '').replaceAll('/', ' ')}`,
      description: `Needs: ${need.action} on ${need.subject}.`,
      ...(path.includes('{id}') && { parameters: [ID] }),
      ...(fields && { requestBody: { content: Object.fromEntries(BODIES.map((type) => [type, { schema: { type: 'object', properties } }])) } }),
      responses: {
        [action === 'create' ? 201 : 200]: {
          description: 'Done',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Written' } } },
        },
        ...Object.fromEntries(refusals),
      },
    },
  };

  function propertyOf(field: string): Schema {
    if (field === 'videos') return { type: 'array', items: { type: 'string' }, description: 'Web addresses.' };
    const declared = resource.fields[field];
    return declared ? valueSchema(declared) : { enum: [0, 1] };
  }
}

function namesOperation(): Operation {
  const schema = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' }, slug: { type: 'string' } } } };
  return {
    endpoint: { method: 'GET', path: '/get/only/public/sub/menus' },
    operation: {
      operationId: 'public-page-names',
      tags: ['Pubic Site'],
      summary: 'Pubic Site: names and addresses of pages',
      description: 'Without a login, those that are switched on.',
      security: [],
      responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
    },
  };
}
