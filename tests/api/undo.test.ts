import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { isEntered, type Resource } from '../../src/core/resource.ts';
import { buildRow, create } from '../support/build.ts';
import { addressOf, type Answer, type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { callsBy, made } from '../support/writeCalls.ts';

interface DependentTable {
  readonly name: string;
  readonly column: string;
}

describe.each(ENGINES)('a deletion on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const { remove, one, history } = callsBy(() => campus);
  const undo = (answer: Answer) => campus.call(`POST /deletions/${(answer.body.data as Json).undo}/undo`);

  /** The tables whose rows the database deletes with one of a table, as the database itself knows. */
  const hangingOn = (table: string): Promise<DependentTable[]> =>
    campus.database.query(
      `select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = $1::regclass order by 1, 2`,
      [table],
    );
  const rowsOf = async ({ table }: Resource, id: unknown): Promise<Json> => {
    const places = [{ name: table, column: 'id' }, ...(await hangingOn(table))];
    const rows = places.map(async ({ name, column }) => {
      const found = await campus.database.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t where t.${column} = $1 order by 1`,
        [Number(id)],
      );
      return [name, found.map(({ row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  };

  /** A record with a row in each of its lists. */
  const makeWhole = async (resource: Resource): Promise<Json> => {
    const lists: Json = {};
    for (const [name, field] of Object.entries(resource.fields))
      if (field.kind === 'children' && isEntered(field)) lists[name] = [await buildRow(campus, resource, field)];
    return create(campus, resource, lists);
  };

  const givesRights = ({ name }: Resource) => name === 'user' || name === 'role';
  const isUndone = (each: Resource) => Boolean(each.endpoints.remove) && !givesRights(each);
  const deletable = eachOf(made, isUndone);

  it.each(deletable)('of a record of %s is undone: all of it is there again as it was', async (_, resource) => {
    const record = await makeWhole(resource);
    const rows = await rowsOf(resource, record.id);
    const deleted = await remove(resource, record.id);
    expect(deleted.status, deleted.text).toBe(200);
    expect(Object.values(await rowsOf(resource, record.id)).flat()).toEqual([]);

    const undone = await undo(deleted);
    expect(undone.status, undone.text).toBe(200);
    expect(undone.body).toMatchObject({ status: 'success', data: { done: [record.id], refused: [] } });
    expect(await rowsOf(resource, record.id)).toEqual(rows);
    expect(await one(resource, record.id)).toEqual(record);
    const told = (await history(resource, record.id)).map(({ action }) => action);
    expect(told.slice(0, 3)).toEqual(['restore', 'delete', 'create']);
  });

  it.each(eachOf(made, (each) => isUndone(each) && Boolean(each.toggle)))(
    'of a %s that is switched off leaves it off',
    async (_, resource) => {
      const record = await create(campus, resource);
      const off = await campus.call(`PUT ${addressOf(resource.endpoints.toggle?.path ?? '', record.id)}`, {
        body: { is_active: 0 },
      });
      expect(off.status, off.text).toBe(200);
      const before = await rowsOf(resource, record.id);
      const undone = await undo(await remove(resource, record.id));
      expect(undone.status, undone.text).toBe(200);
      expect(await rowsOf(resource, record.id)).toEqual(before);
      expect(await one(resource, record.id)).toMatchObject({ is_active: 0 });
    },
  );

  it.each(eachOf(made, givesRights))('of a %s is for good: it may give other rights by now', async (_, resource) => {
    const { id } = await create(campus, resource);
    const deleted = await remove(resource, id);
    expect([deleted.status, deleted.body.data]).toEqual([200, { id }]);
  });

  it('keeps what the database would delete along', async () => {
    for (const resource of registry.resources.filter((each) => !givesRights(each)))
      for (const { name } of await hangingOn(resource.table)) {
        const isItsOwn = name.startsWith(`${resource.table}_`) || isJoinOf(resource, name);
        expect(isItsOwn, `${resource.name}: ${name}`).toBe(true);
      }
  });
});

function isJoinOf({ fields }: Resource, table: string): boolean {
  return Object.values(fields).some((field) => field.kind === 'manyToMany' && field.through === table);
}
