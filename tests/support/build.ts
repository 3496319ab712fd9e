import { registry } from '../../schemas/index.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { isEntered, type Resource } from '../../src/core/resource.ts';
import type { Campus, Json } from './campus.ts';

/** How many records of a resource were built for a school: what tells them apart. */
const counters = new WeakMap<Campus, Map<string, number>>();

/** A valid input for a new record of a resource, made from its declaration. What it refers to is taken, or made. */
export async function build(campus: Campus, resource: Resource, given: Json = {}): Promise<Json> {
  const number = nextNumber(campus, resource);
  const entered = Object.entries(resource.fields).filter(([name, field]) => isEntered(field) && !(name in given));
  const built: Json = { ...given };
  for (const [name, field] of entered) {
    built[name] = await valueFor({ campus, resource, name, field, number });
  }
  return built;
}

function nextNumber(campus: Campus, { name }: Resource): number {
  const numbers = counters.get(campus) ?? new Map<string, number>();
  counters.set(campus, numbers);
  const number = (numbers.get(name) ?? 0) + 1;
  numbers.set(name, number);
  return number;
}

/** A stored record of a resource. */
export async function create(campus: Campus, resource: Resource, given: Json = {}): Promise<Json> {
  const endpoint = resource.endpoints.create;
  if (!endpoint) throw new Error(`${resource.name} cannot be made`);
  const answer = await campus.call(`${endpoint.method} ${endpoint.path}`, { body: await build(campus, resource, given) });
  if (answer.status !== 201) throw new Error(`${resource.name} was refused: ${answer.text}`);
  return answer.body.data as Json;
}

interface Place {
  readonly campus: Campus;
  readonly resource: Resource;
  readonly name: string;
  readonly field: AnyField;
  readonly number: number;
}

async function valueFor({ campus, resource, name, field, number }: Place): Promise<unknown> {
  switch (field.kind) {
    case 'integer':
      return Math.min((field.min ?? 0) + 20 + number, field.max ?? 1_000_000);
    case 'year':
      return 2020;
    case 'decimal':
    case 'percent':
      return field.min ?? 1;
    case 'money':
      return `${100 + number}.50`;
    case 'date':
      return field.notBefore ? '2025-06-30' : '2025-01-15';
    case 'time':
      return field.notBefore ? '11:00' : '09:00';
    case 'dateTime':
      return '2025-01-15T09:00:00.000Z';
    case 'boolean':
      return 0;
    case 'choice':
      return field.options[0]?.value;
    case 'reference':
      return referenceFor({ campus, resource, name, field, number });
    case 'manyToMany':
      return [await anyId(campus, field.target)];
    case 'children':
    case 'images':
      return [];
    case 'image':
    case 'file':
      return null;
    default:
      return textFor(field, number);
  }
}

// What must be unique together with a reference gets one that nobody else has.
async function referenceFor({ campus, resource, name, field }: Place): Promise<number | null> {
  if (field.kind !== 'reference' || field.narrowedBy) return null;
  const isPartOfKey = Object.entries(resource.fields).some(
    ([other, { unique }]) => Array.isArray(unique) && (other === name || unique.includes(name)),
  );
  const target = registry.get(field.target);
  if (isPartOfKey && target.endpoints.create && target.form.size === 'dialog') return Number((await create(campus, target)).id);
  return anyId(campus, field.target);
}

async function anyId(campus: Campus, name: string): Promise<number> {
  const target = registry.get(name);
  const filter = target.toggle ? { is_active: 1 } : {};
  const { list } = await campus.call(`GET ${target.endpoints.list.path}`, { query: { range: [0, 0], filter } });
  if (list[0]) return Number(list[0].id);
  return Number((await create(campus, target)).id);
}

function textFor(field: AnyField, number: number): string {
  switch (field.kind) {
    case 'email':
      return `person${number}@example.org`;
    case 'phone':
      return '+880 1711 000000';
    case 'url':
      return 'www.example.org';
    case 'color':
      return '#0f5c5c';
    case 'password':
      return 'Demo@1234';
    case 'richText':
      return '<p>Text</p>';
    default:
      return formatted(field, number);
  }
}

function formatted(field: AnyField, number: number): string {
  const format = 'format' in field ? field.format : undefined;
  if (format === 'digits') return String(1_000_000 + number);
  if (format === 'alpha') return 'ABCDEFGHIJ'.slice(0, 'length' in field ? field.length : 3);
  if (format === 'slug') return `text-${number}`;
  return format ? `T${number}` : `Text ${number}`;
}
