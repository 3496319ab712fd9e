import { registry } from '../../schemas/index.ts';
import { type Condition, holds, isFilled, referredTests, type Test } from '../../src/core/conditions.ts';
import { type AnyField, type ChildrenField, isDemanded } from '../../src/core/fields/field.ts';
import { narrowingOf } from '../../src/core/narrowing.ts';
import { fieldOf, isEntered, type Resource } from '../../src/core/resource.ts';
import { addressOf, type Campus, type Json } from './campus.ts';
import { buildRow, create, validValue } from './build.ts';
import { addDays } from '../../src/core/days.ts';
import { anyTable } from '../../src/server/db/tables.ts';

/** The rules of the schema language that refuse an input. */
export const RULES = [
  'required',
  'neededWhen',
  'range',
  'length',
  'format',
  'regex',
  'notInFuture',
  'notBefore',
  'after',
  'maxDays',
  'atLeast',
  'atMost',
  'negativeWhen',
  'gone',
  'inactive',
  'throughReference',
  'unique',
  'uniqueTogether',
  'noOverlap',
] as const;

type Rule = (typeof RULES)[number];

/** A value that breaks one rule of a declaration, with the valid values beside it. */
export interface BrokenInput {
  readonly rule: Rule;
  /** The field at which it is reported; a child row's as `rows.0.amount`. */
  readonly field: string;
  readonly values: Json;
}

const ABSENT = 999_999_999;
const LATER = { from: '22:00', to: '22:30' };

interface BrokenInputsOptions {
  readonly campus: Campus;
  readonly resource: Resource;
  /** A valid input for a new record. */
  readonly valid: Json;
}

/** Every way in which an input for a record can break a rule of its declaration. */
export async function brokenInputs(options: BrokenInputsOptions): Promise<BrokenInput[]> {
  const { campus, resource, valid } = options;
  const all: BrokenInput[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!isEntered(field)) continue;
    all.push(...(await unmetNeeds(options, name, field)));
    if (!holds(field.visibleWhen, valid)) continue;
    all.push(...(await brokenField({ campus, beside: valid, name, field })));
    if (field.kind === 'children') all.push(...(await brokenRows(campus, resource, { name, field, valid })));
    if (field.unique === true && field.kind === 'text') {
      const values = { [name]: (await create(campus, resource))[name] };
      all.push({ rule: 'unique', field: name, values });
    }
    if (Array.isArray(field.unique)) all.push(await takenTogether(options, name, field.unique as readonly string[]));
    all.push(...(await unfitThroughReference(options, name, field)));
  }
  return [...all, ...(await overlapping(options))];
}

interface BrokenFieldOptions {
  readonly campus: Campus;
  /** The values beside it. */
  readonly beside: Json;
  readonly name: string;
  readonly field: AnyField;
}

/** The values of one field that break a rule, the others being as they are. */
export async function brokenField({ campus, beside, name, field }: BrokenFieldOptions): Promise<BrokenInput[]> {
  const found: BrokenInput[] = [];
  const add = (rule: Rule, value: unknown) => found.push({ rule, field: name, values: { [name]: value } });
  // What is counted on gets its number where it comes empty.
  const isCounted = 'next' in field && field.next !== undefined;
  if (isDemanded(field) && !isCounted && field.kind !== 'children' && field.kind !== 'images') add('required', null);
  if ('min' in field && typeof field.min === 'number' && isNumber(field)) add('range', field.min - 1);
  if ('max' in field && typeof field.max === 'number' && isNumber(field)) add('range', field.max + 1);
  if (field.kind === 'text' || field.kind === 'longText') add('length', 'x'.repeat(25_000));
  const unformatted = unformattedText(field);
  if (unformatted !== undefined) add('format', unformatted);
  if ('regex' in field && field.regex) add('regex', `${field.regex.example}§`);
  if ('notInFuture' in field && field.notInFuture) add('notInFuture', '2999-01-01');
  if ('notBefore' in field && field.notBefore && isFilled(beside[field.notBefore])) {
    if (field.kind === 'date') add('notBefore', '1900-01-01');
    // Both ends are counted, so that this is one day too many.
    if (field.maxDays !== undefined) add('maxDays', addDays(String(beside[field.notBefore]), field.maxDays));
  }
  if ('after' in field && field.after && isFilled(beside[field.after])) add('after', beside[field.after]);
  if ('atLeast' in field && field.atLeast && isFilled(beside[field.atLeast]))
    add('atLeast', Number(beside[field.atLeast]) - 20);
  if ('atMost' in field && field.atMost && isFilled(beside[field.atMost]))
    add('atMost', Number(beside[field.atMost]) + 20);
  if ('negativeWhen' in field && field.negativeWhen) {
    const sign = holds(field.negativeWhen, beside) ? 1 : -1;
    for (const wrong of [0, sign]) add('negativeWhen', wrong);
  }
  if (field.kind === 'reference' || field.kind === 'manyToMany') {
    const given = (id: number) => (field.kind === 'reference' ? id : [id]);
    add('gone', given(ABSENT));
    const target = registry.get(field.target);
    if (field.only?.is_active === 1 && target.endpoints.create)
      add('inactive', given(await inactiveId(campus, target)));
  }
  return found;
}

export function isNumber({ kind }: AnyField): boolean {
  return ['integer', 'year', 'decimal', 'percent', 'money'].includes(kind);
}

function unformattedText(field: AnyField): string | undefined {
  if (['email', 'phone', 'url', 'color'].includes(field.kind)) return '§ §';
  return 'format' in field && field.format ? '§ §'.padEnd(field.length ?? field.min ?? 0, '§') : undefined;
}

const inactive = new WeakMap<Campus, Map<string, Promise<number>>>();

function inactiveId(campus: Campus, target: Resource): Promise<number> {
  const ofCampus = inactive.get(campus) ?? new Map<string, Promise<number>>();
  inactive.set(campus, ofCampus);
  const make = async () => {
    const { id } = await create(campus, target, marksOf(target, 0));
    await anyTable(campus.database.db)
      .updateTable(target.table)
      .set({ is_active: 0 })
      .where('id', '=', Number(id))
      .execute();
    return Number(id);
  };
  const known = ofCampus.get(target.name) ?? make();
  ofCampus.set(target.name, known);
  return known;
}

/** Whether an empty cell in a file is what the field starts with, or leaves a child row without anything. */
export function isEmptyInFile({ fields }: Resource, { field: path, values }: BrokenInput): boolean {
  const [name = '', , inner] = path.split('.');
  const field = fields[name] as AnyField;
  const [row = {}] = inner === undefined ? [values] : (values[name] as Json[]);
  if (isFilled(row[inner ?? name])) return false;
  const own = inner !== undefined && field.kind === 'children' ? field.fields[inner] : field;
  return 'initial' in (own ?? {}) || (inner !== undefined && !Object.values(row).some(isFilled));
}

/** The fields that exactly one record has switched on, all with a value. */
export function marksOf({ fields }: Resource, value: 0 | 1): Json {
  const marks = Object.entries(fields).filter(([, field]) => field.kind === 'boolean' && field.exactlyOne);
  return Object.fromEntries(marks.map(([name]) => [name, value]));
}

// What is required only beside certain values, beside them and empty.
async function unmetNeeds(
  { campus, resource, valid }: BrokenInputsOptions,
  name: string,
  field: AnyField,
): Promise<BrokenInput[]> {
  if (!field.requiredWhen) return [];
  const met = await meeting({ campus, resource, valid }, field.requiredWhen);
  const empty = field.kind === 'children' || field.kind === 'images' ? [] : null;
  return met ? [{ rule: 'neededWhen', field: name, values: { ...met, [name]: empty } }] : [];
}

/** Values with which a condition holds; undefined where nobody enters what it asks for. */
async function meeting(options: BrokenInputsOptions, condition: Condition): Promise<Json | undefined> {
  const met: Json = {};
  for (const [name, test] of Object.entries(condition)) {
    const field = fieldOf(options.resource, name);
    if (!field || !isEntered(field)) return undefined;
    met[name] = await passing(options, { name, field, test });
    if (!holds({ [name]: test }, met)) return undefined;
    // What is compared may itself be visible only beside others.
    if (field.visibleWhen) Object.assign(met, { ...(await meeting(options, field.visibleWhen)), ...met });
  }
  return met;
}

async function passing(
  { campus, resource, valid }: BrokenInputsOptions,
  { name, field, test }: { name: string; field: AnyField; test: Test },
): Promise<unknown> {
  if (test === null || typeof test !== 'object') return test;
  if (Array.isArray(test)) return test[0];
  if ('filled' in test && !test.filled) return null;
  if ('filled' in test)
    return isFilled(valid[name]) ? valid[name] : validValue(campus, resource, { name, field, valid });
  const options = field.kind === 'choice' ? field.options.map(({ value }) => value) : [0, 1];
  return options.find((value) => holds({ [name]: test }, { [name]: value }));
}

async function brokenRows(
  campus: Campus,
  resource: Resource,
  { name, field, valid }: { name: string; field: ChildrenField; valid: Json },
): Promise<BrokenInput[]> {
  const [known] = (valid[name] ?? []) as Json[];
  const row = known ?? (await buildRow(campus, resource, field));
  const entered = Object.entries(field.fields).filter(([, inner]) => holds(inner.visibleWhen, row));
  const all: BrokenInput[] = [];
  for (const [inner, each] of entered) {
    const found = await brokenField({ campus, beside: row, name: inner, field: each });
    for (const { rule, values } of found)
      all.push({ rule, field: `${name}.0.${inner}`, values: { [name]: [{ ...row, ...values }] } });
  }
  return all;
}

// What a record that is there has in these fields, and nothing else of it that is unique.
async function takenTogether(
  options: BrokenInputsOptions,
  name: string,
  others: readonly string[],
): Promise<BrokenInput> {
  const { campus, resource, valid } = options;
  const { noOverlap } = resource;
  const taken = enteredOf(resource, await create(campus, resource));
  const kept = withNarrowing(resource, [name, ...others]);
  const record = { ...valid, ...Object.fromEntries(kept.map((each) => [each, taken[each]])) };
  const times = noOverlap ? { [noOverlap.from]: LATER.from, [noOverlap.to]: LATER.to } : {};
  const values = { ...apart(options, record, kept), ...times };
  return {
    rule: 'uniqueTogether',
    field: name,
    values: { ...values, ...(await elsewhere(resource, campus, values, kept)) },
  };
}

// In each other key another record of the first reference that is free to change: of two broken keys only one is told.
async function elsewhere(resource: Resource, campus: Campus, values: Json, kept: readonly string[]): Promise<Json> {
  const moved: Json = {};
  for (const [name, { unique }] of Object.entries(resource.fields)) {
    if (!Array.isArray(unique) || kept.includes(name) === unique.every((each: string) => kept.includes(each))) continue;
    const free = (unique as string[]).find(
      (each) => !kept.includes(each) && withNarrowing(resource, [each]).length === 1 && isFilled(values[each]),
    );
    const field = free === undefined ? undefined : resource.fields[free];
    if (free === undefined || field?.kind !== 'reference') continue;
    const { table } = registry.get(field.target);
    const others = anyTable(campus.database.db).selectFrom(table).select('id').where('id', '<>', Number(values[free]));
    const other = await others.limit(1).executeTakeFirst();
    if (other) moved[free] = Number(other.id);
  }
  return moved;
}

/** The fields with those that narrow them, or that they narrow. */
function withNarrowing({ fields }: Resource, names: readonly string[]): string[] {
  const kept = new Set(names);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference') continue;
    const together = [name, ...narrowingOf(field).pairs.map(([, mine]) => mine)];
    if (together.length > 1 && together.some((each) => kept.has(each))) for (const each of together) kept.add(each);
  }
  return [...kept];
}

/** A record without what else nobody else may have. */
function apart({ resource, valid }: BrokenInputsOptions, record: Json, kept: readonly string[]): Json {
  const others = Object.entries(resource.fields).filter(
    ([name, field]) => field.unique && isEntered(field) && !kept.includes(name),
  );
  return {
    ...record,
    ...Object.fromEntries(others.map(([name, field]) => [name, field.required ? valid[name] : null])),
  };
}

async function overlapping({ campus, resource }: BrokenInputsOptions): Promise<BrokenInput[]> {
  const rule = resource.noOverlap;
  if (!rule) return [];
  const taken = await create(campus, resource);
  const names = [rule.from, rule.to, ...(rule.within ?? [])];
  return [
    { rule: 'noOverlap', field: rule.from, values: Object.fromEntries(names.map((each) => [each, taken[each]])) },
  ];
}

// A record that refers to one beside which the field stands empty, with the field filled.
async function unfitThroughReference(
  options: BrokenInputsOptions,
  name: string,
  field: AnyField,
): Promise<BrokenInput[]> {
  const { campus, resource } = options;
  const tables = anyTable(campus.database.db);
  const [referred] = referredTests(field.visibleWhen);
  const referring = referred && resource.fields[referred.reference];
  if (!referred || field.kind !== 'reference' || referring?.kind !== 'reference') return [];
  const targets = await tables.selectFrom(registry.get(referring.target).table).selectAll().execute();
  const unfit = targets.filter((target) => !holds({ [referred.field]: referred.test }, target)).map(({ id }) => id);
  const rows = tables.selectFrom(resource.table).select('id').where(referred.reference, 'in', unfit);
  const row = await rows.limit(1).executeTakeFirst();
  if (!row) return [];
  const { body } = await campus.call(`GET ${addressOf(resource.endpoints.one.path, row.id)}`);
  const chosen = tables.selectFrom(registry.get(field.target).table).select('id').where('is_active', '=', 1);
  const { id } = await chosen.limit(1).executeTakeFirstOrThrow();
  const keys = Object.keys(resource.fields).filter((each) => {
    const { unique } = resource.fields[each] as AnyField;
    return Array.isArray(unique) && unique.includes(name);
  });
  const record = apart(options, enteredOf(resource, body), keys);
  return [{ rule: 'throughReference', field: name, values: { ...record, [name]: Number(id) } }];
}

function enteredOf({ fields }: Resource, record: Json): Json {
  const entered = Object.entries(fields).filter(([name, field]) => isEntered(field) && name in record);
  return Object.fromEntries(
    entered.map(([name, field]) => [
      name,
      field.kind === 'children' ? rowsOf(field, record[name] as Json[]) : record[name],
    ]),
  );
}

function rowsOf({ fields }: ChildrenField, rows: readonly Json[]): Json[] {
  return rows.map((row) => Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])));
}
