import type { Approval } from './approval.ts';
import type { ComputedOptions, Pointing, Total } from './fields/options.ts';
import type {
  ActionDeclaration,
  BodyEncoding,
  EndpointDeclarations,
  FormDeclaration,
  ListDeclaration,
  Need,
  NoOverlap,
  Readers,
  ResourceDeclaration,
  VisibleTo,
  VariantDeclaration,
} from './resource.ts';

/** The keys of a part of a declaration, and whether they must be there. */
export type Keys<Part> = {
  readonly [Key in keyof Part]-?: undefined extends Part[Key] ? 'optional' : 'required';
};

// A key that is added to an interface and not here fails the type check.
export const RESOURCE_KEYS: Keys<ResourceDeclaration> = {
  name: 'required',
  plural: 'optional',
  area: 'required',
  icon: 'optional',
  path: 'required',
  screens: 'optional',
  permission: 'required',
  permissions: 'optional',
  read: 'optional',
  ownedBy: 'optional',
  visibleTo: 'optional',
  endpoints: 'optional',
  fields: 'required',
  toggle: 'optional',
  singleton: 'optional',
  readOnly: 'optional',
  undeletable: 'optional',
  deletesMore: 'optional',
  inMenu: 'optional',
  title: 'optional',
  subtitle: 'optional',
  editableWhen: 'optional',
  noOverlap: 'optional',
  list: 'optional',
  form: 'optional',
  actions: 'optional',
};

export const SCREEN_KEYS: Keys<NonNullable<ResourceDeclaration['screens']>> = {
  create: 'optional',
  edit: 'optional',
  show: 'optional',
};

export const ENDPOINT_KEYS: Keys<EndpointDeclarations> = {
  list: 'optional',
  active: 'optional',
  variants: 'optional',
  one: 'optional',
  create: 'optional',
  update: 'optional',
  remove: 'optional',
  toggle: 'optional',
  body: 'optional',
};

export const VARIANT_KEYS: Keys<VariantDeclaration> = {
  path: 'required',
  filter: 'optional',
  ownedBy: 'optional',
  permission: 'optional',
};

export const NEED_KEYS: Keys<Need> = { action: 'required', subject: 'required' };

export const VISIBLE_TO_KEYS: Keys<VisibleTo> = {
  rule: 'required',
  by: 'required',
  unless: 'required',
  foundBy: 'optional',
};

export const NO_OVERLAP_KEYS: Keys<NoOverlap> = { from: 'required', to: 'required', within: 'optional' };

export const LIST_KEYS: Keys<ListDeclaration> = {
  columns: 'optional',
  filters: 'optional',
  sort: 'optional',
  search: 'optional',
  pageSizes: 'optional',
};

export const FORM_KEYS: Keys<FormDeclaration> = { size: 'optional', sections: 'optional' };

export const SECTION_KEYS: Keys<NonNullable<FormDeclaration['sections']>[number]> = {
  name: 'required',
  fields: 'required',
};

export const ACTION_KEYS: Keys<ActionDeclaration> = {
  from: 'required',
  to: 'required',
  permission: 'optional',
  confirm: 'optional',
  ask: 'optional',
  notByCreator: 'optional',
  notByOwner: 'optional',
  personal: 'optional',
  icon: 'optional',
  tone: 'optional',
};

/** What `approval` takes. What it does not know it leaves in its actions, so that it is refused with them. */
export const APPROVAL_KEYS: Keys<Approval> = {
  from: 'optional',
  refuse: 'optional',
  refused: 'optional',
  refusePermission: 'optional',
  notByOwner: 'optional',
};

export const TOTAL_KEYS: Keys<Total> = { resource: 'required', by: 'required', of: 'optional', plus: 'optional' };

export const RECORDS_KEYS: Keys<Pointing> = { resource: 'required', by: 'required' };

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
