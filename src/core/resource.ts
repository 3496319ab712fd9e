import type { Condition, ConditionOn } from './conditions.ts';
import type { AnyField, Choice, Fields, NumberedField, SoundFields, StateOf } from './fields/field.ts';
import type { IconName } from './icons.ts';
import type { ListViews } from './listViews.ts';
import type { Endpoint } from './paths.ts';
import type { EndpointDeclarations, Endpoints, BodyEncoding } from './resourceEndpoints.ts';
import type { Need, VisibleToDeclaration, VisibleTo } from './visibleTo.ts';

export type { Need };

/** Fields that every record has without declaring them. */
export const SYSTEM_FIELDS = ['id', 'created_at', 'updated_at', 'created_by', 'row_version'] as const;

/** What people do to records of any entity, as permissions call it. `full` stands for all of it. */
export const USUAL_ACTIONS = ['read', 'create', 'update', 'delete'] as const;

type ColumnOf<F extends Fields> = (keyof F & string) | (typeof SYSTEM_FIELDS)[number] | 'is_active';

/** Who may read: holders of the permission, everybody signed in (small lookups), or everybody. */
export type Readers = 'permission' | 'signedIn' | 'public';

/** Two records that agree in `within` may not overlap in time; touching ends do not. An empty `to` never ends. */
export interface NoOverlap<Name extends string = string> {
  readonly from: Name;
  readonly to: Name;
  readonly within?: readonly Name[];
}

/** Whom records are left to, among all who see them. */
export interface EditableBy<Name extends string = string, Word extends string = string> {
  /** A reference to them: to their account, or to a record that has it as its `user_id`. */
  readonly owner: Name;
  /** Whoever may do this action changes all records that they see. */
  readonly unless: Word;
}

/** New records that are likely there already: forms say so, and nothing is refused. */
export interface WarnsOf<Name extends string = string> {
  /** Lists of fields: a record that agrees in all of one list looks the same. Case, spaces and the spelling of names do not count. */
  readonly by: readonly (readonly Name[])[];
  /** What is told of such a record beside its title. */
  readonly tells?: readonly Name[];
}

export interface ListDeclaration<F extends Fields = Fields> {
  readonly columns?: readonly ColumnOf<F>[];
  readonly filters?: readonly ColumnOf<F>[];
  /** A leading minus sorts downwards. */
  readonly sort?: ColumnOf<F> | `-${ColumnOf<F>}`;
  /** The screen begins with the next day of the field it is sorted by: what is past comes behind. */
  readonly nextFirst?: boolean;
  /** What decides among rows that are alike in what they are sorted by, one after the other. */
  readonly thenBy?: readonly ColumnOf<F>[];
  /** Headings stand between the rows while the list is sorted by one of these. */
  readonly groupBy?: readonly ColumnOf<F>[];
  /** How its records are looked at besides: as a week, a month, a plan. */
  readonly views?: ListViews<keyof F & string>;
  readonly search?: readonly (keyof F & string)[];
  /** By reference: fields of what it leads to, which the search looks through as well. */
  readonly searchThrough?: { readonly [Name in keyof F & string]?: readonly string[] };
  /** The amounts whose sums over all found records stand below the list. */
  readonly sums?: readonly (keyof F & string)[];
  readonly pageSizes?: readonly [number, ...number[]];
  /** Whether its records are added and changed in its rows. */
  readonly inPlace?: boolean;
}

export interface FormDeclaration<F extends Fields = Fields> {
  /** A dialog over the list, or a page of its own. */
  readonly size?: 'dialog' | 'page';
  readonly sections?: readonly { readonly name: string; readonly fields: readonly (keyof F & string)[] }[];
  /** What the next record has from the one before, where several are added one after the other. */
  readonly keeps?: readonly (keyof F & string)[];
}

/** A move of the life cycle. */
export interface ActionDeclaration<
  State extends string = string,
  Name extends string = string,
  Word extends string = string,
> {
  readonly from: State | readonly [State, ...State[]];
  readonly to: State;
  /** The action somebody needs on the resource: a usual one, or one of its moves; the move's own name when not said. */
  readonly permission?: Word;
  readonly confirm?: boolean;
  /** Fields asked for, and required, when it is done. */
  readonly ask?: readonly Name[];
  /** Whoever entered the record may not do it, unless they hold `full`. */
  readonly notByCreator?: boolean;
  /** Nor may whom one of these references leads to, by the same paths as `personal`, unless they hold `full`. */
  readonly notByOwner?: readonly string[];
  /**
   * Only for whom one of these references leads to, to their account or to a record that has it as its `user_id`: offered where
   * people see their own, and nowhere in the office. `['student_id', 'student_id.parent_id']`
   */
  readonly personal?: readonly string[];
  readonly icon?: IconName;
  readonly tone?: 'success' | 'warning' | 'error';
}

/** Records of another entity that refer to one. */
export interface Related {
  readonly resource: string;
  /** Their reference to it. */
  readonly by: string;
  /** What is shown of each; without it the first columns of their list. */
  readonly columns?: readonly string[];
  /** A reference of the record itself: those are listed that refer by theirs to the same record, such as brothers and sisters. */
  readonly through?: string;
  /** What they are called then, among the names of the form's sections. */
  readonly name?: string;
}

type UsualAction = (typeof USUAL_ACTIONS)[number] | 'full';

/** What may be asked for on an entity: the usual, its own moves, and what one of its fields or its row rule needs. */
type CheckedAction<F, A extends string, Unless extends string> = UsualAction | A | PermissionOf<F> | Unless;
type PermissionOf<F> = {
  [K in keyof F]: F[K] extends
    | { readonly readPermission: infer Word extends string }
    | { readonly filterPermission: infer Word extends string }
    | { readonly private: infer Word extends string }
    ? Word
    : never;
}[keyof F];

/** An entity as it is written down in `schemas/`; everything else about it follows from this. */
export interface ResourceDeclaration<
  F extends Fields = Fields,
  T extends boolean = boolean,
  A extends string = string,
  N extends string = string,
  P extends string = string,
  Unless extends string = string,
  Area extends string = string,
  CallAction extends string = string,
> {
  /** camelCase singular. */
  readonly name: N;
  readonly plural?: P;
  /** One of the registry's areas. */
  readonly area: Area;
  readonly icon?: IconName;
  /** The list's screen; of a singleton the form's. */
  readonly path: string;
  /** Screens whose paths do not follow from it; `{id}` may stand right behind text. */
  readonly screens?: { readonly create?: string; readonly edit?: string; readonly show?: string };
  /** The resource's name in permissions. */
  readonly permission: string;
  /** Actions that permissions name otherwise: after another resource, or also as another action. */
  readonly permissions?: {
    readonly [Word in CheckedAction<NoInfer<F>, NoInfer<A>, NoInfer<Unless>>]?: string | Need;
  };
  readonly read?: Readers;
  /** Whose a row is: who sees and touches it. */
  readonly visibleTo: VisibleToDeclaration<keyof F & string, Unless>;
  readonly endpoints?: EndpointDeclarations<NoInfer<F>>;
  readonly fields: F & SoundFields<NoInfer<F>>;
  /** Can be switched off: adds `is_active`. */
  readonly toggle?: T;
  /** There is one record, and no more are made. */
  readonly singleton?: boolean;
  /** Never entered by hand. */
  readonly readOnly?: boolean;
  /** Never deleted. */
  readonly undeletable?: boolean;
  /** The ids of records that the product relies on: neither switched off nor deleted. */
  readonly permanent?: readonly number[];
  /** Deleting it takes something else along: the question before says what, by a text of the languages. */
  readonly deletesMore?: boolean;
  /** Whether the menu leads to it; what is seen and entered elsewhere needs no place there. */
  readonly inMenu?: boolean;
  /** What a record is called: a field, or text with fields in braces. */
  readonly title?: string;
  /** What tells two records of one title apart, in choosers. */
  readonly subtitle?: string;
  /** What belongs to a record and is listed on its page, in this order. */
  readonly related?: readonly Related[];
  /** What a decision shows of a record, in this order: fields, or `bank_account_id.balance`, a field of what a reference leads to. */
  readonly facts?: readonly (ColumnOf<F> | `${keyof F & string}.${string}`)[];
  /** Changing and deleting are refused unless this holds. */
  readonly editableWhen?: ConditionOn<NoInfer<F>>;
  /** Who of those that see a record changes, switches and deletes it; without it all who may do that at all. */
  readonly editableBy?: EditableBy<keyof NoInfer<F> & string, UsualAction | NoInfer<A>>;
  readonly noOverlap?: NoOverlap<keyof F & string>;
  /** What a new record is likely to repeat. */
  readonly warnsOf?: WarnsOf<keyof F & string>;
  /** Fields by which the server's own statements find records, in this order: each list of them is an index. */
  readonly indexes?: readonly (readonly (keyof F & string)[])[];
  readonly list?: ListDeclaration<F>;
  readonly form?: FormDeclaration<F>;
  readonly actions?: Readonly<
    Record<A, ActionDeclaration<StateOf<NoInfer<F>>, keyof NoInfer<F> & string, UsualAction | NoInfer<A>>>
  >;
  /** What calls of the product do to its records, as the history calls it. */
  readonly callActions?: readonly CallAction[];
}

export interface Action extends Omit<ActionDeclaration, 'from'> {
  readonly name: string;
  readonly from: readonly string[];
  readonly permission: string;
  readonly confirm: boolean;
  readonly ask: readonly string[];
  readonly notByCreator: boolean;
  readonly notByOwner: readonly string[];
  readonly personal: readonly string[];
  readonly endpoint: Endpoint;
}

export interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** A declaration with every default filled in and every mistake ruled out. Its types know its fields, its actions, those of calls, its name and its table. */
export interface Resource<
  F extends Fields = Fields,
  T extends boolean = boolean,
  A extends string = string,
  N extends string = string,
  Table extends string = string,
  Area extends string = string,
  CallAction extends string = string,
> {
  readonly name: N;
  readonly plural: string;
  /** Plural in kebab-case, as in `/api/academic-years`. */
  readonly collection: string;
  /** Plural in snake_case. */
  readonly table: Table;
  readonly area: Area;
  readonly icon: IconName;
  readonly permission: string;
  readonly permissions: Readonly<Partial<Record<string, string | Need>>>;
  readonly read: Readers;
  readonly visibleTo: VisibleTo;
  readonly screens: { readonly list: string; readonly create?: string; readonly edit?: string; readonly show?: string };
  /** What the address of its list says at the moment: values of fields that all records of that list have. */
  readonly pathValues?: Readonly<Record<string, string | number | null>>;
  readonly endpoints: Endpoints;
  readonly body: BodyEncoding;
  readonly fields: F;
  readonly toggle: T;
  readonly singleton: boolean;
  readonly readOnly: boolean;
  readonly inMenu: boolean;
  readonly permanent: readonly number[];
  readonly deletesMore: boolean;
  readonly title: string;
  readonly subtitle?: string;
  readonly related: readonly Related[];
  readonly facts: readonly string[];
  readonly editableWhen?: Condition;
  readonly editableBy?: EditableBy | undefined;
  readonly noOverlap?: NoOverlap | undefined;
  readonly warnsOf?: WarnsOf | undefined;
  readonly indexes: readonly (readonly string[])[];
  /** The field that holds a record's place in its list, where people move records. */
  readonly place?: string | undefined;
  readonly list: {
    readonly columns: readonly string[];
    readonly filters: readonly string[];
    readonly sort: Sort;
    readonly nextFirst: boolean;
    readonly thenBy: readonly string[];
    readonly groupBy: readonly string[];
    readonly views: ListViews;
    readonly search: readonly string[];
    readonly searchThrough: Readonly<Record<string, readonly string[]>>;
    readonly sums: readonly string[];
    readonly pageSizes: readonly number[];
    readonly inPlace: boolean;
  };
  readonly form: {
    readonly size: 'dialog' | 'page';
    readonly sections: readonly { readonly name: string; readonly fields: readonly string[] }[];
    readonly keeps: readonly string[];
  };
  readonly actions: Readonly<Record<A, Action>>;
  readonly callActions: readonly CallAction[];
}

/** What permissions call an action on a resource. */
export function needOf(resource: Resource, action: string): Need {
  const need = resource.permissions[action] ?? resource.permission;
  return typeof need === 'string' ? { action, subject: need } : need;
}

/** Fields, and whether records with them can be switched off. */
interface Switchable {
  readonly fields: Fields;
  readonly toggle?: boolean | undefined;
}

/** The fields of a record with those that it has without declaring them. */
export function allFields({ fields, toggle }: Switchable): Fields {
  return { ...SYSTEM_FIELD_KINDS, ...(toggle && { is_active: ACTIVE_FIELD }), ...fields };
}

/** The other fields within which a field is unique. */
export function scopeOf({ unique }: Pick<AnyField, 'unique'>): readonly string[] {
  return Array.isArray(unique) ? unique : [];
}

/** The fields that have a next number, by name. */
export function nextFields({ fields }: Pick<Resource, 'fields'>): [name: string, field: NumberedField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, NumberedField][] =>
    'next' in field && field.next ? [[name, field as NumberedField]] : [],
  );
}

/** The field of a name, the system's own included; undefined when there is none. */
export function fieldOf(resource: Switchable, name: string): AnyField | undefined {
  if (name === 'is_active') return resource.toggle ? ACTIVE_FIELD : undefined;
  return fieldIn(SYSTEM_FIELD_KINDS, name) ?? fieldIn(resource.fields, name);
}

/** The field of a name that may come from anywhere: what every object has, such as `constructor`, is none. */
export function fieldIn(fields: Fields, name: string): AnyField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

const ACTIVE_FIELD: AnyField = { kind: 'boolean', required: true, initial: 1 };

const SYSTEM_FIELD_KINDS: Readonly<Record<string, AnyField>> = {
  id: { kind: 'integer', readOnly: true, required: true },
  created_at: { kind: 'dateTime', readOnly: true, required: true },
  updated_at: { kind: 'dateTime', readOnly: true, required: true },
  created_by: { kind: 'reference', target: 'user', readOnly: true },
  row_version: { kind: 'integer', readOnly: true, required: true },
};

/** Whether records can come in files: whatever people can make by hand. */
export function isImported({ endpoints }: Resource): boolean {
  return endpoints.import !== undefined;
}

/** The life-cycle field of a resource, by name. */
export function statusFieldOf(resource: Resource): string | undefined {
  return Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'status');
}

/** The states in which a record counts for nothing, so that sums leave it out. */
export function uncountedStates(resource: Resource): readonly Choice[] {
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (field?.kind !== 'status') return [];
  return field.options.filter((state) => field.uncounted?.includes(state.name));
}

/** Whether the amounts of many records can be summed: those that are stored, and those worked out of sums as of amounts. */
export function isSummed(field: AnyField): boolean {
  if (field.kind === 'money') return true;
  return field.kind === 'computed' && field.as === 'money' && Boolean(field.total || field.additive);
}

/** The key under which a reference's record stands in an answer: `bank_id` → `bank`, `wing_ids` → `wings`. */
export function embedKey(field: string): string {
  if (field === 'created_by') return 'creator';
  if (field.endsWith('_ids')) return `${field.slice(0, -4)}s`;
  return field.replace(/_id$/, '');
}

/** Whether the product relies on a record: then it is neither switched off nor deleted. */
export function isPermanent({ permanent }: Pick<Resource, 'permanent'>, { id }: { readonly id?: unknown }): boolean {
  return permanent.includes(Number(id));
}

/** Whether a field has a column of its own in the resource's table. */
export function isStored(field: AnyField): boolean {
  return field.kind !== 'computed' && field.kind !== 'manyToMany' && field.kind !== 'children';
}

const UNFILTERED: ReadonlySet<AnyField['kind']> = new Set(['password', 'computed', 'children', 'images']);
const UNSORTED: ReadonlySet<AnyField['kind']> = new Set(['password', 'images']);

/** Whether lists can be narrowed by the field. */
export function isFiltered(field: AnyField): boolean {
  return !UNFILTERED.has(field.kind);
}

/** Whether lists can be sorted by the field: what is worked out of others is not, but for a total. */
export function isSorted(field: AnyField): boolean {
  if (field.kind === 'computed') return field.total !== undefined;
  return isStored(field) && !UNSORTED.has(field.kind);
}

/** Whether a person can enter the field in a form. */
export function isEntered(field: AnyField): boolean {
  return field.kind !== 'computed' && !field.readOnly;
}

/** Whether lists of it are searched for words. */
export function isSearchable({ list }: Pick<Resource, 'list'>): boolean {
  return list.search.length > 0 || Object.keys(list.searchThrough).length > 0;
}

/** The table of a resource's child rows. */
export function childTable(resource: Resource, field: string): string {
  return `${resource.table}_${field}`;
}
