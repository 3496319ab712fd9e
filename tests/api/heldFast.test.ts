import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { buildAbility } from '../../src/core/abilities.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { needOf, type Resource } from '../../src/core/resource.ts';
import { isRestricted } from '../../src/core/visibleTo.ts';
import { readOne } from '../../src/server/services/resources/readRecords.ts';
import type { WriteCall } from '../../src/server/services/resources/write/write.ts';
import {
  actOnRecord,
  changeRecord,
  createRecord,
  removeMany,
  removeRecord,
  toggleMany,
  toggleRecord,
} from '../../src/server/services/resources/write/writeRecords.ts';
import { isNumber, marksOf } from '../support/brokenInputs.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { createReferring } from '../support/createReferring.ts';
import { eachOf } from '../support/eachOf.ts';
import {
  callForMany,
  changeAsFollows,
  createAsFollows,
  enteredFields,
  moves,
  problemsOf,
  recordBefore,
  refusalOf,
  removeAsFollows,
  setRow,
  someRecord,
  superAdminOf,
} from '../support/everyPath.ts';
import { asLine, csvOf, importsOf } from '../support/importFile.ts';
import { made } from '../support/writeCalls.ts';
import { anyTable } from '../../src/server/db/tables.ts';

describe('what a declaration holds fast on every way', () => {
  let campus: Campus;
  let caller: WriteCall['caller'];
  beforeAll(async () => {
    campus = await openCampus('embedded');
    caller = await superAdminOf(campus);
  });
  afterAll(() => campus.close());

  const { check } = importsOf(() => campus);
  const callOf = (resource: Resource): WriteCall => ({ context: campus.context, caller, resource });

  /** Tries to give a field another value, on every way that changes a record; each is refused with the same. */
  const expectKept = async (resource: Resource, name: string, record: Json, problem: string) => {
    const call = callOf(resource);
    const id = Number(record.id);
    const change = { [name]: await otherValue(resource, name, record[name]) };
    const update = await problemsOf(`${name}, by an update`, () => changeRecord(call, id, change));
    expect(update[name]).toEqual([problem]);
    const follows = await problemsOf(`${name}, by a change that follows`, () => changeAsFollows(call, id, change));
    expect(follows[name]).toEqual([problem]);
  };

  it.each(eachOf(enteredFields, ({ field }) => Boolean(field.writeOnce)))(
    '%s stays as it was entered, whatever changes it',
    async (_, { resource, fieldName }) => {
      await expectKept(resource, fieldName, await create(campus, resource), 'writeOnce');
    },
  );

  it.each(eachOf(enteredFields, ({ field }) => Boolean(field.fixedWhileUsed)))(
    '%s stays while it is used, whatever changes it',
    async (_, { resource, fieldName }) => {
      const record = await create(campus, resource);
      await createReferring(campus, resource, record);
      await expectKept(resource, fieldName, record, 'inUse');
    },
  );

  async function otherValue({ fields }: Resource, name: string, value: unknown): Promise<unknown> {
    const field = fields[name] as AnyField;
    if (field.kind === 'choice') return field.options.find((each) => each.value !== value)?.value;
    if (field.kind !== 'reference') return isNumber(field) ? Number(value) + 1 : `${String(value)} 2`;
    const target = registry.get(field.target);
    return (await create(campus, target)).id;
  }

  it.each(eachOf(made, (resource) => Object.keys(marksOf(resource, 1)).length > 0))(
    '%s always has one record with its mark',
    async (_, resource) => {
      const call = callOf(resource);
      const { id } = await create(campus, resource, marksOf(resource, 1));
      const holder = Number(id);
      const given = { ...(await build(campus, resource, marksOf(resource, 1))), is_active: 0 };
      const ways: Readonly<Record<string, () => Promise<unknown>>> = {
        create: () => createRecord(call, given),
        update: () => changeRecord(call, holder, marksOf(resource, 0)),
        toggle: () => toggleRecord(call, holder, { is_active: 0 }),
        remove: () => removeRecord(call, holder),
        related: () => createAsFollows(call, given),
        updateRelated: () => changeAsFollows(call, holder, marksOf(resource, 0)),
        removeRelated: () => removeAsFollows(call, holder),
      };
      for (const [way, work] of Object.entries(ways)) expect(await refusalOf(work), way).toMatchObject({ status: 409 });
      const none = { done: [], refused: [{ id: holder, message: expect.any(String) }] };
      const ids = [holder];
      const { toggleMany: switchMany, removeMany: deleteMany } = resource.endpoints;
      expect(await callForMany(campus, switchMany, { ids, is_active: 0 }), 'switching many off').toEqual(none);
      expect(await callForMany(campus, deleteMany, { ids }), 'deleting many').toEqual(none);
      const { headings, cells } = await asLine(campus, resource, given);
      const { rows } = await check(resource.name, csvOf([...headings, 'is_active'], [[...cells, 0]]));
      expect(rows, 'from a file').toMatchObject([{ action: 'refuse' }]);
      expect(await heldBy(resource)).toEqual([holder]);
    },
  );

  const heldBy = async ({ table, ...resource }: Resource): Promise<number[]> => {
    const [mark = ''] = Object.keys(marksOf({ table, ...resource }, 1));
    const rows = await anyTable(campus.database.db).selectFrom(table).select('id').where(mark, '=', 1).execute();
    return rows.map(({ id }) => Number(id));
  };

  const unseen = registry.resources.filter(({ visibleTo }) => isRestricted(visibleTo));
  const tried = { create: 0 };

  it.each(eachOf(unseen))('%s is neither made, moved, read nor changed out of sight', async (_, resource) => {
    const stranger = { ...caller, userId: Number((await create(campus, registry.get('user'))).id), roleId: 0 };
    const { unless } = resource.visibleTo;
    const actions = Object.values(resource.actions).map(({ permission }) => permission);
    const allowed = ['create', 'update', 'delete', ...actions].filter((action) => action !== unless);
    const ability = buildAbility(allowed.map((action) => needOf(resource, action)));
    const call = { ...callOf(resource), caller: { ...stranger, ability } };
    const record = await someRecord(campus, resource);
    const id = Number(record.id);
    const read = () => readOne({ context: campus.context, caller: call.caller, resource, id });
    expect(await refusalOf(read), 'read').toMatchObject({ status: 404 });
    const hidden = { status: unless === 'update' ? 403 : 404 };
    if (resource.endpoints.update)
      expect(await refusalOf(() => changeRecord(call, id, {})), 'update').toMatchObject(hidden);
    if (resource.endpoints.toggle)
      expect(await refusalOf(() => toggleRecord(call, id, { is_active: 0 })), 'toggle').toMatchObject(hidden);
    if (resource.endpoints.toggleMany)
      expect(await toggleMany(call, [id], { isActive: 0, versions: new Map() })).toMatchObject(refusedWith(hidden));
    if (resource.endpoints.remove)
      expect(await refusalOf(() => removeRecord(call, id)), 'delete').toMatchObject({ status: 404 });
    if (resource.endpoints.removeMany) expect(await removeMany(call, [id])).toMatchObject(refusedWith({ status: 404 }));
    for (const each of Object.values(resource.actions))
      expect(await refusalOf(() => actOnRecord({ call, action: each, id, input: {} })), each.name).toMatchObject({
        status: expect.toBeOneOf([403, 404]),
      });
    if (!resource.endpoints.create) return;
    tried.create += 1;
    const input = await build(campus, resource);
    expect(await refusalOf(() => createRecord(call, input)), 'create').toMatchObject({ status: 422 });
  });

  it('and every one that people enter was tried to be made', () => {
    expect(tried.create).toBe(unseen.filter(({ endpoints }) => endpoints.create).length);
    expect(tried.create).toBeGreaterThan(4);
  });

  it.each(eachOf(moves, ({ action }) => action.personal.length > 0))(
    '%s is done by nobody but whom the record leads to',
    async (_, move) => {
      const { resource, action } = move;
      const record = await recordBefore(campus, move);
      const work = () => actOnRecord({ call: callOf(resource), action, id: Number(record.id), input: {} });
      expect(await refusalOf(work)).toMatchObject({ status: 403 });
    },
  );

  it.each(eachOf(moves, ({ resource }) => resource.toggle))(
    '%s is refused while the record is switched off',
    async (_, move) => {
      const { resource, action } = move;
      const record = await recordBefore(campus, move);
      await setRow(campus, resource, record.id, { is_active: 0 });
      const moving = actOnRecord({ call: callOf(resource), action, id: Number(record.id), input: {} });
      await expect(moving).rejects.toMatchObject({ id: 'inactive', status: 409 });
    },
  );
});

/** What a write of many answers that does nothing to its one record. */
function refusedWith(error: object) {
  return { done: [], refused: [{ error }] };
}
