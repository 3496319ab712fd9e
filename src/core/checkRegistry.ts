import {
  refuseSharedAddresses,
  refuseSharedNames,
  refuseSharedTables,
  refuseTwinPermissions,
} from './checkCollisions.ts';
import { checkWeek } from './checkListViews.ts';
import { conditionMistake } from './checkConditions.ts';
import { checkReferences, lookUp } from './checkReferences.ts';
import type { Condition } from './conditions.ts';
import { isDayWord } from './dayWords.ts';
import { DeclarationError } from './declarationError.ts';
import type { AnyField, Fields } from './fields/field.ts';
import { presetCondition } from './preset.ts';
import { isObject } from './isObject.ts';
import type { Registry } from './registry.ts';
import { findRequiredCircle } from './requiredCircles.ts';
import { referredFields } from './targetCodes.ts';
import { OWNER } from './visibleTo.ts';
import { allFields, fieldOf, type Resource, scopeOf } from './resource.ts';

const TODAY = 'today';

/** Refuses resources that do not fit together with a DeclarationError. */
export function checkRegistry(registry: Registry): void {
  const { areas, resources, dayWords } = registry;
  for (const resource of resources) {
    checkArea(resource, areas);
    checkDayWords(resource, resource.fields, [TODAY, ...dayWords]);
  }
  refuseSharedNames(resources);
  // A misspelt target is named where it stands, before what relies on it.
  for (const resource of resources) checkTargets(resource, resource.fields, { registry, place: 'fields' });
  for (const resource of resources) checkRelated(resource, registry);
  for (const resource of resources) checkFacts(resource, registry);
  for (const resource of resources) checkWeek(resource, registry);
  for (const resource of resources) checkNextNumbers(resource, registry);
  for (const resource of resources) checkReferences(resource, registry);
  for (const resource of resources) checkPersonalPaths(resource, registry);
  for (const resource of resources) checkOwner(resource, registry);
  refuseSharedAddresses(resources);
  refuseTwinPermissions(resources);
  refuseSharedTables(resources);
  refuseRequiredCircles(resources);
}

/** Refuses a list of resources with what is none, such as one whose file is still being loaded by a circle of imports. */
export function refuseMissing(resources: readonly unknown[]): void {
  const missing = resources.findIndex((each) => !isObject(each));
  if (missing >= 0) throw new DeclarationError({ area: '', name: '' }, `resources.${missing}`, 'is no declaration');
}

/** Refuses conditions on referred records that compare their fields with what these never hold. */
export function checkTargetConditions(
  resources: readonly Resource[],
  find: (name: string) => Resource | undefined,
): void {
  for (const resource of resources) checkFields(resource, resource.fields, 'fields');

  function checkFields(resource: Resource, siblings: Fields, place: string) {
    for (const [name, field] of Object.entries(siblings)) {
      const key = `${place}.${name}`;
      if (field.kind === 'children') checkFields(resource, field.fields, key);
      check(resource, `${key}.visibleWhen`, field.visibleWhen, referredFields(field.visibleWhen, siblings, find));
      if (field.kind !== 'reference' && field.kind !== 'manyToMany') continue;
      const target = find(field.target);
      const theirs = target ? allFields(target) : {};
      check(resource, `${key}.only`, field.only, theirs);
      check(resource, `${key}.preset`, presetCondition(field), theirs);
    }
  }

  function check(resource: Resource, key: string, condition: Condition | undefined, fields: Fields) {
    const mistake = condition && conditionMistake(condition, fields);
    if (mistake) throw new DeclarationError(resource, key, mistake.reason, mistake.spelling);
  }
}

// The file has the name of the entity; in which folder it is nobody knows then.
function checkArea({ area, name }: Resource, areas: readonly string[]) {
  if (areas.includes(area)) return;
  throw new DeclarationError({ area: '*', name }, 'area', `"${area}" is none of ${areas.join(', ')}`, {
    word: area,
    right: areas,
  });
}

function checkTargets(
  resource: Resource,
  fields: Fields,
  { registry, place }: { readonly registry: Registry; readonly place: string },
) {
  for (const [name, field] of Object.entries(fields)) {
    const key = `${place}.${name}`;
    if (field.kind === 'children') checkTargets(resource, field.fields, { registry, place: key });
    if (field.kind === 'reference' || field.kind === 'manyToMany') lookUp(registry, field.target, { resource, key });
  }
}

/** Refuses to list on a record's page what does not refer to it, and columns that there are not. */
function checkRelated(resource: Resource, registry: Registry) {
  for (const [index, { resource: name, by, columns = [], through, name: word }] of resource.related.entries()) {
    const key = `related.${index}`;
    const target = lookUp(registry, name, { resource, key: `${key}.resource` });
    const shared = through === undefined ? undefined : sharedTarget(resource, { key, through, word });
    const referring = Object.entries(target.fields)
      .filter(([, field]) => field.kind === 'reference' && field.target === (shared ?? resource.name))
      .map(([each]) => each);
    if (!referring.includes(by))
      throw new DeclarationError(
        resource,
        `${key}.by`,
        `"${by}" is no reference of "${name}" to ${shared ? `"${shared}"` : 'it'}`,
        {
          word: by,
          right: referring,
        },
      );
    const unknown = columns.find((column) => fieldOf(target, column) === undefined);
    if (unknown !== undefined)
      throw new DeclarationError(resource, `${key}.columns`, `"${name}" has no field "${unknown}"`, {
        word: unknown,
        right: Object.keys(target.fields),
      });
  }
}

/** What both records refer to where one is listed with the other; refuses such a list without a name of its own. */
function sharedTarget(
  resource: Resource,
  { key, through, word }: { readonly key: string; readonly through: string; readonly word: string | undefined },
): string {
  const field = resource.fields[through];
  if (field?.kind !== 'reference') {
    const right = Object.keys(resource.fields).filter((each) => resource.fields[each]?.kind === 'reference');
    throw new DeclarationError(resource, `${key}.through`, `"${through}" is no reference of it`, {
      word: through,
      right,
    });
  }
  if (word === undefined) throw new DeclarationError(resource, `${key}.name`, 'is missing beside "through"');
  return field.target;
}

/** Refuses facts of a decision that are no fields, and paths that lead through anything but one reference. */
function checkFacts(resource: Resource, registry: Registry) {
  for (const fact of resource.facts) {
    const [name = '', of, ...rest] = fact.split('.');
    checkFact(resource, { key: 'facts', name, of: resource });
    if (of === undefined) continue;
    const field = resource.fields[name];
    if (field?.kind !== 'reference' || rest.length > 0)
      throw new DeclarationError(resource, 'facts', `"${fact}" leads through anything but one reference`);
    checkFact(resource, { key: 'facts', name: of, of: registry.get(field.target) });
  }
}

/** Refuses patterns that stand nowhere, and numbers that are taken in no field. */
function checkNextNumbers(resource: Resource, registry: Registry) {
  for (const [name, field] of Object.entries(resource.fields)) {
    const next = 'next' in field ? field.next : undefined;
    if (next?.patternIn !== undefined) {
      const key = `fields.${name}.next.patternIn`;
      const [owner = '', pattern = ''] = next.patternIn.split('.');
      const settings = lookUp(registry, owner, { resource, key });
      const patternField = settings.fields[pattern];
      const isFit = settings.singleton && patternField?.kind === 'text' && patternField.format === 'numbering';
      if (!isFit) throw new DeclarationError(resource, key, `"${next.patternIn}" is no pattern of a singleton`);
    }
    if (next?.alsoIn === undefined) continue;
    const key = `fields.${name}.next.alsoIn`;
    const other = lookUp(registry, next.alsoIn, { resource, key });
    for (const each of [name, ...scopeOf(field)]) {
      if (other.fields[each]?.kind === resource.fields[each]?.kind) continue;
      throw new DeclarationError(resource, key, `"${other.name}" has no such "${each}"`, {
        word: each,
        right: Object.keys(other.fields),
      });
    }
  }
}

function checkFact(
  resource: Resource,
  { key, name, of }: { readonly key: string; readonly name: string; readonly of: Resource },
) {
  if (fieldOf(of, name)?.kind === 'password') throw new DeclarationError(resource, key, `"${name}" is shown to nobody`);
  if (fieldOf(of, name)) return;
  throw new DeclarationError(resource, key, `"${of.name}" has no field "${name}"`, {
    word: name,
    right: Object.keys(of.fields),
  });
}

function checkDayWords(resource: Resource, fields: Fields, words: readonly string[]) {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'children') checkDayWords(resource, field.fields, words);
    if (field.kind !== 'date' || !isDayWord(field.initial) || words.includes(field.initial)) continue;
    throw new DeclarationError(
      resource,
      `fields.${name}.initial`,
      `"${field.initial}" is no day and none of ${words.join(', ')}`,
      { word: field.initial, right: words },
    );
  }
}

function refuseRequiredCircles(resources: readonly Resource[]) {
  const circle = findRequiredCircle(resources);
  if (!circle) return;
  const through = circle.through.length > 0 ? `, which leads back through ${circle.through.join(', ')}` : '';
  const reason = `no first record could be made: each needs another one${through}`;
  throw new DeclarationError(circle.resource, `fields.${circle.field}.required`, reason);
}

function checkPersonalPaths(resource: Resource, registry: Registry) {
  for (const action of Object.values(resource.actions)) {
    for (const key of ['personal', 'notByOwner'] as const)
      for (const path of action[key]) checkAccount(resource, path, { registry, key: `actions.${action.name}.${key}` });
  }
}

function checkOwner(resource: Resource, registry: Registry) {
  const { rules, opening } = resource.visibleTo;
  for (const { rule, by } of [...rules, ...opening])
    if (rule === OWNER) checkAccount(resource, by, { registry, key: 'visibleTo' });
  for (const { name, ownedBy } of resource.endpoints.variants)
    if (ownedBy !== undefined) checkAccount(resource, ownedBy, { registry, key: `endpoints.variants.${name}.ownedBy` });
  const owner = resource.editableBy?.owner;
  if (owner !== undefined) checkAccount(resource, owner, { registry, key: 'editableBy.owner' });
}

/** Refuses a path of references that leads to no account: neither to a user nor to whose login one is. */
function checkAccount(
  resource: Resource,
  path: string,
  { registry, key }: { readonly registry: Registry; readonly key: string },
) {
  let at: Resource | undefined = resource;
  for (const name of path.split('.')) {
    const field: AnyField | undefined = at && fieldOf(at, name);
    if (at && !field) {
      const reason = at === resource ? `there is no field "${name}"` : `"${at.name}" has no field "${name}"`;
      throw new DeclarationError(resource, key, reason, { word: name, right: Object.keys(at.fields) });
    }
    at = field?.kind === 'reference' && registry.has(field.target) ? registry.get(field.target) : undefined;
  }
  if (at?.name === 'user' || at?.fields.user_id?.kind === 'reference') return;
  throw new DeclarationError(resource, key, `"${path}" does not lead to a user account`);
}
