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
  StatusOptions,
  TextOptions,
  UploadOptions,
} from './options.ts';

type Names<Key extends string> = Readonly<Record<Key, true>>;
/** Of one interface, beyond what every field can say. */
type OwnOptionNames<Options> = Names<Exclude<keyof Options & string, keyof FieldOptions>>;

// An option that is added to an interface and not here fails the type check. Without spreads: those would stay in the built pages.
const TEXT: OwnOptionNames<TextOptions> = {
  min: true,
  max: true,
  length: true,
  format: true,
  regex: true,
  initial: true,
  sameAs: true,
};
const NUMBER: OwnOptionNames<NumberOptions> = { min: true, max: true, atLeast: true, atMost: true, initial: true };
const DECIMAL: OwnOptionNames<DecimalOptions> = {
  min: true,
  max: true,
  atLeast: true,
  atMost: true,
  initial: true,
  decimals: true,
};
const DATE: OwnOptionNames<DateOptions> = {
  initial: true,
  notBefore: true,
  after: true,
  maxDays: true,
  notInFuture: true,
};
const BOOLEAN: OwnOptionNames<BooleanOptions> = { initial: true, exactlyOne: true };
const CHOICE: OwnOptionNames<ChoiceOptions<string>> = { initial: true };
const STATUS: OwnOptionNames<StatusOptions> = { settled: true };
const REFERENCE: OwnOptionNames<ReferenceOptions> = {
  only: true,
  offersInactive: true,
  narrowedBy: true,
  preset: true,
  importedWith: true,
};
const MANY_TO_MANY: OwnOptionNames<ManyToManyOptions> = {
  only: true,
  offersInactive: true,
  narrowedBy: true,
  preset: true,
  importedWith: true,
  through: true,
};
const CHILDREN: OwnOptionNames<ChildrenOptions> = { max: true, list: true };
const UPLOAD: OwnOptionNames<UploadOptions> = { accept: true, maxMB: true };
const COMPUTED: OwnOptionNames<ComputedOptions> = { as: true, value: true, total: true, records: true };

/** What can be said of every field. */
export const COMMON_OPTIONS: Names<keyof FieldOptions> = {
  required: true,
  unique: true,
  visibleWhen: true,
  requiredWhen: true,
  neededWhen: true,
  readPermission: true,
  readOnly: true,
  help: true,
  writeOnce: true,
  fixedWhileUsed: true,
  renamedFrom: true,
};

/** What can be said of a field of one kind besides. */
export const OWN_OPTIONS: Readonly<Record<FieldKind, Names<string>>> = {
  text: TEXT,
  longText: TEXT,
  richText: TEXT,
  email: TEXT,
  phone: TEXT,
  url: TEXT,
  color: TEXT,
  password: TEXT,
  integer: NUMBER,
  year: NUMBER,
  decimal: DECIMAL,
  percent: DECIMAL,
  money: DECIMAL,
  date: DATE,
  time: DATE,
  dateTime: DATE,
  boolean: BOOLEAN,
  choice: CHOICE,
  status: STATUS,
  reference: REFERENCE,
  manyToMany: MANY_TO_MANY,
  children: CHILDREN,
  image: UPLOAD,
  images: UPLOAD,
  file: UPLOAD,
  computed: COMPUTED,
};

/** What a field's builder puts beside its kind, and what its options must say. */
const NEEDED: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  choice: ['options'],
  status: ['options'],
  reference: ['target'],
  manyToMany: ['target', 'through'],
  children: ['fields'],
  computed: ['as'],
};

/** The keys that a field of this kind can hold; undefined when there is no such kind. */
export function fieldKeys(kind: FieldKind): readonly string[] | undefined {
  if (!Object.hasOwn(OWN_OPTIONS, kind)) return undefined;
  return ['kind', ...requiredFieldKeys(kind), ...Object.keys(OWN_OPTIONS[kind]), ...Object.keys(COMMON_OPTIONS)];
}

/** The keys that a field of this kind must hold. */
export function requiredFieldKeys(kind: FieldKind): readonly string[] {
  return NEEDED[kind] ?? [];
}
