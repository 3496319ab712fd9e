import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { Count, Dashboard } from '../../schemas/dashboard.ts';
import { fromMinor, minorOf } from '../../src/core/money.ts';
import { type SeedRecord, seedRecords } from '../../src/server/school/seed/seedRecords.ts';
import { feeMonths } from '../../src/server/school/services/dashboard/feeMonths.ts';
import { build } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus, type Role } from '../support/campus.ts';
import { hoursFromNow, makeMarkSchool } from '../support/markSheets.ts';
import { grant } from '../support/people.ts';

const OWN_TILES = ['own', 'ahead', 'notices'];

describe.each(ENGINES)('the start page on %s', (engine) => {
  let campus: Campus;
  let today: string;
  /** A valid student, the template of the seeded ones. */
  let child: SeedRecord;
  let number = 0;
  beforeAll(async () => {
    campus = await openCampus(engine);
    today = campus.context.today();
    const { password: _, ...built } = await build(campus, registry.get('student'));
    const [section] = await campus.database.query('select id from sections order by id limit 1');
    child = { ...built, academic_year_id: await currentYear(), section_id: section?.id, student_group_id: null };
  });
  afterAll(() => campus.close());

  const read = async (as: Role = 'superadmin') => {
    const answer = await campus.call('GET /dashboard', { as });
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as Json & Dashboard).tiles;
  };
  const idOf = async (sql: string, values: unknown[] = []) => Number((await campus.database.query(sql, values))[0]?.id);
  const currentYear = () => idOf('select id from academic_years where is_current = 1');
  const seed = (name: string, rows: readonly SeedRecord[]) => seedRecords({ ...campus.context, today }, name, rows);
  const seedStudents = (rows: readonly SeedRecord[]) =>
    seed(
      'student',
      rows.map((row) => ({ ...child, student_id: `H-${++number}`, roll_no: null, user_id: null, ...row })),
    );
  const seedClass = async (name: string) => (await seed('class', [{ name, code: name, order: 80 + ++number }]))[0];
  const yearStart = async () =>
    String((await campus.database.query('select starts_on from academic_years where is_current = 1'))[0]?.starts_on);
  const person = async (role: Role, table: string) =>
    idOf(`select p.id from ${table} p join users u on u.id = p.user_id where u.email = $1`, [`${role}@demo.school`]);

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
    await campus.database.query('delete from student_attendances where date = $1', [today]);
    expect((await read()).attendance).not.toHaveProperty('today');
    const class_id = await seedClass('Hand B');
    const students = await seedStudents([{ class_id }, { class_id }, { class_id }, { class_id }, { class_id }]);
    const subject_id = await idOf('select id from subjects order by id limit 1');
    const statuses = new Map(
      (await campus.database.query('select id, alias from attendance_statuses')).map(({ id, alias }) => [alias, id]),
    );
    const marked = (index: number, alias: string, more: SeedRecord = {}): SeedRecord => ({
      ...child,
      date: today,
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
      filter: { date: today, subject_id: null },
    });
    expect(attendance?.days.at(-1)?.day).toBe(today);
  });

  it('adds up the approved expenses of this year by type', async () => {
    const before = (await read()).expenses;
    const [expense_type_id] = await seed('expenseType', [{ name: 'By hand' }]);
    const spent = (amount: string, status: number, spent_on = today) => ({
      expense_type_id,
      purpose: 'x',
      amount,
      status,
      spent_on,
    });
    await seed('expense', [
      spent('100.50', 1),
      spent('200.25', 1),
      spent('999.00', 0),
      spent('50.00', 2),
      spent('5000.00', 1, '2001-05-05'),
    ]);
    const { expenses, waiting } = await read();
    expect(expenses?.types.find(({ name }) => name === 'By hand')).toMatchObject({
      amount: '300.75',
      filter: { expense_type_id, status: 1, spent_on_gte: await yearStart(), spent_on_lte: today },
    });
    expect(Number(expenses?.total)).toBeCloseTo(Number(before?.total) + 300.75, 2);
    expect(waiting?.find(({ resource }) => resource === 'expense')).toMatchObject({
      state: 'pending',
      filter: { status: 0 },
    });
  });

  it('stays exact where sums are larger than a number of JavaScript counts', async () => {
    const before = (await read()).expenses?.total ?? '';
    const [expense_type_id] = await seed('expenseType', [{ name: 'Far too much' }]);
    const most = { expense_type_id, purpose: 'x', amount: '999999999999.99', status: 1, spent_on: today };
    await seed(
      'expense',
      Array.from({ length: 110 }, () => most),
    );
    const { expenses } = await read();
    expect(expenses?.types.find(({ name }) => name === 'Far too much')?.amount).toBe('109999999999998.90');
    expect(expenses?.total).toBe(fromMinor(BigInt(minorOf(before)) + 10_999_999_999_999_890n));
  });

  it('works out what is due of each month, less waivers and what has been paid, without fines', async () => {
    const [academic_year_id, class_id, starts_on] = [await currentYear(), await seedClass('Hand C'), await yearStart()];
    const [first = 0, second = 0] = await seedStudents([{ class_id }, { class_id }]);
    const [fee_option_id] = await seed('feeOption', [{ name: 'Hand' }]);
    const [tuition, books] = await seed('feeType', [
      { fee_option_id, name: 'Hand tuition' },
      { fee_option_id, name: 'Hand books' },
    ]);
    const month = Number(starts_on.slice(5, 7));
    const fee = { academic_year_id, class_id, due_day: 10 };
    const [assigned_fee_id] = await seed('assignedFee', [
      { ...fee, fee_type_id: tuition, amount: '1000.00', due_months: [{ month }, { month: month + 1 }] },
      { ...fee, fee_type_id: books, amount: '500.00', due_months: [{ month }] },
      {
        ...fee,
        fee_type_id: books,
        amount: '77.00',
        exam_type_id: await idOf('select id from exam_types limit 1'),
        due_months: [{ month }],
        is_active: 0,
      },
    ]);
    const granted = { academic_year_id, fee_type_id: tuition, starts_on, approval_status: 1 };
    await seed('waiverForAll', [
      { ...granted, name: 'All', class_id, kind: 'percentage', percentage: 10 },
      { ...granted, name: 'Pending', class_id, kind: 'percentage', percentage: 90, approval_status: 0 },
    ]);
    const waiver_type_id = await idOf('select id from waiver_types limit 1');
    const second_month = `${starts_on.slice(0, 5)}${String(month + 1).padStart(2, '0')}-05`;
    await seed('waiver', [
      // More than what is left of the first month counts only as far as that.
      {
        ...granted,
        student_id: first,
        waiver_type_id,
        kind: 'sum',
        amount: '950.00',
        ends_on: `${starts_on.slice(0, 8)}20`,
      },
      { ...granted, student_id: first, waiver_type_id, kind: 'percentage', percentage: 50, starts_on: second_month },
    ]);
    const paid = { received_on: today, student_id: second, academic_year_id, class_id, receipt_year: 1999 };
    const line = { assigned_fee_id, month, charged: '1000.00', waived: '100.00' };
    await seed(
      'studentPayment',
      [
        {
          ...paid,
          receipt_no: 1,
          amount: '700.00',
          status: 1,
          lines: [{ ...line, fine: '100.00', paid: '700.00' }],
          means: [],
        },
        {
          ...paid,
          receipt_no: 2,
          amount: '300.00',
          status: 2,
          lines: [{ ...line, fine: '0.00', paid: '300.00' }],
          means: [],
        },
      ].map(inMinor),
    );
    const name = (index: number) => `${starts_on.slice(0, 5)}${String(month + index).padStart(2, '0')}`;
    // First month: 0 + 500 for the one, 900 + 500 for the other. Second month: 900 − 500, and 900.
    expect(await feeMonths(campus.context, [first, second])).toEqual([
      { month: name(0), charged: 190_000n, received: 60_000n },
      { month: name(1), charged: 130_000n, received: 0n },
    ]);
    expect(await feeMonths(campus.context, [first])).toEqual([
      { month: name(0), charged: 50_000n, received: 0n },
      { month: name(1), charged: 40_000n, received: 0n },
    ]);
  });

  it('shows a teacher and a student their lessons of today', async () => {
    const student = await person('student', 'students');
    const teacher = await person('teacher', 'employees');
    await campus.database.query('delete from class_routines');
    await campus.database.query("update class_days set kind = 'working', is_active = 1");
    const [cohort = {}] = await campus.database.query(
      'select academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id, section_id from students where id = $1',
      [student],
    );
    const weekday = new Date(today).getUTCDay();
    const class_day_id = await idOf('select id from class_days where weekday = $1 limit 1', [weekday]);
    const other_day = await idOf('select id from class_days where weekday <> $1 limit 1', [weekday]);
    const [class_period_id] = await seed('classPeriod', [
      { shift_id: cohort.shift_id, name: 'Hand', kind: 'lesson', starts_at: '07:10', ends_at: '07:50' },
    ]);
    const [subject_id] = await seed('subject', [{ name: 'Hand writing', code: 'H1', kind: 'theory' }]);
    const lesson = { ...cohort, class_day_id, class_period_id, subject_id, employee_id: teacher, room: '7' };
    await seed('classRoutine', [lesson, { ...lesson, class_day_id: other_day }]);
    const own = async (role: Role) =>
      (await read(role)).own?.find(({ kind }) => kind === (role === 'teacher' ? 'employee' : 'student'));
    const expected = { starts: '07:10', ends: '07:50', subject: 'Hand writing', room: '7' };
    expect((await own('teacher'))?.lessons).toMatchObject([
      { ...expected, note: (await own('student'))?.note, place: { ...cohort, subject_id } },
    ]);
    expect((await own('student'))?.lessons).toMatchObject([{ ...expected, note: (await own('teacher'))?.name }]);
    expect((await own('student'))?.lessons?.[0]).not.toHaveProperty('place');
  });

  it('lets a student and a parent see the attendance of their own, and nobody else’s', async () => {
    const student = await person('student', 'students');
    await campus.database.query('delete from student_attendances where student_id = $1', [student]);
    const marks = ['P', 'P', 'L', 'A', 'E'];
    const statuses = new Map(
      (await campus.database.query('select id, alias from attendance_statuses')).map(({ id, alias }) => [alias, id]),
    );
    const start = Date.parse(await yearStart());
    await seed(
      'studentAttendance',
      marks.map((alias, index) => ({
        ...child,
        student_id: student,
        attendance_status_id: statuses.get(alias),
        date: new Date(start + index * 86_400_000).toISOString().slice(0, 10),
      })),
    );
    const presence = { present: 2, late: 1, absent: 1, leave: 1 };
    expect((await read('student')).own).toMatchObject([{ id: student, presence }]);
    const children = (await read('parent')).own ?? [];
    expect(children.find(({ id }) => id === student)).toMatchObject({ presence });
    const ids = await campus.database.query(
      'select s.id from students s join student_parents p on p.id = s.parent_id join users u on u.id = p.user_id where u.email = $1 and s.is_active = 1',
      ['parent@demo.school'],
    );
    expect(children.map(({ id }) => id).sort()).toEqual(ids.map(({ id }) => id).sort());
  });

  it('tells a student of the exams of their class and section only, and the school of all', async () => {
    await campus.database.query('delete from exam_routines');
    const student = await person('student', 'students');
    const class_id = await idOf('select class_id as id from students where id = $1', [student]);
    const other = await seedClass('Hand D');
    const [exam_type_id] = await seed('examType', [{ name: 'Hand exam', order: 90, weight: 0 }]);
    const [section_id] = await seed('section', [{ name: 'Hand' }]);
    const [mine, foreign, elsewhere] = await seed('subject', [
      { name: 'Hand mine', code: 'H2', kind: 'theory' },
      { name: 'Hand foreign', code: 'H3', kind: 'theory' },
      { name: 'Hand elsewhere', code: 'H4', kind: 'theory' },
    ]);
    const paper = {
      exam_type_id,
      academic_year_id: await currentYear(),
      kind: 'written',
      held_on: today,
      starts_at: '10:00',
      ends_at: '12:00',
    };
    await seed('examRoutine', [
      { ...paper, class_id, subject_id: mine },
      { ...paper, class_id: other, subject_id: foreign },
      { ...paper, class_id, section_id, subject_id: elsewhere },
    ]);
    const exam = async (role: Role) => (await read(role)).ahead?.find(({ kind }) => kind === 'exam');
    const expected = {
      day: today,
      starts: '10:00',
      title: 'Hand exam',
      from: { filter: { held_on: today, exam_type_id, is_active: 1 } },
    };
    expect(await exam('student')).toMatchObject({ ...expected, note: 'Hand mine' });
    expect((await exam('superadmin'))?.note).toContain('Hand D');
  });

  it('shows everybody their own notices only', async () => {
    const [user] = await campus.database.query('select id from users where email = $1', ['student@demo.school']);
    await seed('notification', [{ user_id: user?.id, title: 'For one', created_at: new Date().toISOString() }]);
    expect((await read('student')).notices?.latest[0]).toMatchObject({ title: 'For one', isRead: false });
    expect((await read('office')).notices?.latest.map(({ title }) => title) ?? []).not.toContain('For one');
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

  it('names the marks that a teacher has to hand in, until that is done or the exam is closed', async () => {
    const { place, students } = await makeMarkSchool(campus);
    const { exam_type_id, ...sheetPlace } = place;
    const owed = async (as: Role = 'teacher') =>
      ((await read(as)).owedSheets ?? []).find(({ id }) => id === exam_type_id);
    const exam = await owed();
    expect(exam?.sheets).toMatchObject([{ place: sheetPlace, students: students.length, complete: 0 }]);
    expect(Date.parse(String(exam?.closes_at))).toBeGreaterThan(Date.now());
    for (const role of ['admin', 'office', 'student', 'parent'] as const)
      expect(await owed(role), role).toBeUndefined();
    const marks = students.flatMap(({ id }) =>
      ['Written', 'MCQ'].map((component) => ({ student_id: id, component, mark: '20', is_absent: 0 })),
    );
    const saved = await campus.call('PUT /uploaded-marks', { as: 'teacher', body: { ...place, marks } });
    expect(saved.status, saved.text).toBe(200);
    expect(await owed()).toMatchObject({ sheets: [{ complete: students.length }] });
    const close = (hours: number) =>
      campus.call(`PUT /exam-types/${String(exam_type_id)}`, { body: { entry_closes_at: hoursFromNow(hours) } });
    await close(-0.5);
    expect(await owed()).toBeUndefined();
    await close(24);
    const handedIn = await campus.call('PUT /mark/sheets/hand-in', { as: 'teacher', body: place });
    expect(handedIn.status, handedIn.text).toBe(200);
    expect(await owed()).toBeUndefined();
  });
});

/** The seed stores the amounts of child rows as they are, so they must be in minor units. */
function inMinor(payment: SeedRecord): SeedRecord {
  const lines = payment.lines as Record<string, unknown>[];
  const minor = (amount: unknown) => Math.round(Number(amount) * 100);
  return {
    ...payment,
    lines: lines.map((line) => ({
      ...line,
      charged: minor(line.charged),
      waived: minor(line.waived),
      fine: minor(line.fine),
      paid: minor(line.paid),
    })),
  };
}
