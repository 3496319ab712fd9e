import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { employeeOf, userOf } from '../support/people.ts';

const employeeLeave = registry.get('employeeLeaveRequest');
const studentLeave = registry.get('studentLeaveRequest');

/** A Thursday to the Sunday after it; Friday and Saturday are free. */
const LEAVE = { starts_on: '2031-06-05', ends_on: '2031-06-08' };

describe('leave', () => {
  let campus: Campus;
  let statuses: ReadonlyMap<string, unknown>;
  beforeAll(async () => {
    campus = await openCampus();
    const { list } = await campus.call('GET /get/all/attendance/status');
    statuses = new Map(list.map(({ alias, id }) => [String(alias), id]));
  });
  afterAll(() => campus.close());

  const approve = (collection: string, id: unknown) => campus.call(`PUT /${collection}/${id}/approve`);
  const attendance = async (path: string, filter: Json) => {
    const { list } = await campus.call(`GET ${path}`, { query: { filter, sort: ['date', 'ASC'] } });
    return list.filter(({ date }) => String(date).startsWith('2031'));
  };
  const newEmployee = async () => (await create(campus, registry.get('employee'))).id;

  it('of an employee is written into the attendance of its school days, with its history', async () => {
    const employee_id = await newEmployee();
    const request = await create(campus, employeeLeave, { ...LEAVE, employee_id });
    expect(request.days).toBe(4);
    expect((await approve('employee-leave-requests', request.id)).status).toBe(200);
    const rows = await attendance('/get/all/employee/attendances', { employee_id });
    expect(rows.map(({ date }) => date)).toEqual(['2031-06-05', '2031-06-08']);
    for (const row of rows) expect(row.attendance_status_id).toBe(statuses.get('E'));
    const { list } = await campus.call(`GET /employee-attendances/${rows[0]?.id}/history`);
    expect(list).toMatchObject([{ action: 'create' }]);
  });

  it('is not written into the holidays of those who ask for it', async () => {
    const employee_id = await newEmployee();
    const days = { starts_on: '2031-06-08', ends_on: '2031-06-09' };
    const holiday = await create(campus, registry.get('holiday'), { ...days, closed_for: 'employees' });
    const other = await create(campus, registry.get('holiday'), { ...days, closed_for: 'students' });
    const request = await create(campus, employeeLeave, { ...LEAVE, employee_id });
    expect((await approve('employee-leave-requests', request.id)).status).toBe(200);
    const rows = await attendance('/get/all/employee/attendances', { employee_id });
    expect(rows.map(({ date }) => date)).toEqual(['2031-06-05']);
    for (const { id } of [holiday, other]) expect((await campus.call(`DELETE /holidays/${id}`)).status).toBe(200);
  });

  it('that overlaps another is approved at the same moment, and each day is written once', async () => {
    const employee_id = await newEmployee();
    const requests: Json[] = [];
    for (let each = 0; each < 3; each++) requests.push(await create(campus, employeeLeave, { ...LEAVE, employee_id }));
    const answers = await Promise.all(requests.map(({ id }) => approve('employee-leave-requests', id)));
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(requests.map(() => [200, undefined]));
    expect(await attendance('/get/all/employee/attendances', { employee_id })).toHaveLength(2);
  });

  it('of who has been switched off since is approved and written down all the same', async () => {
    const employee_id = await newEmployee();
    const request = await create(campus, employeeLeave, { ...LEAVE, employee_id });
    const off = await campus.call(`PUT /employees/${employee_id}/status`, { body: { is_active: 0 } });
    expect(off.status, off.text).toBe(200);
    const answer = await approve('employee-leave-requests', request.id);
    expect(answer.status, answer.text).toBe(200);
    expect(await attendance('/get/all/employee/attendances', { employee_id })).toHaveLength(2);
  });

  it('replaces an absence, and leaves alone whoever came', async () => {
    const employee_id = await newEmployee();
    const day = (date: string, alias: string) =>
      create(campus, registry.get('employeeAttendance'), {
        employee_id,
        date,
        attendance_status_id: statuses.get(alias),
      });
    await day('2025-08-17', 'A');
    await day('2025-08-18', 'P');
    const request = await create(campus, employeeLeave, {
      employee_id,
      starts_on: '2025-08-17',
      ends_on: '2025-08-19',
    });
    await approve('employee-leave-requests', request.id);
    const { list } = await campus.call('GET /get/all/employee/attendances', {
      query: { filter: { employee_id }, sort: ['date', 'ASC'] },
    });
    expect(list.map(({ attendance_status_id }) => attendance_status_id)).toEqual(
      ['E', 'P', 'E'].map((alias) => statuses.get(alias)),
    );
  });

  it('of a student is written into the daily roll call, with the cohort', async () => {
    const [student] = (await campus.call('GET /get/all/students', { query: { range: [0, 0] } })).list as [Json];
    const request = await create(campus, studentLeave, { ...LEAVE, student_id: student.id });
    expect((await approve('student-leave-requests', request.id)).status).toBe(200);
    const rows = await attendance('/get/all/student/attendances', { student_id: student.id });
    expect(rows).toHaveLength(2);
    const { class_id, section_id, academic_year_id } = student;
    expect(rows[0]).toMatchObject({
      class_id,
      section_id,
      academic_year_id,
      subject_id: null,
      attendance_status_id: statuses.get('E'),
    });
  });

  it('is not approved, and nothing is written, without a status for it', async () => {
    const employee_id = await newEmployee();
    const request = await create(campus, employeeLeave, { ...LEAVE, employee_id });
    const path = `/attendance-statuses/${statuses.get('E')}` as const;
    await campus.call(`PUT ${path}`, { body: { is_active: 0 } });
    const answer = await approve('employee-leave-requests', request.id);
    await campus.call(`PUT ${path}`, { body: { is_active: 1 } });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('No active attendance status')]);
    expect((await campus.call(`GET /employee-leave-requests/${request.id}`)).body.status).toBe(0);
    expect(await attendance('/get/all/employee/attendances', { employee_id })).toEqual([]);
  });

  it('writes nothing when it is rejected', async () => {
    const employee_id = await newEmployee();
    const request = await create(campus, employeeLeave, { ...LEAVE, employee_id });
    const answer = await campus.call(`PUT /employee-leave-requests/${request.id}/reject`, {
      body: { reject_reason: 'Exams' },
    });
    expect(answer.body.data).toMatchObject({ status: 2, reject_reason: 'Exams' });
    expect((await approve('employee-leave-requests', request.id)).status).toBe(409);
    expect(await attendance('/get/all/employee/attendances', { employee_id })).toEqual([]);
  });

  it('lasts a year at most', async () => {
    const body = await build(campus, employeeLeave, { starts_on: '2025-01-01', ends_on: '2999-01-01' });
    expect((await campus.call('POST /employee-leave-requests', { body })).body.errors).toHaveProperty('ends_on');
  });

  it('of an employee is withdrawn by that employee alone', async () => {
    const own = await create(campus, employeeLeave, {
      ...LEAVE,
      employee_id: (await employeeOf(campus, 'teacher')).id,
    });
    const foreign = await create(campus, employeeLeave, { ...LEAVE, employee_id: await newEmployee() });
    const withdraw = (id: unknown, as: 'teacher' | 'superadmin') =>
      campus.call(`PUT /employee-leave-requests/${id}/withdraw`, { as });
    expect((await withdraw(foreign.id, 'teacher')).status).toBe(404);
    expect((await withdraw(own.id, 'superadmin')).status).toBe(403);
    expect((await campus.call(`GET /employee-leave-requests/${own.id}`)).body.status).toBe(0);
    expect((await withdraw(own.id, 'teacher')).body.data).toMatchObject({ status: 3 });
    const { list } = await campus.call('GET /employee/personal/leave/request', { as: 'teacher' });
    expect(list.map(({ id }) => id)).toContain(own.id);
    expect(list.map(({ id }) => id)).not.toContain(foreign.id);
  });

  it('of a student is withdrawn by the student or the parent alone', async () => {
    const { list: students } = await campus.call('GET /get/all/students');
    const { id: user } = await userOf(campus, 'student');
    const student = students.find(({ user_id }) => user_id === user) as Json;
    const foreign = students.find(
      ({ user_id, parent_id }) => user_id !== user && parent_id !== student.parent_id,
    ) as Json;
    const ask = (student_id: unknown) => create(campus, studentLeave, { ...LEAVE, student_id });
    const withdraw = (id: unknown, as: 'student' | 'parent') =>
      campus.call(`PUT /student-leave-requests/${id}/withdraw`, { as });
    const other = await ask(foreign.id);
    expect((await withdraw(other.id, 'student')).status).toBe(404);
    expect((await withdraw(other.id, 'parent')).status).toBe(404);
    // Whatever has become of it, and whatever else is wrong with the call, nothing of it is told.
    const body = { row_version: 999 };
    await approve('student-leave-requests', other.id);
    for (const answer of [
      await withdraw(other.id, 'student'),
      await campus.call(`PUT /student-leave-requests/${other.id}/withdraw`, { as: 'student', body }),
    ]) {
      expect(answer.status).toBe(404);
      expect(Object.keys(answer.body)).toEqual(['message']);
    }
    expect((await withdraw((await ask(student.id)).id, 'student')).status).toBe(200);
    expect((await withdraw((await ask(student.id)).id, 'parent')).status).toBe(200);
  });
});
