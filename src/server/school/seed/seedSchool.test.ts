import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { COHORT } from '../../../../schemas/academics/cohort.ts';
import { type Campus, type Json, openCampus } from '../../../../tests/support/campus.ts';
import { endOf } from '../../../../tests/support/jobs.ts';
import { isSchoolDay } from './calendar.ts';

const cohort = COHORT.join(', ');

describe('the life of the demo school', () => {
  let campus: Campus;
  const read = (sql: string) => campus.database.query(sql);
  const numberOf = async (sql: string) => Number((await read(`select count(*) as n from (${sql}) as found`))[0]?.n);
  beforeAll(async () => {
    campus = await openCampus('embedded');
  }, 120_000);
  afterAll(() => campus.close());

  it('has six hundred students, forty employees and three years', async () => {
    expect(
      await numberOf(
        'select from students s join academic_years y on y.id = s.academic_year_id where y.is_current = 1',
      ),
    ).toBe(600);
    expect(await numberOf('select from employees')).toBe(40);
    expect(await numberOf('select from academic_years')).toBe(3);
    expect(await numberOf('select parent_id from students group by parent_id having count(*) > 1')).toBeGreaterThan(50);
  });

  it('comes from the past, also while the day of the school is ahead of UTC', async () => {
    for (const { table } of registry.resources)
      expect(await numberOf(`select from ${table} where greatest(created_at, updated_at) > now()`), table).toBe(0);
  });

  it('has an enrolment for every student that agrees with the student, and no year left out between them', async () => {
    const last = `select distinct on (student_id) * from enrolments order by student_id, academic_year_id desc`;
    const same = [...COHORT, 'roll_no'].map((name) => `e.${name} is not distinct from s.${name}`).join(' and ');
    expect(
      await numberOf(`select from students s left join (${last}) e on e.student_id = s.id where (${same}) is not true`),
    ).toBe(0);
    expect(
      await numberOf(
        'select student_id from enrolments group by student_id having max(academic_year_id) - min(academic_year_id) + 1 <> count(*)',
      ),
    ).toBe(0);
    expect(
      await numberOf(
        'select from enrolments e join students s on s.id = e.student_id where e.starts_on < s.admitted_on',
      ),
    ).toBe(0);
    const moves = await read(`select e.status, next.class_order - present.class_order as step from enrolments e
      join enrolments n on n.student_id = e.student_id and n.academic_year_id = e.academic_year_id + 1
      join (select id, "order" as class_order from classes) present on present.id = e.class_id
      join (select id, "order" as class_order from classes) next on next.id = n.class_id group by 1, 2 order by 1, 2`);
    expect(moves.map(({ status, step }) => [Number(status), Number(step)])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it('has a week without a clash of teachers, rooms or sections', async () => {
    const times = 'academic_year_id, class_day_id, class_period_id';
    for (const names of [`employee_id, ${times}`, `room, ${times}`, `${cohort}, class_day_id, class_period_id, part`]) {
      expect(await numberOf(`select from class_routines group by ${names} having count(*) > 1`), names).toBe(0);
    }
    const sameTime = `a.class_day_id = b.class_day_id and a.academic_year_id = b.academic_year_id and p.starts_at < q.ends_at and q.starts_at < p.ends_at`;
    expect(
      await numberOf(`select from class_routines a join class_periods p on p.id = a.class_period_id
        join class_routines b on a.id < b.id and (a.employee_id = b.employee_id or lower(a.room) = lower(b.room))
        join class_periods q on q.id = b.class_period_id and ${sameTime}`),
    ).toBe(0);
    const inPart = "count(*) > 1 and bool_or(part = 'whole')";
    expect(
      await numberOf(`select from class_routines group by ${cohort}, class_day_id, class_period_id having ${inPart}`),
    ).toBe(0);
    expect(
      await numberOf(
        `select from class_routines r join class_periods p on p.id = r.class_period_id where p.shift_id <> r.shift_id or p.kind <> 'lesson'`,
      ),
    ).toBe(0);
  });

  it('fills every section’s week, by teachers who are the subject’s, with no subject twice a day', async () => {
    const weeks =
      await read(`select c."order" as class_order, count(distinct (class_day_id, class_period_id)) as lessons
      from class_routines r join classes c on c.id = r.class_id group by ${COHORT.map((name) => `r.${name}`).join(', ')}, c."order"`);
    expect(weeks).toHaveLength(30);
    for (const { class_order, lessons } of weeks) expect(Number(lessons)).toBe(Number(class_order) <= 5 ? 25 : 30);
    const joined = [...COHORT, 'subject_id', 'employee_id']
      .map((name) => `t.${name} is not distinct from r.${name}`)
      .join(' and ');
    expect(
      await numberOf(`select from class_routines r where not exists (select from subject_teachers t where ${joined})`),
    ).toBe(0);
    expect(
      await numberOf(`select from class_routines group by ${cohort}, class_day_id, subject_id having count(*) > 1`),
    ).toBe(0);
  });

  it('sits its exams one paper at a time, each in a hall with an invigilator of its own', async () => {
    const overlap = (
      column: string,
    ) => `select from exam_routines a join exam_routines b on a.id < b.id and a.held_on = b.held_on
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at and a.${column} = b.${column}`;
    expect(await numberOf(overlap('employee_id'))).toBe(0);
    expect(await numberOf(overlap('room'))).toBe(0);
    const compulsory = (
      side: string,
    ) => `exists (select from subjects_classes c where c.parent_id = ${side}.subject_id and c.class_id = ${side}.class_id
      and (c.student_group_id is null or c.student_group_id = ${side}.student_group_id) and c.requirement = 'compulsory')`;
    const sameGroup =
      '(a.student_group_id is null or b.student_group_id is null or a.student_group_id = b.student_group_id)';
    expect(
      await numberOf(`${overlap('class_id')} and ${sameGroup} and (${compulsory('a')} or ${compulsory('b')})`),
    ).toBe(0);
  });

  it('keeps the roll on school days only, once a day, and not of those who are not there', async () => {
    for (const table of ['student_attendances', 'employee_attendances']) {
      const days = (await read(`select distinct date from ${table} order by date`)).map(({ date }) => String(date));
      expect(days).toHaveLength(60);
      expect(days.filter((day) => !isSchoolDay(day))).toEqual([]);
    }
    expect(
      await numberOf('select student_id from student_attendances group by student_id, date having count(*) > 1'),
    ).toBe(0);
    expect(
      await numberOf(`select from student_attendances a join enrolments e on e.student_id = a.student_id and e.academic_year_id = a.academic_year_id
        where a.date < e.starts_on or a.date > e.ends_on`),
    ).toBe(0);
    const [came] = await read(`select count(*) filter (where s.alias in ('P', 'L'))::float / count(*) as share
      from student_attendances a join attendance_statuses s on s.id = a.attendance_status_id where s.alias <> 'E'`);
    expect(Number(came?.share)).toBeGreaterThan(0.93);
    expect(Number(came?.share)).toBeLessThan(0.97);
  });

  it.each(['student', 'employee'])(
    'writes the approved leave of a %s into the attendance, and no other',
    async (who) => {
      const onLeave = `(select a.${who}_id, a.date from ${who}_attendances a join attendance_statuses s on s.id = a.attendance_status_id where s.alias = 'E')`;
      const approved = `(select distinct a.${who}_id, a.date from ${who}_attendances a join ${who}_leave_requests l on l.${who}_id = a.${who}_id
      and l.status = 1 and a.date between l.starts_on and l.ends_on)`;
      expect(await numberOf(`${onLeave} except ${approved}`)).toBe(0);
      expect(await numberOf(`${approved} except ${onLeave}`)).toBe(0);
      expect(await numberOf(onLeave)).toBeGreaterThan(10);
      expect(await numberOf(`select status from ${who}_leave_requests group by status`)).toBe(4);
    },
  );

  it('has every mark of two exams for every student, within the full marks, and of the fourth subject only for who chose it', async () => {
    const owed = `select e.student_id, d.exam_type_id, d.subject_id, lower(c.name) from enrolments e
      join mark_distributions d on d.academic_year_id = e.academic_year_id and d.class_id = e.class_id
        and (d.student_group_id is null or d.student_group_id = e.student_group_id)
      join mark_distributions_components c on c.parent_id = d.id join exam_types x on x.id = d.exam_type_id
      where e.status = 0 and x."order" <= 2 and (
        exists (select from fourth_subjects f where f.student_id = e.student_id and f.academic_year_id = e.academic_year_id and f.subject_id = d.subject_id)
        or exists (select from subjects_classes s where s.parent_id = d.subject_id and s.class_id = d.class_id
          and (s.student_group_id is null or s.student_group_id = e.student_group_id) and s.requirement = 'compulsory'))`;
    const there = `select m.student_id, m.exam_type_id, m.subject_id, lower(m.component) from uploaded_marks m
      join exam_types x on x.id = m.exam_type_id and x."order" <= 2`;
    expect(await numberOf(`(${owed}) except (${there})`)).toBe(0);
    expect(await numberOf(`(${there}) except (${owed})`)).toBe(0);
    expect(
      await numberOf(`select from uploaded_marks m join mark_distributions d using (academic_year_id, exam_type_id, class_id, subject_id)
      join mark_distributions_components c on c.parent_id = d.id and c.name = m.component where m.mark > c.full_mark or m.mark < 0`),
    ).toBe(0);
    expect(await numberOf('select from uploaded_marks where (mark is null) <> (is_absent = 1)')).toBe(0);
    expect(await numberOf('select from uploaded_marks where is_absent = 1')).toBeGreaterThan(0);
  });

  it('has published its past exams as their marks are, with one correction', async () => {
    const [year] = await read('select id from academic_years where is_current = 1');
    const exams = await read('select id from exam_types where "order" <= 2');
    for (const { id } of exams) {
      const query = { academic_year_id: year?.id, exam_type_id: id };
      const { rows } = (await campus.call('GET /results/overview', { query })).body as { rows: Json[] };
      expect(rows).toHaveLength(10);
      for (const { published, generated, outdated } of rows)
        expect({ generated, outdated, isPublished: Number(published) > 0 }).toEqual({
          generated: 0,
          outdated: [],
          isPublished: true,
        });
    }
    const versions = 'select student_id, exam_type_id from results where version_no = 2 and status = 1';
    expect(await numberOf(versions)).toBeGreaterThan(20);
    const changed = `select from uploaded_marks m join (${versions}) v using (student_id, exam_type_id)
      join results a on a.student_id = m.student_id and a.exam_type_id = m.exam_type_id and a.version_no = 1 and a.status = 2
      join results b on b.student_id = m.student_id and b.exam_type_id = m.exam_type_id and b.version_no = 2
      where m.correction_reason is not null and a.gpa < b.gpa`;
    expect(await numberOf(changed)).toBe(1);
  });

  it('tells of the mark that was corrected in its history, which is part of the chain', async () => {
    const [mark] = await read(
      'select id, mark::float, updated_at from uploaded_marks where correction_reason is not null',
    );
    const history = (await campus.call(`GET /uploaded-marks/${Number(mark?.id)}/history`)).list;
    const [admin] = await read("select id, name from users where email = 'admin@demo.school'");
    expect(history).toMatchObject([{ action: 'update', at: mark?.updated_at, user: admin }]);
    expect(history[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'mark', before: Number(mark?.mark) - 2, after: mark?.mark },
        { field: 'correction_reason', before: null, after: 'A mark was entered in the wrong row.' },
      ]),
    );
    const begun = await campus.call('POST /audit/verify', { body: {} });
    const job = await endOf(campus, (begun.body.data as Json).job_id);
    expect(job.result).toMatchObject({ problem: null });
    const sealed = await numberOf(`select from audit_seals s join audit_entries e on e.id = s.entry_id
      where e.resource = 'uploadedMark' and e.record_id = ${Number(mark?.id)}`);
    expect(sealed).toBe(1);
  });

  it('enters the marks of a third exam now: a section has handed all in, others have some or none', async () => {
    const [exam] = await read(
      'select id from exam_types where "order" = 3 and now() between entry_opens_at and entry_closes_at',
    );
    const sheets = await read(`select s.class_id, s.wing_id, s.section_id, s.subject_id from mark_sheets s
      where s.exam_type_id = ${exam?.id} and s.status = 1`);
    const sectionOf = ({ class_id, wing_id, section_id }: Json) => `${class_id} ${wing_id} ${section_id}`;
    const [done, ...others] = new Set(sheets.map(sectionOf));
    expect(others).toEqual([]);
    const owed = await read(`with sections as materialized (
        select class_id, wing_id, section_id, student_group_id, count(*) as students from enrolments
        where status = 0 and academic_year_id = (select id from academic_years where is_current = 1) group by 1, 2, 3, 4),
      subjects as materialized (
        select d.class_id, d.student_group_id, d.subject_id, count(*) as parts from mark_distributions d
        join mark_distributions_components c on c.parent_id = d.id where d.exam_type_id = ${exam?.id} group by 1, 2, 3),
      entered as materialized (
        select class_id, wing_id, section_id, subject_id, count(*) as marks from uploaded_marks
        where exam_type_id = ${exam?.id} group by 1, 2, 3, 4),
      papers as materialized (
        select * from exam_routines where exam_type_id = ${exam?.id} and kind = 'written')
      select e.class_id, e.wing_id, e.section_id, d.subject_id, e.students * d.parts as owed,
        coalesce(m.marks, 0) as entered,
        r.held_on < (now() at time zone (select time_zone from institutes))::date as is_held
      from sections e
      join subjects d on d.class_id = e.class_id and (d.student_group_id is null or d.student_group_id = e.student_group_id)
      join subjects_classes s on s.parent_id = d.subject_id and s.class_id = d.class_id and s.requirement = 'compulsory'
        and (s.student_group_id is null or s.student_group_id = e.student_group_id)
      join papers r on r.class_id = d.class_id and r.subject_id = d.subject_id
        and r.student_group_id is not distinct from d.student_group_id
      left join entered m on m.class_id = e.class_id and m.wing_id = e.wing_id and m.section_id = e.section_id
        and m.subject_id = d.subject_id`);
    const own = owed.filter((sheet) => sectionOf(sheet) === done);
    expect(own.filter((sheet) => sheet.entered !== sheet.owed)).toEqual([]);
    expect(own).toHaveLength(sheets.length);
    const rest = owed.filter((sheet) => sectionOf(sheet) !== done);
    const [none, all] = [
      rest.filter(({ entered }) => entered === 0),
      rest.filter(({ entered, owed: every }) => entered === every),
    ];
    for (const count of [none.length, all.length, rest.length - none.length - all.length])
      expect(count).toBeGreaterThan(10);
    expect(rest.filter(({ entered, is_held }) => Number(entered) > 0 && !is_held)).toEqual([]);
  });

  it('has one student who has not chosen a fourth subject', async () => {
    const choosing = `select from enrolments e where e.status = 0 and exists (select from subjects_classes s
      where s.class_id = e.class_id and s.requirement = 'fourth') and not exists (select from fourth_subjects f
      where f.student_id = e.student_id and f.academic_year_id = e.academic_year_id)`;
    expect(await numberOf(choosing)).toBe(1);
  });

  it.each([
    ['teacher', 'employees'],
    ['office', 'employees'],
    ['student', 'students'],
    ['parent', 'student_parents'],
  ])('has a record behind the %s’s login', async (role, table) => {
    expect(
      await numberOf(`select from ${table} t join users u on u.id = t.user_id where u.email = '${role}@demo.school'`),
    ).toBe(1);
  });
});
