import { callsOf } from './calls/resourceCalls.ts';
import { checkWeek } from './checkListViews.ts';
import { conditionMistake } from './checkConditions.ts';
import { type Condition, referredTests } from './conditions.ts';
import { isDayWord } from './dayWords.ts';
import { DeclarationError, type Spelling } from './declarationError.ts';
import type { AnyField, Fields, ReferenceField } from './fields/field.ts';
import { isOpenTo, namingField, narrowingOf } from './narrowing.ts';
import { type Endpoint, pathsCollide } from './paths.ts';
import { isAboutUser, presetCondition } from './preset.ts';
import { isObject } from './isObject.ts';
import type { Registry } from './registry.ts';
import { findRequiredCircle } from './requiredCircles.ts';
import { referredFields } from './targetCodes.ts';
import { OWNER } from './visibleTo.ts';
import {
  allFields,
  childTable,
  fieldOf,
  isEntered,
  isStored,
  type Resource,
  scopeOf,
  templateFields,
} from './resource.ts';

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
  for (const resource of resources) checkPersonal(resource, registry);
  for (const resource of resources) checkOwner(resource, registry);
  refuseCollisions(resources, (resource) =>
    callsOf(resource).map((call) => ({ key: `endpoints.${call.key}`, endpoint: call })),
  );
  refuseCollisions(resources, screensOf);
  refuseTwinPermissions(resources);
  refuseSharedTables(resources);
  refuseRequiredCircles(resources);
}

/** Refuses a list of resources with what is none, such as one whose file is still being loaded by a circle of imports. */
export function refuseMissing(resources: readonly unknown[]): void {
  const missing = resources.findIndex((each) => !isObject(each));
  if (missing >= 0) throw new DeclarationError({ area: '*', name: '*' }, `resources.${missing}`, 'is no declaration');
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

// The folder is named after the area: of a file whose area is wrong only the name is known.
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
  for (const [index, { resource: name, by, columns = [] }] of resource.related.entries()) {
    const key = `related.${index}`;
    const target = lookUp(registry, name, { resource, key: `${key}.resource` });
    const referring = Object.entries(target.fields)
      .filter(([, field]) => field.kind === 'reference' && field.target === resource.name)
      .map(([each]) => each);
    if (!referring.includes(by))
      throw new DeclarationError(resource, `${key}.by`, `"${by}" is no reference of "${name}" to it`, {
        word: by,
        right: referring,
      });
    const unknown = columns.find((column) => fieldOf(target, column) === undefined);
    if (unknown !== undefined)
      throw new DeclarationError(resource, `${key}.columns`, `"${name}" has no field "${unknown}"`, {
        word: unknown,
        right: Object.keys(target.fields),
      });
  }
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
      const said = settings.fields[pattern];
      const isFit = settings.singleton && said?.kind === 'text' && said.format === 'numbering';
      if (!isFit) throw new DeclarationError(resource, key, `"${next.patternIn}" is no pattern of a singleton`);
    }
    if (next?.alsoIn === undefined) continue;
    const key = `fields.${name}.next.alsoIn`;
    const other = lookUp(registry, next.alsoIn, { resource, key });
    for (const each of [name, ...scopeOf(field)]) {
      if (other.fields[each]?.kind === resource.fields[each]?.kind) continue;
      throw new DeclarationError(resource, key, `"${other.name}" has no such "${each}"`);
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

/** The resource of a name that a declaration says at a key. */
function lookUp(
  registry: Registry,
  name: string,
  { resource, key }: { readonly resource: Resource; readonly key: string },
): Resource {
  if (registry.has(name)) return registry.get(name);
  const right = registry.resources.map((each) => each.name);
  throw new DeclarationError(resource, key, `there is no resource "${name}"`, { word: name, right });
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

function refuseSharedNames(resources: readonly Resource[]) {
  const names = new Set<string>();
  for (const resource of resources) {
    if (names.has(resource.name)) throw new DeclarationError(resource, 'name', 'is used twice');
    names.add(resource.name);
  }
}

/** Two permissions that differ in capitals alone are one that was misspelt. */
function refuseTwinPermissions(resources: readonly Resource[]) {
  const spelt = new Map<string, string>();
  for (const resource of resources) {
    const { permission } = resource;
    const known = spelt.get(permission.toLowerCase()) ?? permission;
    if (known !== permission)
      throw new DeclarationError(resource, 'permission', `"${permission}" is written "${known}" elsewhere`);
    spelt.set(permission.toLowerCase(), permission);
  }
}

function screensOf(resource: Resource): { key: string; endpoint: Endpoint }[] {
  // Screens are found without regard to case.
  return Object.entries<string>(resource.screens).map(([name, path]) => ({
    key: name === 'list' ? 'path' : `screens.${name}`,
    endpoint: { method: 'GET', path: path.toLowerCase() },
  }));
}

function refuseCollisions(
  resources: readonly Resource[],
  read: (resource: Resource) => { key: string; endpoint: Endpoint }[],
) {
  // Only addresses of one method and one length can be the same.
  const alike = new Map<string, { path: string; owner: string }[]>();
  for (const resource of resources) {
    for (const { key, endpoint } of read(resource)) {
      const { method, path } = endpoint;
      const kind = `${method} ${path.split('/').length}`;
      const seen = alike.get(kind) ?? [];
      alike.set(kind, seen);
      const other = seen.find((each) => pathsCollide(each.path, path));
      if (other) throw new DeclarationError(resource, key, `${method} ${path} is also ${other.owner}`);
      seen.push({ path, owner: `${resource.name} ${key}` });
    }
  }
}

function refuseRequiredCircles(resources: readonly Resource[]) {
  const circle = findRequiredCircle(resources);
  if (!circle) return;
  const through = circle.through.length > 0 ? `, which leads back through ${circle.through.join(', ')}` : '';
  const reason = `no first record could be made: each needs another one${through}`;
  throw new DeclarationError(circle.resource, `fields.${circle.field}.required`, reason);
}

function checkReferences(resource: Resource, registry: Registry) {
  checkSearchThrough(resource, registry);
  for (const [name, field] of Object.entries(resource.fields)) {
    checkField({ resource, registry, field, siblings: resource.fields, key: `fields.${name}` });
    if (field.kind !== 'children') continue;
    for (const [child, inner] of Object.entries(field.fields)) {
      checkField({ resource, registry, field: inner, siblings: field.fields, key: `fields.${name}.${child}` });
    }
  }
}

// What is searched through a reference is found by the index of the other table, which has its searched fields alone.
function checkSearchThrough(resource: Resource, registry: Registry) {
  for (const [name, searched] of Object.entries(resource.list.searchThrough)) {
    const key = `list.searchThrough.${name}`;
    const target = lookUp(registry, (resource.fields[name] as ReferenceField).target, { resource, key });
    const unfit = searched.find((each) => !target.list.search.includes(each));
    if (unfit !== undefined) throw new DeclarationError(resource, key, `${target.name} does not search its "${unfit}"`);
  }
}

function checkField({
  resource,
  registry,
  field,
  siblings,
  key,
}: {
  resource: Resource;
  registry: Registry;
  field: AnyField;
  /** The fields beside it, of the record or of the row. */
  siblings: Fields;
  key: string;
}) {
  for (const { reference, field: theirs } of referredTests(field.visibleWhen)) {
    const referring = siblings[reference];
    expect(referring?.kind === 'reference', `"${reference}" is not a reference`, among(siblings, reference));
    expectField(find((referring as ReferenceField).target), theirs);
  }
  if (field.kind === 'computed' && field.total) {
    const { resource: other, by, of, plus } = field.total;
    const target = find(other);
    expectPointer(target, by);
    expect(!of || isAdded(target, of), `${other} stores no number "${of}"`, among(target.fields, of));
    const isMoney = (owner: Resource, name: string) => owner.fields[name]?.kind === 'money';
    expect(
      field.as !== 'money' || (of && isMoney(target, of)),
      `"${of}" of ${other} is no money`,
      among(target.fields, of),
    );
    expect(!plus || isAdded(resource, plus), `there is no stored number "${plus}"`, among(siblings, plus));
  }
  if (field.kind === 'computed' && field.records) {
    const owner = find(field.records.resource);
    expectPointer(owner, field.records.by);
    expectTitle(owner);
  }
  for (const source of ('copiedFrom' in field && field.copiedFrom) || []) checkCopied(source);
  if (field.kind !== 'reference' && field.kind !== 'manyToMany') return;
  const target = find(field.target);
  expectTitle(target);
  for (const name of Object.keys({ ...field.only, ...presetCondition(field) })) expectField(target, name);
  expect(field.preset !== 'me' || isAboutUser(target), `${field.target} has no unique "user_id" that names a user`);
  for (const name of field.importedWith ?? []) {
    const brought = target.fields[name];
    expect(
      brought && isEntered(brought) && isStored(brought) && brought.kind !== 'reference',
      `${field.target} takes no plain "${name}"`,
      among(target.fields, name),
    );
  }
  if (field.kind === 'reference') checkMadeWith(field, target);
  const { through, pairs } = narrowingOf(field);
  const narrowing = through === undefined ? target : find(through);
  for (const [there] of pairs) expectField(narrowing, there);
  if (through !== undefined) {
    expect(namingField(narrowing, target.name), `${through} names ${target.name} in no field, or in more than one`);
    expect(isOpenTo(narrowing, target), `${through} may be read by fewer people than ${target.name}`);
  }

  function checkCopied(source: string) {
    const [first = '', second, third, ...rest] = source.split('.');
    if (second === undefined) return;
    const over = find((siblings[first] as ReferenceField).target);
    const listed = over.fields[second];
    const records = listed?.kind === 'computed' ? listed.records : undefined;
    const isText = (each: AnyField | undefined) => each?.kind === field.kind;
    const leads =
      third === undefined ? isText(listed) : records !== undefined && isText(find(records.resource).fields[third]);
    expect(leads && rest.length === 0, `"${source}" leads to no ${field.kind}`);
  }

  function checkMadeWith({ madeWith, madeFrom = {}, startsAs = {}, required }: ReferenceField, made: Resource) {
    for (const name of [...(madeWith ?? []), ...Object.keys(madeFrom)]) {
      const given = made.fields[name];
      expect(given && isEntered(given) && isStored(given), `${made.name} takes no "${name}"`, among(made.fields, name));
    }
    for (const name of Object.values(madeFrom)) expect(siblings[name], `there is no "${name}"`, among(siblings, name));
    for (const [choice, kinds] of Object.entries(startsAs)) {
      const chosen = made.fields[choice];
      expect(chosen?.kind === 'choice', `${made.name} has no choice "${choice}"`, among(made.fields, choice));
      for (const [kind, taken] of Object.entries(kinds)) {
        const isKnown = chosen?.kind === 'choice' && chosen.options.some(({ name }) => name === kind);
        expect(isKnown, `"${kind}" is no "${choice}" of ${made.name}`);
        for (const [there, here] of Object.entries(taken)) {
          expect(madeWith?.includes(there), `"startsAs" names "${there}", which "madeWith" does not`);
          expect(siblings[here], `there is no "${here}"`, among(siblings, here));
        }
      }
    }
    const isMade = madeWith !== undefined;
    expect(isMade || Object.keys(madeFrom).length === 0, '"madeFrom" says nothing without "madeWith"');
    expect(!isMade || !required, '"madeWith" is for a reference that is not required');
    expect(!isMade || siblings === resource.fields, '"madeWith" is for no reference of a child row');
  }

  function find(name: string): Resource {
    return lookUp(registry, name, { resource, key });
  }

  // A title is part of every answer that names the record: it may look one reference further, not more.
  function expectTitle(owner: Resource) {
    for (const name of templateFields(owner.title)) {
      const titled = fieldOf(owner, name);
      const isFit = titled && isStored(titled) && (titled.kind !== 'reference' || hasPlainTitle(find(titled.target)));
      expect(isFit, `the title of ${owner.name} is more than its own columns and what they refer to by a plain title`);
    }
  }

  function expectField(owner: Resource, name: string) {
    expect(fieldOf(owner, name), `${owner.name} has no field "${name}"`, among(owner.fields, name));
  }

  function expectPointer(owner: Resource, by: string) {
    const points = owner.fields[by];
    expect(
      points?.kind === 'reference' && points.target === resource.name,
      `"${by}" of ${owner.name} does not point here`,
      among(owner.fields, by),
    );
  }

  function expect(condition: unknown, reason: string, spelling?: Spelling) {
    if (!condition) throw new DeclarationError(resource, key, reason, spelling);
  }
}

function among(fields: Fields, word: string | undefined): Spelling {
  return { word, right: Object.keys(fields) };
}

function checkPersonal(resource: Resource, registry: Registry) {
  for (const action of Object.values(resource.actions)) {
    for (const key of ['personal', 'notByOwner'] as const) {
      const wrongPath = action[key].find((path) => !leadsToAccount(resource, path.split('.'), registry));
      if (wrongPath !== undefined)
        throw new DeclarationError(
          resource,
          `actions.${action.name}.${key}`,
          `"${wrongPath}" does not lead to a user account`,
        );
    }
  }
}

function checkOwner(resource: Resource, registry: Registry) {
  const { rules, opening } = resource.visibleTo;
  for (const { rule, by } of [...rules, ...opening])
    if (rule === OWNER && !leadsToAccount(resource, [by], registry))
      throw new DeclarationError(resource, 'visibleTo', `"${by}" does not lead to a user account`);
  for (const { name, ownedBy } of resource.endpoints.variants)
    if (ownedBy !== undefined && !leadsToAccount(resource, [ownedBy], registry))
      throw new DeclarationError(
        resource,
        `endpoints.variants.${name}.ownedBy`,
        `"${ownedBy}" does not lead to a user account`,
      );
  const owner = resource.editableBy?.owner;
  if (owner !== undefined && !leadsToAccount(resource, [owner], registry))
    throw new DeclarationError(resource, 'editableBy.owner', `"${owner}" does not lead to a user account`);
}

function leadsToAccount(resource: Resource, [name = '', ...rest]: readonly string[], registry: Registry): boolean {
  const field = fieldOf(resource, name);
  if (field?.kind !== 'reference' || !registry.has(field.target)) return false;
  const target = registry.get(field.target);
  if (rest.length > 0) return leadsToAccount(target, rest, registry);
  return target.name === 'user' || target.fields.user_id?.kind === 'reference';
}

function hasPlainTitle(resource: Resource): boolean {
  return templateFields(resource.title).every(
    (name) => stored(resource, name) && fieldOf(resource, name)?.kind !== 'reference',
  );
}

const ADDED: ReadonlySet<AnyField['kind']> = new Set(['integer', 'decimal', 'percent', 'money']);

function isAdded({ fields }: Resource, name: string): boolean {
  return ADDED.has(fields[name]?.kind ?? 'computed');
}

function stored(resource: Resource, name: string): boolean {
  const field = fieldOf(resource, name);
  return field !== undefined && isStored(field);
}

function refuseSharedTables(resources: readonly Resource[]) {
  const owners = new Map<string, string>();
  const claim = (resource: Resource, table: string, key: string) => {
    const owner = owners.get(table);
    if (owner) throw new DeclarationError(resource, key, `the table ${table} belongs to ${owner}`);
    owners.set(table, resource.name);
  };
  for (const resource of resources) {
    claim(resource, resource.table, 'plural');
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind === 'manyToMany') claim(resource, field.through, `fields.${name}.through`);
      if (field.kind === 'children') claim(resource, childTable(resource, name), `fields.${name}`);
    }
  }
}
