import { registry } from '../../../schemas/index.ts';
import type { Resource } from '../../../src/core/resource.ts';
import { isRestricted } from '../../../src/core/visibleTo.ts';
import type { Campus } from '../campus.ts';
import { guarded } from '../guardedFields.ts';

/** What tells a record of an entity from everything else. */
export interface RowMark {
  readonly resource: Resource;
  readonly plant: (campus: Campus) => Promise<void>;
  /** The ids of the records of which a text tells. */
  readonly idsIn: (text: string) => readonly number[];
}

/** Rows of each entity from either end that tell their own names: lists begin with one of them. */
const MARKED_ROWS = 300;
/** No more rows of one entity have a mark of their own where the mark is a number. */
const MOST = 100_000;

const guardedNames = new Set(guarded.map(({ resource, name }) => `${resource.name}.${name}`));
const referredTo = new Set(
  registry.resources
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap((field) => (field.kind === 'reference' ? [field.target] : [])),
);

/** A mark for each entity of whose rows not everybody sees all, which nothing but the record itself tells. */
export const rowMarks: readonly RowMark[] = registry.resources
  .filter(({ visibleTo }) => isRestricted(visibleTo) || visibleTo.opening.length > 0)
  .map((resource, place) => {
    const word = wordField(resource);
    if (word !== undefined) return wordMark(resource, word);
    const number = numberField(resource);
    return number === undefined ? momentMark(resource, place) : numberMark(resource, { name: number, place });
  });

function fieldsOf({ name: entity, fields, title, subtitle = '' }: Resource) {
  // What names a record stands wherever something refers to it.
  const isInTitle = (name: string) => referredTo.has(entity) && `${title}${subtitle}`.includes(`{${name}}`);
  return Object.entries(fields).filter(([name]) => !isInTitle(name) && !guardedNames.has(`${entity}.${name}`));
}

function wordField(resource: Resource): string | undefined {
  const isOne = (kinds: readonly string[], mayBeUnique: boolean) =>
    fieldsOf(resource).find(
      ([, field]) => kinds.includes(field.kind) && (mayBeUnique || !('unique' in field && field.unique)),
    )?.[0];
  return isOne(['text', 'longText'], false) ?? isOne(['richText'], false) ?? isOne(['text'], true);
}

function numberField(resource: Resource): string | undefined {
  return fieldsOf(resource).find(([, { kind }]) => kind === 'integer' || kind === 'money')?.[0];
}

async function setMarked({ database }: Campus, { table }: Resource, assignment: string): Promise<void> {
  await database.query(`update ${table} set ${assignment} where id <= $1 or id > (select max(id) - $1 from ${table})`, [
    MARKED_ROWS,
  ]);
}

function wordMark(resource: Resource, name: string): RowMark {
  const pattern = new RegExp(`zr${resource.name}zr(\\d+)z`, 'g');
  return {
    resource,
    plant: (campus) => setMarked(campus, resource, `"${name}" = 'zr${resource.name}zr' || id || 'z'`),
    idsIn: (text) => (text.includes('zr') ? [...text.matchAll(pattern)].map(([, id]) => Number(id)) : []),
  };
}

/** A number far beyond those that a school has, which ends with the id. */
function numberMark(resource: Resource, { name, place }: { readonly name: string; readonly place: number }): RowMark {
  const first = 1_200_000_000 + place * MOST;
  const pattern = new RegExp(`(?<![\\w.])${String(first).slice(0, 5)}(\\d{3}\\.?\\d{2})(?!\\d)`, 'g');
  return {
    resource,
    plant: (campus) => setMarked(campus, resource, `"${name}" = ${first} + id`),
    // An amount is told with its two decimals, and kept without a point.
    idsIn: (text) => [...text.matchAll(pattern)].map(([, id = '']) => Number(id.replace('.', ''))),
  };
}

/** For an entity that is made of references alone: a moment at which nothing else was made. */
function momentMark(resource: Resource, place: number): RowMark {
  const year = 1_700 + place;
  const pattern = new RegExp(`${year}-[\\d-]{5}T[\\d:.]{8,12}Z`, 'g');
  const start = Date.UTC(year, 0, 1);
  return {
    resource,
    plant: (campus) =>
      setMarked(campus, resource, `created_at = '${year}-01-01T00:00:00Z'::timestamptz + id * interval '1 minute'`),
    idsIn: (text) => [...text.matchAll(pattern)].map(([moment]) => Math.round((Date.parse(moment) - start) / 60_000)),
  };
}
