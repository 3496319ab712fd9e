import { holds, isFilled } from '../conditions.ts';
import { isDayWord } from '../dayWords.ts';
import { type AnyField, type ChildrenField, type Fields, isDemanded } from '../fields/field.ts';
import { MAX_CHILD_ROWS } from '../limits.ts';
import { togetherOf } from '../madeTogether.ts';
import { embedKey, fieldIn, isEntered, type Resource, SYSTEM_FIELDS } from '../resource.ts';
import { type BrokenRule, crossFieldProblem, type Rule } from './crossField.ts';
import { parseValue } from './parseValue.ts';
import type { Parsed, Problem } from './problem.ts';

/** What is wrong with an input, by field; fields of child rows as `rows.0.amount`. */
export type Problems = Readonly<Record<string, readonly Problem[]>>;

/** A phone number that somebody typed, as it is stored, or what is wrong with it. */
export type PhoneReader = (typed: string) => Parsed;

export interface ReadInputOptions {
  readonly resource: Pick<Resource, 'fields' | 'toggle'>;
  readonly input: Readonly<Record<string, unknown>>;
  /** The record as it is; what the input does not name keeps its value. None when a record is made. */
  readonly existing?: Readonly<Record<string, unknown>>;
  /** The day it is at the institute, `YYYY-MM-DD`. */
  readonly today: string;
  /** Reads phone numbers as they are stored. Without it, which the browser is, a number stays as it was typed. */
  readonly readPhone?: PhoneReader | undefined;
  /** Whether a broken rule is passed over. A value that cannot be parsed is always refused. */
  readonly ignoresProblem?: (name: string, broken: BrokenRule) => boolean;
}

export interface ReadInputResult {
  /** The values to write, in the form that is stored. Empty when there are problems. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Problems;
}

/** The most unknown names that are reported. */
const MAX_UNKNOWN = 50;

/**
 * Reads what a form or a call gives for a record: parses every value, fills in defaults, and says what is wrong by
 * field. Fields that only the server sets are ignored; names that no field has are refused.
 */
export function readInput(options: ReadInputOptions): ReadInputResult {
  const { resource, input, existing, today, readPhone, ignoresProblem = () => false } = options;
  const { fields: entered, entries } = enteredFields(resource);
  const unknown = Object.keys(input).filter((name) => !fieldIn(entered, name) && !isAnswered(resource, name));
  const problems: Record<string, Problem[]> = {};
  const { values, merged } = parseFields({ entries, input, existing, today, readPhone, problems });
  const written: Record<string, unknown> = {};
  for (const [name, field] of entries) {
    if (!holds(field.visibleWhen, merged)) {
      written[name] = Array.isArray(merged[name]) ? [] : null;
      dropProblems(problems, name);
      continue;
    }
    if (name in values) written[name] = values[name];
    const broken = problems[name] ? undefined : ruleProblem({ name, field, merged, existing, today });
    if (broken && !ignoresProblem(name, broken)) problems[name] = [broken];
  }
  // Added last: a hidden list drops the problems of its rows, and an unknown name may look like one of them.
  const refused = Object.fromEntries(unknown.slice(0, MAX_UNKNOWN).map((name) => [name, [{ key: 'unknown' }]]));
  const all = { ...refused, ...problems };
  return Object.keys(all).length > 0 ? { values: {}, problems: all } : { values: written, problems: all };
}

/** What is wrong with one field of a form; empty when nothing is. */
export function fieldProblems(options: {
  readonly name: string;
  readonly field: AnyField;
  readonly record: Readonly<Record<string, unknown>>;
  /** The record as it is stored; none when one is made, and none in child rows. */
  readonly existing?: Readonly<Record<string, unknown>> | undefined;
  readonly today: string;
}): readonly Problem[] {
  const { name, field, record, existing, today } = options;
  if (!holds(field.visibleWhen, record)) return [];
  const parsed = parseGiven(field, record[name]);
  if ('problem' in parsed) return [parsed.problem];
  const broken = ruleProblem({ name, field, merged: { ...record, [name]: parsed.value }, existing, today });
  return broken ? [broken] : [];
}

/** The value a field starts with when a record is made. */
export function initialValue(field: AnyField, today: string): unknown {
  if (field.kind === 'status') return field.options[0]?.value ?? null;
  if (field.kind === 'manyToMany' || field.kind === 'children' || field.kind === 'images') return [];
  const initial = 'initial' in field ? field.initial : undefined;
  if (field.kind === 'date' && isDayWord(initial)) return initial === 'today' ? today : null;
  return initial ?? null;
}

/** The entered fields of a declaration, by name and as a list. */
interface EnteredFields {
  readonly fields: Fields;
  readonly entries: readonly (readonly [name: string, field: AnyField])[];
}

/** Kept, because thousands of lines of a file are read by them. */
const known = { toggled: new WeakMap<Fields, EnteredFields>(), other: new WeakMap<Fields, EnteredFields>() };

function enteredFields({ fields, toggle }: Pick<Resource, 'fields' | 'toggle'>): EnteredFields {
  const cache = toggle ? known.toggled : known.other;
  const found = cache.get(fields);
  if (found) return found;
  const own = Object.entries(fields).filter(([, field]) => isEntered(field));
  const active: [string, AnyField][] = toggle ? [['is_active', { kind: 'boolean', required: true, initial: 1 }]] : [];
  const entries = [...own, ...active];
  const entered = { fields: Object.fromEntries(entries), entries };
  cache.set(fields, entered);
  return entered;
}

function dropProblems(problems: Record<string, Problem[]>, field: string): void {
  for (const key of Object.keys(problems)) {
    if (key === field || key.startsWith(`${field}.`)) delete problems[key];
  }
}

// A caller may send back a whole record as it was answered.
function isAnswered({ fields }: Pick<Resource, 'fields'>, name: string): boolean {
  if (fieldIn(fields, name) || name === 'creator' || (SYSTEM_FIELDS as readonly string[]).includes(name)) return true;
  return Object.entries(fields).some(
    ([field, { kind }]) => (kind === 'reference' || kind === 'manyToMany') && embedKey(field) === name,
  );
}

function parseFields(options: {
  readonly entries: EnteredFields['entries'];
  readonly input: Readonly<Record<string, unknown>>;
  readonly existing?: Readonly<Record<string, unknown>>;
  readonly today: string;
  readonly readPhone: PhoneReader | undefined;
  readonly problems: Record<string, Problem[]>;
}) {
  const { entries, input, existing, today, readPhone, problems } = options;
  const values: Record<string, unknown> = {};
  const merged: Record<string, unknown> = { ...existing };
  for (const [name, field] of entries) {
    if (name in input && input[name] !== undefined) {
      const parsed = readPhones(parseGiven(field, input[name]), { field, stored: existing?.[name], readPhone });
      if ('problem' in parsed) problems[name] = [parsed.problem];
      else
        values[name] =
          field.kind === 'children'
            ? parseRows({ name, field, rows: parsed.value, today, readPhone, problems })
            : parsed.value;
    } else if (!existing) {
      values[name] = initialValue(field, today);
    }
    if (name in values) merged[name] = values[name];
  }
  return { values, merged };
}

// A record in the place of an id is read by its own fields, by whoever knows its declaration.
function parseGiven(field: AnyField, raw: unknown): Parsed {
  const together = togetherOf(field, raw);
  return together ? { value: together } : parseValue(field, raw);
}

// A number that was stored before numbers were read, and that nobody can read, stays while it is not changed.
function readPhones(
  parsed: Parsed,
  options: { readonly field: AnyField; readonly stored: unknown; readonly readPhone: PhoneReader | undefined },
): Parsed {
  const { field, stored, readPhone } = options;
  if (field.kind !== 'phone' || !readPhone || 'problem' in parsed) return parsed;
  const { value } = parsed;
  return typeof value === 'string' && value !== stored ? readPhone(value) : parsed;
}

function parseRows(options: {
  readonly name: string;
  readonly field: ChildrenField;
  readonly rows: unknown;
  readonly today: string;
  readonly readPhone: PhoneReader | undefined;
  readonly problems: Record<string, Problem[]>;
}): unknown[] {
  const { name, field, today, readPhone, problems } = options;
  const rows = options.rows as Record<string, unknown>[];
  const max = field.max ?? MAX_CHILD_ROWS;
  if (rows.length > max) problems[name] = [{ key: 'maxItems', params: { max } }];
  return rows.slice(0, max).map((row, index) => {
    const answer = readInput({ resource: { fields: field.fields, toggle: false }, input: row, today, readPhone });
    for (const [inner, found] of Object.entries(answer.problems)) problems[`${name}.${index}.${inner}`] = [...found];
    return answer.values;
  });
}

function ruleProblem(rule: Rule): BrokenRule | undefined {
  const { name, field, merged, existing } = rule;
  const value = merged[name];
  if (field.writeOnce && isFilled(existing?.[name]) && !isSame(existing?.[name], value)) return { key: 'writeOnce' };
  const isRequired = isDemanded(field) || (field.requiredWhen !== undefined && holds(field.requiredWhen, merged));
  // A stored password is never read back, so its absence from a record says nothing.
  if (isFilled(value)) return crossFieldProblem(rule);
  if (!isRequired || (field.kind === 'password' && merged.id)) return undefined;
  return { key: field.kind === 'images' ? 'anyImage' : 'required' };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
