import { isFilled } from '../../core/conditions.ts';
import {
  type AnyField,
  type ChildrenField,
  type ComputedField,
  type Fields,
  isDemanded,
} from '../../core/fields/field.ts';
import { takesTogether, type TakingReference } from '../../core/madeTogether.ts';
import { snakeCase } from '../../core/names.ts';
import { embedKey, isEntered, type Resource } from '../../core/resource.ts';
import { maxLength } from '../../core/rules/parseText.ts';

/** A JSON Schema, as OpenAPI 3.1 uses it. */
export type Schema = Readonly<Record<string, unknown>>;

const EMBEDDED: Schema = {
  type: ['object', 'null'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
  required: ['id', 'name'],
};

const SYSTEM: Readonly<Record<string, Schema>> = {
  id: { type: 'integer' },
  created_at: { type: 'string', format: 'date-time' },
  updated_at: { type: 'string', format: 'date-time' },
  created_by: { type: ['integer', 'null'] },
  creator: EMBEDDED,
  row_version: { type: 'integer' },
};

const ACTIVE: Schema = { type: 'integer', enum: [0, 1] };

/** A record as it is answered, with the keys that are put in when it is read: what those hold that are no fields, no declaration says. */
export function recordSchema(resource: Resource, addedKeys: readonly string[] = []): Schema {
  const properties: Record<string, Schema> = { ...SYSTEM, ...(resource.toggle && { is_active: ACTIVE }) };
  const undeclared = addedKeys.filter((name) => !Object.hasOwn(resource.fields, name));
  const added = undeclared.map((name): [string, Schema] => [name, { description: 'put in when the record is read' }]);
  return { type: 'object', properties: { ...properties, ...answered(resource.fields), ...Object.fromEntries(added) } };
}

/** The given fields as they are answered: beside each reference what it refers to. */
function answered(fields: Fields): Record<string, Schema> {
  const properties: Record<string, Schema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'password') continue;
    const schema = field.kind === 'children' ? rowsSchema(field) : valueSchema(field);
    properties[name] = field.required || isAlwaysList(field) ? schema : nullable(schema);
    if (field.kind === 'reference') properties[embedKey(name)] = EMBEDDED;
    if (field.kind === 'manyToMany') properties[embedKey(name)] = { type: 'array', items: EMBEDDED };
  }
  return properties;
}

/** What is worked out as a list is an empty one where there is nothing. */
function isAlwaysList(field: AnyField): boolean {
  return field.kind === 'computed' && (field.many === true || field.as === 'records');
}

function rowsSchema({ fields }: ChildrenField): Schema {
  return { type: 'array', items: { type: 'object', properties: answered(fields) } };
}

/** A child row as the list over all records answers it: with the record it belongs to. */
export function childRowSchema(resource: Resource, name: string): Schema {
  const field = resource.fields[name];
  const own = field?.kind === 'children' ? answered(field.fields) : {};
  const parent = snakeCase(resource.name);
  return {
    type: 'object',
    properties: { id: SYSTEM.id, [`${parent}_id`]: { type: 'integer' }, [parent]: EMBEDDED, ...own },
  };
}

/** What making a record takes, or changing it when nothing is demanded. */
export function inputSchema(resource: Resource, demanding: boolean): Schema {
  const properties = entered(resource.fields);
  if (resource.toggle) properties.is_active = ACTIVE;
  if (!demanding)
    properties.row_version = { type: 'integer', description: 'The version that was read; an older one is refused.' };
  const required = Object.entries(resource.fields)
    .filter(([, field]) => isEntered(field) && isDemanded(field) && !('initial' in field && isFilled(field.initial)))
    .map(([name]) => name);
  return { type: 'object', properties, ...(demanding && required.length > 0 && { required }) };
}

/** The given fields as an object. */
export function entered(fields: Fields): Record<string, Schema> {
  const shown = Object.entries(fields).filter(([, field]) => isEntered(field));
  return Object.fromEntries(
    shown.map(([name, field]) => {
      if (takesTogether(field)) return [name, togetherSchema(field)];
      return [name, field.required ? valueSchema(field) : nullable(valueSchema(field))];
    }),
  );
}

/** An id, or a record that is made together with the one that refers to it. */
function togetherSchema(field: TakingReference): Schema {
  const made = {
    type: 'object',
    properties: Object.fromEntries(field.madeWith.map((name) => [name, {}])),
    description: `a record of ${field.target}, made together with this one`,
  };
  return { oneOf: [valueSchema(field), made, { type: 'null' }] };
}

/** One field's value. */
export function valueSchema(field: AnyField): Schema {
  const { description } = field as { readonly description?: string };
  return description === undefined ? kindSchema(field) : { ...kindSchema(field), description };
}

function kindSchema(field: AnyField): Schema {
  switch (field.kind) {
    case 'integer':
    case 'year':
      return { type: 'integer', ...range(field) };
    case 'decimal':
      if (field.asText) return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$', examples: ['4.92'] };
      return { type: 'number', ...range(field) };
    case 'percent':
      return { type: 'number', ...range(field) };
    case 'money':
      return { type: 'string', pattern: '^-?\\d+\\.\\d{2}$', examples: ['1200.50'] };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'time':
      return { type: 'string', pattern: '^\\d{2}:\\d{2}$' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    case 'boolean':
      return { type: 'integer', enum: [0, 1] };
    case 'choice':
    case 'status':
      return {
        enum: field.options.map(({ value }) => value),
        description: field.options.map(({ name, value }) => (name === value ? name : `${value} ${name}`)).join(', '),
      };
    case 'reference':
      return { type: 'integer', description: `id of a record of ${field.target}` };
    case 'manyToMany':
      return {
        type: 'array',
        items: { type: 'integer' },
        ...(field.required && { minItems: 1 }),
        description: `ids of records of ${field.target}`,
      };
    case 'children':
      return { type: 'array', items: { type: 'object', properties: entered(field.fields) } };
    case 'images':
      return { type: 'array', items: { type: 'string' }, description: 'addresses below /storage' };
    case 'image':
    case 'file':
      return { type: 'string', description: 'address below /storage' };
    case 'computed':
      return field.many ? { type: 'array', items: COMPUTED[field.as] } : COMPUTED[field.as];
    default:
      return { type: 'string', maxLength: maxLength(field), ...(field.kind === 'email' && { format: 'email' }) };
  }
}

const COMPUTED: Readonly<Record<ComputedField['as'], Schema>> = {
  text: { type: 'string' },
  date: { type: 'string', format: 'date' },
  integer: { type: 'integer' },
  percent: { type: 'number' },
  money: { type: 'string' },
  object: { type: 'object' },
  records: { type: 'array', items: EMBEDDED },
};

function range({ min, max }: { readonly min?: number; readonly max?: number }): Schema {
  return { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
}

/** A schema that takes null as well. */
export function nullable(schema: Schema): Schema {
  if ('$ref' in schema) return { oneOf: [schema, { type: 'null' }] };
  const type = typeof schema.type === 'string' && { type: [schema.type, 'null'] };
  return { ...schema, ...type, ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }) };
}
