import { DeclarationCheck } from './declarationCheck.ts';
import type { AnyField, ChoiceField, FieldKind, StatusField } from './fields/field.ts';
import type { FileExtension } from './fields/options.ts';
import { DECIMAL_DIGITS } from './limits.ts';
import { parseValue } from './rules/parseValue.ts';

/** The kinds of field whose values are compared as numbers. */
export const NUMBERS: ReadonlySet<FieldKind> = new Set(['integer', 'year', 'decimal', 'percent', 'money']);
const STORABLE_ENDINGS: readonly string[] = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'pdf',
] satisfies readonly FileExtension[];
/** What PostgreSQL's `smallint` holds. */
const LEAST_CODE = -32_768;
const MOST_CODE = 32_767;

/** Refuses limits and values that no field of the kind can have. */
export class LimitsCheck extends DeclarationCheck {
  limits(field: AnyField, key: string) {
    if (NUMBERS.has(field.kind)) this.numbers(field, key);
    else if ('length' in field || 'min' in field || 'max' in field) this.counts(field, key);
    if ('decimals' in field) this.decimals(field, key);
    if ('min' in field && 'max' in field && field.min !== undefined && field.max !== undefined)
      this.expect(field.min <= field.max, key, `min ${field.min} is above max ${field.max}`);
    if ('length' in field && field.length !== undefined) {
      const { length, min = length, max = length } = field;
      this.expect(min <= length && length <= max, `${key}.length`, `${length} is not from ${min} to ${max} characters`);
    }
    const isNegative = 'negativeWhen' in field && field.negativeWhen !== undefined;
    const least = numberAt(field, 'min');
    this.expect(
      !isNegative || least === undefined || least < 0,
      `${key}.negativeWhen`,
      `min ${least} leaves nothing negative`,
    );
    if (field.kind === 'date' || field.kind === 'time' || field.kind === 'dateTime') this.days(field, key);
    if ('accept' in field || 'maxMB' in field) this.files(field, key);
    if (field.kind === 'choice' || field.kind === 'status') this.options(field, key);
  }

  /** A least or a most that cannot be entered itself is none: an amount of three decimals, say. */
  private numbers(field: AnyField, key: string) {
    for (const word of ['min', 'max'] as const) {
      const limit = numberAt(field, word);
      if (limit === undefined) continue;
      const bare = { kind: field.kind, ...('decimals' in field && { decimals: field.decimals }) } as AnyField;
      const parsed = parseValue(bare, limit);
      this.expect('value' in parsed, `${key}.${word}`, `${limit} is nothing that ${field.kind} holds`);
    }
  }

  /** Characters of a text, or child rows. */
  private counts(field: AnyField, key: string) {
    this.whole(numberAt(field, 'min'), `${key}.min`, { least: 0 });
    this.whole(numberAt(field, 'max'), `${key}.max`, { least: 1 });
    this.whole(numberAt(field, 'length'), `${key}.length`, { least: 1 });
  }

  private decimals(field: AnyField, key: string) {
    this.whole(numberAt(field, 'decimals'), `${key}.decimals`, { least: 0, most: DECIMAL_DIGITS });
    this.expect(field.kind !== 'money', `${key}.decimals`, 'are always 2 of an amount of money');
  }

  private days(field: AnyField & { readonly kind: 'date' | 'time' | 'dateTime' }, key: string) {
    const { kind, maxDays, notBefore, notInFuture } = field;
    this.whole(maxDays, `${key}.maxDays`, { least: 1 });
    const isCounted = maxDays === undefined || (kind === 'date' && notBefore);
    this.expect(isCounted, `${key}.maxDays`, 'counts from the day that notBefore names');
    this.expect(!notInFuture || kind !== 'time', `${key}.notInFuture`, 'is for a day, and not for a time of it');
  }

  private files(field: AnyField, key: string) {
    const { accept, maxMB } = field as { readonly accept?: readonly string[]; readonly maxMB?: number };
    const unknown = accept?.find((ending) => !STORABLE_ENDINGS.includes(ending));
    const spelling = { word: unknown, right: STORABLE_ENDINGS };
    this.expect(unknown === undefined, `${key}.accept`, `"${unknown}" files cannot be stored`, spelling);
    const paper =
      field.kind === 'image' || field.kind === 'images' ? accept?.find((each) => each === 'pdf') : undefined;
    this.expect(paper === undefined, `${key}.accept`, 'a PDF is no image');
    this.expect(maxMB === undefined || maxMB > 0, `${key}.maxMB`, `${maxMB} is no size`);
  }

  private options(field: ChoiceField | StatusField, key: string) {
    const { options } = field;
    this.expect(options.length > 1, key, 'offers fewer than two values');
    this.expect(new Set(options.map((each) => each.value)).size === options.length, key, 'uses one value twice');
    const blank = options.find(({ name }) => name.trim() !== name || name === '');
    this.expect(blank === undefined, key, `"${blank?.name}" is no name of an option`);
    const codes = options.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
    for (const code of codes) this.whole(code, key, { least: LEAST_CODE, most: MOST_CODE });
    const names = options.map(({ name }) => name);
    const unknown = field.kind === 'status' ? field.uncounted?.find((name) => !names.includes(name)) : undefined;
    this.expect(unknown === undefined, `${key}.uncounted`, `"${unknown}" is no state`, {
      word: String(unknown),
      right: names,
    });
    const initial = field.kind === 'choice' ? field.initial : undefined;
    const isOffered = initial === undefined || options.some((each) => each.value === initial);
    this.expect(isOffered, `${key}.initial`, `"${initial}" is not among its values`, {
      word: String(initial),
      right: options.map((each) => String(each.value)),
    });
  }

  private whole(value: number | undefined, key: string, { least, most }: { least: number; most?: number }) {
    const isFit = value === undefined || (Number.isInteger(value) && value >= least && value <= (most ?? value));
    const range = most === undefined ? `from ${least} on` : `from ${least} to ${most}`;
    this.expect(isFit, key, `${value} is not a whole number ${range}`);
  }
}

function numberAt(field: AnyField, word: string): number | undefined {
  const value = new Map<string, unknown>(Object.entries(field)).get(word);
  return typeof value === 'number' ? value : undefined;
}
