import { isFilled } from '../../../core/conditions.ts';
import { type AnyField, type ReferenceField, seePermissions } from '../../../core/fields/field.ts';
import { isStored, type Resource } from '../../../core/resource.ts';
import { templateFields } from '../../../core/titles.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import { readInput } from '../../../core/rules/readInput.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { quote } from '../../db/select.ts';
import type { Row, RowWithId } from '../../db/tables.ts';
import { phoneKey, phoneReader } from '../../phoneNumbers.ts';
import type { Values } from '../store.ts';
import { comparableText } from './comparableText.ts';
import { readableRows } from './rowRules.ts';

/** A record that a file brings along with its rows and that is not there yet; rows that name the same share it. */
export interface NewRelated {
  readonly resource: Resource;
  readonly values: Values;
  /** Of the first line that names it. */
  readonly line: number;
}

/** A record that is there already. */
interface ExistingRecord {
  readonly id: number;
  readonly title: string;
  /** By which field it was found, and whether it is called as what was given. */
  readonly by: string;
  readonly isSameTitle: boolean;
}

type FindResult =
  | ExistingRecord
  | { readonly fresh: NewRelated }
  | { readonly problems: Readonly<Record<string, readonly Problem[]>> };

interface RelatedOptions {
  readonly call: { readonly context: Context; readonly caller: Caller };
  /** What asks the database; the transaction, inside of one. */
  readonly queries?: Pick<Context['database'], 'query'>;
  readonly field: ReferenceField;
  /** What the rows of the file say of it. */
  readonly inputs: readonly Values[];
  readonly today: string;
}

/** Finds what columns such as "Parent: Phone" tell of: by what is unique, an email address or a phone number, else by its title. */
export class RelatedRecords {
  readonly #fresh = new Map<string, NewRelated>();

  private constructor(
    private readonly here: { readonly today: string; readonly country: string },
    private readonly target: Resource,
    private readonly existing: ReadonlyMap<string, readonly RowWithId[]>,
  ) {}

  static async load({ call, queries, field, inputs, today }: RelatedOptions): Promise<RelatedRecords> {
    const { context, caller } = call;
    const { query } = queries ?? context.database;
    const country = context.country();
    const target = context.registry.get(field.target);
    const existing = new Map<string, RowWithId[]>();
    for (const name of signs(target)) {
      const wanted = [
        ...new Set(inputs.map((input) => signOf({ target, name, country }, input[name])).filter(isFilled)),
      ];
      if (wanted.length === 0) continue;
      const spelled = signSql(target, name);
      const active = target.toggle ? ' and t.is_active = 1' : '';
      const columns = [...new Set([name, ...templateFields(target.title)])].map((each) => `t.${quote(each)}`);
      const sql = `select t.id, ${spelled} as sign, ${columns.join(', ')} from ${quote(target.table)} t where ${spelled} = any($1)${active}`;
      const rows = await query<RowWithId>(sql, [wanted]);
      for (const row of await readableRows({ context, caller, resource: target, queries: { query } }, rows)) {
        const key = `${name} ${row.sign}`;
        existing.set(key, [...(existing.get(key) ?? []), row]);
      }
    }
    return new RelatedRecords({ today, country }, target, existing);
  }

  find(input: Values, line: number): FindResult {
    const { target, here } = this;
    const keys = keysOf(target, input, here.country);
    for (const { key, name } of keys) {
      const found = this.existing.get(key) ?? [];
      if (found.length === 0) continue;
      const [only, ...more] = found.length === 1 ? found : found.filter((row) => isSameTitle(target, row, input));
      if (only && more.length === 0) return knownAs({ target, row: only, by: name, input });
      return { problems: { [name]: [{ key: 'ambiguous', params: { value: `${input[name]}` } }] } };
    }
    const known = keys.map(({ key }) => this.#fresh.get(key)).find((each) => each !== undefined);
    if (known) return { fresh: known };
    const answer = readInput({
      resource: target,
      input,
      today: here.today,
      readPhone: phoneReader(here.country),
    });
    if (Object.keys(answer.problems).length > 0) return { problems: answer.problems };
    const fresh: NewRelated = { resource: target, values: answer.values, line };
    for (const { key } of keys) this.#fresh.set(key, fresh);
    return { fresh };
  }
}

function knownAs(found: {
  readonly target: Resource;
  readonly row: RowWithId;
  readonly by: string;
  readonly input: Values;
}): ExistingRecord {
  const { target, row, by, input } = found;
  const title = templateFields(target.title).map((name) => row[name]);
  return { id: row.id, title: title.join(' '), by, isSameTitle: isSameTitle(target, row, input) };
}

interface Key {
  readonly key: string;
  readonly name: string;
}

// Two people may have one name: it counts only where nothing better is known.
function keysOf(target: Resource, input: Values, country: string): Key[] {
  const filled = signs(target).flatMap((name): Key[] => {
    const value = signOf({ target, name, country }, input[name]);
    return value === undefined ? [] : [{ key: `${name} ${value}`, name }];
  });
  const titles = new Set(templateFields(target.title));
  const sure = filled.filter(({ name }) => !titles.has(name));
  return sure.length > 0 ? sure : filled;
}

/** The fields by which one record is told from others, the surest first, the title last. */
function signs(target: Resource): string[] {
  const stored = Object.entries(target.fields).filter(
    ([, field]) => isStored(field) && seePermissions(field).length === 0 && !field.readOnly,
  );
  const named = (test: (field: AnyField) => boolean) => stored.filter(([, field]) => test(field)).map(([name]) => name);
  const unique = named((field) => field.unique === true && field.kind === 'text');
  return [
    ...new Set([
      ...unique,
      ...named(({ kind }) => kind === 'email'),
      ...named(({ kind }) => kind === 'phone'),
      ...templateFields(target.title),
    ]),
  ];
}

function signOf(
  { target, name, country }: { readonly target: Resource; readonly name: string; readonly country: string },
  value: unknown,
): string | undefined {
  if (!isFilled(value)) return undefined;
  return target.fields[name]?.kind === 'phone' ? phoneKey(`${value}`, country) : comparableText(value);
}

function signSql(target: Resource, name: string): string {
  const column = `t.${quote(name)}`;
  return target.fields[name]?.kind === 'phone' ? column : `lower(${column}::text)`;
}

function isSameTitle(target: Resource, row: Row, input: Values): boolean {
  const names = templateFields(target.title);
  return names.every((name) => isFilled(input[name]) && comparableText(row[name]) === comparableText(input[name]));
}
