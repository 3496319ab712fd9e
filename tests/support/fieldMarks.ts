import { registry } from '../../schemas/index.ts';
import type { AnyField, ChildrenField, ComputedField, ReferenceField } from '../../src/core/fields/field.ts';
import { childTable, type Resource } from '../../src/core/resource.ts';
import { create } from './build.ts';
import { addressOf, type Campus, type Json } from './campus.ts';

/** A value of a field that a text tells, and of which record, where the value says it. */
export interface FoundValue {
  readonly value: string;
  readonly id?: number;
}

/** How the values of a field are told from all others. */
export interface FieldMark {
  /** Gives the field such values. Where these do not say whose they are, the demo logins' own records stay as they are. */
  readonly plant: (campus: Campus, own: readonly number[]) => Promise<void>;
  /** Which of them stand in a text that the call of a path answered. */
  readonly find: (text: string, path: string) => readonly FoundValue[];
  /** One of them, as a body or a filter has it, and as the history keeps it; undefined where it keeps none. */
  readonly sample: () => unknown;
}

interface Marked {
  readonly resource: Resource;
  readonly name: string;
  readonly field: AnyField;
  /** The place of the field among those that are marked. */
  readonly place: number;
}

/** Records that get a value which has to be made for each. */
const FEW = 3;

/** The mark that fits the kind of a field; a kind that has none yet is an error, so that none is left out unseen. */
export function fieldMark(marked: Marked): FieldMark {
  const { resource, name, field } = marked;
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'phone':
    case 'email':
      return textMark(marked);
    case 'date':
      return plainMark(marked, `18${10 + marked.place}-03-07`);
    case 'percent':
      return plainMark(marked, (60 + marked.place / 2 + 0.13).toFixed(2));
    case 'children':
      return childrenMark(marked, field);
    case 'reference':
      return referenceMark(marked, field);
    case 'computed':
      if (field.total) return totalMark(marked, field.total);
      break;
    default:
  }
  throw new Error(`${resource.name}.${name} is guarded, and no test tells a ${field.kind} of it from others`);
}

const wordOf = ({ resource, name }: Marked) => `zq${resource.name}${name.replaceAll('_', '')}zq`;

/** Words that hold the id of their record. */
function textMark(marked: Marked): FieldMark {
  const { resource, name, field } = marked;
  const word = wordOf(marked);
  const ending = field.kind === 'email' ? '@example.org' : '';
  return {
    plant: async ({ database }) => {
      await database.query(`update ${resource.table} set "${name}" = '${word}' || id || '${ending}'`);
    },
    find: (text) => wordsIn(text, word),
    sample: () => `${word}0`,
  };
}

function wordsIn(text: string, word: string): FoundValue[] {
  return [...text.matchAll(new RegExp(`${word}(\\d*)`, 'g'))].map(([value, id]) => ({ value, id: Number(id) }));
}

/** One value that nothing else has, in all records but the demo logins' own. */
function plainMark({ resource, name }: Marked, value: string): FieldMark {
  return {
    plant: async ({ database }, own) => {
      await database.query(`update ${resource.table} set "${name}" = $1 where not (id = any($2::bigint[]))`, [
        value,
        own,
      ]);
    },
    find: (text) => standingAlone(text, [value]),
    sample: () => value,
  };
}

/** Numbers, days and amounts that are no part of a longer one. */
function standingAlone(text: string, values: readonly string[]): FoundValue[] {
  return values
    .filter((value) => new RegExp(`(?<![\\w.])${value.replaceAll('.', '\\.')}(?![\\w]|\\.\\d)`).test(text))
    .map((value) => ({ value }));
}

/** A row of words that hold the id of their record, in place of those that there are. */
function childrenMark(marked: Marked, field: ChildrenField): FieldMark {
  const { resource, name } = marked;
  const table = childTable(resource, name);
  const word = wordOf(marked);
  const columns = Object.entries(field.fields).flatMap(([child, each]) => {
    if (each.kind === 'text') return [[child, `'${word}' || id`]];
    return each.required ? [[child, `'2001-01-01'`]] : [];
  });
  return {
    plant: async ({ database }) => {
      await database.query(`delete from ${table}`);
      await database.query(
        `insert into ${table} (parent_id, position, ${columns.map(([child]) => `"${child}"`).join(', ')})
         select id, 1, ${columns.map(([, value]) => value).join(', ')} from ${resource.table}`,
      );
    },
    find: (text) => wordsIn(text, word),
    sample: () => [Object.fromEntries(columns.map(([child]) => [child, `${word}0`]))],
  };
}

/** A record that nothing else leads to, found by its number; its own calls tell of it. */
function referenceMark(marked: Marked, { target, unique }: ReferenceField): FieldMark {
  const { resource, name, place } = marked;
  const other = registry.get(target);
  const numbers = Array.from({ length: unique ? FEW : 1 }, (_, each) => 1_300_000_000 + place * 1_000 + each);
  const { list, one, history, export: file, variants } = other.endpoints;
  const ownPaths = new Set(
    [list, one, history, file, ...variants.map(({ endpoint }) => endpoint)].map(({ path }) => path),
  );
  return {
    plant: async (campus, own) => {
      for (const number of numbers) {
        await createAs(campus, other, number);
        const few = `id in (select id from ${resource.table} where not (id = any($2::bigint[])) order by id limit $3 offset $4)`;
        const [limit, offset] = unique ? [1, number % 1_000] : [1_000_000, 0];
        await campus.database.query(`update ${resource.table} set "${name}" = $1 where ${few}`, [
          number,
          own,
          limit,
          offset,
        ]);
      }
    },
    find: (text, path) => (ownPaths.has(path) ? [] : standingAlone(text, numbers.map(String))),
    sample: () => numbers[0],
  };
}

/** A new record of an entity that has the given number. */
async function createAs(campus: Campus, resource: Resource, number: number): Promise<void> {
  const { database } = campus;
  const [column] = await database.query<{ sequence: string }>("select pg_get_serial_sequence($1, 'id') as sequence", [
    resource.table,
  ]);
  const [state] = await database.query<{ last: string }>(`select last_value as last from ${column?.sequence}`);
  await database.query('select setval($1::text::regclass, $2::bigint)', [column?.sequence, number - 1]);
  const { id } = await create(campus, resource);
  await database.query('select setval($1::text::regclass, $2::bigint)', [column?.sequence, state?.last]);
  if (id !== number) throw new Error(`The ${resource.name} has the number ${String(id)} instead of ${number}`);
}

/** A total of rows that were added, as it is told to who may see it. */
function totalMark(
  { resource, name }: Marked,
  { resource: counted, by, of = '' }: NonNullable<ComputedField['total']>,
): FieldMark {
  const totals: string[] = [];
  return {
    plant: async (campus, own) => {
      const { list } = await campus.call(`GET ${resource.endpoints.list.path}`, { query: { sort: ['id', 'ASC'] } });
      const few = list
        .map(({ id }) => Number(id))
        .filter((id) => !own.includes(id))
        .slice(0, FEW);
      for (const id of few) {
        for (const amount of ['4000000.17', '310000.02'])
          await create(campus, registry.get(counted), { [by]: id, [of]: amount });
        const { body } = await campus.call(`GET ${addressOf(resource.endpoints.one.path, id)}`);
        totals.push(String(((body.data ?? body) as Json)[name]));
      }
    },
    find: (text) => standingAlone(text, totals),
    sample: () => undefined,
  };
}
