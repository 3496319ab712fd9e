import type { DecimalField, NumberField } from '../fields/field.ts';
import { DECIMAL_DIGITS, MAX_INTEGER, MAX_MONEY_MINOR, MAX_NUMBER_LENGTH } from '../limits.ts';
import { fromMinor, isAmount, minorOf } from '../money.ts';
import { toLatin } from './parseAmount.ts';
import { invalid, type Parsed } from './problem.ts';

const WHOLE = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?\d+(?:\.(\d+))?$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Decimals of a field that does not say how many. */
export const DEFAULT_DECIMALS = 2;

export function parseWhole(field: NumberField, raw: unknown): Parsed {
  const text = numberText(raw);
  if (text === undefined || !WHOLE.test(text)) return invalid('integer');
  const value = Number(text);
  if (field.kind === 'year' && (value < FIRST_YEAR || value > LAST_YEAR)) return invalid('year');
  return rangeProblem(field, value, MAX_INTEGER) ?? { value };
}

export function parseDecimal(field: DecimalField, raw: unknown): Parsed {
  const text = numberText(raw);
  const match = text === undefined ? undefined : DECIMAL.exec(text);
  if (!match) return invalid('number');
  const decimals = field.decimals ?? DEFAULT_DECIMALS;
  if ((match[1] ?? '').replace(/0+$/, '').length > decimals) return invalid('decimals', { decimals });
  const value = Number(text);
  return rangeProblem(field, value, largestDecimal(decimals)) ?? { value };
}

export function parseMoney(field: DecimalField, raw: unknown): Parsed {
  const text = numberText(raw);
  if (text === undefined || !isAmount(text)) return invalid('money');
  return rangeProblem(field, Number(text), MAX_MONEY_MINOR / 100) ?? { value: fromMinor(minorOf(text)) };
}

// The largest number that fits the column: 12 digits and two decimals, say.
function largestDecimal(decimals: number): number {
  return (10 ** DECIMAL_DIGITS - 1) / 10 ** decimals;
}

function numberText(raw: unknown): string | undefined {
  // String() would write a large one as 1e+21.
  if (Number.isInteger(raw)) return String(BigInt(raw as number));
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  return typeof raw === 'string' && raw.length <= MAX_NUMBER_LENGTH ? toLatin(raw).trim() : undefined;
}

function rangeProblem(field: NumberField | DecimalField, value: number, most: number): Parsed | undefined {
  if (field.min === 0 && value < 0) return invalid('positive');
  if (field.min !== undefined && field.max !== undefined && (value < field.min || value > field.max)) {
    return invalid('between', { min: field.min, max: field.max });
  }
  if (field.min !== undefined && value < field.min) return invalid('min', { min: field.min });
  if (field.max !== undefined && value > field.max) return invalid('max', { max: field.max });
  if (value > most) return invalid('max', { max: most });
  if (value < -most) return invalid('min', { min: -most });
  return undefined;
}
