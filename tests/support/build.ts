import { registry } from '../../schemas/index.ts';
import { holds } from '../../src/core/conditions.ts';
import type {
  AnyField,
  ChildrenField,
  DecimalField,
  ManyToManyField,
  ReferenceField,
} from '../../src/core/fields/field.ts';
import { narrowingOf } from '../../src/core/narrowing.ts';
import { isEntered, type Resource } from '../../src/core/resource.ts';
import type { Campus, Json } from './campus.ts';

/** How many records of a resource were built for a school: a number that makes their values unique. */
const counters = new WeakMap<Campus, Map<string, number>>();

/** Records that fit together by a rule that no declaration says. */
const FITTING: Readonly<Record<string, (campus: Campus) => Promise<Json>>> = {
  fourthSubject: async (campus) => {
    const student = await create(campus, registry.get('student'));
    const classes = [{ class_id: student.class_id, student_group_id: null, requirement: 'fourth' }];
    const subject = await create(campus, registry.get('subject'), { classes });
    return { student_id: student.id, academic_year_id: student.academic_year_id, subject_id: subject.id };
  },
};

/** A valid input for a new record of a resource, made from its declaration. What it refers to is taken, or made. */
export async function build(campus: Campus, resource: Resource, given: Json = {}): Promise<Json> {
  const number = nextNumber(campus, resource);
  const built: Json = { ...(await FITTING[resource.name]?.(campus)), ...given };
  const entered = Object.entries(resource.fields).filter(([name, field]) => isEntered(field) && !(name in built));
  for (const [name, field] of entered) {
    built[name] = await valueFor({ campus, resource, name, field, number, built });
  }
  for (const [name, field] of entered) {
    if (!holds(field.visibleWhen, built)) built[name] = Array.isArray(built[name]) ? [] : null;
  }
  return built;
}

/** The input with valid values where another value has made empty fields visible. */
export async function fillVisible(campus: Campus, resource: Resource, input: Json): Promise<Json> {
  const filled = { ...input };
  for (const [name, field] of Object.entries(resource.fields)) {
    const isNew = isEntered(field) && field.visibleWhen && filled[name] === null && holds(field.visibleWhen, filled);
    if (isNew) filled[name] = await valueFor({ campus, resource, name, field, number: 0, built: filled });
  }
  return filled;
}

/** A valid row for a field of child rows. */
export function buildRow(campus: Campus, resource: Resource, field: ChildrenField): Promise<Json> {
  return rowFor({ campus, resource, field, number: nextNumber(campus, resource) });
}

/** A valid value for a field beside the values of an input. */
export function validValue(
  campus: Campus,
  resource: Resource,
  { name, field, valid }: { readonly name: string; readonly field: AnyField; readonly valid: Json },
): Promise<unknown> {
  return valueFor({ campus, resource, name, field, number: nextNumber(campus, resource), built: valid });
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
  const answer = await campus.call(`${endpoint.method} ${endpoint.path}`, {
    body: await build(campus, resource, given),
  });
  if (answer.status !== 201) throw new Error(refusalOf(resource, answer.text));
  return answer.body.data as Json;
}

function refusalOf({ name }: Resource, answer: string): string {
  return `${name} was refused: ${answer}\nWhere a rule asks for more than the declaration says, values that fit go into FITTING in tests/support/build.ts.`;
}

interface ValueOptions {
  readonly campus: Campus;
  readonly resource: Resource;
  readonly name: string;
  readonly field: AnyField;
  readonly number: number;
  /** What the record holds so far. */
  readonly built: Json;
}

async function valueFor({ campus, resource, name, field, number, built }: ValueOptions): Promise<unknown> {
  switch (field.kind) {
    case 'integer':
      return Math.min((field.min ?? 0) + 20 + number, field.max ?? 1_000_000);
    case 'year':
      return 2020;
    case 'decimal':
    case 'percent':
      return field.unique ? (field.min ?? 0) + number / 4 : (field.min ?? 1);
    case 'money':
      return moneyFor(field, number);
    case 'date':
      if (name === 'date_of_birth') return '1998-01-15';
      // On the days of others nobody could enter attendance.
      if (resource.name === 'holiday') return '2022-02-22';
      return built[field.notBefore ?? ''] === '2025-01-15' ? '2025-06-30' : '2025-01-15';
    case 'time':
      return field.notBefore || field.after ? '11:00' : '09:00';
    case 'dateTime':
      return field.notBefore || field.after ? '2025-01-15T11:00:00.000Z' : '2025-01-15T09:00:00.000Z';
    case 'boolean':
      return 0;
    case 'choice':
      return field.options[0]?.value;
    case 'reference':
      return referenceFor({ campus, resource, name, field, number, built });
    case 'manyToMany':
      return [await anyId(campus, field)];
    case 'children':
      return field.required ? [await rowFor({ campus, resource, field, number })] : [];
    case 'images':
      return [];
    case 'image':
    case 'file':
      return null;
    default:
      return textFor(resource, field, number);
  }
}

function moneyFor({ min = 0, max = Number.MAX_SAFE_INTEGER }: DecimalField, number: number): string {
  return Math.min(Math.max(100, min) + number + 0.5, max).toFixed(2);
}

async function rowFor({
  campus,
  resource,
  field,
  number,
}: Omit<ValueOptions, 'name' | 'built' | 'field'> & { field: ChildrenField }): Promise<Json> {
  // There are no other permissions than those that something asks for.
  const row: Json = field.permissions ? { action: 'read', subject: 'Bank' } : {};
  for (const [name, inner] of Object.entries(field.fields)) {
    row[name] ??= await valueFor({ campus, resource, name, field: inner, number, built: row });
  }
  return row;
}

// What must be unique by its references gets one that nobody else has.
async function referenceFor({ campus, resource, name, field, built }: ValueOptions): Promise<number | null> {
  if (field.kind !== 'reference' || (field.unique === true && !field.required)) return null;
  if (field.narrowedBy) return field.required ? narrowedId({ campus, field, built }) : null;
  const target = registry.get(field.target);
  const isDivided = target.name === 'class' && 'student_group_id' in resource.fields && built.student_group_id !== null;
  const wanted = isDivided ? { has_groups: 1 } : {};
  if (target.name === 'studentGroup' && built.class_id && !(await hasGroups(campus, built.class_id))) return null;
  if (target.endpoints.create && isNewEachTime(resource, name))
    return Number((await create(campus, target, wanted)).id);
  return anyId(campus, field, wanted);
}

// Only classes that have student groups are divided into them.
async function hasGroups(campus: Campus, id: unknown): Promise<boolean> {
  return (await campus.call(`GET /classes/${Number(id)}`)).body.has_groups === 1;
}

async function narrowedId({
  campus,
  field,
  built,
}: Pick<ValueOptions, 'campus' | 'built'> & { field: ReferenceField }): Promise<number> {
  const { through, pairs } = narrowingOf(field);
  const narrowed = Object.fromEntries(pairs.map(([theirs, mine]) => [theirs, built[mine]]));
  const filter = through ? { [through]: narrowed } : narrowed;
  const target = registry.get(field.target);
  const { list } = await campus.call(`GET ${target.endpoints.list.path}`, { query: { range: [0, 0], filter } });
  if (list[0]) return Number(list[0].id);
  return through ? anyId(campus, field) : Number((await create(campus, target, narrowed)).id);
}

/**
 * Whether a reference is the one that tells the records of a resource apart. A text or a number in the same key does so
 * by itself.
 */
function isNewEachTime({ fields, noOverlap }: Resource, name: string): boolean {
  if (noOverlap?.within?.includes(name)) return true;
  const narrowing = new Set(
    Object.values(fields).flatMap((field) => ('narrowedBy' in field ? Object.values(field.narrowedBy ?? {}) : [])),
  );
  const keys = Object.entries(fields).flatMap(([other, { unique }]) =>
    Array.isArray(unique) ? [[other, ...(unique as string[])]] : [],
  );
  return keys.some((key) => {
    const members = key.map((member) => [member, fields[member]] as const);
    if (members.some(([, field]) => field?.kind === 'text' || field?.kind === 'integer')) return false;
    const references = members.filter(([, field]) => field?.kind === 'reference' && !field.narrowedBy);
    const free = references.filter(([member]) => !narrowing.has(member));
    const simple = free.find(
      ([, field]) => field?.kind === 'reference' && registry.get(field.target).form.size === 'dialog',
    );
    return (simple ?? free[0] ?? references[0])?.[0] === name;
  });
}

/** A record that may be chosen. */
async function anyId(campus: Campus, field: ReferenceField | ManyToManyField, wanted: Json = {}): Promise<number> {
  const target = registry.get(field.target);
  const chosen = field.kind === 'reference' ? field.only : undefined;
  const filter = { ...(chosen ?? (target.toggle ? { is_active: 1 } : {})), ...wanted };
  const { list } = await campus.call(`GET ${target.endpoints.list.path}`, { query: { range: [0, 0], filter } });
  if (list[0]) return Number(list[0].id);
  return Number((await create(campus, target, wanted)).id);
}

function textFor(resource: Resource, field: AnyField, number: number): string {
  switch (field.kind) {
    case 'email':
      return `person${number}@example.org`;
    case 'phone':
      return '01711-000000';
    case 'url':
      return 'www.example.org';
    case 'color':
      return '#0f5c5c';
    case 'password':
      return 'Demo@1234';
    case 'richText':
      return '<p>Text</p>';
    default:
      return fitted(field, formatted(resource, field, number));
  }
}

// The ids of one entity are not those of another: people log in with some.
function formatted({ name }: Resource, field: AnyField, number: number): string {
  const format = 'format' in field ? field.format : undefined;
  if (format === 'digits') return String(1_000_000 + number);
  if (format === 'alpha') return 'ABCDEFGHIJ'.slice(0, 'length' in field ? field.length : 3);
  if (format === 'slug') return `text-${number}`;
  return format ? `${name}${number}` : `Text ${number}`;
}

// What tells texts apart is their end: it stays.
function fitted(field: AnyField, text: string): string {
  if (field.kind !== 'text' && field.kind !== 'longText') return text;
  const least = field.length ?? field.min ?? 0;
  const most = field.length ?? field.max ?? text.length;
  const filler = field.format === 'digits' ? '1' : 'x';
  const end = text.length > most ? text.slice(-most).replace(/^\W/, filler) : text;
  return end.padStart(least, filler);
}
