import { checkDeclaration } from './checkDeclaration.ts';
import { withOptionCodes } from './conditionCodes.ts';
import type { Condition } from './conditions.ts';
import { DeclarationError } from './declarationError.ts';
import { ACTION_KEYS, RESOURCE_KEYS } from './declarationKeys.ts';
import { type AnyField, type Fields, isPlace, seePermissions } from './fields/field.ts';
import { PAGE_SIZES } from './limits.ts';
import { manyFields } from './manyFields.ts';
import { kebabCase, type Plural, plural, type SnakeCase, snakeCase } from './names.ts';
import { type Endpoint, type Method, parseEndpoint } from './paths.ts';
import type { Action, Resource, ResourceDeclaration, Sort } from './resource.ts';
import type { Endpoints, Variant, VariantDeclaration } from './resourceEndpoints.ts';
import { isEntered, isSummed, nextFields } from './resource.ts';
import { templateFields } from './titles.ts';
import { visibleToOf } from './visibleTo.ts';

const SEARCHED_KINDS = new Set(['text', 'email', 'phone']);
const UNLISTED_KINDS = new Set(['longText', 'richText', 'password', 'children', 'images', 'manyToMany', 'file']);
const FILTERED_KINDS = new Set(['reference', 'choice', 'status', 'boolean', 'date', 'year']);
/** Kinds whose inputs have room in a row of a list. */
const ROW_KINDS = new Set([
  ...SEARCHED_KINDS,
  'url',
  'color',
  'integer',
  'year',
  'decimal',
  'percent',
  'money',
  'date',
  'time',
  'boolean',
  'choice',
  'reference',
]);
const ROW_FIELDS = 4;
const DIALOG_FIELDS = 8;
const LISTED_FIELDS = 7;

/**
 * Declares an entity: checks the declaration and fills in every default. A mistake throws a DeclarationError.
 * `export const wing = defineResource({ name: 'wing', area: 'settings', path: '/wing', permission: 'Wing', fields: { name: text({ required: true }) }, toggle: true })`
 */
export function defineResource<
  const F extends Fields,
  const N extends string,
  const T extends boolean = false,
  const A extends string = never,
  const P extends string = Plural<N>,
  const Unless extends string = never,
  const Area extends string = string,
  const CallAction extends string = never,
>(
  declaration: ResourceDeclaration<F, T, A, N, P, Unless, Area, CallAction>,
): Resource<F, T, A, N, SnakeCase<P>, Area, CallAction> {
  // The columns of a generic F are not provably strings; from here on only their being strings matters.
  const plain = declaration as ResourceDeclaration;
  if (typeof DECLARATIONS_ARE_CHECKED === 'undefined') {
    checkDeclaration(plain);
    refuseRepeated(plain);
  }
  // What is filled in keeps the names that the declaration's own type knows.
  return filledIn(plain) as Resource<F, T, A, N, SnakeCase<P>, Area, CallAction>;
}

/** A declaration with every default filled in. */
function filledIn(declaration: ResourceDeclaration): Resource {
  const names = declaration.plural ?? plural(declaration.name);
  const collection = kebabCase(names);
  return {
    name: declaration.name,
    plural: names,
    collection,
    table: snakeCase(names),
    area: declaration.area,
    icon: declaration.icon ?? 'Label',
    permission: declaration.permission,
    permissions: declaration.permissions ?? {},
    read: declaration.read ?? 'permission',
    visibleTo: visibleToOf(declaration.visibleTo),
    screens: screensOf(declaration),
    endpoints: endpointsOf(declaration, collection),
    body: declaration.endpoints?.body ?? 'form',
    fields: completeFields(declaration.fields),
    toggle: declaration.toggle ?? false,
    singleton: declaration.singleton ?? false,
    readOnly: declaration.readOnly ?? false,
    inMenu: declaration.inMenu ?? true,
    permanent: declaration.permanent ?? [],
    deletesMore: declaration.deletesMore ?? false,
    title: asTemplate(declaration.title ?? firstText(declaration.fields)),
    subtitle: declaration.subtitle && asTemplate(declaration.subtitle),
    editableWhen:
      declaration.editableWhen && withOptionCodes(declaration.editableWhen as Condition, declaration.fields),
    editableBy: declaration.editableBy,
    related: declaration.related ?? [],
    facts: declaration.facts ?? [],
    noOverlap: declaration.noOverlap,
    warnsOf: declaration.warnsOf,
    indexes: declaration.indexes ?? [],
    place: placeOf(declaration.fields),
    list: listOf(declaration),
    form: formOf(declaration),
    actions: actionsOf(declaration, collection),
    callActions: declaration.callActions ?? [],
  };
}

function completeFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, completeField(field, fields)]));
}

function completeField({ neededWhen, visibleWhen, requiredWhen, ...field }: AnyField, siblings: Fields): AnyField {
  const [visible, required] = [neededWhen ?? visibleWhen, neededWhen ?? requiredWhen];
  const rows = field.kind === 'children' && { fields: completeFields(field.fields) };
  const negative = 'negativeWhen' in field ? field.negativeWhen : undefined;
  return {
    ...field,
    ...(visible && { visibleWhen: withOptionCodes(visible, siblings) }),
    ...(required && { requiredWhen: withOptionCodes(required, siblings) }),
    ...(negative && { negativeWhen: withOptionCodes(negative, siblings) }),
    ...rows,
  };
}

function screensOf({ path, screens, singleton, readOnly }: ResourceDeclaration): Resource['screens'] {
  if (singleton) return { list: path };
  const show = screens?.show ?? `${path}/{id}/show`;
  if (readOnly) return { list: path, show };
  return { list: path, create: screens?.create ?? `${path}/create`, edit: screens?.edit ?? `${path}/{id}`, show };
}

function endpointsOf(declaration: ResourceDeclaration, collection: string): Endpoints {
  const { endpoints = {}, toggle, readOnly, undeletable, singleton } = declaration;
  const at = (written: string | undefined, method: Method, usual: string): Endpoint =>
    parseEndpoint(written ?? usual, method) ?? { method, path: usual };
  const one = `/${collection}/{id}`;
  return {
    list: at(endpoints.list, 'GET', `/${collection}`),
    variants: variantsOf(declaration),
    ...(endpoints.named && { named: endpoints.named }),
    ...(isSummarized(declaration) && { summary: { method: 'GET', path: `/${collection}/summary` } }),
    one: at(endpoints.one, 'GET', one),
    history: { method: 'GET', path: `${one}/history` },
    export: { method: 'GET', path: `/${collection}/export` },
    ...(!readOnly && {
      ...(!singleton && {
        create: at(endpoints.create, 'POST', `/${collection}`),
        import: { method: 'POST', path: `/${collection}/import` },
        template: { method: 'GET', path: `/${collection}/import/template` },
        ...(nextFields(declaration).length > 0 && { next: { method: 'GET', path: `/${collection}/next` } }),
        ...(declaration.warnsOf && { similar: { method: 'GET', path: `/${collection}/similar` } }),
      }),
      update: at(endpoints.update, 'PUT', one),
      ...(placeOf(declaration.fields) && { order: { method: 'PUT', path: `/${collection}/order` } }),
      ...(!singleton &&
        manyFields(declaration).length > 0 && { updateMany: { method: 'PUT', path: `/${collection}/bulk` } }),
      ...(!singleton &&
        !undeletable && {
          remove: at(endpoints.remove, 'DELETE', one),
          removeMany: { method: 'DELETE', path: `/${collection}/bulk` },
        }),
      ...(toggle && {
        toggle: at(endpoints.toggle, 'PUT', `${one}/status`),
        toggleMany: { method: 'PUT', path: `/${collection}/bulk/status` },
      }),
    }),
  };
}

function isSummarized(declaration: ResourceDeclaration): boolean {
  if (declaration.singleton) return false;
  const hasStates = Object.values(declaration.fields).some(({ kind }) => kind === 'status');
  return hasStates || listOf(declaration).sums.length > 0;
}

function variantsOf({ endpoints: { active, variants = {} } = {}, fields }: ResourceDeclaration): Variant[] {
  const all = { ...(active && { active: { path: active, filter: { is_active: 1 } } }), ...variants };
  return Object.entries<VariantDeclaration>(all).map(([name, { path, filter = {}, ownedBy, permission }]) => ({
    name,
    endpoint: { method: 'GET', path },
    filter: withOptionCodes(filter as Condition, fields),
    ownedBy,
    permission,
  }));
}

function listOf(declaration: ResourceDeclaration): Resource['list'] {
  const { list = {}, fields, toggle } = declaration;
  const named = Object.entries(fields);
  const active = toggle ? ['is_active'] : [];
  const shown = named.filter(([, field]) => !UNLISTED_KINDS.has(field.kind)).map(([name]) => name);
  // The state comes last and is never cut off, because the buttons of a row depend on it.
  const states = shown.slice(LISTED_FIELDS).filter((name) => fields[name]?.kind === 'status');
  const filtered = named.filter(([, field]) => FILTERED_KINDS.has(field.kind)).map(([name]) => name);
  const columns = list.columns ?? [...shown.slice(0, LISTED_FIELDS), ...states, ...active];
  const isSearched = (name: string, kind: string) =>
    SEARCHED_KINDS.has(kind) || (kind === 'money' && columns.includes(name));
  const searched = named
    .filter(([name, field]) => isSearched(name, field.kind) && isEntered(field) && seePermissions(field).length === 0)
    .map(([name]) => name);
  const summed = named.filter(([, field]) => isSummed(field)).map(([name]) => name);
  return {
    columns,
    filters: list.filters ?? [...filtered, ...active],
    sort: sortOf(list.sort ?? placeOf(fields) ?? (fields.name ? 'name' : 'id')),
    nextFirst: list.nextFirst ?? false,
    thenBy: list.thenBy ?? [],
    groupBy: list.groupBy ?? [],
    views: list.views ?? {},
    search: list.search ?? searched,
    searchThrough: (list.searchThrough ?? {}) as Resource['list']['searchThrough'],
    sums: list.sums ?? summed,
    pageSizes: list.pageSizes ?? PAGE_SIZES,
    inPlace: list.inPlace ?? isSmall(declaration),
  };
}

/** Whether a record is so small that its row in the list is form enough. */
function isSmall({ fields, singleton, readOnly, editableWhen, actions, list }: ResourceDeclaration): boolean {
  const entered = Object.values(fields).filter(isEntered);
  const hasHeadings = list?.groupBy !== undefined;
  const isPlain = (field: AnyField) => ROW_KINDS.has(field.kind) && !('madeWith' in field && field.madeWith);
  if (singleton || readOnly || editableWhen || actions || hasHeadings) return false;
  return entered.length <= ROW_FIELDS && entered.every(isPlain);
}

/** The field that holds the place of a record in its list. */
function placeOf(fields: Fields): string | undefined {
  return Object.keys(fields).find((name) => isPlace(fields[name] as AnyField));
}

/** An option that repeats the default would hide a later change of the fields or of the default. */
function refuseRepeated(declaration: ResourceDeclaration): void {
  const whole = withoutFields(declaration);
  for (const [key, without] of leavingOut(declaration)) {
    if (withoutFields(without) !== whole) continue;
    throw new DeclarationError(declaration, key, 'says what is so without it: leave it out');
  }
}

/** All that follows from a declaration but its fields, which no option beside them changes. */
function withoutFields(declaration: ResourceDeclaration): string {
  const { fields: _, ...rest } = filledIn(declaration);
  return JSON.stringify(rest);
}

/** Each option of a declaration that may be left out, with the declaration as it is without it. */
function leavingOut(declaration: ResourceDeclaration): [key: string, without: ResourceDeclaration][] {
  const { screens = {}, endpoints = {}, list = {}, form = {}, actions = {} } = declaration;
  const ofParts = Object.entries({ screens, endpoints, list, form }).flatMap(([part, options]) =>
    saidIn(options).map((name): [string, ResourceDeclaration] => [
      `${part}.${name}`,
      { ...declaration, [part]: { ...options, [name]: undefined } },
    ]),
  );
  const ofActions = Object.entries(actions).flatMap(([action, options]) =>
    saidIn(options, ACTION_KEYS).map((name): [string, ResourceDeclaration] => [
      `actions.${action}.${name}`,
      { ...declaration, actions: { ...actions, [action]: { ...options, [name]: undefined } } },
    ]),
  );
  const parts = ['screens', 'endpoints', 'list', 'form'];
  const alone = saidIn(declaration, RESOURCE_KEYS).filter((name) => !parts.includes(name));
  const own = alone.map((name): [string, ResourceDeclaration] => [name, { ...declaration, [name]: undefined }]);
  return [...ofParts, ...ofActions, ...own];
}

/** The keys of a part of a declaration that say something and may be left out. */
function saidIn(options: object, keys: Readonly<Record<string, string>> = {}): string[] {
  const written = Object.entries(options).filter(([name, value]) => value !== undefined && !isNeeded(keys[name]));
  return written.map(([name]) => name);
}

function isNeeded(kind: string | undefined): boolean {
  return kind !== undefined && !kind.endsWith('?');
}

function sortOf(written: string): Sort {
  return written.startsWith('-') ? { field: written.slice(1), order: 'DESC' } : { field: written, order: 'ASC' };
}

function formOf({ form = {}, fields }: ResourceDeclaration): Resource['form'] {
  const entered = Object.keys(fields).filter((name) => isEntered(fields[name] as AnyField));
  const sections = form.sections ?? [{ name: 'main', fields: entered }];
  const size = form.size ?? (entered.length > DIALOG_FIELDS ? 'page' : 'dialog');
  return { size, sections, keeps: form.keeps ?? [] };
}

function actionsOf({ actions = {} }: ResourceDeclaration, collection: string): Record<string, Action> {
  const filled = Object.entries(actions).map(([name, action]): [string, Action] => [
    name,
    {
      ...action,
      name,
      from: typeof action.from === 'string' ? [action.from] : action.from,
      permission: action.permission ?? name,
      confirm: action.confirm ?? false,
      ask: action.ask ?? [],
      notByCreator: action.notByCreator ?? false,
      notByOwner: action.notByOwner ?? [],
      personal: action.personal ?? [],
      endpoint: { method: 'PUT', path: `/${collection}/{id}/${kebabCase(name)}` },
    },
  ]);
  return Object.fromEntries(filled);
}

function asTemplate(title: string): string {
  return templateFields(title).length > 0 ? title : `{${title}}`;
}

function firstText(fields: Fields): string {
  if (fields.name) return 'name';
  return Object.keys(fields).find((name) => SEARCHED_KINDS.has(fields[name]?.kind ?? '')) ?? 'id';
}
