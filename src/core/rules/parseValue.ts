import { isFilled } from '../conditions.ts';
import type { AnyField, ChildrenField, ManyToManyField, UploadField, ValueOf } from '../fields/field.ts';
import { storedPath } from '../files.ts';
import { isObject } from '../isObject.ts';
import { MAX_IMAGES } from '../limits.ts';
import { parseDate } from './parseDate.ts';
import { parseDecimal, parseMoney, parseWhole } from './parseNumber.ts';
import { parseText } from './parseText.ts';
import { invalid, type Parsed } from './problem.ts';
import { ID_PATTERN } from '../paths.ts';

const STORED_FILE = /^\/storage\/[\w./-]+$/;
const MAX_LINKS = 1_000;

/**
 * What a value of a field is parsed to: what a record holds in it. Rows are not read yet, and a decimal is a number even where
 * records have it as text. Of a field of any kind nothing is known.
 */
type ParsedValue<F> = F extends { readonly kind: 'children' }
  ? readonly Readonly<Record<string, unknown>>[]
  : F extends { readonly kind: 'decimal' }
    ? number | null
    : [ValueOf<F>] extends [never]
      ? unknown
      : F extends { readonly kind: 'manyToMany' | 'images' }
        ? ValueOf<F>
        : ValueOf<F> | null;

/**
 * Parses what a form or a call gives for a field into the form that is stored, or says what is wrong. Empty becomes
 * null, or an empty list.
 */
export function parseValue<F extends AnyField>(field: F, raw: unknown): Parsed<ParsedValue<F>>;
export function parseValue(field: AnyField, raw: unknown): Parsed {
  if (isListField(field)) return parseList(field, raw);
  // Blanks are no way to leave a password as it is: whoever types them means a new one.
  const isBlankPassword = field.kind === 'password' && typeof raw === 'string' && raw !== '';
  if (!isBlankPassword && isEmpty(raw)) return { value: null };
  const parsed = parseFilled(field, raw);
  // Of nothing but signs that are left out.
  return 'value' in parsed && parsed.value === '' ? { value: null } : parsed;
}

// An empty list is no empty value here: whoever sends one means something else, as a selection of nothing.
function isEmpty(raw: unknown): boolean {
  return !Array.isArray(raw) && (!isFilled(raw) || (typeof raw === 'string' && raw.trim() === ''));
}

function parseFilled(field: AnyField, raw: unknown): Parsed {
  switch (field.kind) {
    case 'integer':
    case 'year':
      return parseWhole(field, raw);
    case 'decimal':
    case 'percent':
      return parseDecimal(field, raw);
    case 'money':
      return parseMoney(field, raw);
    case 'date':
    case 'time':
    case 'dateTime':
      return parseDate(field, raw);
    case 'boolean':
      return parseBoolean(raw);
    case 'choice':
    case 'status':
      return parseChoice(field.options, raw);
    case 'reference':
      return parseId(raw);
    case 'image':
    case 'file':
      return parseStoredFile(raw);
    case 'computed':
    case 'manyToMany':
    case 'children':
    case 'images':
      return invalid('text');
    default:
      return parseText(field, raw);
  }
}

function parseBoolean(raw: unknown): Parsed {
  if (raw === true || raw === 'true' || raw === 1 || raw === '1') return { value: 1 };
  if (raw === false || raw === 'false' || raw === 0 || raw === '0') return { value: 0 };
  return invalid('boolean');
}

function parseChoice(options: readonly { readonly value: string | number }[], raw: unknown): Parsed {
  const isPlain = typeof raw === 'string' || typeof raw === 'number';
  const found = isPlain ? options.find((each) => String(each.value) === String(raw)) : undefined;
  return found ? { value: found.value } : invalid('choice');
}

function parseId(raw: unknown): Parsed {
  const isPlain = typeof raw === 'string' || typeof raw === 'number';
  return isPlain && ID_PATTERN.test(String(raw)) ? { value: Number(raw) } : invalid('reference');
}

function parseStoredFile(raw: unknown): Parsed {
  if (typeof raw !== 'string') return invalid('file');
  const path = storedPath(raw);
  return STORED_FILE.test(path) && !path.includes('..') ? { value: path } : invalid('file');
}

type ListField = ManyToManyField | ChildrenField | (UploadField & { readonly kind: 'images' });

function isListField(field: AnyField): field is ListField {
  return field.kind === 'manyToMany' || field.kind === 'children' || field.kind === 'images';
}

function parseList(field: ListField, raw: unknown): Parsed {
  const rows = listOf(raw);
  if (!rows) return invalid('list');
  if (field.kind === 'children') {
    return rows.every(isObject) ? { value: rows } : invalid('list');
  }
  const max = field.kind === 'images' ? MAX_IMAGES : MAX_LINKS;
  if (rows.length > max) return invalid('maxItems', { max });
  const parsed = rows.map((row) => (field.kind === 'images' ? parseStoredFile(row) : parseId(row)));
  const wrong = parsed.find((each) => 'problem' in each);
  if (wrong) return wrong;
  return { value: [...new Set(parsed.map((each) => ('value' in each ? each.value : null)))] };
}

// A form sends a list as JSON text, and a list of one also as the value alone.
function listOf(raw: unknown): unknown[] | undefined {
  if (!isFilled(raw)) return [];
  if (Array.isArray(raw)) return raw;
  if (typeof raw === 'number') return [raw];
  if (typeof raw !== 'string') return undefined;
  if (!raw.trim().startsWith('[')) return [raw];
  try {
    const parsed: unknown = JSON.parse(raw);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
