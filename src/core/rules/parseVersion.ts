import { integer } from '../fields/builders.ts';
import { parseValue } from './parseValue.ts';
import { invalid, type Problem } from './problem.ts';

/** The version of a record that was seen: null where there was none, undefined where nobody has looked. */
export type ExpectedVersion = { readonly value: number | null | undefined } | { readonly problem: Problem };

const VERSION = integer({ min: 1 });

/** Reads a `row_version` as it was sent; the one reading for records, sheets and whatever is deleted. */
export function parseVersion(sent: unknown): ExpectedVersion {
  if (sent === undefined || sent === null) return { value: sent };
  // An empty text is no version, and does not say either that there was none.
  if (typeof sent === 'string' && sent.trim() === '') return invalid('integer');
  return parseValue(VERSION, sent);
}
