import type { FieldKind } from './field.ts';
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

type Names<Key extends string> = Readonly<Record<Key, true>>;
/** Of one interface, beyond what every field can say. */
type Own<Options> = Names<Exclude<keyof Options & string, keyof FieldOptions>>;

// An option that is added to an interface and not here fails the type check. Without spreads: those would stay in the built pages.
const TEXT: Own<TextOptions> = { min: true, max: true, length: true, format: true, initial: true, sameAs: true };
const NUMBER: Own<NumberOptions> = { min: true, max: true, initial: true };
const DECIMAL: Own<DecimalOptions> = { min: true, max: true, initial: true, decimals: true };
const DATE: Own<DateOptions> = { initial: true, notBefore: true, notInFuture: true };
const BOOLEAN: Own<BooleanOptions> = { initial: true, exactlyOne: true };
const CHOICE: Own<ChoiceOptions<string>> = { initial: true };
const REFERENCE: Own<ReferenceOptions> = { only: true, narrowedBy: true, preset: true, importedWith: true };
const MANY_TO_MANY: Own<ManyToManyOptions> = { only: true, narrowedBy: true, preset: true, importedWith: true, through: true };
const CHILDREN: Own<ChildrenOptions> = { max: true, list: true };
const UPLOAD: Own<UploadOptions> = { accept: true, maxMB: true };
const COMPUTED: Own<ComputedOptions> = { as: true, value: true, total: true, records: true };

/** What can be said of every field. */
export const COMMON_OPTIONS: Names<keyof FieldOptions> = {
  required: true, unique: true, visibleWhen: true, requiredWhen: true, readPermission: true, readOnly: true, help: true,
  renamedFrom: true,
};

/** What can be said of a field of one kind besides. */
export const OWN_OPTIONS: Readonly<Record<FieldKind, Names<string>>> = {
  text: TEXT, longText: TEXT, richText: TEXT, email: TEXT, phone: TEXT, url: TEXT, color: TEXT, password: TEXT,
  integer: NUMBER, year: NUMBER, decimal: DECIMAL, percent: DECIMAL, money: DECIMAL,
  date: DATE, time: DATE, dateTime: DATE,
  boolean: BOOLEAN, choice: CHOICE, status: {},
  reference: REFERENCE, manyToMany: MANY_TO_MANY, children: CHILDREN,
  image: UPLOAD, images: UPLOAD, file: UPLOAD, computed: COMPUTED,
};

/** What a field's builder puts beside its kind and its options. */
const BUILT_IN: Readonly<Partial<Record<FieldKind, string>>> = {
  choice: 'options', status: 'options', reference: 'target', manyToMany: 'target', children: 'fields',
};

/** Whether a field of this kind can hold this key. */
export function isFieldKey(kind: FieldKind, key: string): boolean {
  if (key === 'kind' || key === BUILT_IN[kind]) return true;
  return Object.hasOwn(COMMON_OPTIONS, key) || Object.hasOwn(OWN_OPTIONS[kind], key);
}
