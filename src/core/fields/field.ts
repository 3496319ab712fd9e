import type { ConditionOn } from '../conditions.ts';
import type {
  BooleanOptions,
  ChildrenOptions,
  ChoiceOptions,
  ComputedOptions,
  DateOptions,
  DecimalOptions,
  ManyToManyOptions,
  NextNumber,
  NumberOptions,
  ReferenceOptions,
  StatusOptions,
  TextOptions,
  UploadOptions,
} from './options.ts';

declare const value: unique symbol;

/** A declared field: its kind, what was said of it, and (for the type checker only) what a record holds in it. */
export type Field<Kind extends FieldKind, Value, Options> = Options & { readonly kind: Kind; readonly [value]?: Value };

/** The type of value that a field holds. */
export type ValueOf<F> = F extends { readonly [value]?: infer V } ? V : never;

/** The names of a choice or a status with the numbers that stand for them. */
export type Codes = Readonly<Record<string, number>>;

declare const codes: unique symbol;

/** A field that knows its codes; for the type checker only. */
export interface Coded<C extends Codes = Codes> {
  readonly [codes]?: C;
}

/** What a condition calls the options of a choice or a status. */
export type OptionName<F> =
  ValueOf<F> extends string ? ValueOf<F> : F extends { readonly [codes]?: infer C } ? keyof C & string : never;

/** The states of a life cycle, by their names; any name where the fields are not known. */
export type StateOf<F> = string extends keyof F
  ? string
  : { [K in keyof F]: F[K] extends { readonly kind: 'status' } ? OptionName<F[K]> : never }[keyof F];

/** The codes of a choice or a status by their names: `codesOf(expense.fields.status).approved`. */
export function codesOf<C extends Codes>(field: Coded<C> & { readonly options: readonly Choice[] }): C {
  return Object.fromEntries(field.options.map(({ name, value }) => [name, value])) as C;
}

/** Whether a record always has a value in the field. What may be hidden, or is required only at times, may be empty. */
export type IsFilled<F> = F extends { readonly visibleWhen: object } | { readonly requiredWhen: object }
  ? false
  : F extends { readonly required: true } | { readonly kind: 'manyToMany' | 'children' | 'images' }
    ? true
    : false;

/** What a record holds in the field, null where it may be empty. */
export type StoredValue<F> = IsFilled<F> extends true ? ValueOf<F> : ValueOf<F> | null;

/** A child row. */
export type RowOf<F extends Fields> = { readonly [K in keyof F]: StoredValue<F[K]> };

/** A record as it stands in an answer beside its id. */
export interface Embedded {
  readonly id: number;
  readonly name: string;
}

type TextKind = 'text' | 'longText' | 'richText' | 'email' | 'phone' | 'url' | 'color' | 'password';
type NumberKind = 'integer' | 'year';
type DecimalKind = 'decimal' | 'percent' | 'money';
type DateKind = 'date' | 'time' | 'dateTime';
type UploadKind = 'image' | 'images' | 'file';

interface WithKind<Kind> {
  readonly kind: Kind;
}

/** Fields by kind, as code that works on every resource sees them. */
export type TextField = TextOptions & WithKind<TextKind>;
export type NumberField = NumberOptions & WithKind<NumberKind>;
export type DecimalField = DecimalOptions & WithKind<DecimalKind>;
export type DateField = DateOptions & WithKind<DateKind>;
export type BooleanField = BooleanOptions & WithKind<'boolean'>;
export type ChoiceField = ChoiceOptions<string | number> & WithKind<'choice'> & { readonly options: readonly Choice[] };
export type StatusField = StatusOptions & WithKind<'status'> & { readonly options: readonly Choice[] };
export type ReferenceField = ReferenceOptions & WithKind<'reference'> & { readonly target: string };
export type ManyToManyField = ManyToManyOptions & WithKind<'manyToMany'> & { readonly target: string };
export type ChildrenField = ChildrenOptions & WithKind<'children'> & { readonly fields: Fields };
export type UploadField = UploadOptions & WithKind<UploadKind>;
export type ComputedField = ComputedOptions & WithKind<'computed'>;

export type AnyField =
  | TextField
  | NumberField
  | DecimalField
  | DateField
  | BooleanField
  | ChoiceField
  | StatusField
  | ReferenceField
  | ManyToManyField
  | ChildrenField
  | UploadField
  | ComputedField;

/** A field that has a next number. */
export type NumberedField = (TextField | NumberField) & { readonly next: NextNumber };

export type FieldKind = AnyField['kind'];

/** The fields of a resource or of a child row, by name. */
export type Fields = Readonly<Record<string, AnyField>>;

/** Fields that name only fields beside them, and options that those have. */
export type SoundFields<F> = {
  readonly [K in keyof F]: {
    readonly visibleWhen?: ConditionOn<F>;
    readonly requiredWhen?: ConditionOn<F>;
    readonly neededWhen?: ConditionOn<F>;
    readonly negativeWhen?: ConditionOn<F>;
  } & ComparedWith<F[K], keyof F> &
    NamedIn<F[K], keyof ConditionOn<F>>;
};

/** What a field's conditions name is one of these names, where their type says which it is; the type error names them. */
type NamedIn<Conditional, Name> = {
  readonly [Word in keyof Conditional &
    ('visibleWhen' | 'requiredWhen' | 'neededWhen' | 'negativeWhen')]?: string extends keyof Conditional[Word]
    ? unknown
    : { readonly [Other in Exclude<keyof Conditional[Word], Name>]: NoField<Name> };
};

/** What the type error of a field that there is not says. */
export interface NoField<Names> {
  readonly 'is no field here; there are': Names;
}

/** What a field is compared with is one of these names, where its type says which name it is; the type error names them. */
type ComparedWith<Compared, Name> = {
  readonly [Word in keyof Compared &
    ('notBefore' | 'after' | 'atLeast' | 'atMost' | 'sameAs')]?: string extends Compared[Word]
    ? unknown
    : Compared[Word] extends Name | undefined
      ? unknown
      : NoField<Name>;
};

/** One value of a choice or a status; its name is the key of its label. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** Whether whoever fills in a form must fill in the field: a record that comes without its place is given the last one. */
export function isDemanded(field: AnyField): boolean {
  return field.required === true && !isPlace(field);
}

/** Whether a field is the place of a record in its list. */
export function isPlace(field: AnyField): boolean {
  return 'place' in field && field.place === true;
}

/** The actions that somebody needs to see a field; what is private they see of their own records without. */
export function seePermissions({
  readPermission,
  private: other,
}: Pick<AnyField, 'readPermission' | 'private'>): readonly string[] {
  return [readPermission, other].filter((action) => action !== undefined);
}

/**
 * The actions that somebody needs to enter a field: those to see it. What a new record requires and is private is entered by
 * whoever may make the record, who could not make it otherwise.
 */
export function enterPermissions(
  field: Pick<AnyField, 'readPermission' | 'private' | 'required'>,
  { isNew }: { readonly isNew: boolean },
): readonly string[] {
  if (isNew && field.required && !field.readPermission) return [];
  return seePermissions(field);
}

/** The actions that a field is guarded by: reading it, and filtering and sorting by it. */
export function fieldPermissions({
  filterPermission,
  ...seen
}: Pick<AnyField, 'readPermission' | 'private' | 'filterPermission'>): readonly string[] {
  return [...seePermissions(seen), filterPermission].filter((action) => action !== undefined);
}
