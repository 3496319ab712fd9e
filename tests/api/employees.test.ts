import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { seedRecords } from '../../src/server/school/seed/seedRecords.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { employeeOf, grant, userOf } from '../support/people.ts';

const employee = registry.get('employee');

describe('an employee', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  it('has no login of a student or a parent', async () => {
    for (const role of ['student', 'parent'] as const) {
      const body = await build(campus, employee, { user_id: (await userOf(campus, role)).id });
      expect((await campus.call('POST /employees', { body })).body.errors).toHaveProperty('user_id');
    }
  });

  it('is offered every login but those of students and parents', async () => {
    const { list } = await campus.call('GET /users', { query: { filter: { role_id_not: [4, 5] }, range: [0, 499] } });
    const roles = list.map(({ role_id }) => role_id);
    expect(roles).toEqual(expect.arrayContaining([1, 3, 7]));
    expect(roles).not.toContain(4);
    expect(roles).not.toContain(5);
    expect((await campus.call('GET /users', { query: { filter: { role_id_not: [null] } } })).status).toBe(400);
  });

  it('keeps a login of the staff: its role does not become one of students or parents', async () => {
    const { user_id } = await employeeOf(campus, 'teacher');
    for (const role_id of [4, 5]) {
      const answer = await campus.call(`PUT /users/${user_id}`, { body: { role_id } });
      expect(answer.body.errors, answer.text).toHaveProperty('role_id');
    }
  });

  it('gets a login only from those who manage logins, who alone see it', async () => {
    const made = await create(campus, employee);
    await grant(
      campus,
      'office',
      ['read', 'update'].map((action) => ({ action, subject: 'Employee' })),
    );
    const body = { user_id: (await userOf(campus, 'accountant')).id };
    const answer = await campus.call(`PUT /employees/${made.id}`, { as: 'office', body });
    expect(answer.body.errors, answer.text).toHaveProperty('user_id');
    const seen = (await campus.call(`GET /employees/${made.id}`, { as: 'office' })).body;
    expect(seen).not.toHaveProperty('user_id');
    expect(seen.userable, 'the login is hidden here as well').toEqual({ name: made.name });
    expect(
      (await campus.call(`PUT /employees/${made.id}`, { as: 'office', body: { phone: '+880 1711 111111' } })).status,
    ).toBe(200);
  });

  it('tells on what pay rests, and where it goes, to who reads salaries', async () => {
    const pay = { pay_bank: 'City Bank', pay_account_no: '0042', fund_percentage: 5 };
    const { id } = await create(campus, employee, pay);
    const seenBy = async (as: 'accountant' | 'office') => (await campus.call(`GET /employees/${id}`, { as })).body;
    expect(await seenBy('accountant')).toMatchObject(pay);
    const office = await seenBy('office');
    for (const name of [...Object.keys(pay), 'designation_scale_id', 'designation_scale', 'fund_balance'])
      expect(office).not.toHaveProperty(name);
    const sorted = await campus.call('GET /get/all/employee', {
      as: 'office',
      query: { sort: ['fund_balance', 'DESC'] },
    });
    expect(sorted.status).toBe(400);
    const changed = await campus.call(`PUT /employees/${id}`, { as: 'office', body: { pay_account_no: '666' } });
    expect(changed.body.errors, changed.text).toHaveProperty('pay_account_no');
  });

  it('is entered whole by whoever may only add employees, who is told nothing private of them', async () => {
    await grant(
      campus,
      'teacher',
      ['create', 'update'].map((action) => ({ action, subject: 'Employee' })),
    );
    const needed = Object.entries(await build(campus, employee)).filter(([name]) => employee.fields[name]?.required);
    const address = { present_address: '12 Lake Road' };
    const body = { ...Object.fromEntries(needed), ...address };
    const made = await campus.call('POST /employees', { as: 'teacher', body });
    expect(made.status, made.text).toBe(201);
    expect(made.body.data).not.toHaveProperty('present_address');
    const { id } = made.body.data as Json;
    expect((await campus.call(`GET /employees/${id}`)).body).toMatchObject(address);
    const changed = await campus.call(`PUT /employees/${id}`, { as: 'teacher', body: address });
    expect(changed.body.errors, changed.text).toHaveProperty('present_address');
  });

  it.each([
    ['employee_id_not', 1],
    ['classRoutine', {}],
    ['classTeacher', {}],
    ['created_at_gte', '2026-01-01'],
    ['degree', 'B.Ed.'],
  ])('lists qualifications by employee, and refuses %s by its name', async (name, value) => {
    const answer = await campus.call('GET /employee/education/qualifications', {
      query: { filter: { [name]: value } },
    });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.message).toContain(name);
  });

  it('has qualifications and experience, listed over all employees', async () => {
    const qualifications = [
      {
        degree: 'B.Ed.',
        subject: null,
        institution: 'Dhaka University',
        board: null,
        passed_in: 2012,
        result: 'First class',
      },
    ];
    const experiences = [
      { organization: 'Green School', post: 'Teacher', from: '2013-01-01', to: '2018-12-31', duties: null },
    ];
    const made = await create(campus, employee, { qualifications, experiences });
    for (const [path, row] of [
      ['/employee/education/qualifications', qualifications[0]],
      ['/employee/work/experiences', experiences[0]],
    ] as const) {
      const { list } = await campus.call(`GET ${path}`, { query: { filter: { employee_id: made.id } } });
      expect(list, path).toMatchObject([{ ...row, employee_id: made.id, employee: { name: made.name } }]);
    }
  });

  it('has certificates and earlier posts that colleagues are not told of', async () => {
    const { id } = await employeeOf(campus, 'teacher');
    const own = [{ degree: 'B.Ed.', institution: 'Dhaka University', result: 'Second class' }];
    const earlier = [{ organization: 'Green School', post: 'Teacher', from: '2013-01-01' }];
    const given = await campus.call(`PUT /employees/${id}`, { body: { qualifications: own, experiences: earlier } });
    expect(given.status, given.text).toBe(200);
    const rows = ['qualifications', 'experiences'] as const;
    const other = await create(campus, employee, { qualifications: own, experiences: earlier });
    const one = async (of: unknown, as: Role) => Object.keys((await campus.call(`GET /employees/${of}`, { as })).body);
    expect(await one(other.id, 'teacher')).toEqual(expect.not.arrayContaining([...rows]));
    for (const [of, as] of [
      [id, 'teacher'],
      [other.id, 'office'],
    ] as const)
      expect(await one(of, as)).toEqual(expect.arrayContaining([...rows]));
    const employees = await campus.call('GET /get/all/employee', { as: 'teacher' });
    expect(employees.list.filter((each) => rows.some((name) => name in each)).map((each) => each.id)).toEqual([id]);
    for (const path of ['/employee/education/qualifications', '/employee/work/experiences'] as const) {
      const list = async (as: Role, query?: Json) => (await campus.call(`GET ${path}`, { as, query })).list;
      expect((await list('teacher')).map(({ employee_id }) => employee_id)).toEqual([id]);
      expect(await list('teacher', { filter: { employee_id: other.id } })).toEqual([]);
      expect((await list('office', { filter: { employee_id: [id, other.id] } })).length).toBe(2);
      const slice = await campus.call(`GET ${path}`, { as: 'teacher', query: { range: [0, 9] } });
      expect(slice.headers['content-range']).toBe('items 0-0/1');
    }
  });

  it('has left no earlier than joined, and experience does not end before it begins', async () => {
    const experiences = [{ organization: 'Green School', post: 'Teacher', from: '2018-01-01', to: '2017-12-31' }];
    const body = await build(campus, employee, { joined_on: '2025-01-15', left_on: '2025-01-14', experiences });
    const answer = await campus.call('POST /employees', { body });
    expect(Object.keys(answer.body.errors as Json).sort()).toEqual(['experiences.0.to', 'left_on']);
  });

  it('is paid in a post by a percentage or a sum, never by neither', async () => {
    const post = registry.get('designationScale');
    const body = await build(campus, post, { allowances: [{ name: 'House rent' }] });
    expect((await campus.call('POST /designation-scales', { body })).body.errors).toHaveProperty(
      'allowances.0.percentage',
    );
    const allowances = [
      { name: 'House rent', percentage: 40 },
      { name: 'Medical', amount: '1500.00' },
    ];
    expect(await create(campus, post, { allowances })).toMatchObject({ allowances });
  });
});

describe('a notification', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  it('is seen and marked as read by the one it is for, and by nobody else', async () => {
    const { id: user_id } = await userOf(campus, 'teacher');
    const context = { database: campus.database, registry, storage: campus.context.storage, today: '2025-01-15' };
    const [id] = await seedRecords(context, 'notification', [{ title: 'Leave approved', user_id }]);
    const own = await campus.call('GET /get/my/notification', { as: 'teacher' });
    expect(own.list.map((each) => each.id)).toContain(id);
    expect((await campus.call('GET /get/my/notification')).list.map((each) => each.id)).not.toContain(id);
    expect((await campus.call(`PUT /notifications/${id}/open`)).status).toBe(404);
    const opened = await campus.call(`PUT /notifications/${id}/open`, { as: 'teacher' });
    expect(opened.body.data, opened.text).toMatchObject({ status: 1, read_at: expect.stringMatching(/^\d{4}-/) });
    const record = await campus.call(`GET /notifications/${id}`, { as: 'teacher' });
    expect(record.body).toEqual(opened.body.data);
  });
});

describe('a booking of a room', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  it('does not overlap with another of the room, and may touch it', async () => {
    const booking = registry.get('conferenceBooking');
    const at = (hour: string) => `2031-06-05T${hour}:00.000Z`;
    const first = await create(campus, booking, { starts_at: at('09:00'), ends_at: at('11:00') });
    const book = async (given: Json) => {
      const body = await build(campus, booking, { conference_room_id: first.conference_room_id, ...given });
      return campus.call('POST /conference-bookings', { body });
    };
    expect((await book({ starts_at: at('10:59'), ends_at: at('12:00') })).body.errors).toHaveProperty('starts_at');
    expect((await book({ starts_at: at('11:00'), ends_at: at('12:00') })).status).toBe(201);
    await campus.call(`PUT /conference-bookings/${first.id}/status`, { body: { is_active: 0 } });
    expect((await book({ starts_at: at('09:30'), ends_at: at('10:30') })).status).toBe(201);
  });
});
