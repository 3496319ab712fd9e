import fc from 'fast-check';
import type { Json } from '../campus.ts';
import { addDays } from '../../../src/core/days.ts';

/** How near to what a schema says a value is. */
export type Mode = 'valid' | 'nearly' | 'hostile';
export const MODES: readonly Mode[] = ['valid', 'nearly', 'hostile'];

interface SchemaSources {
  /** What `$ref` leads to. */
  readonly resolve: (reference: string) => Json;
  /** Ids of records of an entity. */
  readonly idsOf: (entity: string) => readonly number[];
}

const TEXTS = [
  '',
  ' ',
  "'; drop table students; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '/storage/../campus.json',
  '=1+1',
  '%_%',
  '\\',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '１２３',
  '1e999',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '9999-12-31T23:59:60Z',
  '0000-00-00',
  '(a+)+$',
  '{"$ne":1}',
  '__proto__',
  'constructor',
  'ß'.repeat(300),
];
const NUMBERS = [-1, 0, 0.1, -0, 1e21, 1e308, -1e15, 2_147_483_648, 9_007_199_254_740_992, 1.005];
/** What nobody sets by a form, whatever stands in the body. */
const SYSTEM = {
  id: 1,
  role_id: 1,
  user_id: 1,
  created_by: 1,
  created_at: '2001-01-01T00:00:00Z',
  row_version: 1,
  is_active: 1,
  status: 1,
  permissions: [{ action: 'full', subject: 'Permission' }],
  __proto__x: 1,
};

/** A value that no schema asks for. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, true, [], {}, [[]], [null], { toString: 1 }, { a: { b: { c: [] } } }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value of the given nearness to its schema. */
export function valueFor(schema: Json, mode: Mode, world: SchemaSources): fc.Arbitrary<unknown> {
  if (mode === 'hostile') return hostile;
  const valid = validOf(schema, world);
  if (mode === 'valid') return valid;
  return fc
    .tuple(
      valid,
      fc.dictionary(fc.constantFrom(...namesIn(schema, world)), hostile, { maxKeys: 2 }),
      hostile,
      fc.subarray(Object.entries(SYSTEM), { maxLength: 2 }),
    )
    .map(([given, spoiled, other, system]) =>
      isRecord(given) ? { ...given, ...spoiled, ...Object.fromEntries(system) } : other,
    );
}

function validOf(schema: Json, world: SchemaSources): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return validOf(world.resolve(schema.$ref), world);
  const options = (schema.oneOf ?? schema.anyOf) as Json[] | undefined;
  if (options) return fc.oneof(...options.map((each) => validOf(each, world)));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const types = [schema.type].flat();
  const [type] = types.filter((each) => each !== 'null');
  const value = typed(type, schema, world);
  return types.includes('null') ? fc.option(value, { freq: 4 }) : value;
}

function typed(type: unknown, schema: Json, world: SchemaSources): fc.Arbitrary<unknown> {
  switch (type) {
    case 'integer':
      return idsFor(schema, world) ?? numberOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return arrayOf(schema, world);
    case 'object':
      return objectOf(schema, world);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function numberOf({ minimum = 0, maximum = 3_000 }: Json): fc.Arbitrary<number> {
  const min = Math.ceil(Number(minimum));
  return fc.integer({ min, max: Math.max(min, Math.floor(Number(maximum))) });
}

/** Entities are named in the descriptions of what refers to them. */
function idsFor({ description }: Json, { idsOf }: SchemaSources): fc.Arbitrary<number> | undefined {
  const [, entity] = /records? of (\w+)/.exec(String(description)) ?? [];
  if (entity === undefined) return undefined;
  return fc.constantFrom(...idsOf(entity), 999_999);
}

function arrayOf(schema: Json, world: SchemaSources): fc.Arbitrary<unknown> {
  const items = {
    ...(schema.items as Json),
    ...(schema.description !== undefined && { description: schema.description }),
  };
  return fc.array(validOf(items, world), { minLength: Number(schema.minItems ?? 0), maxLength: 3 });
}

function objectOf(schema: Json, world: SchemaSources): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const required = (schema.required ?? []) as string[];
  return fc.record(Object.fromEntries(properties.map(([name, part]) => [name, validOf(part, world)])), {
    requiredKeys: required.filter((name) => properties.some(([each]) => each === name)),
  });
}

function textOf({ format, pattern, maxLength }: Json): fc.Arbitrary<unknown> {
  if (format === 'date') return dates;
  if (format === 'date-time') return dates.map((day) => `${day}T06:30:00.000Z`);
  if (format === 'email') return fc.nat(999).map((number) => `somebody${number}@example.org`);
  if (format === 'binary') return fc.constant('a,b\n1,2\n');
  if (String(pattern).endsWith('\\.\\d{2}$'))
    return fc.integer({ min: -100, max: 90_000 }).map((each) => (each / 100).toFixed(2));
  if (String(pattern).includes(':'))
    return fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`);
  return fc.oneof(
    fc.constantFrom('A name', '0171 000000', '#0f5c5c', 'abc-1', '12'),
    fc.string({ minLength: 1, maxLength: Math.min(Number(maxLength ?? 20), 20) }),
  );
}

const dates = fc.integer({ min: -400, max: 400 }).map((days) => addDays('2026-06-01', days));

function namesIn(schema: Json, world: SchemaSources): string[] {
  if (typeof schema.$ref === 'string') return namesIn(world.resolve(schema.$ref), world);
  const names = Object.keys((schema.properties ?? {}) as Json);
  return names.length > 0 ? names : ['name'];
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
