import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { asLine, csvOf, runImport, sendImport } from '../support/importFile.ts';

const attendance = registry.get('employeeAttendance');
const classDay = registry.get('classDay');
const [THURSDAY, FRIDAY] = ['2025-08-21', '2025-08-22'];
const FRIDAYS = 5;

describe('the attendance of employees', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const enter = async (given: Json) =>
    campus.call('POST /employee-attendances', { body: await build(campus, attendance, given) });
  const dayOf = async (weekday: number) =>
    (await campus.call(`GET ${classDay.endpoints.list.path}`, { query: { filter: { weekday } } })).list[0] as Json;
  const fieldsOf = (errors: unknown) => Object.keys(errors as Json);

  it('is not taken on a day off, nor moved to one', async () => {
    const refused = await enter({ date: FRIDAY });
    expect([refused.status, refused.body.errors], refused.text).toEqual([
      422,
      { date: [expect.stringContaining('day off')] },
    ]);
    const { id } = await create(campus, attendance, { date: THURSDAY });
    const moved = await campus.call(`PUT /employee-attendances/${id}`, { body: { date: FRIDAY } });
    expect([moved.status, fieldsOf(moved.body.errors)]).toEqual([422, ['date']]);
  });

  it('is not taken on a holiday of employees, and on one of students alone', async () => {
    const holiday = (given: Json) => create(campus, registry.get('holiday'), { ends_on: THURSDAY, ...given });
    const { id } = await holiday({ name: 'Founders’ Day', starts_on: '2025-08-20', closed_for: 'students' });
    await create(campus, attendance, { date: THURSDAY });
    await campus.call(`PUT /holidays/${id}`, { body: { closed_for: 'employees' } });
    const refused = await enter({ date: THURSDAY });
    expect(refused.body.errors, refused.text).toEqual({
      date: ['This day is a holiday (Founders’ Day), so there is no attendance.'],
    });
    expect(fieldsOf((await enter({ date: '2025-08-20' })).body.errors)).toEqual(['date']);
    await campus.call(`DELETE /holidays/${id}`);
    expect((await enter({ date: '2025-08-20' })).status).toBe(201);
  });

  it('is counted by the aliases of four statuses, which stay; their names may change', async () => {
    const { list } = await campus.call('GET /get/all/attendance/status');
    for (const alias of ['P', 'A', 'L', 'E']) {
      const { id, name } = list.find((each) => each.alias === alias) as Json;
      const change = (body: Json) => campus.call(`PUT /attendance-statuses/${id}`, { body });
      expect((await change({ alias: 'Z' })).body.errors).toHaveProperty('alias');
      expect((await change({ alias, name: `${name}!` })).status).toBe(200);
      expect((await change({ name })).status).toBe(200);
      expect((await campus.call(`DELETE /attendance-statuses/${id}`)).status).toBe(409);
    }
    const { id } = await create(campus, registry.get('attendanceStatus'), { alias: 'H' });
    expect((await campus.call(`PUT /attendance-statuses/${id}`, { body: { alias: 'HD' } })).status).toBe(200);
    expect((await campus.call(`DELETE /attendance-statuses/${id}`)).status).toBe(200);
  });

  it('is not taken in the future', async () => {
    expect(fieldsOf((await enter({ date: '2031-06-05' })).body.errors)).toEqual(['date']);
  });

  it('does not come in a file for a day off either', async () => {
    const input = await build(campus, attendance, { date: FRIDAY });
    const { headings, cells } = await asLine(campus, attendance, input);
    const file = csvOf(headings, [cells]);
    const checked = await sendImport(campus, attendance, { file, dryRun: true });
    expect((checked.body.data as Json).report, checked.text).toMatchObject({ ready: 0, wrong: 1 });
    expect((await runImport(campus, attendance, { file })).report).toMatchObject({ created: 0, wrong: 1 });
  });

  it('does not come in a file of which all that is wrong is told at once: cells and what only storing them tells', async () => {
    const { headings, cells } = await asLine(campus, attendance, await build(campus, attendance, { date: FRIDAY }));
    const misspelt = cells.with(headings.indexOf('attendance_status_id'), 'Nowhere');
    const { report } = await runImport(campus, attendance, { file: csvOf(headings, [misspelt, cells]) });
    expect(report).toMatchObject({ created: 0, wrong: 2 });
  });

  it('is taken where the day is worked, and what was taken can be put right when it is free later', async () => {
    const friday = await dayOf(FRIDAYS);
    const change = (kind: unknown) =>
      campus.call(`PUT ${addressOf(classDay.endpoints.update?.path ?? '', friday.id)}`, { body: { kind } });
    await change('working');
    const { id } = await create(campus, attendance, { date: FRIDAY });
    await change(friday.kind);
    const answer = await campus.call(`PUT /employee-attendances/${id}`, {
      body: { date: FRIDAY, remark: 'Came for the exam' },
    });
    expect(answer.status, answer.text).toBe(200);
  });
});
