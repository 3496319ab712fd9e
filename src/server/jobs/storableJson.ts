import { refuse } from '../errors.ts';

/** What somebody has sent, as JSON that PostgreSQL stores: neither NUL nor half of a surrogate pair. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (!isStorable(name) || (typeof inner === 'string' && !isStorable(inner))) throw refuse.malformed();
    return inner;
  });
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
