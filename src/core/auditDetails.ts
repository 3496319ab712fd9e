import { isObject } from './isObject.ts';

export interface DetailWords {
  /** What a field is called by which a list was narrowed, sorted or shown. */
  readonly ofField: (field: string) => string;
  readonly ofResource: (resource: string) => string;
}

/** What an entry of the audit log tells beside its changes, as a text: people by their names, fields by their labels. */
export function detailText(name: string, value: unknown, words: DetailWords): string {
  if (name === 'resource' && typeof value === 'string') return words.ofResource(value);
  const asked = ASKED.includes(name) && typeof value === 'string' ? parsed(value) : value;
  if (name === 'columns' && Array.isArray(asked)) return asked.map((field) => words.ofField(String(field))).join(', ');
  if (name === 'sort' && Array.isArray(asked)) return [words.ofField(String(asked[0])), ...asked.slice(1)].join(' ');
  if (name !== 'filter' || !isObject(asked)) return plainText(asked);
  const tests = Object.entries(asked).filter(([, each]) => each !== null);
  return tests.map(([field, each]) => `${words.ofField(field)} = ${plainText(each)}`).join('; ');
}

/** A value without words of its own. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (!isObject(value)) return String(value);
  if (typeof value.name === 'string') return value.name;
  const filled = Object.entries(value).filter(([, each]) => each !== null);
  return filled.map(([name, each]) => `${name} ${plainText(each)}`).join(', ');
}

/** These are stored as they stood in the address. */
const ASKED: readonly string[] = ['filter', 'sort'];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
