import { checkKeys } from './checkKeys.ts';
import { choiceNames, unknownOption } from './conditionCodes.ts';
import { type Condition, referredField } from './conditions.ts';
import { isDayWord } from './dayWords.ts';
import { DeclarationError, type Spelling } from './declarationError.ts';
import { BODIES, FORM_SIZES, LOOKS, READERS, TONES } from './declarationKeys.ts';
import type { AnyField, Fields } from './fields/field.ts';
import type { DateOptions, NumberOptions } from './fields/options.ts';
import { ICONS } from './icons.ts';
import { MAX_SLICE } from './limits.ts';
import { narrowingOf } from './narrowing.ts';
import { parseEndpoint, pathParameters } from './paths.ts';
import { isEntered, isStored, type ResourceDeclaration, SYSTEM_FIELDS, templateFields } from './resource.ts';
import { FORMAT_NAMES } from './rules/formats.ts';
import { parseValue } from './rules/parseValue.ts';
import { OWNER, visibleToOf } from './visibleTo.ts';

const RESERVED = new Set<string>([...SYSTEM_FIELDS, 'is_active', 'q', 'creator']);
const RESOURCE_NAME = /^[a-z][a-zA-Z]*$/;
const STORABLE_ENDINGS = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf']);
const FIELD_NAME = /^[a-z][a-z0-9_]*$/;
const SCREEN = /^(\/([\w-]+|\{\w+\}))*(\/[\w-]+(\{id\})?|\/\{id\})(\/[\w-]+)*$/;
const NUMBERS = new Set(['integer', 'year', 'decimal', 'percent', 'money']);
const UNINDEXED_KINDS = new Set(['longText', 'richText', 'password', 'images', 'children', 'manyToMany', 'computed']);
/** Calls about many records, and those about one. */
const READ_CALLS = new Set(['list', 'active', 'one']);
const ONE_CALLS = new Set(['one', 'update', 'remove', 'toggle']);
const TIMES = new Set(['time', 'date', 'dateTime']);

/** Refuses a declaration that cannot mean what it says, as far as that shows without the other resources. */
export function checkDeclaration(declaration: ResourceDeclaration): void {
  checkKeys(declaration);
  const check = new Check(declaration);
  check.names();
  check.paths();
  check.fields(declaration.fields, 'fields');
  check.conditions();
  check.list();
  check.titles();
  check.form();
  check.actions();
  check.owners();
  check.overlap();
  check.indexes();
}

function isNumber(field: AnyField | undefined): boolean {
  return field !== undefined && NUMBERS.has(field.kind);
}

/** Fields by their names alone: what every object has, such as `constructor`, is no field. */
function ownOnly(fields: Fields): Fields {
  return Object.assign(Object.create(null), fields);
}

class Check {
  private readonly declaration: ResourceDeclaration;

  constructor(declaration: ResourceDeclaration) {
    this.declaration = { ...declaration, fields: ownOnly(declaration.fields) };
  }

  names() {
    const { name, icon, permission } = this.declaration;
    this.expect(RESOURCE_NAME.test(name), 'name', `"${name}" is not camelCase`);
    this.icon('icon', icon);
    this.expect(permission.trim() !== '', 'permission', 'is empty');
    this.expect(Object.keys(this.declaration.fields).length > 0, 'fields', 'there are none');
    this.oneOf('read', this.declaration.read, READERS);
    this.oneOf('endpoints.body', this.declaration.endpoints?.body, BODIES);
  }

  paths() {
    const { path, screens = {}, endpoints = {} } = this.declaration;
    for (const [key, screen] of Object.entries({ path, ...screens })) {
      this.expect(SCREEN.test(screen), key, `"${screen}" is not a screen's path`);
    }
    const { body: _, ...calls } = endpoints;
    for (const [key, written] of Object.entries(calls)) {
      if (typeof written !== 'string') continue;
      const parsed = parseEndpoint(written, 'GET');
      this.expect(parsed, `endpoints.${key}`, `"${written}" is not a method and a path`);
      this.expect(
        !READ_CALLS.has(key) || parsed?.method === 'GET',
        `endpoints.${key}`,
        `"${written}" reads, and so is GET`,
      );
      const named = pathParameters(parsed?.path ?? '').filter((name) => !pathParameters(path).includes(name));
      const wanted = ONE_CALLS.has(key) ? ['id'] : [];
      this.expect(
        named.join() === wanted.join(),
        `endpoints.${key}`,
        `"${written}" names ${named.map((name) => `{${name}}`).join(', ') || 'no record'}, and not ${wanted.length > 0 ? '{id}' : 'a list'}`,
        { word: named.join(), right: wanted },
      );
    }
    this.expect(!endpoints.active || this.declaration.toggle, 'endpoints.active', 'needs toggle: true');
    for (const name of pathParameters(path)) {
      const field = this.declaration.fields[name];
      const isFit = field?.kind === 'choice' && field.required && field.initial !== undefined;
      this.expect(isFit, 'path', `"${name}" is not a required choice with an initial value`);
    }
  }

  owners() {
    const { visibleTo, editableBy, endpoints: { variants = {} } = {}, fields } = this.declaration;
    const references = Object.keys(fields).filter((name) => fields[name]?.kind === 'reference');
    const owners = {
      ...Object.fromEntries(
        Object.entries(variants).map(([name, variant]) => [`variants.${name}.ownedBy`, variant.ownedBy]),
      ),
      'editableBy.owner': editableBy?.owner,
    };
    for (const [key, name] of Object.entries(owners)) {
      this.expect(!name || fields[name]?.kind === 'reference', key, `"${name}" is not a reference`, {
        word: name,
        right: references,
      });
    }
    const { everybody, rules, opening, foundBy, alsoBy, unless } = visibleToOf(visibleTo);
    for (const { rule, by } of [...rules, ...opening]) {
      this.expect(fields[by] && isStored(fields[by]), 'visibleTo', `there is no stored field "${by}"`, {
        word: by,
        right: Object.keys(fields),
      });
      this.expect(rule !== OWNER || fields[by]?.kind === 'reference', 'visibleTo', `"${by}" is not a reference`);
    }
    for (const name of [...foundBy, ...alsoBy])
      this.expect(fields[name] && isStored(fields[name]), 'visibleTo', `there is no stored field "${name}"`, {
        word: name,
        right: Object.keys(fields),
      });
    this.expect(
      !everybody || (rules.length === 0 && unless === undefined),
      'visibleTo',
      'everybody who may read sees every row: a rule without a need, or "unless", says nothing',
    );
    const open = Object.keys(fields).find((name) => fields[name]?.kind === 'children' && fields[name].list);
    this.expect(everybody || !open, `fields.${open}.list`, 'would show the rows of records that are out of sight');
  }

  conditions() {
    const { editableWhen, endpoints: { variants = {} } = {} } = this.declaration;
    this.condition('editableWhen', editableWhen as Condition | undefined);
    for (const [name, { filter }] of Object.entries(variants))
      this.condition(`endpoints.variants.${name}.filter`, filter as Condition | undefined);
  }

  private condition(key: string, condition: Condition = {}) {
    this.known(key, Object.keys(condition));
    this.choiceNames(key, condition, this.declaration.fields);
  }

  private choiceNames(key: string, condition: Condition, siblings: Fields) {
    for (const [name, test] of Object.entries(condition)) {
      const unknown = unknownOption(test, siblings[name]);
      this.expect(unknown === undefined, key, `"${unknown}" is the name of no option of "${name}"`, {
        word: String(unknown),
        right: choiceNames(siblings[name]),
      });
    }
  }

  overlap() {
    const { noOverlap, fields } = this.declaration;
    if (!noOverlap) return;
    this.known('noOverlap.within', noOverlap.within);
    const kinds = [noOverlap.from, noOverlap.to].map((name) => fields[name]?.kind);
    this.expect(
      TIMES.has(kinds[0] ?? '') && kinds[0] === kinds[1],
      'noOverlap',
      'needs two fields of one kind: time, date or dateTime',
    );
  }

  indexes() {
    const { indexes = [], fields } = this.declaration;
    for (const names of indexes) {
      this.known('indexes', names);
      const unsorted = names.find((name) => UNINDEXED_KINDS.has(fields[name]?.kind ?? ''));
      this.expect(unsorted === undefined, 'indexes', `"${unsorted}" cannot stand in an index`);
    }
  }

  fields(fields: Fields, place: string) {
    const siblings = ownOnly(fields);
    for (const [name, field] of Object.entries(fields)) {
      const key = `${place}.${name}`;
      this.expect(FIELD_NAME.test(name), key, 'is not snake_case');
      this.expect(!RESERVED.has(name), key, 'is a name that every record has by itself');
      this.field(field, key, siblings);
    }
  }

  private field(field: AnyField, key: string, siblings: Fields) {
    const known = (names: Iterable<string>, what: string) => {
      for (const name of names)
        this.expect(siblings[name] || name === 'is_active', `${key}.${what}`, `there is no field "${name}"`, {
          word: name,
          right: Object.keys(siblings),
        });
    };
    known(
      Object.keys(field.visibleWhen ?? {}).map((name) => referredField(name)?.reference ?? name),
      'visibleWhen',
    );
    // The id of a record says whether it is new.
    known(
      Object.keys(field.requiredWhen ?? {}).filter((name) => name !== 'id'),
      'requiredWhen',
    );
    known(Object.keys(field.neededWhen ?? {}), 'neededWhen');
    for (const what of ['visibleWhen', 'requiredWhen', 'neededWhen'] as const)
      this.choiceNames(`${key}.${what}`, field[what] ?? {}, siblings);
    const negativeWhen = 'negativeWhen' in field ? field.negativeWhen : undefined;
    known(Object.keys(negativeWhen ?? {}), 'negativeWhen');
    this.choiceNames(`${key}.negativeWhen`, negativeWhen ?? {}, siblings);
    const saysTwice = field.neededWhen && (field.visibleWhen || field.requiredWhen);
    this.expect(!saysTwice, `${key}.neededWhen`, 'says what visibleWhen and requiredWhen say: use one or the other');
    if (Array.isArray(field.unique)) known(field.unique, 'unique');
    this.initial(field, key);
    for (const word of ['notBefore', 'after'] as const) {
      const earlier = word in field ? (field as DateOptions)[word] : undefined;
      if (!earlier) continue;
      known([earlier], word);
      this.expect(siblings[earlier]?.kind === field.kind, `${key}.${word}`, `"${earlier}" is no ${field.kind}`);
    }
    if ('sameAs' in field && field.sameAs) known([field.sameAs], 'sameAs');
    if ('format' in field) this.oneOf(`${key}.format`, field.format, FORMAT_NAMES);
    if ('regex' in field && field.regex) {
      const { pattern, example } = field.regex;
      this.expect(pattern.flags.match(/[gy]/) === null, `${key}.regex`, 'must not remember where it was: no g, no y');
      this.expect(pattern.test(example), `${key}.regex`, `does not match its own example "${example}"`);
    }
    for (const word of ['atLeast', 'atMost'] as const) {
      const other = word in field ? (field as NumberOptions)[word] : undefined;
      if (!other) continue;
      known([other], word);
      this.expect(isNumber(siblings[other]), `${key}.${word}`, `"${other}" is no number`);
    }
    if ('maxDays' in field && field.maxDays !== undefined) {
      this.expect(
        field.kind === 'date' && field.notBefore,
        `${key}.maxDays`,
        'counts from the day that notBefore names',
      );
    }
    if ('min' in field && 'max' in field && field.min !== undefined && field.max !== undefined) {
      this.expect(field.min <= field.max, key, `min ${field.min} is above max ${field.max}`);
    }
    if (field.kind === 'reference') {
      this.expect(key.endsWith('_id'), key, 'a reference ends in _id');
      known(
        narrowingOf(field).pairs.map(([, here]) => here),
        'narrowedBy',
      );
    }
    if (field.kind === 'manyToMany') this.expect(key.endsWith('_ids'), key, 'a many-to-many ends in _ids');
    if (field.kind === 'choice' || field.kind === 'status') this.options(field, key);
    if (field.kind === 'children') {
      this.children(field.fields, key);
      this.expect(!field.list || parseEndpoint(field.list, 'GET'), `${key}.list`, `"${field.list}" is not a path`);
      const isPermission = field.fields.action?.kind === 'text' && field.fields.subject?.kind === 'text';
      this.expect(!field.permissions || isPermission, `${key}.permissions`, 'needs the texts action and subject');
    }
    if ('accept' in field) {
      const unknown = field.accept?.find((ending) => !STORABLE_ENDINGS.has(ending));
      this.expect(!unknown, `${key}.accept`, `"${unknown}" files cannot be stored`);
    }
    if (field.kind === 'computed') {
      this.oneOf(`${key}.as`, field.as, LOOKS);
      const sources = [field.value, field.total, field.records].filter(Boolean);
      this.expect(sources.length === 1, key, 'needs one of value, total and records');
      this.expect(
        (field.as === 'records') === Boolean(field.records),
        key,
        'needs `records` to look like records, and only then',
      );
    }
  }

  /** What a field begins with must be what may be entered; the day that a word stands for is known later. */
  private initial(field: AnyField, key: string) {
    const initial = 'initial' in field ? field.initial : undefined;
    if (initial === undefined || field.kind === 'choice') return;
    if (field.kind === 'date' && isDayWord(initial)) return;
    const parsed = parseValue(field, initial);
    if (!('problem' in parsed)) return;
    const { key: rule, params = {} } = parsed.problem;
    const broken = [rule, ...Object.values(params)].join(' ');
    this.expect(false, `${key}.initial`, `"${initial}" cannot be entered: ${broken}`);
  }

  private options(field: Extract<AnyField, { kind: 'choice' | 'status' }>, key: string) {
    const { options } = field;
    this.expect(options.length > 1, key, 'offers fewer than two values');
    this.expect(new Set(options.map((each) => each.value)).size === options.length, key, 'uses one value twice');
    const initial = field.kind === 'choice' ? field.initial : undefined;
    const isOffered = initial === undefined || options.some((each) => each.value === initial);
    this.expect(isOffered, `${key}.initial`, `"${initial}" is not among its values`);
  }

  private children(fields: Fields, key: string) {
    this.fields(fields, key);
    for (const [name, { kind, writeOnce, fixedWhileUsed }] of Object.entries(fields)) {
      const isFixed = writeOnce || fixedWhileUsed;
      this.expect(!isFixed, `${key}.${name}`, 'a child row is replaced as a whole: nothing of it can be fixed');
      const simple = !['children', 'manyToMany', 'images', 'status', 'computed', 'password'].includes(kind);
      this.expect(simple, `${key}.${name}`, `a child row cannot hold ${kind}`);
    }
  }

  list() {
    const { list = {}, fields } = this.declaration;
    this.known('list.columns', list.columns);
    this.known('list.filters', list.filters);
    this.known('list.search', list.search);
    this.told('list.search', list.search);
    for (const [name, named] of Object.entries(list.searchThrough ?? {})) {
      const key = `list.searchThrough.${name}`;
      this.expect(fields[name]?.kind === 'reference', key, `"${name}" is not a reference`);
      this.expect(Array.isArray(named) && named.length > 0, key, 'names no field');
    }
    if (list.sort) this.known('list.sort', [list.sort.replace(/^-/, '')]);
    const unfit = list.pageSizes?.find((size) => !Number.isInteger(size) || size < 1 || size > MAX_SLICE);
    this.expect(unfit === undefined, 'list.pageSizes', `${unfit} is not a whole number from 1 to ${MAX_SLICE}`);
    const unstored = (list.filters ?? []).filter((name) => ['computed', 'children'].includes(fields[name]?.kind ?? ''));
    this.expect(unstored.length === 0, 'list.filters', `"${unstored[0]}" is not stored`);
  }

  titles() {
    const { fields, title, subtitle } = this.declaration;
    for (const [key, template] of Object.entries({ title, subtitle })) {
      if (!template) continue;
      const named = templateFields(template);
      this.told(key, named.length > 0 ? named : [template]);
      for (const name of named.length > 0 ? named : [template]) {
        this.expect(fields[name] && fields[name]?.kind !== 'password', key, `there is no field "${name}"`, {
          word: name,
          right: Object.keys(fields),
        });
      }
    }
  }

  form() {
    const { form = {}, fields } = this.declaration;
    this.oneOf('form.size', form.size, FORM_SIZES);
    if (!form.sections) return;
    const placed = form.sections.flatMap((section) => section.fields);
    this.known('form.sections', placed);
    const twice = placed.find((name, index) => placed.indexOf(name) !== index);
    this.expect(!twice, 'form.sections', `"${twice}" stands there twice`);
    const missing = Object.keys(fields).find((name) => isEntered(fields[name] as AnyField) && !placed.includes(name));
    this.expect(!missing, 'form.sections', `"${missing}" stands in none`);
  }

  actions() {
    const { actions = {}, fields } = this.declaration;
    const statuses = Object.values(fields).filter((field) => field.kind === 'status');
    this.expect(statuses.length <= 1, 'fields', 'more than one status');
    for (const [name, action] of Object.entries(actions)) {
      const key = `actions.${name}`;
      this.icon(`${key}.icon`, action.icon);
      this.oneOf(`${key}.tone`, action.tone, TONES);
      this.expect(statuses[0], key, 'needs a status field');
      const states = statuses[0]?.options.map((each) => each.name) ?? [];
      for (const state of [action.from, action.to].flat()) this.oneOf(key, state, states);
      this.known(`${key}.ask`, action.ask);
    }
  }

  private icon(key: string, icon: string | undefined) {
    const isKnown = icon === undefined || (ICONS as readonly string[]).includes(icon);
    this.expect(isKnown, key, `"${icon}" is none of the icons in src/core/icons.ts`, { word: icon, right: ICONS });
  }

  private oneOf(key: string, word: string | undefined, right: readonly string[]) {
    const isRight = word === undefined || right.includes(word);
    this.expect(isRight, key, `"${word}" is none of ${right.join(', ')}`, { word, right });
  }

  private known(key: string, names: readonly string[] = []) {
    const { fields, toggle } = this.declaration;
    for (const name of names) {
      const isSystem = (SYSTEM_FIELDS as readonly string[]).includes(name) || (name === 'is_active' && toggle);
      this.expect(fields[name] || isSystem, key, `there is no field "${name}"`, {
        word: name,
        right: Object.keys(fields),
      });
    }
  }

  // A title stands wherever a record is referred to, and a search tells what stands in what it looks through.
  private told(key: string, names: readonly string[] = []) {
    const { fields } = this.declaration;
    const guarded = names.find((name) => fields[name]?.readPermission ?? fields[name]?.private);
    this.expect(guarded === undefined, key, `would tell "${guarded}" to people who may not see it`);
  }

  private expect(condition: unknown, key: string, reason: string, spelling?: Spelling) {
    if (!condition) throw new DeclarationError(this.declaration, key, reason, spelling);
  }
}
