import { isObject } from './isObject.ts';
import { DAY_PATTERN } from './days.ts';

/** How values without words of their own are written for a reader. */
export interface PlainWords {
  /** A number that is a name rather than a quantity. */
  readonly ofNumber: (number: number) => string;
  readonly ofDay: (day: string) => string;
}

export interface DetailWords extends PlainWords {
  /** What a field is called by which a list was narrowed, sorted or shown. */
  readonly ofField: (field: string) => string;
  readonly ofResource: (resource: string) => string;
  readonly ofCount: (count: number) => string;
}

/** What an entry of the audit log tells beside its changes, as a text: people by their names, fields by their labels. */
export function detailText(name: string, value: unknown, words: DetailWords): string {
  if (name === 'resource' && typeof value === 'string') return words.ofResource(value);
  if (COUNTS.includes(name) && typeof value === 'number') return words.ofCount(value);
  const parsedValue = ASKED.includes(name) && typeof value === 'string' ? parsed(value) : value;
  if (name === 'columns' && Array.isArray(parsedValue))
    return parsedValue.map((field) => words.ofField(String(field))).join(', ');
  if (name === 'sort' && Array.isArray(parsedValue))
    return [words.ofField(String(parsedValue[0])), ...parsedValue.slice(1)].join(' ');
  if (name !== 'filter' || !isObject(parsedValue)) return plainText(parsedValue, words);
  const tests = Object.entries(parsedValue).filter(([, each]) => each !== null);
  return tests.map(([field, each]) => `${words.ofField(field)} = ${plainText(each, words)}`).join('; ');
}

/** A value without words of its own. */
export function plainText(value: unknown, words: PlainWords): string {
  if (Array.isArray(value)) return value.map((each) => plainText(each, words)).join(', ');
  if (typeof value === 'number') return words.ofNumber(value);
  if (typeof value === 'string' && DAY_PATTERN.test(value)) return words.ofDay(value);
  if (!isObject(value)) return String(value);
  if (typeof value.name === 'string') return value.name;
  const filled = Object.entries(value).filter(([, each]) => each !== null);
  return filled.map(([name, each]) => `${name} ${plainText(each, words)}`).join(', ');
}

/** These are stored as they stood in the address. */
const ASKED: readonly string[] = ['filter', 'sort'];
const COUNTS: readonly string[] = ['rows', 'entries', 'times'];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
