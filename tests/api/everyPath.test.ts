import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, registry } from '../../schemas/index.ts';
import { buildAbility, EVERYTHING } from '../../src/core/abilities.ts';
import { holds } from '../../src/core/conditions.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import type { Endpoint } from '../../src/core/paths.ts';
import { type Action, isImported, needOf, type Resource, statusFieldOf } from '../../src/core/resource.ts';
import { AppError } from '../../src/server/errors.ts';
import { readOne } from '../../src/server/services/resources/readRecords.ts';
import { createRelated, removeRelated, updateRelated } from '../../src/server/services/resources/write/related.ts';
import { rowOf } from '../../src/server/services/resources/write/rows.ts';
import { inTransaction, type WriteCall } from '../../src/server/services/resources/write/transaction.ts';
import {
  actOnRecord,
  changeRecord,
  createRecord,
  removeMany,
  removeRecord,
  toggleMany,
  toggleRecord,
} from '../../src/server/services/resources/write/writeRecords.ts';
import {
  type Broken,
  brokenField,
  brokenInputs,
  isEmptyInFile,
  isNumber,
  marksOf,
  RULES,
} from '../support/brokenInputs.ts';
import { build, create, fillVisible } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { createReferring } from '../support/createReferring.ts';
import { eachOf } from '../support/eachOf.ts';
import { asLine, csvOf, sendImport } from '../support/importFile.ts';
import { userOf } from '../support/people.ts';

/** Words that no declaration of the school says; a test below fails once one does. */
const UNSAID = ['regex'];

/** What can have become wrong with a stored record that was not touched, because of others or of the day. */
const OUTDATING: readonly string[] = [
  'inactive',
  'notInFuture',
  'notBefore',
  'after',
  'maxDays',
  'atLeast',
  'atMost',
  'neededWhen',
  'throughReference',
  'noOverlap',
];

const entered = registry.resources.filter(({ endpoints }) => endpoints.create);
const acting = registry.resources.flatMap((resource) =>
  Object.values(resource.actions)
    .filter(({ ask }) => ask.length > 0)
    .map((action) => ({ resource, action, name: `${resource.name} ${action.name}` })),
);

/** Every move that whoever may everything may make. */
const moves = registry.resources.flatMap((resource) =>
  Object.values(resource.actions)
    .filter((action) => action.personal.length === 0)
    .map((action) => ({ resource, action, name: `${resource.name} ${action.name}` })),
);

/** Every move of what can be switched off. */
const switched = registry.resources
  .filter(({ toggle }) => toggle)
  .flatMap((resource) =>
    Object.values(resource.actions).map((action) => ({ resource, action, name: `${resource.name} ${action.name}` })),
  );
/** Every field of what is entered. */
const fields = entered.flatMap((resource) =>
  Object.entries(resource.fields).map(([fieldName, field]) => ({
    resource,
    fieldName,
    field,
    name: `${resource.name} ${fieldName}`,
  })),
);
/** Every move that only whom the record leads to may make. */
const personal = entered.flatMap((resource) =>
  Object.values(resource.actions)
    .filter((action) => action.personal.length > 0)
    .map((action) => ({ resource, action, name: `${resource.name} ${action.name}` })),
);

describe('what is refused when a record is made is refused on every other way', () => {
  let campus: Campus;
  let caller: WriteCall['caller'];
  /** How often each way was tried. */
  const tried = { create: 0, update: 0, toggle: 0, action: 0, import: 0, related: 0, updateRelated: 0, bulk: 0 };
  /** How often each rule was broken, on every way together. */
  const broken = new Map<string, number>();
  beforeAll(async () => {
    campus = await openCampus('embedded');
    const { id } = await userOf(campus, 'superadmin');
    const ability = buildAbility([EVERYTHING]);
    caller = { userId: Number(id), name: '', roleId: 1, rules: [EVERYTHING], ability, address: '', requestId: '' };
  });
  afterAll(() => campus.close());

  const callOf = (resource: Resource): WriteCall => ({ context: campus.context, caller, resource });
  const set = async ({ table }: Resource, id: unknown, values: Json) => {
    await campus.database.db.updateTable(table).set(values).where('id', '=', Number(id)).execute();
  };

  /** What a way of writing says is wrong, by field, as the keys of the messages; that it is not refused fails the test. */
  const problemsOf = async (
    way: keyof typeof tried,
    what: string,
    work: () => Promise<unknown>,
  ): Promise<Readonly<Record<string, readonly string[]>>> => {
    tried[way] += 1;
    const refusal = await refusalOf(work);
    if (!(refusal instanceof AppError) || !refusal.problems)
      throw new Error(`${what}, ${way}: ${refusal ?? 'is not refused'}`);
    const { problems } = refusal;
    return Object.fromEntries(Object.entries(problems).map(([name, found]) => [name, found.map(({ key }) => key)]));
  };

  it.each(eachOf(entered))('%s', async (_, resource) => {
    const call = callOf(resource);
    const record = await create(campus, resource);
    const valid = await build(campus, resource);
    const all = await brokenInputs({ campus, resource, valid });
    expect(all.length).toBeGreaterThan(0);
    for (const { rule, field, values } of all) {
      broken.set(rule, (broken.get(rule) ?? 0) + 1);
      const what = `${field}: ${rule}`;
      const input = { ...(await fillVisible(campus, resource, { ...valid, ...values })), ...values };
      const change = Object.fromEntries(Object.entries(input).filter(([name]) => input[name] !== valid[name]));
      const refused = await problemsOf('create', what, () => createRecord(call, input));
      const expected = refused[field];
      expect(expected, `${what}: ${JSON.stringify(refused)}`).toHaveLength(1);
      const related = await problemsOf('related', what, () =>
        inTransaction(call, (store) =>
          createRelated({ cause: { store, caller }, entity: declared(resource), values: input }),
        ),
      );
      expect(related[field], `${what}, as what follows`).toEqual(expected);
      // An empty password leaves the old one.
      const isKept = resource.fields[field]?.kind === 'password';
      if (isKept) continue;
      const id = Number(record.id);
      // A value of the wrong form is refused as such; every other one is a change of what is written once.
      const isFixed = resource.fields[field]?.writeOnce && !['range', 'length', 'format'].includes(rule);
      const refusal = isFixed ? ['writeOnce'] : expected;
      if (resource.endpoints.update) {
        const update = await problemsOf('update', what, () => changeRecord(call, id, change));
        expect(update[field], `${what}, by an update`).toEqual(refusal);
      }
      const follows = await problemsOf('updateRelated', what, () => changeAsFollows(call, id, change));
      expect(follows[field], `${what}, by a change that follows`).toEqual(refusal);
      if (resource.endpoints.toggle && OUTDATING.includes(rule) && isOwnColumn(resource, field)) {
        await expectNoSwitchingOn(call, record, { what, field, change, expected });
      }
    }
  });

  it.each(eachOf(fields, ({ field }) => Boolean(field.writeOnce)))(
    '%s stays as it was entered, whatever changes it',
    async (_, { resource, fieldName: name }) => {
      const call = callOf(resource);
      const record = await create(campus, resource);
      const id = Number(record.id);
      const change = { [name]: await otherValue(resource, name, record[name]) };
      const update = await problemsOf('update', name, () => changeRecord(call, id, change));
      expect(update[name]).toEqual(['writeOnce']);
      const follows = await problemsOf('updateRelated', name, () => changeAsFollows(call, id, change));
      expect(follows[name]).toEqual(['writeOnce']);
    },
  );

  it.each(eachOf(fields, ({ field }) => Boolean(field.fixedWhileUsed)))(
    '%s stays while it is used, whatever changes it',
    async (_, { resource, fieldName: name }) => {
      const call = callOf(resource);
      const record = await create(campus, resource);
      const id = Number(record.id);
      await createReferring(campus, resource, record);
      const change = { [name]: await otherValue(resource, name, record[name]) };
      const update = await problemsOf('update', name, () => changeRecord(call, id, change));
      expect(update[name]).toEqual(['inUse']);
      const follows = await problemsOf('updateRelated', name, () => changeAsFollows(call, id, change));
      expect(follows[name]).toEqual(['inUse']);
    },
  );

  it.each(eachOf(entered, (resource) => Object.keys(marksOf(resource, 1)).length > 0))(
    '%s always has one record with its mark',
    async (_, resource) => {
      const call = callOf(resource);
      const { id } = await create(campus, resource, marksOf(resource, 1));
      const holder = Number(id);
      const given = { ...(await build(campus, resource, marksOf(resource, 1))), is_active: 0 };
      const related = { entity: declared(resource), values: given };
      const ways: Readonly<Record<string, () => Promise<unknown>>> = {
        create: () => createRecord(call, given),
        update: () => changeRecord(call, holder, marksOf(resource, 0)),
        toggle: () => toggleRecord(call, holder, { is_active: 0 }),
        remove: () => removeRecord(call, holder),
        related: () => inTransaction(call, (store) => createRelated({ cause: { store, caller }, ...related })),
        updateRelated: () => changeAsFollows(call, holder, marksOf(resource, 0)),
        removeRelated: () =>
          inTransaction(call, (store) =>
            removeRelated({ cause: { store, caller }, entity: declared(resource), id: holder }),
          ),
      };
      for (const [way, work] of Object.entries(ways)) expect(await refusalOf(work), way).toMatchObject({ status: 409 });
      const none = { done: [], refused: [{ id: holder, message: expect.any(String) }] };
      const ids = [holder];
      expect(await byBulkCall(resource, 'toggleMany', { ids, is_active: 0 }), 'switching many off').toEqual(none);
      expect(await byBulkCall(resource, 'removeMany', { ids }), 'deleting many').toEqual(none);
      const { headings, cells } = await asLine(campus, resource, given);
      const answer = await sendImport(campus, resource, {
        file: csvOf([...headings, 'is_active'], [[...cells, 0]]),
        dryRun: true,
      });
      const report = (answer.body.data as Json | undefined)?.report as Json | undefined;
      expect(
        (report?.rows as Json[] | undefined)?.map(({ action }) => action),
        answer.text,
      ).toEqual(['refuse']);
      expect(await heldBy(resource)).toEqual([holder]);
    },
  );

  const heldBy = async ({ table, ...resource }: Resource): Promise<number[]> => {
    const [mark = ''] = Object.keys(marksOf({ table, ...resource }, 1));
    const rows = await campus.database.db.selectFrom(table).select('id').where(mark, '=', 1).execute();
    return rows.map(({ id }) => Number(id));
  };

  it.each(eachOf(registry.resources, ({ visibleTo, ownedBy }) => Boolean(visibleTo ?? ownedBy)))(
    '%s is neither made, moved, read nor changed out of sight',
    async (_, resource) => {
      const stranger = { ...caller, userId: Number((await create(campus, registry.get('user'))).id), roleId: 0 };
      const { unless } = resource.visibleTo ?? {};
      const actions = Object.values(resource.actions).map(({ permission }) => permission);
      const allowed = ['create', 'update', 'delete', ...actions].filter((action) => action !== unless);
      const ability = buildAbility(allowed.map((action) => needOf(resource, action)));
      const call = { ...callOf(resource), caller: { ...stranger, ability } };
      const record = resource.endpoints.create ? await create(campus, resource) : await firstOf(resource);
      const id = Number(record.id);
      const read = () => readOne({ context: campus.context, caller: call.caller, resource, id });
      expect(await refusalOf(read), 'read').toMatchObject({ status: 404 });
      const hidden = { status: unless === 'update' ? 403 : 404 };
      if (resource.endpoints.update)
        expect(await refusalOf(() => changeRecord(call, id, {})), 'update').toMatchObject(hidden);
      if (resource.endpoints.toggle)
        expect(await refusalOf(() => toggleRecord(call, id, { is_active: 0 })), 'toggle').toMatchObject(hidden);
      if (resource.endpoints.toggleMany) expect(await toggleMany(call, [id], 0)).toMatchObject(refusedWith(hidden));
      if (resource.endpoints.remove)
        expect(await refusalOf(() => removeRecord(call, id)), 'delete').toMatchObject({ status: 404 });
      if (resource.endpoints.removeMany)
        expect(await removeMany(call, [id])).toMatchObject(refusedWith({ status: 404 }));
      for (const each of Object.values(resource.actions))
        expect(await refusalOf(() => actOnRecord({ call, action: each, id, input: {} })), each.name).toMatchObject({
          status: expect.toBeOneOf([403, 404]),
        });
      if (!resource.endpoints.create) return;
      const input = await build(campus, resource);
      expect(await refusalOf(() => createRecord(call, input)), 'create').toMatchObject({ status: 422 });
    },
  );

  it.each(eachOf(personal))('%s is done by nobody but whom the record leads to', async (_, { resource, action }) => {
    const record = await create(campus, resource);
    await set(resource, record.id, { [statusFieldOf(resource) ?? '']: stateOf(resource, action) });
    const work = () => actOnRecord({ call: callOf(resource), action, id: Number(record.id), input: {} });
    expect(await refusalOf(work)).toMatchObject({ status: 403 });
  });

  async function changeAsFollows(call: WriteCall, id: number, change: Json) {
    const { resource } = call;
    await inTransaction(call, (store) =>
      updateRelated({ cause: { store, caller }, entity: declared(resource), id, change: () => change }),
    );
  }

  async function otherValue({ fields }: Resource, name: string, value: unknown): Promise<unknown> {
    const field = fields[name] as AnyField;
    if (field.kind === 'choice') return field.options.find((each) => each.value !== value)?.value;
    if (field.kind !== 'reference') return isNumber(field) ? Number(value) + 1 : `${String(value)} 2`;
    const target = registry.get(field.target);
    return (await create(campus, target)).id;
  }

  // Something has become wrong with a record while it was switched off. However outdated, one can be switched off.
  async function expectNoSwitchingOn(
    call: WriteCall,
    record: Json,
    { what, field, change, expected }: { what: string; field: string; change: Json; expected: unknown },
  ) {
    const { resource } = call;
    if (!holds(resource.editableWhen, record)) return;
    const id = Number(record.id);
    const mended = Object.fromEntries(Object.keys(change).map((name) => [name, record[name] ?? null]));
    await set(resource, id, { ...rowOf(resource, change), is_active: 0 });
    const problems = await problemsOf('toggle', what, () => toggleRecord(call, id, { is_active: 1 }));
    expect(problems[field], `${what}, by switching it on`).toEqual(expected);
    await expectNoSwitchingManyOn(resource, id, { what, field });
    await set(resource, id, rowOf(resource, mended));
    expect(await toggleRecord(call, id, { is_active: 1 }), `${what}, mended`).toMatchObject({ is_active: 1 });
    await set(resource, id, rowOf(resource, change));
    expect(await toggleRecord(call, id, { is_active: 0 }), what).toMatchObject({ is_active: 0 });
    await set(resource, id, { ...rowOf(resource, mended), is_active: 1 });
  }

  // The call for many tells of each record what the call for one does.
  async function expectNoSwitchingManyOn(
    resource: Resource,
    id: number,
    { what, field }: Record<'what' | 'field', string>,
  ) {
    const one = await campus.call(`PUT ${addressOf(resource.endpoints.toggle?.path ?? '', id)}`, {
      body: { is_active: 1 },
    });
    const [problem = ''] = (one.body.errors as Record<string, string[]> | undefined)?.[field] ?? [];
    expect(problem, `${what}, by the call for one: ${one.text}`).not.toBe('');
    expect(await byBulkCall(resource, 'toggleMany', { ids: [id], is_active: 1 }), `${what}, with others`).toEqual({
      done: [],
      refused: [{ id, message: expect.stringContaining(problem) }],
    });
  }

  async function byBulkCall({ endpoints }: Resource, name: 'toggleMany' | 'removeMany', body: Json): Promise<unknown> {
    tried.bulk += 1;
    const { method, path } = endpoints[name] as Endpoint;
    const answer = await campus.call(`${method as 'PUT' | 'DELETE'} ${path}`, { body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data;
  }

  it.each(eachOf(entered, isImported))('%s, from a file', async (_, resource) => {
    const valid = await build(campus, resource);
    // What is not there has no name, and an empty cell is what a field starts with.
    const all = (await brokenInputs({ campus, resource, valid })).filter(
      (each) => each.rule !== 'gone' && !isEmptyInFile(resource, each),
    );
    for (const { rule, field, values } of all) {
      const input = { ...(await fillVisible(campus, resource, { ...valid, ...values })), ...values };
      const { headings, cells } = await asLine(campus, resource, input);
      // A line without any content is none.
      if (headings.length === 0) continue;
      tried.import += 1;
      const answer = await sendImport(campus, resource, { file: csvOf(headings, [cells]), dryRun: true });
      const report = (answer.body.data as Json | undefined)?.report as Json | undefined;
      const [row] = (report?.rows ?? []) as { action: string; errors: Json }[];
      expect([row?.action, Object.keys(row?.errors ?? {})], `${field}: ${rule}: ${answer.text}`).toEqual([
        'refuse',
        expect.arrayContaining([field]),
      ]);
    }
  });

  it.each(eachOf(acting))('%s, in what it asks for', async (_, { resource, action }) => {
    const record = resource.endpoints.create ? await create(campus, resource) : await firstOf(resource);
    await set(resource, record.id, { [statusFieldOf(resource) ?? '']: stateOf(resource, action) });
    const asked = action.ask.map((name) => [name, resource.fields[name] as AnyField] as const);
    const others = Object.fromEntries(
      await Promise.all(asked.map(async ([name, field]) => [name, await anyValue(field)])),
    );
    for (const [name, field] of asked) {
      const beside = { ...record, ...others };
      const asking = {
        campus,
        fields: resource.fields,
        beside,
        name,
        field: { ...field, required: true } as AnyField,
      };
      const found: Broken[] = await brokenField(asking);
      expect(found.length).toBeGreaterThan(0);
      for (const { rule, values } of found) {
        const input = { ...others, ...values };
        const work = () => actOnRecord({ call: callOf(resource), action, id: Number(record.id), input });
        expect(await problemsOf('action', `${name}: ${rule}`, work), `${name}: ${rule}`).toHaveProperty(name);
      }
    }
  });

  it.each(eachOf(moves))('%s takes no field that it does not ask for', async (_, { resource, action }) => {
    const record = resource.endpoints.create ? await create(campus, resource) : await firstOf(resource);
    await set(resource, record.id, { [statusFieldOf(resource) ?? '']: stateOf(resource, action) });
    const strays = Object.keys(resource.fields).filter((name) => !action.ask.includes(name));
    if (resource.toggle) strays.push('is_active');
    const input = Object.fromEntries(strays.map((name) => [name, record[name] ?? null]));
    const work = () => actOnRecord({ call: callOf(resource), action, id: Number(record.id), input });
    const problems = await problemsOf('action', 'what it does not ask for', work);
    expect(problems).toMatchObject(Object.fromEntries(strays.map((name) => [name, ['unknown']])));
  });

  it.each(eachOf(switched))('%s is refused while the record is switched off', async (_, { resource, action }) => {
    const record = resource.endpoints.create ? await create(campus, resource) : await firstOf(resource);
    const before = { [statusFieldOf(resource) ?? '']: stateOf(resource, action), is_active: 0 };
    await set(resource, record.id, before);
    const moving = actOnRecord({ call: callOf(resource), action, id: Number(record.id), input: {} });
    await expect(moving).rejects.toMatchObject({ id: 'inactive', status: 409 });
  });

  async function firstOf({ table }: Resource): Promise<Json> {
    return campus.database.db.selectFrom(table).selectAll().limit(1).executeTakeFirstOrThrow();
  }

  async function anyValue(field: AnyField): Promise<unknown> {
    if (field.kind === 'reference') {
      const { table, toggle } = registry.get(field.target);
      const query = campus.database.db.selectFrom(table).select('id').limit(1);
      const row = await (toggle ? query.where('is_active', '=', 1) : query).executeTakeFirstOrThrow();
      return Number(row.id);
    }
    if (field.kind === 'date') return '2025-01-15';
    return isNumber(field) ? 1 : 'T-1';
  }

  it('and every way was tried often', () => {
    for (const [way, count] of Object.entries(tried)) expect(count, way).toBeGreaterThan(15);
  });

  it('and every rule was broken, but those that no declaration says', () => {
    expect(RULES.filter((rule) => !broken.has(rule))).toEqual(UNSAID);
  });
});

// Links and child rows lie in tables of their own.
function isOwnColumn({ fields }: Resource, path: string): boolean {
  return !['manyToMany', 'children', undefined].includes(fields[path]?.kind);
}

/** A resource as the rules of the school hand it over: as its own file declares it. */
function declared({ name }: Resource): Resource {
  return entities.find((each) => each.name === name) as Resource;
}

/** What a write of many answers that does nothing to its one record. */
function refusedWith(error: object) {
  return { done: [], refused: [{ error }] };
}

/** What a write is refused with; undefined when it is not. */
async function refusalOf(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => undefined,
    (error: unknown) => error,
  );
}

function stateOf({ fields }: Resource, { from }: Action): unknown {
  const status = Object.values(fields).find(({ kind }) => kind === 'status');
  return status?.kind === 'status' ? status.options.find(({ name }) => name === from[0])?.value : undefined;
}
