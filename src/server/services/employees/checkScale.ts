import { toMinor } from '../../../core/money.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';

/** A scale does not end below where it begins. */
export async function checkScale({ existing, values }: Writing): Promise<Problems | undefined> {
  const { lowest_basic: lowest, highest_basic: highest } = { ...existing, ...values };
  if (highest === null || highest === undefined) return undefined;
  const isBelow = (toMinor(String(highest)) ?? 0) < (toMinor(String(lowest)) ?? 0);
  return isBelow ? { highest_basic: [{ key: 'min', params: { min: String(lowest) } }] } : undefined;
}
