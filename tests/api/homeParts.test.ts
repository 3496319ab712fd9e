import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { addDays } from '../../src/core/days.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { userOf } from '../support/people.ts';
import { startPageOf } from '../support/startPage.ts';

describe('what the start page begins with', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('postgres');
    // Those of the demo school depend on the day of the test.
    await ask('delete from holidays');
  });
  afterAll(() => campus.close());

  const { read, today, idOf, seed } = startPageOf(() => campus);
  const ask = <Row extends object = Json>(sql: string, values: unknown[] = []) =>
    campus.database.query<Row>(sql, values);
  const list = async (name: string, query: Json, as: 'accountant' | 'office' | 'teacher' = 'accountant') =>
    (await campus.call(`GET ${registry.get(name).endpoints.list.path}`, { as, query: { range: [0, 499], ...query } }))
      .list as Json[];

  describe('for whoever decides', () => {
    it('is the kind that has waited longest, with what it comes to', async () => {
      const waiting = ((await read('accountant')).waiting ?? []).filter(({ count }) => count > 0);
      const since = waiting.map((each) => String(each.since));
      expect(since.length).toBeGreaterThan(2);
      expect(since).toEqual([...since].sort());
      const expenses = waiting.find(({ resource }) => resource === 'expense');
      const rows = await list('expense', { filter: expenses?.filter });
      expect(rows).toHaveLength(expenses?.count ?? -1);
      expect(Number(expenses?.sum)).toBe(rows.reduce((sum, { amount }) => sum + Number(amount), 0));
      expect(expenses?.since).toBe(rows.map(({ created_at }) => String(created_at)).sort()[0]);
    });

    it('has nothing pending with others where all of it is theirs to decide', async () => {
      expect(await read('superadmin')).not.toHaveProperty('pending');
    });
  });

  it('calls what somebody enters and cannot decide pending, and not waiting', async () => {
    const { waiting = [], pending = [] } = await read('office');
    expect(waiting?.map(({ resource }) => resource)).not.toContain('expense');
    const expenses = pending?.find(({ resource }) => resource === 'expense');
    expect(expenses?.count).toBeGreaterThan(0);
    expect(await list('expense', { filter: expenses?.filter }, 'office')).toHaveLength(expenses?.count ?? -1);
    const both = waiting?.filter(
      ({ count, resource }) => count > 0 && pending?.some((each) => each.resource === resource),
    );
    expect(both).toEqual([]);
  });

  it('tells of no pending records that somebody only reads', async () => {
    const { pending } = await read('admin');
    expect(pending?.map(({ resource }) => resource)).toContain('expense');
    expect(pending?.map(({ resource }) => resource)).not.toContain('employeeSalary');
  });

  describe('of registers', () => {
    const COHORT = 'academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id, section_id';
    const weekday = () => new Date(today()).getUTCDay();
    const holdSchool = async (kind: 'working' | 'holiday') => {
      await ask('update class_days set kind = $1, is_active = 1 where weekday = $2', [kind, weekday()]);
      await ask('delete from student_attendances where date = $1', [today()]);
    };

    it('says nothing on a day without school', async () => {
      await holdSchool('holiday');
      expect(await read('admin')).not.toHaveProperty('registers');
    });

    it('says nothing on a holiday of students, and something on one of employees', async () => {
      await holdSchool('working');
      const [id] = await seed('holiday', [{ ...holidayOf(today(), today()), closed_for: 'students' }]);
      expect(await read('admin')).not.toHaveProperty('registers');
      await ask(`update holidays set closed_for = 'employees' where id = $1`, [id]);
      expect(await read('admin')).toHaveProperty('registers');
      await ask('delete from holidays');
    });

    it('counts the sections whose roll is not called, until it is', async () => {
      await holdSchool('working');
      const [{ count }] = (await ask<{ count: number }>(
        `select count(*)::int as count from (
          select distinct ${COHORT} from enrolments e join academic_years y on y.id = e.academic_year_id
          where e.status = 0 and y.is_current = 1) c`,
      )) as [{ count: number }];
      const before = (await read('admin')).registers;
      expect(before).toMatchObject({ sections: count });
      expect(before?.open).toHaveLength(count);
      const [first] = before?.open ?? [];
      const students = await list('student', { filter: first?.filter });
      expect(students).toHaveLength(first?.students ?? -1);
      const { id: student_id } = students[0] as Json;
      const attendance_status_id = await idOf(`select id from attendance_statuses where alias = 'P'`);
      const { is_active: _, ...cohort } = first?.filter ?? {};
      const subject_id = await idOf('select id from subjects order by id limit 1');
      const row = { ...cohort, date: today(), student_id, attendance_status_id };
      await seed('studentAttendance', [{ ...row, subject_id }]);
      expect((await read('admin')).registers?.open).toHaveLength(count);
      await seed('studentAttendance', [row]);
      const after = (await read('admin')).registers;
      expect(after?.open.map(({ filter }) => filter)).not.toContainEqual(first?.filter);
      expect(after?.open).toHaveLength(count - 1);
    });

    it('tells a teacher of the sections that they are the class teacher of, and of no others', async () => {
      await holdSchool('working');
      const { id } = await userOf(campus, 'teacher');
      const own = await ask<{ section_id: number }>(
        `select c.section_id from class_teachers c join employees e on e.id = c.employee_id
        join academic_years y on y.id = c.academic_year_id
        where e.user_id = $1 and c.is_active = 1 and y.is_current = 1`,
        [id],
      );
      const { registers } = await read('teacher');
      expect(registers?.open.map(({ filter }) => filter.section_id) ?? []).toEqual(own.map((each) => each.section_id));
    });
  });

  it('tells a teacher of the lessons of the next day that has some', async () => {
    await ask(`update class_days set kind = 'holiday' where weekday = $1`, [new Date(today()).getUTCDay()]);
    const [person] = (await read('teacher')).own ?? [];
    expect(person?.lessons).toEqual([]);
    const { day = '', lessons = [] } = person?.next ?? {};
    expect(day > today() && day <= addDays(today(), 7)).toBe(true);
    const rows = await ask<{ id: number }>(
      `select l.id from class_routines l join class_days d on d.id = l.class_day_id
      join class_periods p on p.id = l.class_period_id join academic_years y on y.id = l.academic_year_id
      join employees e on e.id = l.employee_id
      where e.user_id = $1 and d.weekday = $2 and l.is_active = 1 and y.is_current = 1 order by p.starts_at, l.id`,
      [(await userOf(campus, 'teacher')).id, new Date(day).getUTCDay()],
    );
    expect(lessons.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(lessons.length).toBeGreaterThan(0);
  });

  it('tells of no lessons on a holiday, and of those behind a vacation', async () => {
    await ask(`update class_days set kind = 'working'`);
    const own = async () => (await read('teacher')).own?.[0];
    expect((await own())?.next?.day).toBeDefined();
    await seed('holiday', [holidayOf(today(), addDays(today(), 20))]);
    const person = await own();
    expect(person?.lessons).toEqual([]);
    expect(person?.next?.day.localeCompare(addDays(today(), 20))).toBe(1);
    await ask('delete from holidays');
  });

  it('tells everybody of the holidays of the next days that are theirs', async () => {
    const [first, last] = [addDays(today(), -3), today()];
    await seed('holiday', [
      { ...holidayOf(first, addDays(today(), 5)), name: 'Vacation' },
      { ...holidayOf(last, last), name: 'Training', closed_for: 'students' },
      { ...holidayOf(last, last), name: 'Outing', closed_for: 'employees' },
      { ...holidayOf(addDays(today(), 40), addDays(today(), 41)), name: 'Far' },
    ]);
    const told = async (as: Parameters<typeof read>[0]) =>
      ((await read(as)).ahead ?? []).flatMap(({ kind, title }) => (kind === 'holiday' ? [title] : []));
    expect(await told('student')).toEqual(['Vacation', 'Training']);
    expect(await told('teacher')).toEqual(['Vacation', 'Outing']);
    const vacation = (await read('student')).ahead?.find(({ title }) => title === 'Vacation');
    expect(vacation).toMatchObject({ day: today(), until: addDays(today(), 5), from: { resource: 'holiday' } });
    await ask('delete from holidays');
  });

  it('tells a student of the homework of the own section that is due, and nobody of what all have', async () => {
    const [task] = (await ask(
      `select h.* from homeworks h join students s on s.section_id = h.section_id and s.class_id = h.class_id
        and s.version_id = h.version_id and s.shift_id = h.shift_id and s.wing_id = h.wing_id
      join users u on u.id = s.user_id where u.email = 'student@demo.school' and h.is_active = 1 order by h.id limit 1`,
    )) as [Json];
    const due = (days: number) =>
      ask('update homeworks set due_on = $1 where id = $2', [addDays(today(), days), task.id]);
    const told = async () => (await read('student')).homework?.some(({ id }) => id === task.id) ?? false;
    await due(3);
    expect((await read('student')).homework?.find(({ id }) => id === task.id)).toMatchObject({
      name: task.name,
      due: addDays(today(), 3),
      filter: { due_on: addDays(today(), 3), is_active: 1 },
    });
    await due(30);
    expect(await told()).toBe(false);
    await due(-1);
    expect(await told()).toBe(false);
    expect(await read('superadmin')).not.toHaveProperty('homework');
  });

  it('tells a parent how a child has done, once it is published and where the role may see it', async () => {
    const [child] = (await read('parent')).own ?? [];
    const newest = () =>
      ask(
        `select r.id, r.letter, r.gpa::text as gpa from results r left join exam_types e on e.id = r.exam_type_id
        join academic_years y on y.id = r.academic_year_id
        where r.student_id = $1 and r.status = 1 order by y.starts_on desc, e."order" desc nulls first limit 1`,
        [child?.id],
      );
    const [result] = await newest();
    expect(child?.result).toMatchObject(result as Json);
    await ask('update results set status = 0 where id = $1', [result?.id]);
    const [older] = (await read('parent')).own ?? [];
    expect(older?.result?.id).not.toBe(result?.id);
    await ask('update results set status = 1 where id = $1', [result?.id]);
  });
});

function holidayOf(starts_on: string, ends_on: string) {
  return { name: 'Closed', starts_on, ends_on, closed_for: 'everyone' };
}
