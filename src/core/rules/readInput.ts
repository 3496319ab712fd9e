import { holds, isFilled } from '../conditions.ts';
import type { AnyField, ChildrenField, Fields } from '../fields/field.ts';
import { MAX_CHILD_ROWS } from '../limits.ts';
import { embedKey, fieldIn, isEntered, type Resource, SYSTEM_FIELDS } from '../resource.ts';
import { isDayWord } from '../schoolYear.ts';
import { parseValue } from './parseValue.ts';
import type { Problem } from './problem.ts';

/** What is wrong with an input, by field; fields of child rows as `rows.0.amount`. */
export type Problems = Readonly<Record<string, readonly Problem[]>>;

export interface InputQuestion {
  readonly resource: Pick<Resource, 'fields' | 'toggle'>;
  readonly input: Readonly<Record<string, unknown>>;
  /** The record as it is; what the input does not name keeps its value. None when a record is made. */
  readonly existing?: Readonly<Record<string, unknown>>;
  /** The day it is at the institute, `YYYY-MM-DD`. */
  readonly today: string;
}

export interface InputAnswer {
  /** The fields to write, in their one form. Empty when there are problems. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Problems;
}

/** Of the names that no field has, so many are told. */
const MAX_UNKNOWN = 50;

/**
 * Reads what a form or a call gives for a record: every value in its one form, defaults filled in, or what is wrong by field.
 * Fields that only the server sets are passed over; names that no field has are refused.
 */
export function readInput({ resource, input, existing, today }: InputQuestion): InputAnswer {
  const entered = enteredFields(resource);
  const unknown = Object.keys(input).filter((name) => !fieldIn(entered, name) && !isAnswered(resource, name));
  const problems: Record<string, Problem[]> = {};
  const { values, merged } = parseFields({ fields: entered, input, existing, today, problems });
  const written: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(entered)) {
    if (!holds(field.visibleWhen, merged)) {
      written[name] = Array.isArray(merged[name]) ? [] : null;
      dropProblems(problems, name);
      continue;
    }
    if (name in values) written[name] = values[name];
    const found = problems[name] ?? ruleProblems({ name, field, merged, today });
    if (found.length > 0) problems[name] = found;
  }
  // Only here: what is hidden drops its own problems, not those of names that look like one of its rows.
  const refused = Object.fromEntries(unknown.slice(0, MAX_UNKNOWN).map((name) => [name, [{ key: 'unknown' }]]));
  const all = { ...refused, ...problems };
  return Object.keys(all).length > 0 ? { values: {}, problems: all } : { values: written, problems: all };
}

/** What is wrong with one field of a form, in the order of importance; empty when nothing is. */
export function fieldProblems(question: {
  readonly name: string;
  readonly field: AnyField;
  readonly record: Readonly<Record<string, unknown>>;
  readonly today: string;
}): readonly Problem[] {
  const { name, field, record, today } = question;
  if (!holds(field.visibleWhen, record)) return [];
  const parsed = parseValue(field, record[name]);
  if ('problem' in parsed) return [parsed.problem];
  return ruleProblems({ name, field, merged: { ...record, [name]: parsed.value }, today });
}

/** The value a field starts with when a record is made. */
export function initialValue(field: AnyField, today: string): unknown {
  if (field.kind === 'status') return field.options[0]?.value ?? null;
  if (field.kind === 'manyToMany' || field.kind === 'children' || field.kind === 'images') return [];
  const initial = 'initial' in field ? field.initial : undefined;
  if (field.kind === 'date' && isDayWord(initial)) return initial === 'today' ? today : null;
  return initial ?? null;
}

function enteredFields(resource: Pick<Resource, 'fields' | 'toggle'>): Fields {
  const own = Object.entries(resource.fields).filter(([, field]) => isEntered(field));
  const active: [string, AnyField][] = resource.toggle ? [['is_active', { kind: 'boolean', required: true, initial: 1 }]] : [];
  return Object.fromEntries([...own, ...active]);
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

function parseFields(question: {
  readonly fields: Fields;
  readonly input: Readonly<Record<string, unknown>>;
  readonly existing?: Readonly<Record<string, unknown>>;
  readonly today: string;
  readonly problems: Record<string, Problem[]>;
}) {
  const { fields, input, existing, today, problems } = question;
  const values: Record<string, unknown> = {};
  const merged: Record<string, unknown> = { ...existing };
  for (const [name, field] of Object.entries(fields)) {
    if (name in input && input[name] !== undefined) {
      const parsed = parseValue(field, input[name]);
      if ('problem' in parsed) problems[name] = [parsed.problem];
      else values[name] = field.kind === 'children' ? parseRows({ name, field, rows: parsed.value, today, problems }) : parsed.value;
    } else if (!existing) {
      values[name] = initialValue(field, today);
    }
    if (name in values) merged[name] = values[name];
  }
  return { values, merged };
}

function parseRows(question: {
  readonly name: string;
  readonly field: ChildrenField;
  readonly rows: unknown;
  readonly today: string;
  readonly problems: Record<string, Problem[]>;
}): unknown[] {
  const { name, field, today, problems } = question;
  const rows = question.rows as Record<string, unknown>[];
  const max = field.max ?? MAX_CHILD_ROWS;
  if (rows.length > max) problems[name] = [{ key: 'maxItems', params: { max } }];
  return rows.slice(0, max).map((row, index) => {
    const answer = readInput({ resource: { fields: field.fields, toggle: false }, input: row, today });
    for (const [inner, found] of Object.entries(answer.problems)) problems[`${name}.${index}.${inner}`] = [...found];
    return answer.values;
  });
}

function ruleProblems(question: {
  readonly name: string;
  readonly field: AnyField;
  readonly merged: Readonly<Record<string, unknown>>;
  readonly today: string;
}): Problem[] {
  const { name, field, merged, today } = question;
  const value = merged[name];
  const isRequired = field.required || (field.requiredWhen !== undefined && holds(field.requiredWhen, merged));
  // A stored password is never read back, so its absence from a record says nothing.
  if (!isFilled(value)) return isRequired && !(field.kind === 'password' && merged.id) ? [{ key: field.kind === 'images' ? 'anyImage' : 'required' }] : [];
  if ('sameAs' in field && field.sameAs && merged[field.sameAs] !== value) return [{ key: 'confirmed' }];
  if ('notInFuture' in field && field.notInFuture && String(value).slice(0, today.length) > today) return [{ key: 'notInFuture' }];
  const earlier = 'notBefore' in field && field.notBefore ? merged[field.notBefore] : undefined;
  if (isFilled(earlier) && String(value) < String(earlier)) {
    return [{ key: 'notBefore', params: { other: `fields.${(field as { notBefore: string }).notBefore}` } }];
  }
  return [];
}
