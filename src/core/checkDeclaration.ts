import { comparedWith, type Condition } from './conditions.ts';
import { DeclarationError } from './declarationError.ts';
import type { AnyField, Fields } from './fields/field.ts';
import { isFieldKey } from './fields/optionNames.ts';
import { ICONS } from './icons.ts';
import { MAX_SLICE } from './limits.ts';
import { narrowingOf } from './narrowing.ts';
import { parseEndpoint, pathParameters } from './paths.ts';
import { AREAS, isEntered, type ResourceDeclaration, SYSTEM_FIELDS, templateFields } from './resource.ts';
import { FORMATS } from './rules/formats.ts';

const RESERVED = new Set<string>([...SYSTEM_FIELDS, 'is_active', 'q', 'creator']);
const RESOURCE_NAME = /^[a-z][a-zA-Z]*$/;
const STORABLE_ENDINGS = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf']);
const FIELD_NAME = /^[a-z][a-z0-9_]*$/;
const SCREEN = /^(\/([\w-]+|\{\w+\}))*(\/[\w-]+(\{id\})?|\/\{id\})(\/[\w-]+)*$/;
const TIMES = new Set(['time', 'date', 'dateTime']);
const TAUGHT = new Set(['subject', 'student']);

/** Refuses a declaration that cannot mean what it says, as far as that shows without the other resources. */
export function checkDeclaration(declaration: ResourceDeclaration): void {
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
  check.seed();
}

class Check {
  constructor(private readonly declaration: ResourceDeclaration) {}

  names() {
    const { name, area, icon, permission } = this.declaration;
    this.expect(RESOURCE_NAME.test(name), 'name', `"${name}" is not camelCase`);
    this.expect(AREAS.includes(area), 'area', `"${area}" is none of ${AREAS.join(', ')}`);
    this.icon('icon', icon);
    this.expect(permission.trim() !== '', 'permission', 'is empty');
    this.expect(Object.keys(this.declaration.fields).length > 0, 'fields', 'there are none');
  }

  paths() {
    const { path, screens = {}, endpoints = {} } = this.declaration;
    for (const [key, screen] of Object.entries({ path, ...screens })) {
      this.expect(SCREEN.test(screen), key, `"${screen}" is not a screen's path`);
    }
    const { body: _, ...calls } = endpoints;
    for (const [key, written] of Object.entries(calls)) {
      if (typeof written !== 'string') continue;
      this.expect(parseEndpoint(written, 'GET'), `endpoints.${key}`, `"${written}" is not a method and a path`);
    }
    this.expect(!endpoints.active || this.declaration.toggle, 'endpoints.active', 'needs toggle: true');
    for (const name of pathParameters(path)) {
      const field = this.declaration.fields[name];
      const isFit = field?.kind === 'choice' && field.required && field.initial !== undefined;
      this.expect(isFit, 'path', `"${name}" is not a required choice with an initial value`);
    }
  }

  owners() {
    const { mine, endpoints: { variants = {} } = {}, fields } = this.declaration;
    const owners = { mine, ...Object.fromEntries(Object.entries(variants).map(([name, variant]) => [`variants.${name}.mine`, variant.mine])) };
    for (const [key, name] of Object.entries(owners)) {
      this.expect(!name || fields[name]?.kind === 'reference', key, `"${name}" is not a reference`);
    }
    const { taught } = this.declaration;
    const by = taught && fields[taught.by];
    const isFit = by?.kind === 'reference' && TAUGHT.has(by.target);
    this.expect(!taught || isFit, 'taught.by', `"${taught?.by}" is not a reference to a subject or a student`);
    const open = Object.keys(fields).find((name) => fields[name]?.kind === 'children' && fields[name].list);
    this.expect(!(mine || taught) || !open, `fields.${open}.list`, 'would show the rows of records that are out of sight');
  }

  conditions() {
    const { editableWhen, endpoints: { variants = {} } = {} } = this.declaration;
    this.condition('editableWhen', editableWhen);
    for (const [name, { filter }] of Object.entries(variants)) this.condition(`endpoints.variants.${name}.filter`, filter);
  }

  private condition(key: string, condition: Condition = {}) {
    this.known(key, Object.keys(condition));
    for (const [name, test] of Object.entries(condition)) {
      const field = this.declaration.fields[name];
      if (field?.kind !== 'choice' && field?.kind !== 'status') continue;
      const values = field.options.map((each) => String(each.value));
      const stray = comparedWith(test).find((value) => value !== null && !values.includes(String(value)));
      this.expect(stray === undefined, key, `"${stray}" is no value of "${name}"`);
    }
  }

  overlap() {
    const { noOverlap, fields } = this.declaration;
    if (!noOverlap) return;
    this.known('noOverlap.within', noOverlap.within);
    const kinds = [noOverlap.from, noOverlap.to].map((name) => fields[name]?.kind);
    this.expect(TIMES.has(kinds[0] ?? '') && kinds[0] === kinds[1], 'noOverlap', 'needs two fields of one kind: time, date or dateTime');
  }

  fields(fields: Fields, place: string) {
    for (const [name, field] of Object.entries(fields)) {
      const key = `${place}.${name}`;
      this.expect(FIELD_NAME.test(name), key, 'is not snake_case');
      this.expect(!RESERVED.has(name), key, 'is a name that every record has by itself');
      this.field(field, key, fields);
    }
  }

  private field(field: AnyField, key: string, siblings: Fields) {
    const stray = Object.keys(field).find((each) => !isFieldKey(field.kind, each));
    this.expect(stray === undefined, key, `"${stray}" is no option of ${field.kind}`);
    const known = (names: Iterable<string>, what: string) => {
      for (const name of names) this.expect(siblings[name] || name === 'is_active', `${key}.${what}`, `there is no field "${name}"`);
    };
    known(Object.keys(field.visibleWhen ?? {}), 'visibleWhen');
    known(Object.keys(field.requiredWhen ?? {}), 'requiredWhen');
    if (Array.isArray(field.unique)) known(field.unique, 'unique');
    if ('notBefore' in field && field.notBefore) {
      known([field.notBefore], 'notBefore');
      this.expect(siblings[field.notBefore]?.kind === field.kind, `${key}.notBefore`, `"${field.notBefore}" is no ${field.kind}`);
    }
    if ('sameAs' in field && field.sameAs) known([field.sameAs], 'sameAs');
    if ('format' in field && field.format) {
      const formats = Object.keys(FORMATS);
      this.expect(formats.includes(field.format), `${key}.format`, `"${field.format}" is none of ${formats.join(', ')}`);
    }
    if ('min' in field && 'max' in field && field.min !== undefined && field.max !== undefined) {
      this.expect(field.min <= field.max, key, `min ${field.min} is above max ${field.max}`);
    }
    if (field.kind === 'reference') {
      this.expect(key.endsWith('_id'), key, 'a reference ends in _id');
      known(narrowingOf(field).pairs.map(([, mine]) => mine), 'narrowedBy');
    }
    if (field.kind === 'manyToMany') this.expect(key.endsWith('_ids'), key, 'a many-to-many ends in _ids');
    if (field.kind === 'choice' || field.kind === 'status') this.options(field, key);
    if (field.kind === 'children') {
      this.children(field.fields, key);
      this.expect(!field.list || parseEndpoint(field.list, 'GET'), `${key}.list`, `"${field.list}" is not a path`);
    }
    if ('accept' in field) {
      const unknown = field.accept?.find((ending) => !STORABLE_ENDINGS.has(ending));
      this.expect(!unknown, `${key}.accept`, `"${unknown}" files cannot be stored`);
    }
    if (field.kind === 'computed') {
      const sources = [field.value, field.total, field.records].filter(Boolean);
      this.expect(sources.length === 1, key, 'needs one of value, total and records');
      this.expect((field.as === 'records') === Boolean(field.records), key, 'needs `records` to look like records, and only then');
    }
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
    for (const [name, { kind }] of Object.entries(fields)) {
      const simple = !['children', 'manyToMany', 'images', 'status', 'computed', 'password'].includes(kind);
      this.expect(simple, `${key}.${name}`, `a child row cannot hold ${kind}`);
    }
  }

  list() {
    const { list = {}, fields } = this.declaration;
    this.known('list.columns', list.columns);
    this.known('list.filters', list.filters);
    this.known('list.search', list.search);
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
      for (const name of named.length > 0 ? named : [template]) {
        this.expect(fields[name] && fields[name]?.kind !== 'password', key, `there is no field "${name}"`);
      }
    }
  }

  form() {
    const { form = {}, fields } = this.declaration;
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
      this.expect(statuses[0], key, 'needs a status field');
      const states = statuses[0]?.options.map((each) => each.name) ?? [];
      for (const state of [action.from, action.to].flat()) {
        this.expect(states.includes(state), key, `"${state}" is none of ${states.join(', ')}`);
      }
      this.known(`${key}.ask`, action.ask);
    }
  }

  seed() {
    const { seed = [], fields, toggle } = this.declaration;
    for (const [index, row] of seed.entries()) {
      const stray = Object.keys(row).find((name) => !fields[name] && !(name === 'is_active' && toggle));
      this.expect(stray === undefined, `seed.${index}`, `there is no field "${stray}"`);
    }
  }

  private icon(key: string, icon: string | undefined) {
    const isKnown = icon === undefined || (ICONS as readonly string[]).includes(icon);
    this.expect(isKnown, key, `"${icon}" is none of the icons in src/core/icons.ts`);
  }

  private known(key: string, names: readonly string[] = []) {
    const { fields, toggle } = this.declaration;
    for (const name of names) {
      const isSystem = (SYSTEM_FIELDS as readonly string[]).includes(name) || (name === 'is_active' && toggle);
      this.expect(fields[name] || isSystem, key, `there is no field "${name}"`);
    }
  }

  private expect(condition: unknown, key: string, reason: string) {
    if (!condition) throw new DeclarationError(this.declaration, key, reason);
  }
}
