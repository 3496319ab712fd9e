import { referredTests } from './conditions.ts';
import { DeclarationError, type Spelling } from './declarationError.ts';
import type { AnyField, Fields, ReferenceField } from './fields/field.ts';
import { isOpenTo, namingField, narrowingOf } from './narrowing.ts';
import { isAboutUser, presetCondition } from './preset.ts';
import type { Registry } from './registry.ts';
import { fieldOf, isEntered, isStored, type Resource } from './resource.ts';
import { templateFields } from './titles.ts';

/** The resource of a name that a declaration says at a key. */
export function lookUp(
  registry: Registry,
  name: string,
  { resource, key }: { readonly resource: Resource; readonly key: string },
): Resource {
  if (registry.has(name)) return registry.get(name);
  const right = registry.resources.map((each) => each.name);
  throw new DeclarationError(resource, key, `there is no resource "${name}"`, { word: name, right });
}

/** Refuses references, totals and conditions on other records that do not fit what these are. */
export function checkReferences(resource: Resource, registry: Registry) {
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
    expect(
      referring?.kind === 'reference',
      'visibleWhen',
      `"${reference}" is not a reference`,
      among(siblings, reference),
    );
    expectField(find((referring as ReferenceField).target), 'visibleWhen', theirs);
  }
  if (field.kind === 'computed' && field.total) {
    const { resource: other, by, of, plus } = field.total;
    const target = find(other, 'total.resource');
    expectPointer(target, 'total.by', by);
    expect(!of || isAdded(target, of), 'total.of', `${other} stores no number "${of}"`, among(target.fields, of));
    const isMoney = (owner: Resource, name: string) => owner.fields[name]?.kind === 'money';
    expect(
      field.as !== 'money' || (of && isMoney(target, of)),
      'total.of',
      `"${of}" of ${other} is no money`,
      among(target.fields, of),
    );
    expect(
      !plus || isAdded(resource, plus),
      'total.plus',
      `there is no stored number "${plus}"`,
      among(siblings, plus),
    );
  }
  if (field.kind === 'computed' && field.records) {
    const owner = find(field.records.resource, 'records.resource');
    expectPointer(owner, 'records.by', field.records.by);
    expectTitle(owner);
  }
  for (const source of ('copiedFrom' in field && field.copiedFrom) || []) checkCopied(source);
  if (field.kind !== 'reference' && field.kind !== 'manyToMany') return;
  const target = find(field.target);
  expectTitle(target);
  for (const name of Object.keys(field.only ?? {})) expectField(target, 'only', name);
  for (const name of Object.keys(presetCondition(field) ?? {})) expectField(target, 'preset', name);
  expect(
    field.preset !== 'me' || isAboutUser(target),
    'preset',
    `${field.target} has no unique "user_id" that names a user`,
  );
  for (const name of field.importedWith ?? []) {
    const brought = target.fields[name];
    expect(
      brought && isEntered(brought) && isStored(brought) && brought.kind !== 'reference',
      'importedWith',
      `${field.target} takes no plain "${name}"`,
      among(target.fields, name),
    );
  }
  if (field.kind === 'reference') checkMadeWith(field, target);
  const { through, pairs } = narrowingOf(field);
  const narrowing = through === undefined ? target : find(through, 'narrowedBy');
  for (const [there] of pairs) expectField(narrowing, 'narrowedBy', there);
  if (through !== undefined) {
    expect(
      namingField(narrowing, target.name),
      'narrowedBy',
      `${through} names ${target.name} in no field, or in more than one`,
    );
    expect(isOpenTo(narrowing, target), 'narrowedBy', `${through} may be read by fewer people than ${target.name}`);
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
    expect(leads && rest.length === 0, 'copiedFrom', `"${source}" leads to no ${field.kind}`);
  }

  function checkMadeWith({ madeWith, madeFrom = {}, startsAs = {}, required }: ReferenceField, made: Resource) {
    for (const name of madeWith ?? []) expectTaken('madeWith', name);
    for (const [there, here] of Object.entries(madeFrom)) {
      expectTaken('madeFrom', there);
      expect(siblings[here], 'madeFrom', `there is no "${here}"`, among(siblings, here));
    }
    for (const [choice, kinds] of Object.entries(startsAs)) {
      const chosen = made.fields[choice];
      expect(
        chosen?.kind === 'choice',
        'startsAs',
        `${made.name} has no choice "${choice}"`,
        among(made.fields, choice),
      );
      for (const [kind, taken] of Object.entries(kinds)) {
        const isKnown = chosen?.kind === 'choice' && chosen.options.some(({ name }) => name === kind);
        expect(isKnown, 'startsAs', `"${kind}" is no "${choice}" of ${made.name}`);
        for (const [there, here] of Object.entries(taken)) {
          expect(madeWith?.includes(there), 'startsAs', `"startsAs" names "${there}", which "madeWith" does not`);
          expect(siblings[here], 'startsAs', `there is no "${here}"`, among(siblings, here));
        }
      }
    }
    const isMade = madeWith !== undefined;
    expect(isMade || Object.keys(madeFrom).length === 0, 'madeFrom', 'says nothing without "madeWith"');
    expect(!isMade || !required, 'madeWith', 'is for a reference that is not required');
    expect(!isMade || siblings === resource.fields, 'madeWith', 'is for no reference of a child row');

    function expectTaken(word: string, name: string) {
      const taken = made.fields[name];
      const isTaken = taken && isEntered(taken) && isStored(taken);
      expect(isTaken, word, `${made.name} takes no "${name}"`, among(made.fields, name));
    }
  }

  function find(name: string, word?: string): Resource {
    return lookUp(registry, name, { resource, key: keyOf(word) });
  }

  // A title is part of every answer that names the record: it may look one reference further, not more.
  function expectTitle(owner: Resource) {
    for (const name of templateFields(owner.title)) {
      const titled = fieldOf(owner, name);
      const isFit = titled && isStored(titled) && (titled.kind !== 'reference' || hasPlainTitle(find(titled.target)));
      expect(
        isFit,
        undefined,
        `the title of ${owner.name} is more than its own columns and what they refer to by a plain title`,
      );
    }
  }

  function expectField(owner: Resource, word: string, name: string) {
    expect(fieldOf(owner, name), word, `${owner.name} has no field "${name}"`, among(owner.fields, name));
  }

  function expectPointer(owner: Resource, word: string, by: string) {
    const right = Object.entries(owner.fields)
      .filter(([, each]) => each.kind === 'reference' && each.target === resource.name)
      .map(([name]) => name);
    expect(right.includes(by), word, `"${by}" of ${owner.name} does not point here`, { word: by, right });
  }

  /** The word of the field is undefined where the field itself is wrong. */
  function expect(condition: unknown, word: string | undefined, reason: string, spelling?: Spelling) {
    if (!condition) throw new DeclarationError(resource, keyOf(word), reason, spelling);
  }

  function keyOf(word: string | undefined): string {
    return word === undefined ? key : `${key}.${word}`;
  }
}

/** A word with the names of fields among which it should be. */
function among(fields: Fields, word: string | undefined): Spelling {
  return { word, right: Object.keys(fields) };
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
