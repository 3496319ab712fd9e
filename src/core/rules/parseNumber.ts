import type { DecimalField, NumberField } from '../fields/field.ts';
import { MAX_INTEGER } from '../limits.ts';
import { fromMinor, toMinor } from '../money.ts';
import { bad, type Parsed } from './problem.ts';

const WHOLE = /^[+-]?\d{1,15}$/;
const DECIMAL = /^[+-]?\d{1,12}(?:\.(\d+))?$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Decimals of a field that does not say how many. */
export const DEFAULT_DECIMALS = 2;

export function parseWhole(field: NumberField, raw: unknown): Parsed {
  const text = numberText(raw);
  if (text === undefined || !WHOLE.test(text)) return bad('integer');
  const value = Number(text);
  if (field.kind === 'year' && (value < FIRST_YEAR || value > LAST_YEAR)) return bad('year');
  if (Math.abs(value) > MAX_INTEGER) return bad('max', { max: MAX_INTEGER });
  return rangeProblem(field, value) ?? { value };
}

export function parseDecimal(field: DecimalField, raw: unknown): Parsed {
  const text = numberText(raw);
  const match = text === undefined ? undefined : DECIMAL.exec(text);
  if (!match) return bad('number');
  const decimals = field.decimals ?? DEFAULT_DECIMALS;
  if ((match[1] ?? '').replace(/0+$/, '').length > decimals) return bad('decimals', { decimals });
  const value = Number(text);
  return rangeProblem(field, value) ?? { value };
}

export function parseMoney(field: DecimalField, raw: unknown): Parsed {
  const text = numberText(raw);
  const minor = text === undefined ? undefined : toMinor(text);
  if (minor === undefined) return bad('money');
  return rangeProblem(field, minor / 100) ?? { value: fromMinor(minor) };
}

function numberText(raw: unknown): string | undefined {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  return typeof raw === 'string' ? raw.trim() : undefined;
}

function rangeProblem(field: NumberField | DecimalField, value: number): Parsed | undefined {
  if (field.min === 0 && value < 0) return bad('positive');
  if (field.min !== undefined && field.max !== undefined && (value < field.min || value > field.max)) {
    return bad('between', { min: field.min, max: field.max });
  }
  if (field.min !== undefined && value < field.min) return bad('min', { min: field.min });
  if (field.max !== undefined && value > field.max) return bad('max', { max: field.max });
  return undefined;
}
