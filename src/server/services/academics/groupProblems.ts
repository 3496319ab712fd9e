import { isFilled } from '../../../core/conditions.ts';
import type { Fields } from '../../../core/fields/field.ts';
import type { Registry } from '../../../core/registry.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import type { Statement } from '../../db/listSql.ts';
import { quote } from '../../db/select.ts';
import type { Row } from '../../db/tables.ts';
import type { Values } from '../resources/store.ts';

const CLASS = 'class_id';
const GROUP = 'student_group_id';

interface Question {
  readonly run: (statement: Statement) => Promise<readonly Row[]>;
  readonly resource: Resource;
  readonly registry: Registry;
  /** What is to be stored. */
  readonly records: readonly Values[];
  /** The record as it is. It keeps the groups of a class that has none any more. */
  readonly existing?: Values | undefined;
}

/** A group stands only beside a class that has groups, wherever both are declared. Says of each record what is wrong. */
export async function groupProblems({ run, resource, registry, records, existing }: Question): Promise<Problems[]> {
  const kept = new Set(existing && placesOf(resource, existing).map(({ pair }) => pair));
  const places = records.map((record) => placesOf(resource, record).filter(({ pair }) => !kept.has(pair)));
  const classes = [...new Set(places.flat().map((place) => place.class))];
  if (classes.length === 0) return records.map(() => ({}));
  const sql = `select id from ${quote(registry.get('class').table)} where id = any($1) and has_groups = 1`;
  const divided = new Set((await run({ sql, parameters: [classes] })).map(({ id }) => Number(id)));
  return places.map((own) => {
    const wrong = own.filter((place) => !divided.has(place.class));
    return Object.fromEntries(wrong.map(({ path }) => [path, [{ key: 'noGroups' }]]));
  });
}

interface Place {
  readonly path: string;
  readonly class: number;
  /** Class and group, to tell what was there before. */
  readonly pair: string;
}

function placesOf({ fields }: Resource, record: Values): Place[] {
  const inRows = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'children' || !hasBoth(field.fields)) return [];
    return ((record[name] ?? []) as Values[]).flatMap((row, index) => placeOf(row, `${name}.${index}.`));
  });
  return [...(hasBoth(fields) ? placeOf(record) : []), ...inRows];
}

function placeOf(values: Values, prefix = ''): Place[] {
  if (!isFilled(values[CLASS]) || !isFilled(values[GROUP])) return [];
  return [{ path: `${prefix}${GROUP}`, class: Number(values[CLASS]), pair: `${values[CLASS]} ${values[GROUP]}` }];
}

function hasBoth(fields: Fields): boolean {
  return CLASS in fields && GROUP in fields;
}
