import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, openCampus, type Role } from '../support/campus.ts';
import { hoursFromNow, makeMarkSchool } from '../support/markSheets.ts';
import { deny } from '../support/people.ts';
import { startPageOf } from '../support/startPage.ts';
import { addDays } from '../../src/core/days.ts';

describe('the start page about somebody’s own', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
    // Those of the demo school depend on the day of the test.
    await campus.database.query('delete from holidays');
  });
  afterAll(() => campus.close());

  const { read, today, idOf, currentYear, yearStart, templateStudent, seed, seedClass } = startPageOf(() => campus);
  const person = async (role: Role, table: string) =>
    idOf(`select p.id from ${table} p join users u on u.id = p.user_id where u.email = $1`, [`${role}@demo.school`]);

  it('shows a teacher and a student their lessons of today', async () => {
    const student = await person('student', 'students');
    const teacher = await person('teacher', 'employees');
    await campus.database.query('delete from class_routines');
    await campus.database.query("update class_days set kind = 'working', is_active = 1");
    const [cohort = {}] = await campus.database.query(
      'select academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id, section_id from students where id = $1',
      [student],
    );
    const weekday = new Date(today()).getUTCDay();
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
    const child = await templateStudent();
    const student = await person('student', 'students');
    await campus.database.query('delete from student_attendances where student_id = $1', [student]);
    const marks = ['P', 'P', 'L', 'A', 'E'];
    const statuses = new Map(
      (await campus.database.query('select id, alias from attendance_statuses')).map(({ id, alias }) => [alias, id]),
    );
    const start = await yearStart();
    await seed(
      'studentAttendance',
      marks.map((alias, index) => ({
        ...child,
        student_id: student,
        attendance_status_id: statuses.get(alias),
        date: addDays(start, index),
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
      held_on: today(),
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
      day: today(),
      starts: '10:00',
      title: 'Hand exam',
      from: { filter: { held_on: today(), exam_type_id, is_active: 1 } },
    };
    expect(await exam('student')).toMatchObject({ ...expected, note: 'Hand mine' });
    expect((await exam('superadmin'))?.note).toContain('Hand D');
    // Switched off, the parent would be logged out as soon as that is noticed.
    const parent = await person('parent', 'student_parents');
    const children = await campus.database.query('select id from students where parent_id = $1', [parent]);
    const leadTo = (parent_id: number | null) =>
      campus.database.query('update students set parent_id = $1 where id = any($2)', [
        parent_id,
        children.map(({ id }) => id),
      ]);
    expect(await exam('parent')).toMatchObject(expected);
    await leadTo(null);
    expect(await exam('parent')).toBeUndefined();
    await leadTo(parent);
  });

  it('shows everybody their own notices only', async () => {
    const [user] = await campus.database.query('select id from users where email = $1', ['student@demo.school']);
    await seed('notification', [{ user_id: user?.id, title: 'For one', created_at: new Date().toISOString() }]);
    expect((await read('student')).notices?.latest[0]).toMatchObject({ title: 'For one', isRead: false });
    expect((await read('office')).notices?.latest.map(({ title }) => title) ?? []).not.toContain('For one');
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

  it('tells nobody of their own what they were denied on the page that lists it', async () => {
    const pages = ['payment', 'payment history', 'attendance', 'class routine', 'exam routine', 'result', 'home work'];
    const student = (await read('student')).own?.[0];
    expect(student).toMatchObject({ kind: 'student', presence: expect.anything() });
    await deny(
      campus,
      'student',
      pages.map((action) => ({ action, subject: 'Student' })),
    );
    const [figures = {}] = (await read('student')).own ?? [];
    expect(figures).toEqual({
      kind: 'student',
      id: student?.id,
      name: student?.name,
      note: student?.note,
      lessons: [],
    });
    expect(((await read('student')).ahead ?? []).filter(({ kind }) => kind === 'exam')).toEqual([]);
    await deny(
      campus,
      'parent',
      [...pages, 'children'].map((action) => ({ action, subject: 'Parent' })),
    );
    expect((await read('parent')).own).toBeUndefined();
  });
});
