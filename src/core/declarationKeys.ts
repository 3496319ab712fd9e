import type { Approval } from './approval.ts';
import type { ComputedOptions, NextNumber, Pattern, BackReference, Total } from './fields/options.ts';
import type {
  ActionDeclaration,
  EditableBy,
  FormDeclaration,
  ListDeclaration,
  Need,
  NoOverlap,
  Readers,
  Related,
  ResourceDeclaration,
  WarnsOf,
} from './resource.ts';
import type { BodyEncoding, EndpointDeclarations, NamedDeclaration, VariantDeclaration } from './resourceEndpoints.ts';
import type { ListViews, MonthView, PlanView, WeekView } from './listViews.ts';
import type { KindOf } from './valueKinds.ts';
import type { RowRule, VisibleToRows } from './visibleTo.ts';

/** The keys of a part of a declaration, and what kind of value each takes; with a question mark it may be left out. */
export type Keys<Part> = {
  readonly [Key in keyof Part]-?: undefined extends Part[Key]
    ? `${KindOf<NonNullable<Part[Key]>>}?`
    : KindOf<Part[Key]>;
};

// A key that is added to an interface and not here fails the type check.
export const RESOURCE_KEYS: Keys<ResourceDeclaration> = {
  name: 'text',
  plural: 'text?',
  area: 'text',
  icon: 'text?',
  path: 'text',
  screens: 'object?',
  permission: 'text',
  permissions: 'object?',
  read: 'text?',
  visibleTo: 'textOrObject',
  endpoints: 'object?',
  fields: 'object',
  toggle: 'flag?',
  singleton: 'flag?',
  readOnly: 'flag?',
  undeletable: 'flag?',
  permanent: 'numbers?',
  deletesMore: 'flag?',
  inMenu: 'flag?',
  title: 'text?',
  subtitle: 'text?',
  related: 'list?',
  facts: 'texts?',
  editableWhen: 'condition?',
  editableBy: 'object?',
  noOverlap: 'object?',
  warnsOf: 'object?',
  indexes: 'list?',
  list: 'object?',
  form: 'object?',
  actions: 'object?',
  callActions: 'texts?',
};

export const SCREEN_KEYS: Keys<NonNullable<ResourceDeclaration['screens']>> = {
  create: 'text?',
  edit: 'text?',
  show: 'text?',
};

export const ENDPOINT_KEYS: Keys<EndpointDeclarations> = {
  list: 'text?',
  active: 'text?',
  variants: 'object?',
  named: 'object?',
  one: 'text?',
  create: 'text?',
  update: 'text?',
  remove: 'text?',
  toggle: 'text?',
  body: 'text?',
};

export const NAMED_KEYS: Keys<NamedDeclaration> = { path: 'text', by: 'text', as: 'text' };

export const VARIANT_KEYS: Keys<VariantDeclaration> = {
  path: 'text',
  filter: 'condition?',
  ownedBy: 'text?',
  permission: 'object?',
};

export const NEED_KEYS: Keys<Need> = { action: 'text', subject: 'text' };

export const VISIBLE_TO_KEYS: Keys<VisibleToRows> = {
  rules: 'list',
  unless: 'text?',
  foundBy: 'texts?',
  alsoBy: 'texts?',
};

export const ROW_RULE_KEYS: Keys<RowRule> = { rule: 'text', by: 'text', need: 'object?', may: 'texts?' };

export const EDITABLE_BY_KEYS: Keys<EditableBy> = { owner: 'text', unless: 'text' };

export const NO_OVERLAP_KEYS: Keys<NoOverlap> = { from: 'text', to: 'text', within: 'texts?' };

export const WARNS_OF_KEYS: Keys<WarnsOf> = { by: 'list', tells: 'texts?' };

export const LIST_KEYS: Keys<ListDeclaration> = {
  columns: 'texts?',
  filters: 'texts?',
  sort: 'text?',
  nextFirst: 'flag?',
  thenBy: 'texts?',
  groupBy: 'texts?',
  views: 'object?',
  search: 'texts?',
  searchThrough: 'object?',
  sums: 'texts?',
  pageSizes: 'numbers?',
  inPlace: 'flag?',
};

export const VIEW_KEYS: Keys<ListViews> = { week: 'object?', month: 'object?', plan: 'object?' };

export const WEEK_KEYS: Keys<WeekView> = {
  day: 'text',
  from: 'text',
  to: 'text',
  of: 'list',
  within: 'text?',
  shows: 'texts',
};

export const MONTH_KEYS: Keys<MonthView> = { from: 'text', to: 'text?', at: 'text?', shows: 'texts' };

export const PLAN_KEYS: Keys<PlanView> = {
  day: 'text',
  from: 'text?',
  to: 'text?',
  of: 'list',
  within: 'text?',
  shows: 'texts',
};

export const RELATED_KEYS: Keys<Related> = {
  resource: 'text',
  by: 'text',
  columns: 'texts?',
  through: 'text?',
  name: 'text?',
};

export const FORM_KEYS: Keys<FormDeclaration> = { size: 'text?', sections: 'list?', keeps: 'texts?' };

export const SECTION_KEYS: Keys<NonNullable<FormDeclaration['sections']>[number]> = {
  name: 'text',
  fields: 'texts',
};

export const ACTION_KEYS: Keys<ActionDeclaration> = {
  from: 'textOrTexts',
  to: 'text',
  permission: 'text?',
  confirm: 'flag?',
  ask: 'texts?',
  notByCreator: 'flag?',
  notByOwner: 'texts?',
  personal: 'texts?',
  icon: 'text?',
  tone: 'text?',
};

/** What `approval` takes. What it does not know it leaves in its actions, so that it is refused with them. */
export const APPROVAL_KEYS: Keys<Approval> = {
  from: 'text?',
  refuse: 'text?',
  refused: 'text?',
  refusePermission: 'text?',
  notByOwner: 'texts?',
};

export const TOTAL_KEYS: Keys<Total> = { resource: 'text', by: 'text', of: 'text?', plus: 'text?' };

export const NEXT_KEYS: Keys<NextNumber> = { pattern: 'text?', patternIn: 'text?', alsoIn: 'text?' };

export const PATTERN_KEYS: Keys<Pattern> = { pattern: 'pattern', example: 'text' };

export const RECORDS_KEYS: Keys<BackReference> = { resource: 'text', by: 'text' };

/** The words that some keys take. */
export const READERS = ['permission', 'signedIn', 'public'] as const satisfies readonly Readers[];
export const BODIES = ['form', 'multipart', 'json'] as const satisfies readonly BodyEncoding[];
export const FORM_SIZES = ['dialog', 'page'] as const satisfies readonly FormDeclaration['size'][];
export const TONES = ['success', 'warning', 'error'] as const satisfies readonly ActionDeclaration['tone'][];
export const LOOKS = [
  'text',
  'integer',
  'money',
  'percent',
  'date',
  'object',
  'records',
] as const satisfies readonly ComputedOptions['as'][];
