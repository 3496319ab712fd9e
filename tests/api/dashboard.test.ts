import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { Count, WaitingCount } from '../../schemas/dashboard.ts';
import type { SeedRecord } from '../../src/server/school/seed/seedRecords.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { employeeOf, grant, userOf } from '../support/people.ts';
import { startPageOf } from '../support/startPage.ts';

const OWN_TILES = ['own', 'homework', 'ahead', 'notices'];

describe.each(ENGINES)('the start page on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const { read, today, idOf, templateStudent, seed, seedStudents, seedClass } = startPageOf(() => campus);

  it('needs a login and the ability', async () => {
    expect((await campus.call('GET /dashboard', { as: null })).status).toBe(401);
    const [role] = (await campus.call('GET /get/all/roles', { query: { filter: { name: 'Office' } } })).list as [Json];
    const permissions = role.permissions as { action: string; subject: string }[];
    await campus.call(`PUT /roles/${role.id}`, {
      body: { permissions: permissions.filter(({ subject }) => subject !== 'Dashboard') },
    });
    expect((await campus.call('GET /dashboard', { as: 'office' })).status).toBe(403);
    await campus.call(`PUT /roles/${role.id}`, { body: { permissions } });
  });

  it.each(['student', 'parent'] as const)('tells a %s what is theirs and nothing of the school', async (role) => {
    const tiles = await read(role);
    expect(Object.keys(tiles).filter((name) => !OWN_TILES.includes(name))).toEqual([]);
    expect(tiles.own?.length).toBeGreaterThan(0);
  });

  it('leaves out what a role may not read, and the waiting that it may not decide on', async () => {
    const tiles = await read('office');
    expect(tiles.waiting?.map(({ resource }) => resource) ?? []).not.toContain('expense');
    expect(tiles.counts?.map(({ resource }) => resource)).not.toContain('user');
    expect((await read('accountant')).waiting?.map(({ resource }) => resource)).toContain('expense');
  });

  it('counts just what the list behind a figure shows', async () => {
    const { counts, waiting, studentsByClass } = await read();
    const figures: readonly Count[] = [...(counts ?? []), ...(waiting ?? []), ...(studentsByClass ?? [])];
    expect(figures.length).toBeGreaterThan(15);
    for (const { resource, filter, count } of figures) {
      const { path } = registry.get(resource).endpoints.list;
      const answer = await campus.call(`GET ${path}`, { query: { filter, range: [0, 0] } });
      expect(answer.headers['content-range'], resource).toMatch(new RegExp(`/${count}$`));
    }
  });

  it('counts for nobody as waiting what they entered, or what is about them', async () => {
    const [{ id: accountant }, { id: employee }] = [
      await userOf(campus, 'accountant'),
      await employeeOf(campus, 'accountant'),
    ];
    const waits = async (resource: string) =>
      (await read('accountant')).waiting?.find((each) => each.resource === resource) as WaitingCount;
    const before = [await waits('expense'), await waits('employeeSalary')].map(({ count }) => count) as [
      number,
      number,
    ];
    const expense_type_id = await idOf('select id from expense_types order by id limit 1');
    const paper = { expense_type_id, purpose: 'Paper', amount: '9.00', status: 0, spent_on: today() };
    await seed('expense', [{ ...paper, created_by: accountant }, paper]);
    const salary = { year: 2031, month: 1, basic_salary: '9.00', status: 0, is_active: 1 };
    await seed('employeeSalary', [{ ...salary, employee_id: employee }]);
    const expenses = await waits('expense');
    expect(expenses.count).toBe(before[0] + 1);
    expect(expenses.filter).toEqual({ status: 0, entered_by_not: accountant });
    expect((await waits('employeeSalary')).count).toBe(before[1]);
    expect((await waits('employeeSalary')).filter).toMatchObject({ employee_id_not: employee });
    const { path } = registry.get('expense').endpoints.list;
    const answer = await campus.call(`GET ${path}`, {
      as: 'accountant',
      query: { filter: expenses.filter, range: [0, 0] },
    });
    expect(answer.headers['content-range']).toMatch(new RegExp(`/${expenses.count}$`));
  });

  it('counts for nobody as waiting what they have changed since another entered it', async () => {
    const waits = async () => (await read('accountant')).waiting?.find(({ resource }) => resource === 'expense')?.count;
    const expense_type_id = await idOf('select id from expense_types order by id limit 1');
    const office = (await userOf(campus, 'office')).id;
    const entered = { expense_type_id, purpose: 'Chalk', amount: '9.00', status: 0, spent_on: today() };
    const [id] = await seed('expense', [{ ...entered, created_by: office }]);
    const before = await waits();
    const changed = await campus.call(
      `PUT ${registry.get('expense').endpoints.update?.path.replace('{id}', String(id))}`,
      {
        as: 'accountant',
        body: { amount: '10.00', row_version: 1 },
      },
    );
    expect(changed.status).toBe(200);
    expect(await waits()).toBe((before ?? 0) - 1);
  });

  it('takes no receipt for a decision that waits', async () => {
    expect((await read()).waiting?.map(({ resource }) => resource)).not.toContain('studentPayment');
  });

  it('counts the active students of a class', async () => {
    const class_id = await seedClass('Hand A');
    await seedStudents([{ class_id }, { class_id }, { class_id, is_active: 0 }]);
    const { studentsByClass } = await read();
    expect(studentsByClass?.find(({ name }) => name === 'Hand A')).toEqual({
      resource: 'student',
      filter: { class_id, is_active: 1 },
      name: 'Hand A',
      count: 2,
    });
  });

  it('counts the roll call of today, without what was marked in single subjects', async () => {
    const child = await templateStudent();
    await campus.database.query('delete from student_attendances where date = $1', [today()]);
    expect((await read()).attendance).not.toHaveProperty('today');
    const class_id = await seedClass('Hand B');
    const students = await seedStudents([{ class_id }, { class_id }, { class_id }, { class_id }, { class_id }]);
    const subject_id = await idOf('select id from subjects order by id limit 1');
    const statuses = new Map(
      (await campus.database.query('select id, alias from attendance_statuses')).map(({ id, alias }) => [alias, id]),
    );
    const marked = (index: number, alias: string, more: SeedRecord = {}): SeedRecord => ({
      ...child,
      date: today(),
      class_id,
      student_id: students[index],
      attendance_status_id: statuses.get(alias),
      ...more,
    });
    await seed('studentAttendance', [
      marked(0, 'P'),
      marked(1, 'P'),
      marked(2, 'L'),
      marked(3, 'A'),
      marked(4, 'E'),
      marked(0, 'A', { subject_id }),
    ]);
    const { attendance } = await read();
    expect(attendance?.today).toMatchObject({
      present: 2,
      late: 1,
      absent: 1,
      leave: 1,
      filter: { date: today(), subject_id: null },
    });
    expect(attendance?.days.at(-1)?.day).toBe(today());
  });

  it('shows the rest when one part cannot be worked out', async () => {
    await campus.database.query('alter table expense_types rename to expense_types_away');
    const tiles = await read();
    await campus.database.query('alter table expense_types_away rename to expense_types');
    expect(tiles.expenses).toBeNull();
    expect(tiles.counts?.length).toBeGreaterThan(0);
  });

  describe('of results', () => {
    const [published, generated] = [1, 0];
    const figuresOf = (exam: unknown, classId: unknown) =>
      campus.database.query<{ students: number; passed: number; average_gpa: string }>(
        `select count(*)::int as students, (sum(is_passed))::int as passed, round(avg(gpa), 2)::text as average_gpa
        from results where exam_type_id = $1 and class_id = $2 and status = ${published}`,
        [exam, classId],
      );

    it('shows the newest published exam by class, as its results say', async () => {
      const { results } = await read('admin');
      expect(results?.is_own).toBe(false);
      expect(results?.classes.length).toBeGreaterThan(5);
      for (const { id, name: _, ...figures } of results?.classes ?? [])
        expect((await figuresOf(results?.exam_type_id, id))[0]).toEqual(figures);
    });

    it('shows nothing that is not published', async () => {
      const [before] = (await read()).results?.classes ?? [];
      const move = (from: number, to: number) =>
        campus.database.query('update results set status = $1 where class_id = $2 and status = $3', [
          to,
          before?.id,
          from,
        ]);
      await move(published, generated);
      expect((await read()).results?.classes.map(({ id }) => id)).not.toContain(before?.id);
      await move(generated, published);
      expect((await read()).results?.classes[0]).toEqual(before);
    });

    it('counts of a teacher only the own students, and says so', async () => {
      const { results } = await read('teacher');
      const { list } = await campus.call('GET /get/all/result', {
        as: 'teacher',
        query: { filter: { exam_type_id: results?.exam_type_id, status: published }, range: [0, 499] },
      });
      expect(results?.is_own).toBe(true);
      expect(results?.classes.reduce((sum, { students }) => sum + students, 0)).toBe(list.length);
    });

    it.each(['student', 'parent'] as const)('tells a %s nothing, even one who may read results', async (role) => {
      expect(await read(role)).not.toHaveProperty('results');
      await grant(campus, role, [{ action: 'read', subject: 'Result Processing' }]);
      expect(await read(role)).not.toHaveProperty('results');
      await grant(campus, role, []);
    });
  });
});
