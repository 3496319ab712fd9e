import { holds, isFilled } from '../../../../core/conditions.ts';
import {
  type AnyField,
  type ManyToManyField,
  type ReferenceField,
  seePermissions,
} from '../../../../core/fields/field.ts';
import { narrowingOf } from '../../../../core/narrowing.ts';
import { fieldOf, isStored, type Resource } from '../../../../core/resource.ts';
import { templateFields } from '../../../../core/titles.ts';
import { invalid, type Parsed } from '../../../../core/rules/problem.ts';
import { comparableText } from '../comparableText.ts';
import { columnOf, fromColumn } from '../../../codec.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { idsStatement } from '../../../db/listSql.ts';
import { quote, titleExpression } from '../../../db/select.ts';
import type { Row, RowWithId } from '../../../db/tables.ts';
import { conditionFilters } from '../listQuery.ts';
import { query } from '../readRecords.ts';
import { readableRows } from '../rowRules.ts';
import type { OtherWords } from './synonyms.ts';
import type { Values } from '../../store.ts';
import type { WriteCall } from '../write/write.ts';

export type LinkField = ReferenceField | ManyToManyField;

/** What a field may name in a file, and what is meant by id. */
export interface LookupUse {
  readonly field: LinkField;
  readonly texts: Iterable<string>;
  readonly ids?: readonly number[];
}

type TitledRow = RowWithId & { readonly title: string | null };

interface Candidate {
  readonly id: number;
  /** What its record is called. */
  readonly title: string;
  /** What conditions and narrowing look at. */
  readonly values: Values;
}

/** Records of one resource by what they may be called: what is unique goes before titles, and those before other names. */
interface Directory {
  readonly levels: readonly ReadonlyMap<string, readonly Candidate[]>[];
  readonly byId: ReadonlyMap<number, Candidate>;
}

const ID = /^#?([1-9]\d{0,14})$/;
/** A list of so many at most is chosen from by the first letter, as F for Female. */
const SHORT_LIST = 30;
const CALLED = ['name', 'name_local', 'code'];
const TEXT_KINDS = new Set(['text', 'email', 'phone', 'url']);

/** Finds the records that the cells of a file name, with one query for each resource that they are in. */
export class Lookups {
  readonly #directories = new Map<string, Directory>();
  readonly #narrowed = new Map<string, Promise<ReadonlySet<number>>>();

  private constructor(
    private readonly context: Context,
    private readonly caller: Caller,
    private readonly otherWords: OtherWords,
  ) {}

  /** Reads whatever the given texts may name, and what is meant by id, among what the caller may refer to. */
  static async load(
    { context, caller }: WriteCall,
    uses: readonly LookupUse[],
    otherWords: OtherWords = () => [],
  ): Promise<Lookups> {
    const lookups = new Lookups(context, caller, otherWords);
    for (const name of new Set(uses.map(({ field }) => field.target))) {
      const own = uses.filter(({ field }) => field.target === name);
      const named = own.flatMap((use) => [...use.texts].map(comparableText));
      const texts = [...new Set(named.flatMap((text) => [text, ...otherWords(text)]))];
      const ids = [
        ...own.flatMap((use) => use.ids ?? []),
        ...texts.flatMap((text) => ID.exec(text)?.[1] ?? []).map(Number),
      ];
      lookups.#directories.set(
        name,
        await lookups.#read(
          context.registry.get(name),
          own.map(({ field }) => field),
          { texts, ids },
        ),
      );
    }
    return lookups;
  }

  /** The record of an id, if the field and the record's other fields allow it. */
  async findById({
    field,
    id,
    record,
  }: {
    readonly field: LinkField;
    readonly id: number;
    readonly record: Values;
  }): Promise<Parsed> {
    const candidate = this.#directories.get(field.target)?.byId.get(id);
    const isFit = await this.#fitting(field, record);
    return candidate && isFit(candidate) ? { value: id } : invalid('gone');
  }

  /** The id of the record that a text names, among those that the field and the record's other fields allow. */
  async find({
    field,
    text,
    record,
  }: {
    readonly field: LinkField;
    readonly text: string;
    readonly record: Values;
  }): Promise<Parsed> {
    const directory = this.#directories.get(field.target);
    if (!directory) return invalid('notFound', { value: text });
    const isFit = await this.#fitting(field, record);
    let isThere = false;
    const words = [text, ...this.otherWords(text)];
    for (const level of directory.levels) {
      const named = words.map((word) => level.get(comparableText(word)) ?? []).find((each) => each.length > 0) ?? [];
      const fit = named.filter(isFit);
      if (fit.length === 1) return { value: fit[0]?.id };
      if (fit.length > 1) return invalid('ambiguous', { value: text });
      isThere ||= named.length > 0;
    }
    const byId = directory.byId.get(Number(ID.exec(text.trim())?.[1]));
    if (byId && isFit(byId)) return { value: byId.id };
    return isThere || byId ? invalid('gone') : invalid('notFound', { value: text });
  }

  /** What a record is called that a text or an id has led to. */
  titleOf({ target }: LinkField, id: number): string | undefined {
    return this.#directories.get(target)?.byId.get(id)?.title;
  }

  async #fitting(field: LinkField, record: Values): Promise<(candidate: Candidate) => boolean> {
    const { through, pairs } = narrowingOf(field);
    const filled = pairs.filter(([, here]) => isFilled(record[here]));
    if (through === undefined) {
      return ({ values }) =>
        holds(field.only, values) && filled.every(([there, here]) => values[there] === record[here]);
    }
    if (filled.length === 0) return ({ values }) => holds(field.only, values);
    const ids = await this.#namedBy(field, {
      [through]: Object.fromEntries(filled.map(([there, here]) => [there, record[here]])),
    });
    return ({ id, values }) => holds(field.only, values) && ids.has(id);
  }

  #namedBy({ target }: LinkField, condition: Values): Promise<ReadonlySet<number>> {
    const { context } = this;
    const key = `${target} ${JSON.stringify(condition)}`;
    const known = this.#narrowed.get(key);
    if (known) return known;
    const resource = context.registry.get(target);
    const filters = conditionFilters(condition, { resource, registry: context.registry, unqueryable: new Set() });
    const statement = idsStatement({
      resource,
      registry: context.registry,
      filters,
      words: [],
      sort: resource.list.sort,
    });
    const ids = query(context, statement).then((rows) => new Set(rows.map(({ id }) => id)));
    this.#narrowed.set(key, ids);
    return ids;
  }

  async #read(
    target: Resource,
    fields: readonly LinkField[],
    { texts, ids }: { texts: string[]; ids: number[] },
  ): Promise<Directory> {
    const title = titleExpression({ resource: target, registry: this.context.registry, alias: 't' });
    const { unique, other } = namingFields(target);
    const compared = [...new Set(fields.flatMap(comparedFields))];
    const columns = [...unique, ...other, ...compared].map(
      (name) => `t.${quote(columnOf(name, fieldOf(target, name) as AnyField))}`,
    );
    const spelled = [title, ...[...unique, ...other].map((name) => `t.${quote(name)}::text`)];
    const where = [...spelled.map((sql) => `lower(${sql}) = any($1)`), 't.id = any($2)'].join(' or ');
    const selected = `select ${['t.id', `${title} as title`, ...new Set(columns)].join(', ')} from ${quote(target.table)} t`;
    const all = texts.some((text) => [...text].length === 1)
      ? await this.context.database.query<TitledRow>(`${selected} limit ${SHORT_LIST + 1}`)
      : [];
    const isShort = all.length > 0 && all.length <= SHORT_LIST;
    const found = isShort
      ? all
      : await this.context.database.query<TitledRow>(`${selected} where ${where}`, [texts, ids]);
    const { context, caller } = this;
    const queries = context.database;
    const rows = await readableRows({ context, caller, resource: target, queries }, found);
    const candidates = rows.map((row) => ({
      row,
      candidate: { id: row.id, title: row.title ?? '', values: valuesOf(target, row) },
    }));
    return {
      levels: [
        ...[unique, ['title'], other].map((names) => levelOf(names, candidates)),
        ...(isShort ? [initialsOf(levelOf(['title', ...other], candidates))] : []),
      ],
      byId: new Map(candidates.map(({ candidate }) => [candidate.id, candidate])),
    };
  }
}

function levelOf(
  names: readonly string[],
  all: readonly { row: Row; candidate: Candidate }[],
): Map<string, Candidate[]> {
  const level = new Map<string, Candidate[]>();
  for (const { row, candidate } of all) {
    const texts = names.map((name) => row[name]).filter(isFilled);
    for (const text of new Set(texts.map((each) => comparableText(each))))
      level.set(text, [...(level.get(text) ?? []), candidate]);
  }
  return level;
}

/** What begins with a letter, by that letter. */
function initialsOf(level: ReadonlyMap<string, readonly Candidate[]>): Map<string, Candidate[]> {
  const initials = new Map<string, Set<Candidate>>();
  for (const [text, candidates] of level) {
    const [letter = ''] = text;
    if (!/^\p{L}$/u.test(letter)) continue;
    initials.set(letter, new Set([...(initials.get(letter) ?? []), ...candidates]));
  }
  return new Map([...initials].map(([letter, candidates]) => [letter, [...candidates]]));
}

function namingFields(target: Resource): { unique: string[]; other: string[] } {
  const names = Object.entries(target.fields).filter(
    ([, field]) => isStored(field) && seePermissions(field).length === 0 && field.kind !== 'password',
  );
  const isNumber = ({ kind }: AnyField) => kind === 'integer' || kind === 'year';
  const unique = names.filter(([, field]) => field.unique === true && (TEXT_KINDS.has(field.kind) || isNumber(field)));
  const called = new Set([...CALLED, ...templateFields(target.title)]);
  const other = names.filter(
    ([name, field]) => called.has(name) && TEXT_KINDS.has(field.kind) && !unique.some(([each]) => each === name),
  );
  return { unique: unique.map(([name]) => name), other: other.map(([name]) => name) };
}

function comparedFields(field: LinkField): string[] {
  const { through, pairs } = narrowingOf(field);
  return [...Object.keys(field.only ?? {}), ...(through === undefined ? pairs.map(([there]) => there) : [])];
}

function valuesOf(target: Resource, row: Row): Values {
  const entries = Object.entries(row).map(([name, value]) => {
    const field = fieldOf(target, name);
    return [name, field ? fromColumn(field, value) : value];
  });
  return Object.fromEntries(entries);
}
