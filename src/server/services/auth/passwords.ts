import { hash, verify } from '@node-rs/argon2';

/** OWASP's advice for Argon2id: memory in KiB, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let nobodysHash: Promise<string> | undefined;

/** A password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), COST);
}

/** Whether a password is the stored one. Without a stored one it takes as long to say no. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored !== undefined) return verify(stored, composed(password));
  nobodysHash ??= hashPassword('nobody');
  await verify(await nobodysHash, composed(password));
  return false;
}

// An accented letter can be typed as one character or as two.
function composed(password: string): string {
  return password.normalize('NFC');
}
