import { referredField } from './conditions.ts';
import { isDayWord } from './dayWords.ts';
import { DeclarationCheck, ownOnly } from './declarationCheck.ts';
import { LOOKS } from './declarationKeys.ts';
import type { AnyField, Fields } from './fields/field.ts';
import type { DateOptions, NumberOptions } from './fields/options.ts';
import { narrowingOf } from './narrowing.ts';
import { parseEndpoint } from './paths.ts';
import { SYSTEM_FIELDS } from './resource.ts';
import { FORMAT_NAMES } from './rules/formats.ts';
import { parseValue } from './rules/parseValue.ts';

const RESERVED = new Set<string>([...SYSTEM_FIELDS, 'is_active', 'q', 'creator']);
const STORABLE_ENDINGS = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf']);
const FIELD_NAME = /^[a-z][a-z0-9_]*$/;
const NUMBERS = new Set(['integer', 'year', 'decimal', 'percent', 'money']);

/** Refuses fields that cannot mean what they say, as far as that shows without the other resources. */
export class FieldsCheck extends DeclarationCheck {
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
      const isAmount = field.as === 'money' && field.value !== undefined;
      this.expect(!field.additive || isAmount, `${key}.additive`, 'says nothing of what is no amount with a `value`');
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
}

function isNumber(field: AnyField | undefined): boolean {
  return field !== undefined && NUMBERS.has(field.kind);
}
