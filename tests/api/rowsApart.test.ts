import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { isObject } from '../../src/core/isObject.ts';
import { embedKey, fieldOf, type Resource } from '../../src/core/resource.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';

const PICTURES = new Set(['image', 'images']);

let campus: Campus;
let namesakes: ReadonlySet<string>;
beforeAll(async () => {
  campus = await openCampus('embedded');
  const names = (await campus.call('GET /get/all/students')).list.map(({ name }) => String(name));
  namesakes = new Set(names.filter((name, place) => names.indexOf(name) !== place));
});
afterAll(() => campus.close());

it.each(eachOf(registry.resources, (resource) => !resource.singleton))(
  '%s shows no two records of the demo school that look the same in its list',
  async (_, resource) => {
    const { list } = await campus.call(`GET ${resource.endpoints.list.path}`);
    const rows = new Map<string, number>();
    for (const record of list.filter((each) => !isNamesake(each))) {
      const row = resource.list.columns.flatMap((name) => shownOf(resource, record, name)).join(' | ');
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    const alike = [...rows].filter(([, count]) => count > 1).map(([row, count]) => `${count} × ${row}`);
    expect(alike.slice(0, 5), `${alike.length} of ${list.length}`).toEqual([]);
  },
);

function shownOf(resource: Resource, record: Json, name: string): string[] {
  const field = fieldOf(resource, name);
  if (!field || PICTURES.has(field.kind)) return [];
  const embedded = record[embedKey(name)];
  if (Array.isArray(embedded)) return [embedded.map(nameIn).join()];
  if (isObject(embedded)) return [nameIn(embedded)];
  const value = record[name];
  // The list shows no seconds.
  if (field.kind === 'dateTime') return [String(value).slice(0, 16)];
  return [
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value),
  ];
}

function nameIn(record: unknown): string {
  return isObject(record) ? String(record.name) : String(record);
}

/** Two students may have one name. Wherever it is shown, it leads to whom it is; the list of students has their numbers. */
function isNamesake(record: Json): boolean {
  return namesakes.has(nameIn(record.student));
}
