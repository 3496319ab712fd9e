import { isObject } from '../isObject.ts';
import type { Choice, Coded, Codes, Embedded, Field, Fields, RowOf, SoundFields } from './field.ts';
import type {
  BooleanOptions,
  ChildrenOptions,
  ChoiceOptions,
  ComputedOptions,
  DateOptions,
  DecimalOptions,
  FieldOptions,
  ManyToManyOptions,
  NumberOptions,
  ReferenceOptions,
  StatusOptions,
  TextOptions,
  UploadOptions,
} from './options.ts';

type None = Record<never, never>;

/** Options that say nothing that the kind does not know: a misspelt option is a type error, which names those that there are. */
type Exact<O, Known> = O & { readonly [Key in Exclude<keyof O, keyof Known>]: NoOption<keyof Known> };
interface NoOption<Options> {
  readonly 'is no option of this kind; there are': Options;
}

/** One line of text. `name: text({ required: true, max: 80 })` */
export const text = <const O extends TextOptions = None>(options?: Exact<O, TextOptions>): Field<'text', string, O> =>
  make('text', options);

/** Why an action was done: asked for by the action, never taken from a form. */
export const reason = (): Field<'text', string, { readonly max: 200; readonly readOnly: true }> =>
  make('text', { max: 200, readOnly: true });

/** Several lines of plain text. */
export const longText = <const O extends TextOptions = None>(
  options?: Exact<O, TextOptions>,
): Field<'longText', string, O> => make('longText', options);

/** Formatted text (sanitised HTML). */
export const richText = <const O extends TextOptions = None>(
  options?: Exact<O, TextOptions>,
): Field<'richText', string, O> => make('richText', options);

/** A whole number. */
export const integer = <const O extends NumberOptions = None>(
  options?: Exact<O, NumberOptions>,
): Field<'integer', number, O> => make('integer', options);

/** A number with a fixed count of decimals. */
export const decimal = <const O extends DecimalOptions = None>(
  options?: Exact<O, DecimalOptions>,
): Field<'decimal', O extends { readonly asText: true } ? string : number, O> => make('decimal', options);

/** A percentage: 12.5 means 12.5 %. */
export const percent = <const O extends DecimalOptions = None>(
  options?: Exact<O, DecimalOptions>,
): Field<'percent', number, O> => make('percent', options);

/** An amount in the institute's currency: text with two decimals on the wire, whole minor units in the database. */
export const money = <const O extends DecimalOptions = None>(
  options?: Exact<O, DecimalOptions>,
): Field<'money', string, O> => make('money', options);

/** A day, `YYYY-MM-DD`, in no time zone. */
export const date = <const O extends DateOptions = None>(options?: Exact<O, DateOptions>): Field<'date', string, O> =>
  make('date', options);

/** A time of day, `HH:MM`. */
export const time = <const O extends DateOptions = None>(options?: Exact<O, DateOptions>): Field<'time', string, O> =>
  make('time', options);

/** An instant, ISO 8601 in UTC. */
export const dateTime = <const O extends DateOptions = None>(
  options?: Exact<O, DateOptions>,
): Field<'dateTime', string, O> => make('dateTime', options);

/** A calendar year, 1900 to 2200. */
export const year = <const O extends NumberOptions = None>(
  options?: Exact<O, NumberOptions>,
): Field<'year', number, O> => make('year', options);

export const email = <const O extends TextOptions = None>(options?: Exact<O, TextOptions>): Field<'email', string, O> =>
  make('email', options);

export const phone = <const O extends TextOptions = None>(options?: Exact<O, TextOptions>): Field<'phone', string, O> =>
  make('phone', options);

export const url = <const O extends TextOptions = None>(options?: Exact<O, TextOptions>): Field<'url', string, O> =>
  make('url', options);

/** A colour, `#rrggbb`. */
export const color = <const O extends TextOptions = None>(options?: Exact<O, TextOptions>): Field<'color', string, O> =>
  make('color', options);

/** A password: taken in, stored as a hash, never answered. */
export const password = <const O extends TextOptions = None>(
  options?: Exact<O, TextOptions>,
): Field<'password', string, O> => make('password', options);

/** Yes or no: 1 or 0. */
export const boolean = <const O extends BooleanOptions = None>(
  options?: Exact<O, BooleanOptions>,
): Field<'boolean', 0 | 1, O> => make('boolean', options);

/** One of several names, or of several names with the numbers that stand for them: `choice({ pdf: 1, text: 0 })`. */
export function choice<const N extends string, const O extends ChoiceOptions<N> = None>(
  names: readonly N[],
  options?: Exact<O, ChoiceOptions<N>>,
): Field<'choice', N, O & Options>;
export function choice<const C extends Codes, const O extends ChoiceOptions<C[keyof C]> = None>(
  codes: C,
  options?: Exact<O, ChoiceOptions<C[keyof C]>>,
): Field<'choice', C[keyof C], O & Options & Coded<C>>;
export function choice(names: readonly string[] | Readonly<Record<string, number>>, options?: FieldOptions) {
  return { ...options, kind: 'choice', options: choicesOf(names) };
}

/** A life cycle: the first state is the one a record starts in, and only actions move it. `status({ pending: 0, approved: 1 })` */
export const status = <const C extends Codes, const O extends StatusOptions = None>(
  codes: C,
  options?: Exact<O, StatusOptions>,
): Field<'status', C[keyof C], O & Options & SetByServer & Coded<C>> => ({
  ...(options ?? ({} as O)),
  required: true,
  readOnly: true,
  kind: 'status',
  options: choicesOf(codes),
});

/** One record of another resource, by id. `bank_id: reference('bank', { required: true })` */
export const reference = <const T extends string, const O extends ReferenceOptions = None>(
  target: T,
  options?: Exact<O, ReferenceOptions>,
): Field<'reference', number, O & Target<T>> => ({ ...(options ?? ({} as O)), kind: 'reference', target });

/** Any number of records of another resource, through a join table. */
export const manyToMany = <const T extends string, const O extends ManyToManyOptions>(
  target: T,
  options: Exact<O, ManyToManyOptions>,
): Field<'manyToMany', readonly number[], O & Target<T>> => ({ ...options, kind: 'manyToMany', target });

/** Rows that belong to this record alone and are saved with it. */
export const children = <const F extends Fields, const O extends ChildrenOptions = None>(
  fields: F & SoundFields<NoInfer<F>>,
  options?: Exact<O, ChildrenOptions>,
): Field<'children', readonly RowOf<F>[], O & { readonly fields: F }> => ({
  ...(options ?? ({} as O)),
  kind: 'children',
  fields,
});

/** A picture; the value is its address. */
export const image = <const O extends UploadOptions = None>(
  options?: Exact<O, UploadOptions>,
): Field<'image', string, O> => make('image', options);

/** Several pictures in order. */
export const images = <const O extends UploadOptions = None>(
  options?: Exact<O, UploadOptions>,
): Field<'images', readonly string[], O> => make('images', options);

/** A document; the value is its address. */
export const file = <const O extends UploadOptions = None>(
  options?: Exact<O, UploadOptions>,
): Field<'file', string, O> => make('file', options);

/** Worked out from the record, or summed over the rows of another resource; never stored. */
export const computed = <const O extends ComputedOptions>(
  options: Exact<O, ComputedOptions>,
): Field<'computed', ComputedValue[O['as']], O> => ({
  ...options,
  kind: 'computed',
});

interface Options {
  readonly options: readonly Choice[];
}
interface Target<T extends string> {
  readonly target: T;
}
/** What a worked-out value is, by what it looks like. */
interface ComputedValue {
  readonly text: string;
  readonly integer: number;
  readonly money: string;
  readonly percent: number;
  readonly date: string;
  readonly object: unknown;
  readonly records: readonly Embedded[];
}
interface SetByServer {
  readonly required: true;
  readonly readOnly: true;
}

function make<Kind extends string, O>(kind: Kind, options: O | undefined): O & { readonly kind: Kind } {
  return { ...(options ?? ({} as O)), kind };
}

function choicesOf(names: readonly string[] | Readonly<Record<string, number>>): Choice[] {
  if (isNames(names)) return names.map((name) => ({ name, value: name }));
  // Here nobody knows the file: the check of the declaration refuses that there are none.
  if (!isObject(names)) return [];
  return Object.entries(names).map(([name, value]) => ({ name, value }));
}

function isNames(names: readonly string[] | Readonly<Record<string, number>>): names is readonly string[] {
  return Array.isArray(names);
}
