import { ABSENT } from '../../schemas/teaching/uploadedMark.ts';
import { decimal } from '../../src/core/index.ts';
import { parseAmount } from '../../src/core/rules/parseAmount.ts';
import { parseValue } from '../../src/core/rules/parseValue.ts';
import { invalid, type Problem } from '../../src/core/rules/problem.ts';

/** What a cell says: a mark, an absence, or nothing. */
export interface CellValue {
  readonly mark: number | null;
  readonly is_absent: 0 | 1;
}

/** How numbers are written in the language of the screen. */
export interface Writing {
  /** The sign that sets thousands apart. */
  readonly groupSign: string;
  /** A number as it is typed. */
  readonly show: (value: number) => string;
}

export const EMPTY: CellValue = { mark: null, is_absent: 0 };

/** What is typed for an absence: `Ab`, or its first letter, also in Bengali and Arabic. */
const ABSENT_TYPED = /^(?:a|ab|abs|absent|অ|অনু|অনুপস্থিত|غ|غائب)\.?$/i;

/** What a typed text says, by the full marks of the component; or what is wrong with it. */
export function readCell(
  typed: string,
  { fullMark, groupSign }: Pick<Writing, 'groupSign'> & { readonly fullMark: number },
): { readonly value: CellValue } | { readonly problem: Problem } {
  const text = typed.normalize('NFC').trim();
  if (text.startsWith('=')) return invalid('formula');
  if (ABSENT_TYPED.test(text)) return { value: { mark: null, is_absent: 1 } };
  const amount = parseAmount(text, groupSign);
  if (amount === undefined) return { value: EMPTY };
  const parsed = parseValue(decimal({ min: 0, max: fullMark }), amount);
  if ('problem' in parsed) return parsed;
  return { value: { mark: parsed.value, is_absent: 0 } };
}

/** A value as it stands in its cell. */
export function writeCell({ mark, is_absent }: CellValue, { show }: Pick<Writing, 'show'>): string {
  if (is_absent === 1) return ABSENT;
  return mark === null ? '' : show(mark);
}

/** What a mark of the server says; nothing where there is none. */
export function valueIn(stored: { readonly mark: number | null; readonly is_absent: number } | undefined): CellValue {
  return stored ? { mark: stored.mark, is_absent: stored.is_absent === 1 ? 1 : 0 } : EMPTY;
}

export function isSameValue(one: CellValue, other: CellValue): boolean {
  return one.mark === other.mark && one.is_absent === other.is_absent;
}

export function isEntered({ mark, is_absent }: CellValue): boolean {
  return mark !== null || is_absent === 1;
}
