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
  TextOptions,
  UploadOptions,
} from './options.ts';

declare const value: unique symbol;

/** A declared field: its kind, what was said of it, and (for the type checker only) what a record holds in it. */
export type Field<Kind extends FieldKind, Value, Options> = Options & { readonly kind: Kind; readonly [value]?: Value };

/** The type of value that a field holds. */
export type ValueOf<F> = F extends { readonly [value]?: infer V } ? V : never;

type TextKind = 'text' | 'longText' | 'richText' | 'email' | 'phone' | 'url' | 'color' | 'password';
type NumberKind = 'integer' | 'year';
type DecimalKind = 'decimal' | 'percent' | 'money';
type DateKind = 'date' | 'time' | 'dateTime';
type UploadKind = 'image' | 'images' | 'file';

interface Of<Kind> {
  readonly kind: Kind;
}

/** Fields by kind, as code that works on every resource sees them. */
export type TextField = TextOptions & Of<TextKind>;
export type NumberField = NumberOptions & Of<NumberKind>;
export type DecimalField = DecimalOptions & Of<DecimalKind>;
export type DateField = DateOptions & Of<DateKind>;
export type BooleanField = BooleanOptions & Of<'boolean'>;
export type ChoiceField = ChoiceOptions<string | number> & Of<'choice'> & { readonly options: readonly Choice[] };
export type StatusField = FieldOptions & Of<'status'> & { readonly options: readonly Choice[] };
export type ReferenceField = ReferenceOptions & Of<'reference'> & { readonly target: string };
export type ManyToManyField = ManyToManyOptions & Of<'manyToMany'> & { readonly target: string };
export type ChildrenField = ChildrenOptions & Of<'children'> & { readonly fields: Fields };
export type UploadField = UploadOptions & Of<UploadKind>;
export type ComputedField = ComputedOptions & Of<'computed'>;

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

export type FieldKind = AnyField['kind'];

/** The fields of a resource or of a child row, by name. */
export type Fields = Readonly<Record<string, AnyField>>;

/** One value of a choice or a status; its name is the key of its label. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}
