import type { Context } from '../context.ts';
import { keyOf, limited } from './auth/loginLimit.ts';
import { type DocumentRow, findByCode } from '../documents/documentRows.ts';
import { readCode } from '../documents/shortCode.ts';

/** A counter checks many papers in a row and mistypes some; a code that was right leaves those before it counted. */
const WRONG_CODES = { windowSeconds: 15 * 60, max: 20, isClearedBySuccess: false };

/** A paper that was issued. */
export interface VerifiedDocument extends DocumentRow {
  /** Whether what it tells was neither corrected nor taken back since. */
  readonly holds: boolean;
  /** The facts that are told in the digits that they are stored with, because the paper prints them so. */
  readonly asTheyAre: readonly string[];
}

/** The paper of a code, for whoever has it before them; undefined for every other code, whatever is wrong with it. */
export async function verifyDocument(
  { database, documents }: Pick<Context, 'database' | 'documents'>,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<VerifiedDocument | undefined> {
  const { db } = database;
  const counted = [{ key: keyOf(address, 'document'), policy: WRONG_CODES }];
  const found = await limited(db, counted, () => findByCode(db, readCode(code)));
  if (!found) return undefined;
  const kind = documents.find((each) => each.kind === found.kind);
  return { ...found, holds: (await kind?.holds?.(database, found)) ?? true, asTheyAre: kind?.asTheyAre ?? [] };
}
