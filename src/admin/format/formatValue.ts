import type { AnyField, Choice, ChildrenField } from '../../core/fields/field.ts';
import { storedPath } from '../../core/files.ts';
import { isObject } from '../../core/isObject.ts';
import { embedKey } from '../../core/resource.ts';
import { DEFAULT_DECIMALS } from '../../core/rules/parseNumber.ts';
import type { Conventions } from './conventions.ts';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPlainNumber,
  formatTime,
  NOTHING,
} from './format.ts';
import { nameOf, namesOf } from './values.ts';

/** The words of one resource in the reader's language. Fields of child rows go by `rows.amount`. */
export interface ResourceWords {
  readonly conventions: Conventions;
  readonly label: (field: string) => string;
  readonly option: (field: string, option: string) => string;
  readonly yes: string;
  readonly no: string;
}

export interface DisplayedValue {
  readonly field: AnyField;
  readonly name: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** A field's value as text, for cells, chips, sentences and titles. Empty values give a dash. */
export function formatValue({ field, name, record }: DisplayedValue, words: ResourceWords): string {
  const value = record[name];
  if (value === null || value === undefined || value === '') return NOTHING;
  const text = formatFilled({ field, name, record }, words);
  return text === '' ? NOTHING : text;
}

function formatFilled({ field, name, record }: DisplayedValue, words: ResourceWords): string {
  const value = record[name];
  const { conventions } = words;
  switch (field.kind) {
    case 'integer':
      return formatNumber(Number(value), conventions);
    case 'year':
      return formatPlainNumber(Number(value), conventions);
    case 'decimal':
      return formatNumber(Number(value), conventions, field.decimals ?? DEFAULT_DECIMALS);
    case 'percent':
      return formatPercent(Number(value), conventions);
    case 'money':
      return formatMoney(value as string | number, conventions);
    case 'date':
      return formatDate(String(value), conventions);
    case 'time':
      return formatTime(String(value), conventions);
    case 'dateTime':
      return formatDateTime(String(value), conventions);
    case 'boolean':
      return Number(value) === 1 ? words.yes : words.no;
    case 'choice':
    case 'status':
      return formatOption({ name, value, options: field.options }, words);
    case 'reference':
      return formatReference(field.target, value, nameOf(record[embedKey(name)]), conventions);
    case 'manyToMany':
      return joined(namesOf(record[embedKey(name)]) ?? listOf(value).map((id) => `#${id}`));
    case 'children':
      return formatRows({ name, field, rows: listOf(value) }, words);
    case 'image':
    case 'file':
      return fileName(String(value));
    case 'images':
      return joined(listOf(value).map((path) => fileName(String(path))));
    case 'computed':
      return formatComputed(field.as, value, conventions);
    case 'richText':
      return plainText(String(value));
    case 'password':
      return '••••••••';
    default:
      return String(value);
  }
}

function formatReference(target: string, id: unknown, name: string | undefined, { shownName }: Conventions): string {
  if (name === undefined) return `#${id}`;
  return shownName?.(target, id, name) ?? name;
}

function formatOption(
  given: { name: string; value: unknown; options: readonly Choice[] },
  words: ResourceWords,
): string {
  const found = given.options.find((option) => String(option.value) === String(given.value));
  return found ? words.option(given.name, found.name) : String(given.value);
}

function formatRows(
  { name, field, rows }: { name: string; field: ChildrenField; rows: readonly unknown[] },
  words: ResourceWords,
): string {
  const inner: ResourceWords = {
    ...words,
    label: (each) => words.label(`${name}.${each}`),
    option: (each, option) => words.option(`${name}.${each}`, option),
  };
  const lines = rows.filter(isObject).map((row) =>
    Object.entries(field.fields)
      .map(([key, each]) => formatValue({ field: each, name: key, record: row }, inner))
      .filter((text) => text !== NOTHING)
      .join(' · '),
  );
  return lines.join('\n');
}

function formatComputed(as: string, value: unknown, conventions: Conventions): string {
  if (as === 'integer') return formatNumber(Number(value), conventions);
  if (as === 'money') return formatMoney(value as string | number, conventions);
  if (as === 'percent') return formatPercent(Number(value), conventions);
  if (as === 'date') return formatDate(String(value), conventions);
  if (as === 'records') return joined(namesOf(value) ?? []);
  return isObject(value) ? (nameOf(value) ?? '') : String(value);
}

/** The last part of a stored file's path. */
export function fileName(address: string): string {
  const path = storedPath(address);
  return path.split('/').at(-1) ?? path;
}

/** Formatted text without its formatting. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi, ' ');
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '';
  return text.replace(/\s+/g, ' ').trim();
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function joined(texts: readonly string[]): string {
  return texts.join(', ');
}
