import { randomUUID } from 'node:crypto';

/** A name that no other test has given: all tests work in the same school. */
export function unique(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}
