import type { Endpoint } from '../../core/paths.ts';
import { childLists } from '../../core/calls.ts';
import { type Action, type Need, needOf, type Resource } from '../../core/resource.ts';
import { childRowSchema, entered, type Schema } from './fieldSchema.ts';
import { importOperations } from './importPaths.ts';
import type { Operation } from './operation.ts';

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
const IDS: Schema = { type: 'array', items: { type: 'integer' }, minItems: 1 };
const ACTIVE: Schema = { type: 'integer', enum: [0, 1] };
const LIST_PARAMETERS = ['range', 'sort', 'filter'].map((each) => ({ $ref: `#/components/parameters/${each}` }));

/** Every call of a resource. */
export function resourceOperations(resource: Resource): Operation[] {
  const { list, variants, one, history, create, update, remove, toggle } = resource.endpoints;
  const about = new Describer(resource);
  return [
    about.list(list, 'list'),
    ...variants.map((variant) => about.list(variant.endpoint, variant.name, variant.permission)),
    ...childLists(resource).map(({ name, endpoint }) => about.childList(endpoint, name)),
    about.read(one, { name: 'one', schema: { $ref: `#/components/schemas/${resource.name}` } }),
    about.read(history, { name: 'history', schema: { type: 'array', items: { $ref: '#/components/schemas/HistoryEntry' } } }),
    about.export(),
    ...importOperations(resource),
    ...(create ? [about.write({ endpoint: create, name: 'create', action: 'create', body: about.input('Input'), status: 201 })] : []),
    ...(update ? [about.write({ endpoint: update, name: 'update', action: 'update', body: about.input('Change') })] : []),
    ...(toggle ? [about.write({ endpoint: toggle, name: 'status', action: 'update', body: object({ is_active: ACTIVE }) })] : []),
    ...(remove ? [about.write({ endpoint: remove, name: 'delete', action: 'delete' })] : []),
    ...(toggle ? [about.bulk('PUT', '/status', { ids: IDS, is_active: ACTIVE })] : []),
    ...(remove ? [about.bulk('DELETE', '', { ids: IDS })] : []),
    ...Object.values(resource.actions).map((action) => about.action(action)),
  ];
}

class Describer {
  constructor(private readonly resource: Resource) {}

  list(endpoint: Endpoint, name: string, need?: Need): Operation {
    const schema = { type: 'array', items: { $ref: `#/components/schemas/${this.resource.name}` } };
    return this.read(endpoint, { name, schema, parameters: LIST_PARAMETERS, ...(need && { need }) });
  }

  childList(endpoint: Endpoint, name: string): Operation {
    const schema = { type: 'array', items: childRowSchema(this.resource, name) };
    return this.read(endpoint, { name, schema, parameters: LIST_PARAMETERS });
  }

  read(endpoint: Endpoint, about: { name: string; schema: Schema; parameters?: readonly Schema[]; need?: Need }): Operation {
    const { name, schema, parameters = [], need } = about;
    const content = { 'application/json': { schema } };
    const isOpen = this.resource.read === 'public' && !need;
    return {
      endpoint,
      operation: {
        ...this.head(name, isOpen ? 'everybody' : needText(need ?? needOf(this.resource, 'read'))),
        ...(isOpen && { security: [] }),
        ...parametersOf(endpoint, parameters),
        responses: { 200: { description: 'OK', content }, ...refusals(endpoint) },
      },
    };
  }

  export(): Operation {
    const format = { name: 'format', in: 'query', schema: { enum: ['csv', 'xlsx'] } };
    const columns = { name: 'columns', in: 'query', schema: { type: 'string' }, description: 'JSON list of fields' };
    const endpoint: Endpoint = { method: 'GET', path: `/${this.resource.collection}/export` };
    const filter = ['sort', 'filter'].map((each) => ({ $ref: `#/components/parameters/${each}` }));
    const schema = { type: 'string', format: 'binary' };
    return this.read(endpoint, { name: 'export', schema, parameters: [format, columns, ...filter] });
  }

  input(kind: 'Input' | 'Change'): Schema {
    return { $ref: `#/components/schemas/${this.resource.name}${kind}` };
  }

  write(given: { endpoint: Endpoint; name: string; action: string; body?: Schema; status?: number }): Operation {
    const { endpoint, name, action, body, status = 200 } = given;
    const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
    const content = Object.fromEntries(types.map((type) => [type, { schema: body }]));
    const answer = { 'application/json': { schema: { $ref: '#/components/schemas/Written' } } };
    return {
      endpoint,
      operation: {
        ...this.head(name, needText(needOf(this.resource, action))),
        ...parametersOf(endpoint, []),
        ...(body && { requestBody: { content } }),
        responses: { [status]: { description: 'Done', content: answer }, ...refusals(endpoint) },
      },
    };
  }

  bulk(method: 'PUT' | 'DELETE', suffix: string, properties: Record<string, Schema>): Operation {
    const endpoint = { method, path: `/${this.resource.collection}/bulk${suffix}` };
    const action = method === 'PUT' ? 'update' : 'delete';
    return this.write({ endpoint, name: `bulk-${action}`, action, body: object(properties) });
  }

  action({ name, endpoint, permission, ask }: Action): Operation {
    const asked = Object.fromEntries(ask.map((field) => [field, { ...this.resource.fields[field], readOnly: false }]));
    return this.write({ endpoint, name, action: permission, body: object(entered(asked as Resource['fields'])) });
  }

  private head(name: string, permission: string): Schema {
    const { name: resource, permission: tag } = this.resource;
    return { operationId: `${resource}.${name}`, tags: [tag], summary: `${tag}: ${name}`, description: `Needs: ${permission}.` };
  }
}

function parametersOf({ path }: Endpoint, more: readonly Schema[]): Schema {
  const parameters = [...(path.includes('{id}') ? [ID] : []), ...more];
  return parameters.length > 0 ? { parameters } : {};
}

function refusals({ method, path }: Endpoint): Schema {
  const named = ['400', '401', '403', ...(path.includes('{id}') ? ['404'] : []), ...(method === 'GET' ? [] : ['409', '422'])];
  return Object.fromEntries(named.map((status) => [status, { $ref: '#/components/responses/Refused' }]));
}

function object(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties };
}

function needText({ action, subject }: Need): string {
  return `${action} on ${subject}`;
}
