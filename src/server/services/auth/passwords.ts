import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { composed } from '../../../core/rules/composed.ts';
import { refuse } from '../../errors.ts';
import { createGate } from './gate.ts';

/** OWASP's advice for Argon2id: memory in KiB, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing fills a core and the memory's bus. A core, and half of the time, are left for everybody who is logged in already,
 * and no more wait than are served in a quarter of a minute.
 */
const gate = createGate({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  mostWaiting: 400,
  rest: 1,
});

let nobodysHash: Promise<string> | undefined;

/** A password as it is stored; an accented letter can be typed as one character or as two. */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(composed(password), COST));
}

/** Whether a password is the stored one. Without a stored one it takes as long to say no. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (gate.isFull()) throw refuse.busy();
  nobodysHash ??= hashPassword('nobody');
  const other = await nobodysHash;
  const isRight = await gate.run(() => verify(stored ?? other, composed(password)));
  return stored !== undefined && isRight;
}
