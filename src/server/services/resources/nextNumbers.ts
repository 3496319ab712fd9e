import { isFilled } from '../../../core/conditions.ts';
import type { AnyField, NumberedField } from '../../../core/fields/field.ts';
import { isNumbering, numbered, type Numbering, numberingOf } from '../../../core/numbering.ts';
import { fieldOf, nextFields, type Resource, scopeOf } from '../../../core/resource.ts';
import { columnOf, toColumn } from '../../codec.ts';
import type { Context } from '../../context.ts';
import { quote } from '../../db/select.ts';
import type { queriesOf } from '../auth/queries.ts';
import type { Values } from '../store.ts';

export interface Counting extends Pick<ReturnType<typeof queriesOf>, 'query'> {
  readonly context: Pick<Context, 'registry' | 'today'>;
  readonly resource: Resource;
}

/** A field that has a next number, as it is counted now. */
export interface CountedField {
  readonly name: string;
  readonly field: NumberedField;
  /** How a text is written; a number has none. */
  readonly numbering: Numbering | undefined;
}

/** More digits than anybody counts to are no number of a pattern. */
const COUNTED = '^[0-9]{1,12}$';

/** The next numbers of a resource, by field; null where one of the values within which it is counted is not known. */
export async function readNextNumbers(
  counting: Counting,
  { scope, pattern }: { readonly scope: Values; readonly pattern?: string | undefined },
): Promise<Record<string, string | number | null>> {
  const next: Record<string, string | number | null> = {};
  for (const [name, field] of nextFields(counting.resource)) {
    const other = field.next.patternIn === undefined ? undefined : pattern;
    const counted = await countedField(counting, { name, field, pattern: other });
    const isKnown = scopeOf(field).every(
      (each) => isFilled(scope[each]) || !fieldOf(counting.resource, each)?.required,
    );
    next[name] = isKnown ? (writtenAs(counted, (await highest(counting, counted, scope)) + 1) ?? null) : null;
  }
  return next;
}

/** A field with the pattern that counts now: the one that is given, the one that the product's settings hold, or its own. */
export async function countedField(
  counting: Counting,
  {
    name,
    field,
    pattern,
  }: { readonly name: string; readonly field: NumberedField; readonly pattern?: string | undefined },
): Promise<CountedField> {
  const { next } = field;
  if (next.pattern === undefined) return { name, field, numbering: undefined };
  const chosen = pattern ?? (await chosenPattern(counting, next.patternIn));
  const used = chosen !== undefined && isNumbering(chosen) ? chosen : next.pattern;
  return { name, field, numbering: numberingOf(used, counting.context.today()) };
}

async function chosenPattern({ context, query }: Counting, place: string | undefined): Promise<string | undefined> {
  if (place === undefined) return undefined;
  const [owner = '', name = ''] = place.split('.');
  const { table } = context.registry.get(owner);
  const [row] = await query<{ readonly pattern: string | null }>(
    `select t.${quote(name)} as pattern from ${quote(table)} t order by t.id limit 1`,
  );
  return row?.pattern ?? undefined;
}

/** A number as the field holds it; undefined where it holds none that is so large. */
export function writtenAs({ field, numbering }: CountedField, number: number): string | number | undefined {
  if (!numbering) return number <= (field.max ?? Number.MAX_SAFE_INTEGER) ? number : undefined;
  const text = numbered(numbering, number);
  return text.length <= (field.max ?? text.length) ? text : undefined;
}

/** The number that a value is; undefined where it is none of the pattern. */
export function countedValue({ numbering }: CountedField, value: unknown): number | undefined {
  if (!numbering) return Number.isSafeInteger(value) ? (value as number) : undefined;
  const text = String(value ?? '').toLowerCase();
  const { before, after } = { before: numbering.before.toLowerCase(), after: numbering.after.toLowerCase() };
  if (!text.startsWith(before) || !text.endsWith(after)) return undefined;
  const digits = text.slice(before.length, text.length - after.length);
  return new RegExp(COUNTED).test(digits) ? Number(digits) : undefined;
}

/** The highest number in use, or the one below the first. */
export async function highest(counting: Counting, counted: CountedField, scope: Values): Promise<number> {
  const { name, field, numbering } = counted;
  const column = `t.${quote(name)}`;
  const first = numbering ? 1 : (field.min ?? 1);
  let highestOfAll = first - 1;
  for (const { table, within, parameters } of countedTables(counting, counted, scope)) {
    const number = numbering ? numberIn(column, numbering, parameters) : { sql: column, where: 'true' };
    const [row] = await counting.query<{ readonly number: number | null }>(
      `select max(${number.sql}) as number from ${table} where ${[...within, number.where].join(' and ')}`,
      parameters,
    );
    highestOfAll = Math.max(highestOfAll, row?.number ?? 0);
  }
  return highestOfAll;
}

/** Whether another record has a value. */
export async function isTakenNumber(
  counting: Counting,
  counted: CountedField,
  { scope, value }: { readonly scope: Values; readonly value: unknown },
): Promise<boolean> {
  const column = `t.${quote(counted.name)}`;
  for (const { table, within, parameters } of countedTables(counting, counted, scope)) {
    const same = counted.numbering
      ? `lower(${column}) = lower($${parameters.push(String(value))})`
      : `${column} = $${parameters.push(value)}`;
    const rows = await counting.query(
      `select 1 from ${table} where ${[...within, same].join(' and ')} limit 1`,
      parameters,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

interface CountedTable {
  readonly table: string;
  readonly within: readonly string[];
  readonly parameters: unknown[];
}

/** Where its numbers stand, each with what keeps it within its scope. */
function countedTables({ context, resource }: Counting, { field }: CountedField, scope: Values): CountedTable[] {
  const { alsoIn } = field.next;
  const resources = [resource, ...(alsoIn === undefined ? [] : [context.registry.get(alsoIn)])];
  return resources.map((each) => {
    const parameters: unknown[] = [];
    const within = scopeOf(field).map((name) => {
      const scoping = fieldOf(each, name) as AnyField;
      const value = toColumn(scoping, scope[name] ?? null);
      const column = `t.${quote(columnOf(name, scoping))}`;
      return value === null ? `${column} is null` : `${column} = $${parameters.push(value)}`;
    });
    return { table: `${quote(each.table)} t`, within, parameters };
  });
}

/** SQL of the number in a text of the pattern, and that it is one. */
function numberIn(column: string, { before, after }: Numbering, parameters: unknown[]): { sql: string; where: string } {
  const lengths = { before: [...before].length, after: [...after].length };
  const digits = `substr(${column}, ${lengths.before + 1}, greatest(char_length(${column}) - ${lengths.before + lengths.after}, 0))`;
  const begins = `lower(left(${column}, ${lengths.before})) = lower($${parameters.push(before)})`;
  const ends = `lower(right(${column}, ${lengths.after})) = lower($${parameters.push(after)})`;
  return {
    // A planner may ask for the number before it has looked whether it is one.
    sql: `case when ${digits} ~ '${COUNTED}' then ${digits}::bigint end`,
    where: `${begins} and ${ends} and ${digits} ~ '${COUNTED}'`,
  };
}
