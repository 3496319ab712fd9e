import type { TextField } from '../fields/field.ts';
import { DEFAULT_LONG_TEXT_MAX, DEFAULT_TEXT_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { composed } from './composed.ts';
import { toLatin } from './parseAmount.ts';
import {
  COLOR,
  CONTROL_CHARACTERS,
  EMAIL,
  hasFormat,
  INVISIBLE,
  LINE_BREAKS,
  PHONE,
  STRONG_PASSWORD,
  URL_TEXT,
} from './formats.ts';
import { invalid, type Parsed } from './problem.ts';

const LONG = new Set(['longText', 'richText']);

/** Normalizes a text (composed Unicode, trimmed) and checks it against its field. */
export function parseText(field: TextField, raw: unknown): Parsed {
  if (typeof raw !== 'string' && !isWrittenOut(raw)) return invalid('text');
  if (field.kind === 'password') return parsePassword(String(raw));
  const text = composed(String(raw)).replace(INVISIBLE, '');
  if (CONTROL_CHARACTERS.test(text) || !isWellFormed(text)) return invalid('characters');
  const trimmed = (LONG.has(field.kind) ? text : text.replace(LINE_BREAKS, ' ')).trim();
  if (field.kind === 'richText' && showsNothing(trimmed)) return { value: '' };
  const value = inOneSpelling(field, trimmed);
  return lengthProblem(field, value) ?? formatProblem(field, value) ?? { value };
}

/** What means the same is stored in one spelling: addresses in small letters, numbers in Latin digits. */
function inOneSpelling({ kind, format }: TextField, text: string): string {
  if (kind === 'email' || kind === 'color') return text.toLowerCase();
  return kind === 'phone' || format === 'digits' ? toLatin(text) : text;
}

// Another number would be stored as "Infinity" or "1e+21", or with other digits than were sent.
function isWrittenOut(raw: unknown): raw is number {
  return typeof raw === 'number' && /^-?\d+(\.\d+)?$/.test(String(raw)) && Math.abs(raw) <= Number.MAX_SAFE_INTEGER;
}

/** The most characters that a field may hold. */
export function maxLength(field: TextField): number {
  return field.length ?? field.max ?? (LONG.has(field.kind) ? DEFAULT_LONG_TEXT_MAX : DEFAULT_TEXT_MAX);
}

function lengthProblem(field: TextField, value: string): Parsed | undefined {
  const characters = [...value].length;
  if (field.length !== undefined && characters !== field.length) return invalid('length', { length: field.length });
  if (field.min !== undefined && characters < field.min) return invalid('minLength', { min: field.min });
  const max = maxLength(field);
  if (characters > max) return invalid('maxLength', { max });
  return undefined;
}

function formatProblem(field: TextField, value: string): Parsed | undefined {
  if (field.kind === 'email' && !EMAIL.test(value)) return invalid('email');
  if (field.kind === 'phone' && !PHONE.test(value)) return invalid('phone');
  if (field.kind === 'url' && !URL_TEXT.test(value)) return invalid('url');
  if (field.kind === 'color' && !COLOR.test(value)) return invalid('color');
  if (field.format && !hasFormat(field.format, value)) return invalid(field.format);
  if (field.regex && !field.regex.pattern.test(value)) return invalid('regex', { example: field.regex.example });
  return undefined;
}

function parsePassword(value: string): Parsed {
  if (value.length < PASSWORD_MIN) return invalid('passwordMin', { min: PASSWORD_MIN });
  if (value.length > PASSWORD_MAX) return invalid('maxLength', { max: PASSWORD_MAX });
  return STRONG_PASSWORD.test(value) ? { value } : invalid('password');
}

const SHOWN_ELEMENT = /<(img|hr)\b/i;
const TAG_OR_BLANK = /<[^<>]*>|&nbsp;|&#160;|&#xa0;|\s/gi;

/** Whether a formatted text is empty to whoever reads it: `<p> </p>` is. */
function showsNothing(html: string): boolean {
  return !SHOWN_ELEMENT.test(html) && html.replace(TAG_OR_BLANK, '') === '';
}

// Half of a surrogate pair cannot be stored as UTF-8.
function isWellFormed(value: string): boolean {
  return !/\p{Surrogate}/u.test(value);
}
