import { isFilled } from '../../../../core/conditions.ts';

/** The version that a row says was seen: null where there was nothing, undefined where nobody has looked. */
export function seenVersion(row: Readonly<Record<string, unknown>>): number | null | undefined | 'wrong' {
  const { row_version: given } = row;
  if (given === undefined) return undefined;
  if (!isFilled(given)) return null;
  if (typeof given !== 'number' && typeof given !== 'string') return 'wrong';
  return /^\d{1,9}$/.test(String(given)) ? Number(given) : 'wrong';
}
