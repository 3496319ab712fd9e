import { ActionsCheck } from './checkActions.ts';
import { FieldsCheck } from './checkFields.ts';
import { checkKeys } from './checkKeys.ts';
import { ListViewsCheck } from './checkListViews.ts';
import { PathsCheck } from './checkPaths.ts';
import { RowsCheck } from './checkRows.ts';
import type { Condition } from './conditions.ts';
import { DeclarationCheck, ownOnly } from './declarationCheck.ts';
import { BODIES, FORM_SIZES, READERS } from './declarationKeys.ts';
import { type AnyField, fieldPermissions } from './fields/field.ts';
import { MAX_SLICE } from './limits.ts';
import {
  allFields,
  fieldOf,
  isEntered,
  isFiltered,
  isSorted,
  isStored,
  isSummed,
  type ResourceDeclaration,
  SYSTEM_FIELDS,
} from './resource.ts';
import { templateFields } from './titles.ts';
import { listProblem } from './valueKinds.ts';
import { OWNER, visibleToOf } from './visibleTo.ts';

const RESOURCE_NAME = /^[a-z][a-zA-Z]*$/;
/** What the languages have a word for, by its name. */
const LABEL_NAME = /^[a-zA-Z]\w*$/;
const UNINDEXED_KINDS = new Set(['longText', 'richText', 'password', 'images', 'children', 'manyToMany', 'computed']);
const TIMES = new Set(['time', 'date', 'dateTime']);

/** Refuses a declaration that cannot mean what it says, as far as that shows without the other resources. */
export function checkDeclaration(declaration: ResourceDeclaration): void {
  checkKeys(declaration);
  const own = { ...declaration, fields: ownOnly(declaration.fields) };
  const check = new Check(own);
  const paths = new PathsCheck(own);
  const fields = new FieldsCheck(own);
  const actions = new ActionsCheck(own);
  const views = new ListViewsCheck(own);
  const rows = new RowsCheck(own);
  check.names();
  paths.paths();
  fields.fields(declaration.fields, 'fields');
  check.conditions();
  check.list();
  views.order();
  views.views();
  rows.rows();
  check.titles();
  check.form();
  actions.actions();
  check.owners();
  check.overlap();
  check.indexes();
  check.warnings();
}

class Check extends DeclarationCheck {
  names() {
    const { name, plural, icon, permission } = this.declaration;
    this.name('name', name);
    if (plural !== undefined) this.name('plural', plural);
    this.icon('icon', icon);
    this.permission('permission', permission);
    for (const [name, field] of Object.entries(this.declaration.fields))
      for (const word of fieldPermissions(field)) this.permission(`fields.${name}`, word);
    this.expect(Object.keys(this.declaration.fields).length > 0, 'fields', 'there are none');
    this.oneOf('read', this.declaration.read, READERS);
    this.oneOf('endpoints.body', this.declaration.endpoints?.body, BODIES);
  }

  private permission(key: string, word: string) {
    this.expect(word.trim() !== '', key, 'a permission is empty');
    this.expect(word.trim() === word, key, `the permission "${word}" begins or ends with a blank`);
  }

  private name(key: string, name: string) {
    this.expect(RESOURCE_NAME.test(name), key, `"${name}" is not camelCase`);
    this.expect(!(name in Object.prototype), key, `"${name}" is what every object has by itself`);
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
    const { editableWhen, endpoints = {} } = this.declaration;
    const { variants = {}, named } = endpoints;
    if (named) this.known('endpoints.named.by', [named.by]);
    this.condition('editableWhen', editableWhen as Condition | undefined);
    const hidden = endpoints.active !== undefined && Object.hasOwn(variants, 'active');
    this.expect(
      !hidden,
      'endpoints.variants.active',
      'is the list of active records, which endpoints.active has already',
    );
    for (const [name, { filter }] of Object.entries(variants)) {
      this.name(`endpoints.variants.${name}`, name);
      this.condition(`endpoints.variants.${name}.filter`, filter as Condition | undefined);
    }
  }

  private condition(key: string, condition: Condition | undefined) {
    if (!condition) return;
    this.known(key, Object.keys(condition));
    this.tests(key, condition, allFields(this.declaration));
  }

  overlap() {
    const { noOverlap, fields } = this.declaration;
    if (!noOverlap) return;
    this.known('noOverlap.within', noOverlap.within);
    this.expect(noOverlap.from !== noOverlap.to, 'noOverlap', `begins and ends at one field, "${noOverlap.from}"`);
    const loose = noOverlap.within?.find((name) => !isStored(fieldOf(this.declaration, name) as AnyField));
    this.expect(loose === undefined, 'noOverlap.within', `"${loose}" has no column of its own`);
    const own = noOverlap.within?.find((name) => name === noOverlap.from || name === noOverlap.to);
    this.expect(own === undefined, 'noOverlap.within', `"${own}" is when it begins or ends`);
    this.known('noOverlap.from', [noOverlap.from]);
    this.known('noOverlap.to', [noOverlap.to]);
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
      this.expect(Array.isArray(names), 'indexes', `"${names}" is not a list of fields`);
      const problem = listProblem(names);
      this.expect(problem === undefined, 'indexes', problem ?? '');
      this.known('indexes', names);
      const unsorted = names.find((name) => UNINDEXED_KINDS.has(fields[name]?.kind ?? ''));
      this.expect(unsorted === undefined, 'indexes', `"${unsorted}" cannot stand in an index`);
    }
  }

  /** What is compared as it stands finds the records of which then the names are compared. */
  warnings() {
    const { warnsOf, fields } = this.declaration;
    this.known('warnsOf.tells', warnsOf?.tells);
    for (const names of warnsOf?.by ?? []) {
      const problem = listProblem(names);
      this.expect(problem === undefined, 'warnsOf.by', problem ?? '');
      this.known('warnsOf.by', names);
      const unfit = names.find(
        (name) => !isStored(fields[name] as AnyField) || UNINDEXED_KINDS.has(fields[name]?.kind ?? ''),
      );
      this.expect(unfit === undefined, 'warnsOf.by', `"${unfit}" cannot be compared`);
      const isFound = names.some((name) => fields[name]?.kind !== 'text');
      this.expect(
        isFound,
        'warnsOf.by',
        `${names.join(', ')} are names alone: name a day, a number or the like as well`,
      );
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
      const problem = listProblem(named ?? []);
      this.expect(problem === undefined, key, problem ?? '');
    }
    const unsummed = list.sums?.find((name) => !fields[name] || !isSummed(fields[name]));
    this.expect(unsummed === undefined, 'list.sums', `"${unsummed}" is no amount that can be summed`, {
      word: unsummed,
      right: Object.keys(fields),
    });
    const sort = list.sort?.replace(/^-/, '');
    if (sort !== undefined) {
      this.known('list.sort', [sort]);
      this.expect(isSorted(fieldOf(this.declaration, sort) as AnyField), 'list.sort', `"${sort}" cannot be sorted by`);
    }
    const secret = list.columns?.find((name) => fields[name]?.kind === 'password');
    this.expect(secret === undefined, 'list.columns', `"${secret}" is shown to nobody`);
    const isDated = ['date', 'dateTime'].includes(fields[list.sort ?? '']?.kind ?? '');
    this.expect(!list.nextFirst || isDated, 'list.nextFirst', 'needs a day or an instant to sort by, upwards');
    const unfit = list.pageSizes?.find((size) => !Number.isInteger(size) || size < 1 || size > MAX_SLICE);
    this.expect(unfit === undefined, 'list.pageSizes', `${unfit} is not a whole number from 1 to ${MAX_SLICE}`);
    const unfiltered = list.filters?.find((name) => !isFiltered(fieldOf(this.declaration, name) as AnyField));
    this.expect(unfiltered === undefined, 'list.filters', `"${unfiltered}" cannot be filtered by`);
  }

  titles() {
    const { fields, title, subtitle } = this.declaration;
    for (const [key, template] of Object.entries({ title, subtitle })) {
      if (template === undefined) continue;
      this.expect(template.trim() !== '', key, 'is empty');
      const named = templateFields(template);
      this.told(key, named.length > 0 ? named : [template]);
      for (const name of named.length > 0 ? named : [template]) {
        this.expect(fields[name] && fields[name]?.kind !== 'password', key, `there is no field "${name}"`, {
          word: name,
          right: Object.keys(fields),
        });
        const isText = !['children', 'images', 'image', 'file', 'manyToMany'].includes(fields[name]?.kind ?? '');
        this.expect(isText, key, `"${name}" is nothing that stands in a text`);
      }
    }
  }

  form() {
    const { form = {}, fields } = this.declaration;
    this.oneOf('form.size', form.size, FORM_SIZES);
    this.known('form.keeps', form.keeps);
    const unentered = form.keeps?.find((name) => !isEntered(fields[name] as AnyField));
    this.expect(unentered === undefined, 'form.keeps', `"${unentered}" is not entered in a form`);
    const single = form.keeps?.find((name) => fields[name]?.unique === true || fields[name]?.kind === 'password');
    this.expect(single === undefined, 'form.keeps', `"${single}" is another for each record`);
    if (!form.sections) return;
    const names = form.sections.map(({ name }) => name);
    const again = names.find((name, place) => names.indexOf(name) !== place);
    this.expect(again === undefined, 'form.sections', `two are called "${again}"`);
    const unfit = names.find((name) => !LABEL_NAME.test(name));
    this.expect(unfit === undefined, 'form.sections', `"${unfit}" is no name: it is a key of the languages`);
    const placed = form.sections.flatMap((section) => section.fields);
    this.known('form.sections', placed);
    const twice = placed.find((name, index) => placed.indexOf(name) !== index);
    this.expect(!twice, 'form.sections', `"${twice}" stands there twice`);
    const missing = Object.keys(fields).find((name) => isEntered(fields[name] as AnyField) && !placed.includes(name));
    this.expect(!missing, 'form.sections', `"${missing}" stands in none`);
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
}
