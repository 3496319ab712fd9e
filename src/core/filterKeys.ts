/** What a filter of a list asks of a field: any of some values, none of them, at least or at most a value. */
export const FIELD_TESTS = ['any', 'none', 'from', 'to'] as const;

export type FieldTest = (typeof FIELD_TESTS)[number];

/** The key under which a filter has alternatives, each a filter itself: what is found meets at least one of them as a whole. */
export const ANY_OF = 'any_of';

/** What a record is filtered by beside its fields: who entered or changed it, and so may not decide on it. */
export const ENTERED_BY = 'entered_by';

const ENDINGS = { any: '', none: '_not', from: '_gte', to: '_lte' } as const;

/** The key of a filter: `amount_gte` asks for an amount of at least so much. */
export function filterKey(name: string, test: FieldTest): string {
  return `${name}${ENDINGS[test]}`;
}

/** The field that the key of a filter is about, and what it asks of it. A field may itself end so; its own name goes first. */
export function readFilterKey(key: string, isField: (name: string) => boolean): { name: string; test: FieldTest } {
  const [, name = '', ending] = /^(.+)(_not|_gte|_lte)$/.exec(key) ?? [];
  const test = FIELD_TESTS.find((each) => ENDINGS[each] === ending);
  return test && !isField(key) ? { name, test } : { name: key, test: 'any' };
}
