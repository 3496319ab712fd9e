import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { saveDistributionsOfClass } from '../../schemas/exams/distributionCalls.ts';
import { registry } from '../../schemas/index.ts';
import { updateMe } from '../../src/core/calls/engineCalls.ts';
import { holds } from '../../src/core/conditions.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import type { Endpoint } from '../../src/core/paths.ts';
import { isImported, type Resource } from '../../src/core/resource.ts';
import * as kinds from '../../src/server/services/resources/write/kinds.ts';
import { rowOf } from '../../src/server/services/resources/write/rows.ts';
import type { WriteCall } from '../../src/server/services/resources/write/write.ts';
import {
  type BrokenInput,
  brokenField,
  brokenInputs,
  isEmptyInFile,
  isNumber,
  RULES,
} from '../support/brokenInputs.ts';
import { build, create, fillVisible } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import {
  callForMany,
  callOfRecord,
  callToCreate,
  changeAsCause,
  changeAsFollows,
  changeOnSheet,
  comparedWith,
  createAsFirst,
  createAsFollows,
  createOnSheet,
  isOwnColumn,
  moves,
  recordBefore,
  sentencesOf,
  sentencesOfCall,
  setRow,
  superAdminOf,
  takenByMany,
} from '../support/everyPath.ts';
import { asLine, csvOf, importsOf } from '../support/importFile.ts';
import { GIVES_NOTHING, WAYS, type Way } from '../support/waysToWrite.ts';
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

/** Ways that one entity alone has. */
const OF_ONE_ENTITY: readonly string[] = ['createTogether', 'updateTogether', 'updateOwn'] satisfies readonly Way[];

/** What people change of their own account; it has no other fields for them. */
const OWN_FIELDS = ['name', 'email', 'photo'];

/** What a row of the sheet of mark distributions says; all else is said once for the sheet. */
const ROW_FIELDS = ['pass_rule', 'components'];

interface Work {
  readonly resource: Resource;
  readonly work: () => Promise<unknown>;
}

/**
 * Every way that has a call of its own is tried by it, on the server as it is built and as schools run it. The others have
 * none that could be given any value of any entity, and are called as they stand in the sources:
 * - what follows from a record, and what its rules change in itself: their values come from the rules of the school;
 * - the first super admin: a link makes one account, once;
 * - the rows of a sheet of marks: only marks are saved so, and no call makes them alone, with which to compare.
 */
describe('what is refused when a record is made is refused on every other way', () => {
  let campus: Campus;
  let caller: WriteCall['caller'];
  /** How often each way was tried. */
  const tried = Object.fromEntries(Object.keys(WAYS).map((way) => [way, 0])) as Record<Way, number>;
  /** How often each rule was broken, on every way together. */
  const broken = new Map<string, number>();
  beforeAll(async () => {
    campus = await openCampus('postgres');
    caller = await superAdminOf(campus);
  });
  afterAll(() => campus.close());

  const { check } = importsOf(() => campus);
  const callOf = (resource: Resource): WriteCall => ({ context: campus.context, caller, resource });
  const byCall = (way: Way, what: string, call: { readonly to: Endpoint; readonly body: Json }) => {
    tried[way] += 1;
    return sentencesOfCall(campus, call.to, { what: `${what}, ${way}`, body: call.body });
  };
  const byWork = (way: Way, what: string, { resource, work }: Work) => {
    tried[way] += 1;
    return sentencesOf(campus, resource, { what: `${what}, ${way}`, work });
  };
  const sentence = (key: string) => campus.context.translators.forHeader(undefined).text(`validation.${key}`);

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
      const compared = comparedWith(resource.fields[field]);
      const change = Object.fromEntries(
        Object.entries(input).filter(([name]) => name === compared || input[name] !== valid[name]),
      );
      const refused = await byCall('create', what, { to: callToCreate(resource), body: input });
      const expected = refused[field];
      expect(expected, `${what}: ${JSON.stringify(refused)}`).toHaveLength(1);
      const making: readonly (readonly [Way, (call: WriteCall, input: Json) => Promise<void>])[] = [
        ['related', createAsFollows],
        ['createAsFirst', createAsFirst],
        ...(LEFT_TO_SHEET.includes(rule) ? [] : [['createOnSheet', createOnSheet] as const]),
      ];
      for (const [way, make] of making) {
        const problems = await byWork(way, what, { resource, work: () => make(call, input) });
        expect(problems[field], `${what}, ${way}`).toEqual(expected);
      }
      // An empty password leaves the old one.
      const isKept = resource.fields[field]?.kind === 'password';
      if (isKept) continue;
      const id = Number(record.id);
      // A value of the wrong form is refused as such; every other one is a change of what is written once.
      const isFixed = resource.fields[field]?.writeOnce && !['range', 'length', 'format'].includes(rule);
      const refusal = isFixed ? [sentence('writeOnce')] : expected;
      const { update } = resource.endpoints;
      if (update) {
        const problems = await byCall('update', what, { to: callOfRecord(update, id), body: change });
        expect(problems[field], `${what}, update`).toEqual(refusal);
      }
      if (takenByMany(resource, change)) {
        tried.updateMany += 1;
        const many = await callForMany(campus, resource.endpoints.updateMany, { ids: [id], values: change });
        const told = { id, message: expect.stringContaining(refusal?.[0] ?? '') };
        expect(many, `${what}, with others`).toEqual({ done: [], refused: [told] });
      }
      const changing: readonly (readonly [Way, typeof changeAsFollows])[] = [
        ['updateCause', changeAsCause],
        ['updateRelated', changeAsFollows],
        ...(LEFT_TO_SHEET.includes(rule) ? [] : [['updateOnSheet', changeOnSheet] as const]),
      ];
      for (const [way, alter] of changing) {
        const problems = await byWork(way, what, { resource, work: () => alter(call, id, change) });
        expect(problems[field], `${what}, ${way}`).toEqual(refusal);
      }
      if (resource.endpoints.toggle && OUTDATING.includes(rule) && isOwnColumn(resource, field)) {
        await expectNoSwitchingOn(resource, record, { what, field, change, expected });
      }
    }
  });

  // Something has become wrong with a record while it was switched off. However outdated, one can be switched off.
  async function expectNoSwitchingOn(
    resource: Resource,
    record: Json,
    { what, field, change, expected }: { what: string; field: string; change: Json; expected: unknown },
  ) {
    if (!holds(resource.editableWhen, record)) return;
    const id = Number(record.id);
    const to = callOfRecord(resource.endpoints.toggle, id);
    const switchTo = (is_active: 0 | 1) => campus.call(`PUT ${to.path}`, { body: { is_active } });
    const mended = Object.fromEntries(Object.keys(change).map((name) => [name, record[name] ?? null]));
    await setRow(campus, resource, id, { ...rowOf(resource, change), is_active: 0 });
    const problems = await byCall('toggle', what, { to, body: { is_active: 1 } });
    expect(problems[field], `${what}, by switching it on`).toEqual(expected);
    await expectNoSwitchingManyOn(resource, id, { what, problem: problems[field]?.[0] ?? '' });
    await setRow(campus, resource, id, rowOf(resource, mended));
    expect(await switchTo(1), `${what}, mended`).toMatchObject({ status: 200, body: { data: { is_active: 1 } } });
    await setRow(campus, resource, id, rowOf(resource, change));
    expect(await switchTo(0), what).toMatchObject({ status: 200, body: { data: { is_active: 0 } } });
    await setRow(campus, resource, id, { ...rowOf(resource, mended), is_active: 1 });
  }

  // The call for many tells of each record what the call for one does.
  async function expectNoSwitchingManyOn(
    resource: Resource,
    id: number,
    { what, problem }: Record<'what' | 'problem', string>,
  ) {
    tried.bulk += 1;
    const many = await callForMany(campus, resource.endpoints.toggleMany, { ids: [id], is_active: 1 });
    expect(many, `${what}, with others`).toEqual({
      done: [],
      refused: [{ id, message: expect.stringContaining(problem) }],
    });
  }

  it.each(eachOf(made, ({ place }) => place !== undefined))('%s, by moving it', async (_, resource) => {
    const { place = '', endpoints, fields, table } = resource;
    const [moved, beside] = [await create(campus, resource), await create(campus, resource)];
    const valid = await build(campus, resource);
    const outOfRange = await brokenField({ campus, beside: valid, name: place, field: fields[place] as AnyField });
    expect(outOfRange.length).toBeGreaterThan(0);
    // Numbers that differ go from hand to hand; all others would be counted anew.
    const rows = anyTable(campus.database.db);
    const before = await rows.selectFrom(table).select(['id', place]).execute();
    await rows
      .updateTable(table)
      .set((eb) => ({ [place]: eb('id', '+', 1_000_000) }))
      .execute();
    for (const { rule, values } of outOfRange) {
      const what = `${place}: ${rule}`;
      const expected = await byCall('create', what, { to: callToCreate(resource), body: { ...valid, ...values } });
      await setRow(campus, resource, beside.id, values);
      const body = { ids: [moved.id], before: beside.id };
      const refused = await byCall('order', what, { to: endpoints.order as Endpoint, body });
      expect(refused[place], what).toEqual(expected[place]);
    }
    for (const { id, [place]: number } of before) await setRow(campus, resource, id, { [place]: number });
  });

  it('one’s own account, on the profile', async () => {
    const resource = registry.get('user');
    const valid = await build(campus, resource);
    for (const { rule, field, values } of await brokenInputs({ campus, resource, valid })) {
      const what = `${field}: ${rule}`;
      const [name = field] = field.split('.');
      const body = { [name]: values[name], current_password: DEMO_PASSWORD };
      const own = await byCall('updateOwn', what, { to: updateMe, body });
      const others = await byCall('create', what, { to: callToCreate(resource), body: { ...valid, ...values } });
      expect(own[name], what).toEqual(OWN_FIELDS.includes(name) ? others[field] : [sentence('notYours')]);
    }
  });

  it('the mark distributions of a class, which are saved together', async () => {
    const resource = registry.get('markDistribution');
    const { id: class_id } = await create(campus, registry.get('class'), { has_groups: 0 });
    const subjectOf = async () => (await create(campus, registry.get('subject'), { classes: [{ class_id }] })).id;
    const stored = await create(campus, resource, { class_id, student_group_id: null, subject_id: await subjectOf() });
    const place = Object.fromEntries(
      ['academic_year_id', 'exam_type_id', 'class_id', 'student_group_id'].map((name) => [name, stored[name]]),
    );
    const valid = await build(campus, resource, { ...place, subject_id: await subjectOf() });
    const ways = [
      ['createTogether', { subject_id: valid.subject_id }],
      ['updateTogether', { subject_id: stored.subject_id, row_version: stored.row_version }],
    ] as const;
    for (const { rule, field, values } of await brokenInputs({ campus, resource, valid })) {
      if (!ROW_FIELDS.includes(field.split('.')[0] ?? '')) continue;
      const what = `${field}: ${rule}`;
      const alone = await byCall('create', what, { to: callToCreate(resource), body: { ...valid, ...values } });
      for (const [way, row] of ways) {
        const { pass_rule, components } = { ...valid, ...values };
        const body = { ...place, rows: [{ pass_rule, components, ...row }] };
        const together = await byCall(way, what, { to: saveDistributionsOfClass, body });
        expect(together, `${what}, ${way}`).toEqual({ [`rows.0.${field}`]: alone[field] });
      }
    }
  });

  it.each(eachOf(made, isImported))('%s, from a file', async (_, resource) => {
    const valid = await build(campus, resource);
    // What is not there has no name, and an empty cell is what a field starts with.
    const all = (await brokenInputs({ campus, resource, valid })).filter(
      (each) => each.rule !== 'gone' && !isEmptyInFile(resource, each),
    );
    // A file takes its time, so lines of the same columns are sent in one. What breaks a rule between records stands alone.
    const files = new Map<
      string,
      { headings: readonly string[]; lines: { broken: BrokenInput; cells: readonly unknown[] }[] }
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
        const what = `${name}: ${rule}`;
        const to = callOfRecord(action.endpoint, record.id);
        expect(await byCall('action', what, { to, body: { ...others, ...values } }), what).toHaveProperty(name);
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
      const body = Object.fromEntries(strays.map((name) => [name, record[name] ?? null]));
      const to = callOfRecord(action.endpoint, record.id);
      const problems = await byCall('action', 'what it does not ask for', { to, body });
      expect(problems).toMatchObject(Object.fromEntries(strays.map((name) => [name, [sentence('notTaken')]])));
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
    for (const [way, count] of Object.entries(tried))
      expect(count, way).toBeGreaterThan(OF_ONE_ENTITY.includes(way) ? 8 : 15);
  });

  it('and every kind of write that stores what is given is one of the ways', () => {
    const storing = Object.entries(kinds).filter(([, { does }]) => does === 'insert' || does === 'update');
    const untried = storing.filter(([, kind]) => !Object.values(WAYS).includes(kind));
    expect(untried.map(([name]) => name)).toEqual([GIVES_NOTHING]);
  });

  it('and every rule was broken, but those that no declaration says', () => {
    expect(RULES.filter((rule) => !broken.has(rule))).toEqual(UNSAID);
  });
});
