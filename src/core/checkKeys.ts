import { DeclarationError } from './declarationError.ts';
import {
  ACTION_KEYS,
  APPROVAL_KEYS,
  EDITABLE_BY_KEYS,
  ENDPOINT_KEYS,
  FORM_KEYS,
  type Keys,
  LIST_KEYS,
  MONTH_KEYS,
  NAMED_KEYS,
  NEED_KEYS,
  NEXT_KEYS,
  NO_OVERLAP_KEYS,
  PATTERN_KEYS,
  PLAN_KEYS,
  RECORDS_KEYS,
  RESOURCE_KEYS,
  SCREEN_KEYS,
  RELATED_KEYS,
  SECTION_KEYS,
  TOTAL_KEYS,
  VARIANT_KEYS,
  VIEW_KEYS,
  ROW_RULE_KEYS,
  VISIBLE_TO_KEYS,
  WEEK_KEYS,
  WARNS_OF_KEYS,
} from './declarationKeys.ts';
import { type AnyField, type Fields, fieldPermissions } from './fields/field.ts';
import { fieldKeys, requiredFieldKeys } from './fields/optionNames.ts';
import { isObject } from './isObject.ts';
import { didYouMean } from './nearest.ts';
import { type Need, type ResourceDeclaration, USUAL_ACTIONS } from './resource.ts';
import { kindInWords, listProblem, type ValueKind, wrongKind } from './valueKinds.ts';
import { EVERYBODY } from './visibleTo.ts';

/** What the keys that every declaration has are for whoever has left one out. */
const NEEDED: Readonly<Record<string, string>> = {
  name: 'camelCase, such as "bankAccount"',
  area: 'one of the areas of the registry',
  path: 'the screen of its list, such as "/bank/account"',
  permission: 'what permissions call it, such as "Bank Account"',
  visibleTo: `"${EVERYBODY}", or { rules: [{ rule, by }] } where whoever may read does not see every row`,
  fields: 'an object of fields, such as { name: text({ required: true }) }',
};

/** Lists that say something by having nothing in them: no filter, and no search. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['list.filters', 'list.search', 'list.sums']);

/** What a row rule can open besides reading. */
const OPENED: readonly string[] = ['create'];

/**
 * Refuses a declaration that has a key that means nothing, lacks one that it needs, or has a value of another kind than its key
 * takes, in itself and in its parts.
 */
export function checkKeys(declaration: ResourceDeclaration): void {
  // An entity whose file is still being loaded, by a circle of imports, is none either.
  if (!isObject(declaration)) throw new DeclarationError({ area: '', name: '' }, 'the declaration', 'is not an object');
  const refuse = (key: string, reason: string): never => {
    throw new DeclarationError(declaration, key, reason);
  };
  const ofKind = (key: string, value: unknown, kind: ValueKind) => {
    const reason =
      wrongKind(value, kind) ?? (isList(value, kind) ? listProblem(value, MAY_BE_EMPTY.has(key)) : undefined);
    if (reason !== undefined) refuse(key, reason);
  };
  const part = <Part extends object>(key: string, options: Part | undefined, keys: Keys<Part>, alsoMeant = {}) => {
    if (options === undefined) return;
    if (!isObject(options)) return refuse(key, 'is not an object');
    const place = (name: string) => (key === '' ? name : `${key}.${name}`);
    for (const name of Object.keys(options)) {
      if (!Object.hasOwn(keys, name))
        refuse(place(name), `is no key${didYouMean(name, Object.keys({ ...keys, ...alsoMeant }))}`);
    }
    for (const [name, kind] of Object.entries<string>(keys)) {
      if (options[name] !== undefined) ofKind(place(name), options[name], kind.replace('?', '') as ValueKind);
      else if (!kind.endsWith('?'))
        refuse(place(name), `must be there: ${NEEDED[place(name)] ?? kindInWords(kind as ValueKind)}`);
    }
  };
  /** One of several parts, which cannot be left out. */
  const entry = <Part extends object>(key: string, options: Part | undefined, keys: Keys<Part>, alsoMeant = {}) => {
    if (options === undefined) refuse(key, 'is not an object');
    part(key, options, keys, alsoMeant);
  };
  const rows = (visibleTo: Exclude<ResourceDeclaration['visibleTo'], string>) => {
    if (typeof visibleTo === 'string')
      return refuse('visibleTo', `"${visibleTo}" is not "${EVERYBODY}"${didYouMean(visibleTo, [EVERYBODY])}`);
    part('visibleTo', visibleTo, VISIBLE_TO_KEYS);
    for (const [index, rule] of visibleTo.rules.entries()) {
      if (rule === EVERYBODY) continue;
      entry(`visibleTo.rules.${index}`, rule, ROW_RULE_KEYS);
      need(`visibleTo.rules.${index}.need`, rule.need);
      const unknown = rule.may?.find((each) => !OPENED.includes(each));
      if (unknown !== undefined) refuse(`visibleTo.rules.${index}.may`, `"${unknown}" is none of ${OPENED.join(', ')}`);
    }
  };
  const need = (key: string, permission: string | Need | undefined) => {
    if (typeof permission !== 'string') part(key, permission, NEED_KEYS);
  };

  part('', declaration, RESOURCE_KEYS);
  part('screens', declaration.screens, SCREEN_KEYS);
  if (declaration.visibleTo !== EVERYBODY) rows(declaration.visibleTo);
  part('editableBy', declaration.editableBy, EDITABLE_BY_KEYS);
  part('noOverlap', declaration.noOverlap, NO_OVERLAP_KEYS);
  part('warnsOf', declaration.warnsOf, WARNS_OF_KEYS);
  part('list', declaration.list, LIST_KEYS);
  part('list.views', declaration.list?.views, VIEW_KEYS);
  part('list.views.week', declaration.list?.views?.week, WEEK_KEYS);
  part('list.views.month', declaration.list?.views?.month, MONTH_KEYS);
  part('list.views.plan', declaration.list?.views?.plan, PLAN_KEYS);
  part('form', declaration.form, FORM_KEYS);
  for (const [index, related] of (declaration.related ?? []).entries())
    entry(`related.${index}`, related, RELATED_KEYS);
  for (const [index, section] of (declaration.form?.sections ?? []).entries())
    entry(`form.sections.${index}`, section, SECTION_KEYS);
  for (const [action, permission] of Object.entries(declaration.permissions ?? {}))
    need(`permissions.${action}`, permission);
  part('endpoints', declaration.endpoints, ENDPOINT_KEYS);
  part('endpoints.named', declaration.endpoints?.named, NAMED_KEYS);
  for (const [name, variant] of Object.entries(declaration.endpoints?.variants ?? {})) {
    entry(`endpoints.variants.${name}`, variant, VARIANT_KEYS);
    need(`endpoints.variants.${name}.permission`, variant.permission);
  }
  for (const [name, action] of Object.entries(declaration.actions ?? {}))
    entry(`actions.${name}`, action, ACTION_KEYS, APPROVAL_KEYS);
  checkFields('fields', declaration.fields);
  checkPermissions();

  function checkPermissions() {
    const right = checkedActions(declaration);
    const word = Object.keys(declaration.permissions ?? {}).find((each) => !right.includes(each));
    if (word !== undefined) refuse(`permissions.${word}`, `is none of ${right.join(', ')}${didYouMean(word, right)}`);
    const sayable = [
      ...checkedActions({ ...declaration, visibleTo: EVERYBODY }),
      ...Object.keys(declaration.permissions ?? {}),
    ];
    const exceptions = {
      'visibleTo.unless': typeof declaration.visibleTo === 'object' ? declaration.visibleTo.unless : undefined,
      'editableBy.unless': declaration.editableBy?.unless,
    };
    // A word that nothing else says would be a permission that nobody holds.
    for (const [key, exception] of Object.entries(exceptions)) {
      if (exception === undefined || sayable.includes(exception)) continue;
      const known = [...new Set(sayable)];
      refuse(key, `"${exception}" is none of ${known.join(', ')}${didYouMean(exception, known)}`);
    }
    const needed = [...USUAL_ACTIONS, 'full', ...Object.keys(declaration.actions ?? {})];
    for (const [name, { permission = name }] of Object.entries(declaration.actions ?? {})) {
      if (needed.includes(permission)) continue;
      refuse(`actions.${name}.permission`, `is none of ${needed.join(', ')}${didYouMean(permission, needed)}`);
    }
  }

  function checkFields(place: string, fields: Fields) {
    for (const [name, field] of Object.entries(fields)) checkField(`${place}.${name}`, field);
  }

  function checkField(key: string, field: AnyField | undefined) {
    const kinds = field && fieldKeys(field.kind);
    if (!kinds) return refuse(key, 'is not a field');
    for (const [name, value] of Object.entries(field)) {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (!kind) return refuse(key, `"${name}" is no option of ${field.kind}${didYouMean(name, Object.keys(kinds))}`);
      if (value !== undefined) ofKind(`${key}.${name}`, value, kind);
    }
    const options = new Map<string, unknown>(Object.entries(field));
    const missing = requiredFieldKeys(field.kind).find((each) => options.get(each) === undefined);
    if (missing) refuse(key, `${field.kind} needs "${missing}"`);
    if ('regex' in field) part(`${key}.regex`, field.regex, PATTERN_KEYS);
    if ('next' in field) part(`${key}.next`, field.next, NEXT_KEYS);
    if (field.kind === 'children') checkFields(key, field.fields);
    if (field.kind !== 'computed') return;
    part(`${key}.total`, field.total, TOTAL_KEYS);
    part(`${key}.records`, field.records, RECORDS_KEYS);
  }
}

/** The actions that anybody is ever asked for on an entity: what `permissions` says of another one never counts. */
function checkedActions({ actions = {}, fields, visibleTo }: ResourceDeclaration): readonly string[] {
  const byMoves = Object.entries(actions).map(([name, { permission = name }]) => permission);
  const byFields = Object.values(fields).flatMap(fieldPermissions);
  const unless = typeof visibleTo === 'object' && visibleTo.unless ? [visibleTo.unless] : [];
  const all = [...USUAL_ACTIONS, 'full', ...byMoves, ...byFields, ...unless];
  return [...new Set(all)];
}

// Of the options of a choice it is said elsewhere how many it needs, and which value it has twice.
function isList(value: unknown, kind: ValueKind): value is readonly unknown[] {
  return Array.isArray(value) && kind !== 'choices';
}
