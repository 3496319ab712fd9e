import { sql } from 'kysely';
import { isFilled } from '../../../../core/conditions.ts';
import type { AnyField, NumberedField } from '../../../../core/fields/field.ts';
import { fieldOf, nextFields, scopeOf } from '../../../../core/resource.ts';
import { parseValue } from '../../../../core/rules/parseValue.ts';
import { initialValue } from '../../../../core/rules/readInput.ts';
import { queriesOf } from '../../auth/queries.ts';
import {
  type Counting,
  type CountedField,
  countedField,
  countedValue,
  highest,
  isTakenNumber,
  writtenAs,
} from '../nextNumbers.ts';
import type { Store, Values } from '../../store.ts';
import type { Draft, Write } from './write.ts';

/**
 * Gives new records the next numbers: in required fields that are empty, and in the place of a number that was offered and that
 * somebody else has taken since. Whoever counts waits for whoever has counted before and is not done, so that two at once get
 * two numbers.
 */
export async function giveNumbers({ kind, store, drafts }: Write): Promise<void> {
  if (kind.does !== 'insert') return;
  for (const [name, field] of nextFields(store.resource)) {
    const counted = drafts.filter((draft) => isCounted(draft, name, field));
    if (counted.length > 0) await giveNumbersIn(store, { name, field, counted, drafts });
  }
}

function isCounted({ input, suggested = [] }: Draft, name: string, field: NumberedField): boolean {
  return isFilled(input[name]) ? suggested.includes(name) : field.required === true;
}

async function giveNumbersIn(
  store: Store,
  options: {
    readonly name: string;
    readonly field: NumberedField;
    readonly counted: readonly Draft[];
    readonly drafts: readonly Draft[];
  },
): Promise<void> {
  const { context, resource, trx } = store;
  const { name, field, counted, drafts } = options;
  await sql`select pg_advisory_xact_lock(hashtext(${`next ${resource.table}.${name}`}))`.execute(trx);
  const counting: Counting = { context, resource, ...queriesOf(trx) };
  const numbers = await countedField(counting, { name, field });
  const last = new Map<string, number>();
  for (const draft of counted) {
    const scope = scopeIn(store, draft.input, field);
    if (!scope) continue;
    const value = draft.input[name];
    if (isFilled(value) && !(await isTakenNumber(counting, numbers, { scope, value }))) continue;
    const key = JSON.stringify(scope);
    const used = last.get(key) ?? Math.max(await highest(counting, numbers, scope), highestGiven(drafts, numbers));
    const next = writtenAs(numbers, used + 1);
    if (next === undefined) continue;
    last.set(key, used + 1);
    draft.input = { ...draft.input, [name]: next };
    draft.values = { ...draft.values, [name]: next };
  }
}

/** The highest number among those that other lines of the same file bring. */
function highestGiven(drafts: readonly Draft[], numbers: CountedField): number {
  return drafts.length < 2
    ? 0
    : Math.max(0, ...drafts.map(({ input }) => countedValue(numbers, input[numbers.name]) ?? 0));
}

/** The values within which a number is counted; undefined where one is missing or wrong, which is told at its own field. */
function scopeIn({ resource, context }: Store, input: Values, field: NumberedField): Values | undefined {
  const scope: Record<string, unknown> = {};
  for (const name of scopeOf(field)) {
    const scoping = fieldOf(resource, name) as AnyField;
    const parsed = parseValue(scoping, input[name] ?? initialValue(scoping, context.today()));
    if ('problem' in parsed || (scoping.required && !isFilled(parsed.value))) return undefined;
    scope[name] = parsed.value;
  }
  return scope;
}
