import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';
import { usesOf } from '../resources/uses.ts';

/**
 * What is in use stays under what it belongs to: an expense names an account with its bank, and a sub expense with its
 * type, and would contradict itself.
 */
export function keepUnder(name: string): (writing: Writing) => Promise<Problems | undefined> {
  return async ({ store, existing, values }) => {
    if (!existing || values[name] === undefined || values[name] === existing[name]) return undefined;
    const uses = await usesOf(store, Number(existing.id));
    return uses.length > 0 ? { [name]: [{ key: 'inUse' }] } : undefined;
  };
}
