import type { Context } from '../context.ts';
import { keyOf, limited } from '../services/auth/loginLimit.ts';
import { type DocumentRow, findByCode } from './documentRows.ts';
import { readCode } from './shortCode.ts';

/** A counter checks many papers in a row and mistypes some; a code that was right leaves those before it counted. */
const WRONG_CODES = { max: 20, isClearedBySuccess: false };

/** The paper of a code, for whoever has it before them; undefined for every other code, whatever is wrong with it. */
export function verifyDocument(
  { database }: Pick<Context, 'database'>,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<DocumentRow | undefined> {
  const { db } = database;
  return limited(db, keyOf(address, 'document'), () => findByCode(db, readCode(code)), WRONG_CODES);
}
