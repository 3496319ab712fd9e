import { findCircle } from './checkCircles.ts';
import { FieldNamesCheck } from './checkFieldNames.ts';
import { LimitsCheck, NUMBERS } from './checkLimits.ts';
import type { Condition } from './conditions.ts';
import { isDayWord } from './dayWords.ts';
import { DeclarationCheck, ownOnly } from './declarationCheck.ts';
import { LOOKS } from './declarationKeys.ts';
import {
  type AnyField,
  type ChildrenField,
  type ComputedField,
  type Fields,
  isPlace,
  type ManyToManyField,
  type ReferenceField,
} from './fields/field.ts';
import type { DateOptions, NumberOptions } from './fields/options.ts';
import { narrowingOf } from './narrowing.ts';
import { isNumbering } from './numbering.ts';
import { fieldOf } from './resource.ts';
import { FORMAT_NAMES } from './rules/formats.ts';
import { parseValue } from './rules/parseValue.ts';

const TABLE_NAME = /^[a-z][a-z0-9_]*$/;

/** A field with its place in the declaration. */
interface FieldPlace {
  readonly name: string;
  readonly key: string;
  /** The fields beside it, of the record or of the row. */
  readonly siblings: Fields;
}

/** Refuses fields that cannot mean what they say, as far as that shows without the other resources. */
export class FieldsCheck extends DeclarationCheck {
  private readonly fieldNames = new FieldNamesCheck(this.declaration);
  private readonly limits = new LimitsCheck(this.declaration);
  private ownFields: Fields = {};

  fields(fields: Fields, place: string) {
    this.fieldNames.names(fields, place);
    // A record may be switched off, and no row of it.
    const active = place === 'fields' && fieldOf({ fields, toggle: this.declaration.toggle }, 'is_active');
    const siblings = ownOnly({ ...fields, ...(active && { is_active: active }) });
    if (place === 'fields') this.ownFields = siblings;
    for (const [name, field] of Object.entries(fields)) this.field(field, { name, key: `${place}.${name}`, siblings });
    const circle = findCircle(fields);
    this.expect(!circle, `${place}.${circle?.place}`, circle?.reason ?? '');
  }

  private field(field: AnyField, place: FieldPlace) {
    this.conditions(field, place);
    this.fixing(field, place);
    this.comparisons(field, place);
    this.limits.limits(field, place.key);
    this.initial(field, place.key);
    this.patterns(field, place.key);
    this.expect(
      !isPlace(field) || place.key === `fields.${place.name}`,
      `${place.key}.place`,
      'child rows are in order already',
    );
    this.next(field, place);
    this.copies(field, place);
    if (field.kind === 'reference' || field.kind === 'manyToMany') this.reference(field, place);
    if (field.kind === 'children') this.children(field, place.key);
    if (field.kind === 'computed') this.computed(field, place.key);
  }

  private conditions(field: AnyField, place: FieldPlace) {
    const { visibleWhen, requiredWhen, neededWhen } = field;
    const negativeWhen = 'negativeWhen' in field ? field.negativeWhen : undefined;
    if (!visibleWhen && !requiredWhen && !neededWhen && !negativeWhen) return;
    const saysTwice = neededWhen && (visibleWhen || requiredWhen);
    this.expect(
      !saysTwice,
      `${place.key}.neededWhen`,
      'says what visibleWhen and requiredWhen say: use one or the other',
    );
    for (const [word, condition] of Object.entries({ visibleWhen, requiredWhen, neededWhen, negativeWhen })) {
      if (!condition) continue;
      for (const name of Object.keys(condition)) this.tested(name, condition, { ...place, word });
      this.tests(`${place.key}.${word}`, condition, place.siblings);
    }
  }

  private tested(name: string, condition: Condition, place: FieldPlace & { readonly word: string }) {
    const key = `${place.key}.${place.word}`;
    // The id of a record says whether it is new.
    if (place.word === 'requiredWhen' && name === 'id')
      return this.expect(condition.id === null, key, '"id" says that the record is new: it is null, or nothing');
    if (place.word !== 'visibleWhen') {
      const isThrough = name.includes('.');
      this.expect(!isThrough, key, `"${name}" looks into another record, which only visibleWhen does`);
      return this.known([name], place, place.word);
    }
    const [reference = '', ...further] = name.split('.');
    this.expect(further.length < 2, key, `"${name}" looks further than to one record that is referred to`);
    this.known([reference], place, place.word);
  }

  private fixing(field: AnyField, place: FieldPlace) {
    this.expect(
      !field.writeOnce || !field.fixedWhileUsed,
      `${place.key}.fixedWhileUsed`,
      'says nothing beside writeOnce, which always holds',
    );
    if (!Array.isArray(field.unique)) return;
    this.known(field.unique, place, 'unique');
    this.expect(!field.unique.includes(place.name), `${place.key}.unique`, 'names the field itself: say true');
  }

  private comparisons(field: AnyField, place: FieldPlace) {
    const { siblings, key } = place;
    for (const word of ['notBefore', 'after'] as const) {
      const earlier = word in field ? (field as DateOptions)[word] : undefined;
      if (earlier === undefined) continue;
      this.known([earlier], place, word);
      this.expect(siblings[earlier]?.kind === field.kind, `${key}.${word}`, `"${earlier}" is no ${field.kind}`);
    }
    for (const word of ['atLeast', 'atMost'] as const) {
      const other = word in field ? (field as NumberOptions)[word] : undefined;
      if (other === undefined) continue;
      this.known([other], place, word);
      this.expect(isNumber(siblings[other]), `${key}.${word}`, `"${other}" is no number`);
      const [lower, upper] = word === 'atLeast' ? [siblings[other], field] : [field, siblings[other]];
      const [least, most] = [limitOf(lower, 'min'), limitOf(upper, 'max')];
      const isPossible = least === undefined || most === undefined || least <= most;
      this.expect(isPossible, `${key}.${word}`, `at least ${least} and at most ${most}: nothing can be entered`);
    }
    const same = 'sameAs' in field ? field.sameAs : undefined;
    if (same === undefined) return;
    this.known([same], place, 'sameAs');
    this.expect(siblings[same]?.kind === field.kind, `${key}.sameAs`, `"${same}" is no ${field.kind}`);
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

  private patterns(field: AnyField, key: string) {
    if ('format' in field) this.oneOf(`${key}.format`, field.format, FORMAT_NAMES);
    if (!('regex' in field) || !field.regex) return;
    const { pattern, example } = field.regex;
    this.expect(pattern.flags.match(/[gy]/) === null, `${key}.regex`, 'must not remember where it was: no g, no y');
    this.expect(pattern.test(example), `${key}.regex`, `does not match its own example "${example}"`);
    const parsed = parseValue(field, example);
    const broken = 'problem' in parsed ? parsed.problem.key : '';
    this.expect('value' in parsed, `${key}.regex`, `its own example "${example}" cannot be entered: ${broken}`);
  }

  private next(field: AnyField, { key, siblings }: FieldPlace) {
    const next = 'next' in field ? field.next : undefined;
    if (!next) return;
    const isText = field.kind === 'text';
    const isRow = siblings !== this.ownFields;
    this.expect(isText || field.kind === 'integer', `${key}.next`, `${field.kind} has no next one`);
    this.expect(!isRow, `${key}.next`, 'is for no field of a child row');
    this.expect(field.unique, `${key}.next`, 'needs "unique": what may be there twice has no next one');
    this.expect(
      isText === (next.pattern !== undefined),
      `${key}.next`,
      'of a text has a pattern, and of a number none',
    );
    this.expect(!next.patternIn || isText, `${key}.next.patternIn`, 'says nothing of a number');
    const isPattern = next.pattern === undefined || isNumbering(next.pattern);
    this.expect(isPattern, `${key}.next.pattern`, `"${next.pattern}" has no place for one number, such as {####}`);
  }

  private copies(field: AnyField, place: FieldPlace) {
    for (const source of ('copiedFrom' in field && field.copiedFrom) || []) {
      const [first = '', ...further] = source.split('.');
      this.known([first], place, 'copiedFrom');
      const fits = further.length === 0 ? field.kind : 'reference';
      this.expect(place.siblings[first]?.kind === fits, `${place.key}.copiedFrom`, `"${first}" is no ${fits}`);
      this.expect(first !== place.name, `${place.key}.copiedFrom`, 'names the field itself');
    }
  }

  private reference(field: ReferenceField | ManyToManyField, place: FieldPlace) {
    const { key } = place;
    if (field.kind === 'reference') this.expect(key.endsWith('_id'), key, 'a reference ends in _id');
    else {
      this.expect(key.endsWith('_ids'), key, 'a many-to-many ends in _ids');
      this.expect(TABLE_NAME.test(field.through), `${key}.through`, `"${field.through}" is not snake_case`);
    }
    const { through, pairs } = narrowingOf(field);
    this.known(
      pairs.map(([, here]) => here),
      place,
      'narrowedBy',
    );
    this.expect(through === undefined || pairs.length > 0, `${key}.narrowedBy`, 'names no field of this form');
  }

  private children({ fields, permissions }: ChildrenField, key: string) {
    this.expect(Object.keys(fields).length > 0, key, 'a row has no field');
    this.fields(fields, key);
    for (const [name, field] of Object.entries(fields)) {
      const { kind, writeOnce, fixedWhileUsed } = field;
      const isFixed = writeOnce || fixedWhileUsed;
      this.expect(!isFixed, `${key}.${name}`, 'a child row is replaced as a whole: nothing of it can be fixed');
      const isExact = 'exactlyOne' in field && Boolean(field.exactlyOne);
      this.expect(!isExact, `${key}.${name}.exactlyOne`, 'counts over the rows of all records: say it of a record');
      const simple = !['children', 'manyToMany', 'images', 'status', 'computed', 'password'].includes(kind);
      this.expect(simple, `${key}.${name}`, `a child row cannot hold ${kind}`);
    }
    const isPermission = fields.action?.kind === 'text' && fields.subject?.kind === 'text';
    this.expect(!permissions || isPermission, `${key}.permissions`, 'needs the texts action and subject');
  }

  private computed({ as, value, total, records, additive }: ComputedField, key: string) {
    this.oneOf(`${key}.as`, as, LOOKS);
    const sources = [value, total, records].filter(Boolean);
    this.expect(sources.length === 1, key, 'needs one of value, total and records');
    this.expect((as === 'records') === Boolean(records), key, 'needs `records` to look like records, and only then');
    const isAmount = as === 'money' && value !== undefined;
    this.expect(!additive || isAmount, `${key}.additive`, 'says nothing of what is no amount with a `value`');
  }

  private known(names: readonly string[], { key, siblings }: FieldPlace, word: string) {
    for (const name of names)
      this.expect(siblings[name], `${key}.${word}`, `there is no field "${name}"`, {
        word: name,
        right: Object.keys(siblings),
      });
  }
}

function limitOf(field: AnyField | undefined, word: 'min' | 'max'): number | undefined {
  const limit = field && word in field ? (field as NumberOptions)[word] : undefined;
  return typeof limit === 'number' ? limit : undefined;
}

function isNumber(field: AnyField | undefined): boolean {
  return field !== undefined && NUMBERS.has(field.kind);
}
