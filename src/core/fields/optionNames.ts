import type { KindOf, ValueKind } from '../valueKinds.ts';
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

/** Options with the kinds of values that they take. */
type Kinds<Options> = { readonly [Name in keyof Options]-?: KindOf<NonNullable<Options[Name]>> };
type AnyKinds = Readonly<Record<string, ValueKind>>;
/** Of one interface, beyond what every field can say. */
type OwnKinds<Options> = Kinds<Omit<Options, keyof FieldOptions>>;

// An option that is added to an interface and not here fails the type check. Without spreads: those would stay in the built pages.
const TEXT: OwnKinds<TextOptions> = {
  min: 'number',
  max: 'number',
  length: 'number',
  format: 'text',
  regex: 'object',
  initial: 'text',
  sameAs: 'text',
  next: 'object',
  copiedFrom: 'texts',
};
const NUMBER: OwnKinds<NumberOptions> = {
  min: 'number',
  max: 'number',
  atLeast: 'text',
  atMost: 'text',
  initial: 'number',
  place: 'flag',
  next: 'object',
};
const DECIMAL: OwnKinds<DecimalOptions> = {
  min: 'number',
  max: 'number',
  atLeast: 'text',
  atMost: 'text',
  initial: 'number',
  decimals: 'number',
  negativeWhen: 'condition',
  asText: 'flag',
};
const DATE: OwnKinds<DateOptions> = {
  initial: 'text',
  notBefore: 'text',
  after: 'text',
  maxDays: 'number',
  notInFuture: 'flag',
};
const BOOLEAN: OwnKinds<BooleanOptions> = { initial: 'number', exactlyOne: 'flag' };
const CHOICE: OwnKinds<ChoiceOptions<string | number>> = { initial: 'scalar' };
const STATUS: OwnKinds<StatusOptions> = { settled: 'flag', uncounted: 'texts' };
const REFERENCE: OwnKinds<ReferenceOptions> = {
  only: 'condition',
  offersInactive: 'flag',
  narrowedBy: 'textsByName',
  preset: 'textOrCondition',
  importedWith: 'texts',
  madeWith: 'texts',
  madeFrom: 'textsByName',
  startsAs: 'object',
};
const MANY_TO_MANY: OwnKinds<ManyToManyOptions> = {
  only: 'condition',
  offersInactive: 'flag',
  narrowedBy: 'textsByName',
  preset: 'textOrCondition',
  importedWith: 'texts',
  through: 'text',
};
const CHILDREN: OwnKinds<ChildrenOptions> = { max: 'number', list: 'text', permissions: 'flag' };
const UPLOAD: OwnKinds<UploadOptions> = { accept: 'texts', maxMB: 'number', public: 'flag' };
const COMPUTED: OwnKinds<ComputedOptions> = {
  as: 'text',
  many: 'flag',
  value: 'function',
  total: 'object',
  records: 'object',
  additive: 'flag',
};

/** What can be said of every field. */
export const COMMON_OPTIONS: Kinds<FieldOptions> = {
  required: 'flag',
  unique: 'flagOrTexts',
  visibleWhen: 'condition',
  requiredWhen: 'condition',
  neededWhen: 'condition',
  readPermission: 'text',
  private: 'text',
  filterPermission: 'text',
  readOnly: 'flag',
  help: 'flag',
  writeOnce: 'flag',
  fixedWhileUsed: 'flag',
  renamedFrom: 'text',
};

/** What can be said of a field of one kind besides. */
export const OWN_OPTIONS: Readonly<Record<FieldKind, AnyKinds>> = {
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
const NEEDED: Readonly<Partial<Record<FieldKind, AnyKinds>>> = {
  choice: { options: 'choices' },
  status: { options: 'choices' },
  reference: { target: 'text' },
  manyToMany: { target: 'text', through: 'text' },
  children: { fields: 'object' },
  computed: { as: 'text' },
};

/** The keys that a field of this kind can hold, and the kinds of their values; undefined when there is no such kind. */
export function fieldKeys(kind: FieldKind): AnyKinds | undefined {
  if (!Object.hasOwn(OWN_OPTIONS, kind)) return undefined;
  return { kind: 'text', ...NEEDED[kind], ...OWN_OPTIONS[kind], ...COMMON_OPTIONS };
}

/** The keys that a field of this kind must hold. */
export function requiredFieldKeys(kind: FieldKind): readonly string[] {
  return Object.keys(NEEDED[kind] ?? {});
}
