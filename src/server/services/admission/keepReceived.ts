import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';

/** What a receipt says; the applicant has moved on by it. */
const RECEIVED = ['applicant_id', 'purpose', 'amount'] as const;

/** Money that was received stays what it was: a mistake is made void and entered anew. */
export async function keepReceived({ existing, values }: Writing): Promise<Problems | undefined> {
  if (!existing) return undefined;
  const rewritten = RECEIVED.filter((name) => name in values && values[name] !== existing[name]);
  return Object.fromEntries(rewritten.map((name) => [name, [{ key: 'received' }]]));
}
