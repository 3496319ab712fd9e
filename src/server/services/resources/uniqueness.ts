import { isFilled } from '../../../core/conditions.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { isObject } from '../../../core/isObject.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import type { Caller } from '../../caller.ts';
import { columnOf, fromColumn, toColumn } from '../../codec.ts';
import type { Context } from '../../context.ts';
import { isText } from '../../db/modelColumns.ts';
import { quote } from '../../db/select.ts';
import type { queriesOf } from '../auth/queries.ts';
import { seesAllValues } from './seesAllValues.ts';
import type { Values } from '../store.ts';
import { comparableText } from './comparableText.ts';

type Queries = Pick<ReturnType<typeof queriesOf>, 'query'>;

/** The entity of what is checked, and who is told of it. */
interface Checked {
  readonly resource: Resource;
  readonly caller: Caller;
}

interface Rule {
  readonly name: string;
  /** Every field that counts, the one that bears the rule last. */
  readonly fields: readonly (readonly [name: string, field: AnyField])[];
}

/** A line of a file, as it was read. */
interface LineOfFile {
  readonly line: { readonly number: number };
  readonly values: Values;
  readonly problems: Record<string, readonly Problem[]>;
}

/** Adds what is wrong with lines that repeat what another line, or a record, already has and nothing else may have. */
export async function addUniqueProblems(
  { context, resource, caller }: Checked & { readonly context: Context },
  lines: readonly LineOfFile[],
): Promise<void> {
  for (const rule of rulesOf(resource)) {
    // What is made together with a line is nobody else's.
    const filled = lines.filter(({ values }) => isFilled(values[rule.name]) && !isObject(values[rule.name]));
    if (filled.length === 0) continue;
    const all = filled.map(({ values }) => values);
    const taken = await takenKeys({ queries: context.database, resource, rule, all });
    const isSeen = seesAllValues({ resource, caller, field: rule.name });
    const seen = new Map<string, number>();
    for (const { line, values, problems } of filled) {
      const key = keyOf(rule, values);
      const first = seen.get(key);
      if (taken.has(key)) problems[rule.name] ??= [{ key: isSeen ? 'unique' : 'notFree' }];
      else if (first !== undefined) problems[rule.name] ??= [{ key: 'twiceInFile', params: { row: first } }];
      else seen.set(key, line.number);
    }
  }
}

/** What another record already has of a record that is about to be stored, and nothing else may have: all of it at once. */
export async function uniqueProblems(
  { queries, resource, caller }: Checked & { readonly queries: Queries },
  values: Values,
  id?: number,
): Promise<Problems> {
  const problems: Record<string, readonly Problem[]> = {};
  for (const rule of rulesOf(resource)) {
    // What is made together with it is nobody else's.
    if (!isFilled(values[rule.name]) || rule.fields.some(([name]) => isObject(values[name]))) continue;
    const taken = await takenKeys({ queries, resource, rule, all: [values], id });
    const isSeen = seesAllValues({ resource, caller, field: rule.name });
    if (taken.size > 0) problems[rule.name] = [{ key: isSeen ? 'unique' : 'notFree' }];
  }
  return problems;
}

function rulesOf(resource: Resource): Rule[] {
  return Object.entries(resource.fields).flatMap(([name, { unique }]) => {
    if (!unique) return [];
    const names = Array.isArray(unique) ? [...(unique as readonly string[]), name] : [name];
    return [{ name, fields: names.map((each) => [each, fieldOf(resource, each) as AnyField] as const) }];
  });
}

async function takenKeys(options: {
  queries: Queries;
  resource: Resource;
  rule: Rule;
  all: readonly Values[];
  /** The record whose own values do not count. */
  id?: number | undefined;
}): Promise<Set<string>> {
  const { queries, resource, rule, all, id } = options;
  const parameters: unknown[] = [];
  const conditions = rule.fields.map(([name, field]) => {
    const column = `t.${quote(columnOf(name, field))}`;
    const compared = [...new Set(all.map((values) => toColumn(field, comparable(field, values[name]))))];
    const anyOf = `${isText(field) ? `lower(${column})` : column} = any($${parameters.push(compared.filter((value) => value !== null))})`;
    return compared.includes(null) ? `(${anyOf} or ${column} is null)` : anyOf;
  });
  const columns = rule.fields.map(([name, field]) => `t.${quote(columnOf(name, field))} as ${quote(name)}`);
  if (id !== undefined) conditions.push(`t.id <> $${parameters.push(id)}`);
  const sql = `select ${columns.join(', ')} from ${quote(resource.table)} t where ${conditions.join(' and ')}`;
  const rows = await queries.query<Readonly<Record<string, unknown>>>(sql, parameters);
  return new Set(
    rows.map((row) =>
      keyOf(rule, Object.fromEntries(rule.fields.map(([name, field]) => [name, fromColumn(field, row[name])]))),
    ),
  );
}

function keyOf({ fields }: Rule, values: Values): string {
  return JSON.stringify(fields.map(([name, field]) => comparable(field, values[name])));
}

function comparable(field: AnyField, value: unknown): unknown {
  if (!isFilled(value)) return null;
  return isText(field) ? comparableText(value) : value;
}
