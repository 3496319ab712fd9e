import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { holds } from '../../src/core/conditions.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { isImported, type Resource } from '../../src/core/resource.ts';
import { rowOf } from '../../src/server/services/resources/write/rows.ts';
import type { WriteCall } from '../../src/server/services/resources/write/transaction.ts';
import {
  actOnRecord,
  changeOwnRecord,
  changeRecord,
  createRecord,
  toggleRecord,
} from '../../src/server/services/resources/write/writeRecords.ts';
import { type Broken, brokenField, brokenInputs, isEmptyInFile, isNumber, RULES } from '../support/brokenInputs.ts';
import { build, create, fillVisible } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import {
  callForMany,
  changeAsCause,
  changeAsFollows,
  changeOnSheet,
  createAsFirst,
  createAsFollows,
  createOnSheet,
  moves,
  problemsOf,
  recordBefore,
  setRow,
  superAdminOf,
} from '../support/everyPath.ts';
import { asLine, csvOf, importsOf } from '../support/importFile.ts';
import { made } from '../support/writeCalls.ts';
import { anyTable } from '../../src/server/db/tables.ts';

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

/** What a sheet asks for all of its records at once: the kinds of write of a sheet leave the step `references` out. */
const LEFT_TO_SHEET = ['gone', 'inactive'];

/** Rules of which another line of the same file could be the reason. */
const BETWEEN_RECORDS: readonly string[] = ['unique', 'uniqueTogether', 'noOverlap'];

describe('what is refused when a record is made is refused on every other way', () => {
  let campus: Campus;
  let caller: WriteCall['caller'];
  /** How often each way was tried. */
  const tried = {
    create: 0,
    createAsFirst: 0,
    createOnSheet: 0,
    update: 0,
    updateOwn: 0,
    updateCause: 0,
    updateOnSheet: 0,
    toggle: 0,
    action: 0,
    import: 0,
    related: 0,
    updateRelated: 0,
    bulk: 0,
  };
  /** How often each rule was broken, on every way together. */
  const broken = new Map<string, number>();
  beforeAll(async () => {
    campus = await openCampus('postgres');
    caller = await superAdminOf(campus);
  });
  afterAll(() => campus.close());

  const { check } = importsOf(() => campus);
  const callOf = (resource: Resource): WriteCall => ({ context: campus.context, caller, resource });
  const problemsBy = (way: keyof typeof tried, what: string, work: () => Promise<unknown>) => {
    tried[way] += 1;
    return problemsOf(`${what}, ${way}`, work);
  };

  it.each(eachOf(made))('%s', async (_, resource) => {
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
      const refused = await problemsBy('create', what, () => createRecord(call, input));
      const expected = refused[field];
      expect(expected, `${what}: ${JSON.stringify(refused)}`).toHaveLength(1);
      const related = await problemsBy('related', what, () => createAsFollows(call, input));
      expect(related[field], `${what}, as what follows`).toEqual(expected);
      const asFirst = await problemsBy('createAsFirst', what, () => createAsFirst(call, input));
      expect(asFirst[field], `${what}, as the first`).toEqual(expected);
      const isLeftToSheet = LEFT_TO_SHEET.includes(rule);
      if (!isLeftToSheet) {
        const onSheet = await problemsBy('createOnSheet', what, () => createOnSheet(call, input));
        expect(onSheet[field], `${what}, on a sheet`).toEqual(expected);
      }
      // An empty password leaves the old one.
      const isKept = resource.fields[field]?.kind === 'password';
      if (isKept) continue;
      const id = Number(record.id);
      // A value of the wrong form is refused as such; every other one is a change of what is written once.
      const isFixed = resource.fields[field]?.writeOnce && !['range', 'length', 'format'].includes(rule);
      const refusal = isFixed ? ['writeOnce'] : expected;
      if (resource.endpoints.update) {
        const update = await problemsBy('update', what, () => changeRecord(call, id, change));
        expect(update[field], `${what}, by an update`).toEqual(refusal);
        const own = await problemsBy('updateOwn', what, () => changeOwnRecord(call, id, change));
        expect(own[field], `${what}, by an update of one's own`).toEqual(refusal);
      }
      const cause = await problemsBy('updateCause', what, () => changeAsCause(call, id, change));
      expect(cause[field], `${what}, by what follows in the record itself`).toEqual(refusal);
      if (!isLeftToSheet) {
        const onSheet = await problemsBy('updateOnSheet', what, () => changeOnSheet(call, id, change));
        expect(onSheet[field], `${what}, by a change on a sheet`).toEqual(refusal);
      }
      const follows = await problemsBy('updateRelated', what, () => changeAsFollows(call, id, change));
      expect(follows[field], `${what}, by a change that follows`).toEqual(refusal);
      if (resource.endpoints.toggle && OUTDATING.includes(rule) && isOwnColumn(resource, field)) {
        await expectNoSwitchingOn(call, record, { what, field, change, expected });
      }
    }
  });

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
    await setRow(campus, resource, id, { ...rowOf(resource, change), is_active: 0 });
    const problems = await problemsBy('toggle', what, () => toggleRecord(call, id, { is_active: 1 }));
    expect(problems[field], `${what}, by switching it on`).toEqual(expected);
    await expectNoSwitchingManyOn(resource, id, { what, field });
    await setRow(campus, resource, id, rowOf(resource, mended));
    expect(await toggleRecord(call, id, { is_active: 1 }), `${what}, mended`).toMatchObject({ is_active: 1 });
    await setRow(campus, resource, id, rowOf(resource, change));
    expect(await toggleRecord(call, id, { is_active: 0 }), what).toMatchObject({ is_active: 0 });
    await setRow(campus, resource, id, { ...rowOf(resource, mended), is_active: 1 });
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
    tried.bulk += 1;
    const many = await callForMany(campus, resource.endpoints.toggleMany, { ids: [id], is_active: 1 });
    expect(many, `${what}, with others`).toEqual({
      done: [],
      refused: [{ id, message: expect.stringContaining(problem) }],
    });
  }

  it.each(eachOf(made, isImported))('%s, from a file', async (_, resource) => {
    const valid = await build(campus, resource);
    // What is not there has no name, and an empty cell is what a field starts with.
    const all = (await brokenInputs({ campus, resource, valid })).filter(
      (each) => each.rule !== 'gone' && !isEmptyInFile(resource, each),
    );
    // A file takes its time, so lines of the same columns are sent in one. What breaks a rule between records stands alone.
    const files = new Map<
      string,
      { headings: readonly string[]; lines: { broken: Broken; cells: readonly unknown[] }[] }
    >();
    for (const broken of all) {
      const { rule, field, values } = broken;
      const input = { ...(await fillVisible(campus, resource, { ...valid, ...values })), ...values };
      const { headings, cells } = await asLine(campus, resource, input);
      // A line without any content is none.
      if (headings.length === 0) continue;
      const key = JSON.stringify(BETWEEN_RECORDS.includes(rule) ? [headings, field, rule] : headings);
      const file = files.get(key) ?? { headings, lines: [] };
      file.lines.push({ broken, cells });
      files.set(key, file);
    }
    for (const { headings, lines } of files.values()) {
      tried.import += lines.length;
      const { rows } = await check(
        resource.name,
        csvOf(
          headings,
          lines.map(({ cells }) => cells),
        ),
      );
      lines.forEach(({ broken: { rule, field } }, index) => {
        const row = rows[index];
        expect([row?.action, Object.keys(row?.errors ?? {})], `${field}: ${rule}: ${JSON.stringify(row)}`).toEqual([
          'refuse',
          expect.arrayContaining([field]),
        ]);
      });
    }
  });

  it.each(eachOf(moves, ({ action }) => action.ask.length > 0))('%s, in what it asks for', async (_, move) => {
    const { resource, action } = move;
    const record = await recordBefore(campus, move);
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
      const found = await brokenField(asking);
      expect(found.length).toBeGreaterThan(0);
      for (const { rule, values } of found) {
        const input = { ...others, ...values };
        const work = () => actOnRecord({ call: callOf(resource), action, id: Number(record.id), input });
        expect(await problemsBy('action', `${name}: ${rule}`, work), `${name}: ${rule}`).toHaveProperty(name);
      }
    }
  });

  it.each(eachOf(moves, ({ action }) => action.personal.length === 0))(
    '%s takes no field that it does not ask for',
    async (_, move) => {
      const { resource, action } = move;
      const record = await recordBefore(campus, move);
      const strays = Object.keys(resource.fields).filter((name) => !action.ask.includes(name));
      if (resource.toggle) strays.push('is_active');
      const input = Object.fromEntries(strays.map((name) => [name, record[name] ?? null]));
      const work = () => actOnRecord({ call: callOf(resource), action, id: Number(record.id), input });
      const problems = await problemsBy('action', 'what it does not ask for', work);
      expect(problems).toMatchObject(Object.fromEntries(strays.map((name) => [name, ['unknown']])));
    },
  );

  async function anyValue(field: AnyField): Promise<unknown> {
    if (field.kind === 'reference') {
      const { table, toggle } = registry.get(field.target);
      const query = anyTable(campus.database.db).selectFrom(table).select('id').limit(1);
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
