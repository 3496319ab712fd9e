import { type AnyField, fieldPermissions } from '../../../core/fields/field.ts';
import { ANY_OF, ENTERED_BY, type FieldTest, filterKey, readFilterKey } from '../../../core/filterKeys.ts';
import { reference } from '../../../core/index.ts';
import { isObject } from '../../../core/isObject.ts';
import { MAX_ALTERNATIVES, MAX_FILTER_VALUES, MAX_SEARCH_LENGTH, MAX_SLICE } from '../../../core/limits.ts';
import { nextDate } from '../../../core/nextFirst.ts';
import { isOpenTo, namingField } from '../../../core/narrowing.ts';
import type { Registry } from '../../../core/registry.ts';
import { fieldOf, isFiltered, isSearchable, isStored, type Resource, type Sort } from '../../../core/resource.ts';
import { CONTROL_CHARACTERS } from '../../../core/rules/formats.ts';
import { parseValue } from '../../../core/rules/parseValue.ts';
import { fromZoned } from '../../../core/zonedTime.ts';
import { composed } from '../../../core/rules/composed.ts';
import type { AnyOf, Filter } from '../../db/listSql.ts';
import { sortExpression } from '../../db/select.ts';
import { refuse } from '../../errors.ts';
import { notEnteredBy } from './rowRules.ts';
import { DAY_PATTERN } from '../../../core/days.ts';

/** What a list call asks for. */
export interface ListQuery {
  readonly filters: readonly (Filter | AnyOf)[];
  readonly words: readonly string[];
  readonly sort?: Sort;
  /** First and last position, counted from 0; the whole list when not said. */
  readonly range?: { readonly from: number; readonly to: number };
}

interface ListQueryContext {
  readonly resource: Resource;
  readonly registry: Registry;
  /** Fields by which the caller may not ask. */
  readonly unqueryable: ReadonlySet<string>;
  /** Whose days are meant where only a day is given for an instant. A declaration gives none. */
  readonly timeZone?: string | undefined;
}

const RANGED_KINDS = new Set(['integer', 'year', 'decimal', 'percent', 'money', 'date', 'time', 'dateTime']);
const RANGE_TESTS = new Set<FieldTest>(['from', 'to']);
const USER = reference('user');
const NOT_ENTERED_BY = filterKey(ENTERED_BY, 'none');

/** Reads the query of a list call (`range`, `sort`, `filter`); what it does not understand answers 400 and is named. */
export function readListQuery(
  query: Readonly<Record<string, unknown>>,
  context: ListQueryContext & { readonly timeZone: string },
): ListQuery {
  const filter = readFilter(query.filter);
  const { q, [ANY_OF]: alternatives, ...tests } = filter;
  return {
    filters: [...conditionFilters(tests, context), ...readAlternatives(alternatives, context)],
    words: readWords(q, context.resource),
    sort: readSort(query.sort, context),
    range: readRange(query.range),
  };
}

/** A condition of a declaration as filters of a list. */
export function conditionFilters(condition: Readonly<Record<string, unknown>>, context: ListQueryContext): Filter[] {
  return Object.entries(condition).map(([key, value]) => readTest(key, value, context));
}

function readJson(parameter: string, text: unknown): unknown {
  if (typeof text !== 'string') throw refuse.badQuery(parameter);
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.badQuery(parameter);
  }
}

/** The slice that a list call asks for. */
export function readRange(text: unknown): ListQuery['range'] {
  if (text === undefined) return undefined;
  const range = readJson('range', text);
  const isPair = Array.isArray(range) && range.length === 2 && range.every((each) => Number.isSafeInteger(each));
  const [from, to] = isPair ? (range as [number, number]) : [-1, -1];
  if (from < 0 || to < from || to - from >= MAX_SLICE) throw refuse.badQuery('range');
  return { from, to };
}

function readSort(text: unknown, { resource, registry, unqueryable }: ListQueryContext): Sort | undefined {
  if (text === undefined) return undefined;
  const sort = readJson('sort', text);
  if (!Array.isArray(sort) || sort.length !== 2 || typeof sort[0] !== 'string') throw refuse.badQuery('sort');
  const [field, direction] = sort as [string, unknown];
  const order = typeof direction === 'string' ? direction.toUpperCase() : '';
  if (order !== 'ASC' && order !== 'DESC') throw refuse.badQuery('sort');
  const sorted = nextDate(resource, field) ?? field;
  if (unqueryable.has(sorted) || !sortExpression(resource, registry, sorted)) throw refuse.unknownSort(field);
  return { field, order };
}

function readFilter(text: unknown): Record<string, unknown> {
  if (text === undefined) return {};
  const filter = readJson('filter', text);
  if (!isObject(filter)) throw refuse.badQuery('filter');
  return filter;
}

function readWords(q: unknown, resource: Resource): string[] {
  if (q === undefined || q === null || q === '') return [];
  if (!isSearchable(resource)) throw refuse.unknownFilter('q');
  if (typeof q !== 'string' && typeof q !== 'number') throw refuse.badFilter('q');
  const text = composed(`${q}`);
  if ([...text].length > MAX_SEARCH_LENGTH || CONTROL_CHARACTERS.test(text) || /\p{Surrogate}/u.test(text))
    throw refuse.badFilter('q');
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

function readTest(key: string, value: unknown, context: ListQueryContext): Filter {
  if (key === NOT_ENTERED_BY && isForOthers(context.resource)) return readNotEnteredBy(value, context);
  const { name, test } = nameAndTest(key, context.resource);
  const field = fieldOf(context.resource, name);
  if (!field && context.registry.has(key)) return readNamed(key, value, context);
  if (!field || !isFiltered(field) || context.unqueryable.has(name)) throw refuse.unknownFilter(key);
  if (RANGE_TESTS.has(test) && !RANGED_KINDS.has(field.kind)) throw refuse.unknownFilter(key);
  if (test === 'none' && field.kind === 'manyToMany') throw refuse.unknownFilter(key);
  const rawValues = Array.isArray(value) ? value : [value];
  if (rawValues.length > MAX_FILTER_VALUES || (RANGE_TESTS.has(test) && rawValues.length !== 1))
    throw refuse.badFilter(key);
  return {
    name,
    field,
    test,
    values: rawValues.map((each) => readFilterValue({ key, field, test, raw: each, timeZone: context.timeZone })),
  };
}

// `{ "entered_by_not": 7 }`: what user 7 has neither entered nor changed.
function readNotEnteredBy(value: unknown, context: ListQueryContext): Filter {
  const user = parseValue(USER, value);
  if ('problem' in user || user.value === null) throw refuse.badFilter(NOT_ENTERED_BY);
  return notEnteredBy(context.resource, user.value);
}

function isForOthers({ actions }: Resource): boolean {
  return Object.values(actions).some(({ notByCreator }) => notByCreator);
}

// `{ "wingSection": { "wing_id": 1 } }`: what is named by a record that meets this. What is switched off names nothing.
function readNamed(key: string, value: unknown, { resource, registry, timeZone }: ListQueryContext): Filter {
  const by = registry.get(key);
  const naming = namingField(by, resource.name);
  if (!naming || !isOpenTo(by, resource)) throw refuse.unknownFilter(key);
  if (!isObject(value)) throw refuse.badFilter(key);
  const guarded = Object.entries(by.fields).filter(([, field]) => fieldPermissions(field).length > 0);
  const unqueryable = new Set(guarded.map(([name]) => name));
  const tests = Object.entries({ ...value, ...(by.toggle && { is_active: 1 }) });
  const filters = tests.map(([name, each]) => {
    if (!fieldOf(by, nameAndTest(name, by).name)) throw refuse.unknownFilter(name);
    return readTest(name, each, { resource: by, registry, unqueryable, timeZone });
  });
  return { ...naming, test: 'named', values: [], by: { resource: by, filters } };
}

// `{ "any_of": [{ "class_id": 7 }, { "gender_id": 2, "roll_no_lte": 10 }] }`: one level of it, each with something to meet.
function readAlternatives(alternatives: unknown, context: ListQueryContext): AnyOf[] {
  if (alternatives === undefined) return [];
  const isList = Array.isArray(alternatives) && alternatives.length > 0 && alternatives.length <= MAX_ALTERNATIVES;
  if (!isList || !alternatives.every((each) => isObject(each) && Object.keys(each).length > 0))
    throw refuse.badFilter(ANY_OF);
  return [{ anyOf: alternatives.map((each) => conditionFilters(each as Record<string, unknown>, context)) }];
}

function nameAndTest(key: string, resource: Resource) {
  return readFilterKey(key, (name) => fieldOf(resource, name) !== undefined);
}

function readFilterValue(options: {
  key: string;
  field: AnyField;
  test: Filter['test'];
  raw: unknown;
  timeZone?: string | undefined;
}): unknown {
  const { key, field, test, raw, timeZone } = options;
  const filled = field.kind === 'dateTime' ? wholeDay(raw, test, timeZone) : raw;
  const plain = field.kind === 'manyToMany' ? ({ kind: 'reference', target: field.target } as const) : unlimited(field);
  const parsed = parseValue(plain, filled);
  if ('problem' in parsed || (parsed.value === null && test !== 'any')) throw refuse.badFilter(key);
  return parsed.value;
}

// What may be asked for is wider than what may be entered.
function unlimited(field: AnyField): AnyField {
  if (!isStored(field)) return field;
  // A part of a number is no number.
  if (field.kind === 'phone') return { kind: 'text' };
  return { ...field, min: undefined, max: undefined, length: undefined, format: undefined } as AnyField;
}

function wholeDay(raw: unknown, test: Filter['test'], timeZone = 'UTC'): unknown {
  if (typeof raw !== 'string' || !DAY_PATTERN.test(raw)) return raw;
  const [clock, seconds] = test === 'to' ? ['23:59', '59.999'] : ['00:00', '00.000'];
  return fromZoned(`${raw}T${clock}`, timeZone)?.replace('00.000Z', `${seconds}Z`) ?? raw;
}
