import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { COHORT } from '../../../../schemas/academics/cohort.ts';
import { type Campus, openCampus } from '../../../../tests/support/campus.ts';
import { forgetResults } from '../../../../tests/support/results.ts';
import { examsOfMany, seedLarge } from './large.ts';
import { seedResults } from './results.ts';

const COUNT = 700;
const DAYS = 50;

describe('a large school', () => {
  let campus: Campus;
  let indexesBefore: readonly string[];
  const read = (sql: string) => campus.database.query(sql);
  const numberOf = async (sql: string) => Number((await read(`select count(*) as n from (${sql}) as found`))[0]?.n);
  const idsOf = async (table: string) =>
    (await read(`select id from ${table} order by id`)).map(({ id }) => Number(id));
  const structure = async () =>
    (
      await read(`select indexdef as text from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint order by 1`)
    ).map(({ text }) => String(text));

  beforeAll(async () => {
    campus = await openCampus('postgres');
    const {
      database,
      context: { storage },
    } = campus;
    indexesBefore = await structure();
    const [year] = await read('select id, year from academic_years where is_current = 1');
    const subjects = await read('select id, code from subjects');
    const [last] = await read('select max(date) as day from student_attendances');
    const exams = await read(`select x.id, x.name, min(r.held_on) as starts_on, x."order" <= 2 as is_past
      from exam_types x join exam_routines r on r.exam_type_id = x.id group by x.id order by x.id`);
    const school = {
      year: Number(year?.year),
      yearId: Number(year?.id),
      users: { admin: Number((await read("select id from users where email = 'admin@demo.school'"))[0]?.id) },
      classes: await idsOf('classes'),
      versions: await idsOf('versions'),
      shifts: await idsOf('shifts'),
      wings: await idsOf('wings'),
      groups: await idsOf('student_groups'),
      sections: await idsOf('sections'),
      genders: await idsOf('genders'),
      bloodGroups: await idsOf('blood_groups'),
      religions: await idsOf('religions'),
      subjects: new Map(subjects.map(({ id, code }) => [String(code), Number(id)])),
      exams: exams.map(({ id, name, starts_on, is_past }) => ({
        id: Number(id),
        name: String(name),
        startsOn: String(starts_on),
        isPast: is_past === true,
      })),
    };
    const context = { database, registry, storage, today: String(last?.day) };
    await forgetResults(campus);
    await seedLarge(context, school, COUNT);
    await seedResults(context, school, examsOfMany(school));
  }, 120_000);
  afterAll(() => campus.close());

  const MANY = "select * from students where student_id like 'L%'";

  it('has so many more students, two of three with a parent of their own', async () => {
    expect(await numberOf(MANY)).toBe(COUNT);
    expect(await numberOf(`select distinct parent_id from (${MANY}) s`)).toBe(Math.ceil((COUNT * 2) / 3));
    expect(
      await numberOf(
        `select from (${MANY}) s join student_parents p on p.id = s.parent_id where p.name <> s.father_name`,
      ),
    ).toBe(0);
  });

  it('enrols each of them where the record says, in sections that the class has', async () => {
    const same = [...COHORT, 'roll_no'].map((name) => `e.${name} is not distinct from s.${name}`).join(' and ');
    expect(await numberOf(`select from (${MANY}) s join enrolments e on e.student_id = s.id and ${same}`)).toBe(COUNT);
    expect(
      await numberOf(
        `select from (${MANY}) s join classes c on c.id = s.class_id where (c.has_groups = 1) <> (s.student_group_id is not null)`,
      ),
    ).toBe(0);
    expect(
      await numberOf(`select from (${MANY}) s where not exists (select from wing_sections m join wing_section_sections j on j.wing_section_id = m.id
        where m.class_id = s.class_id and m.wing_id = s.wing_id and j.section_id = s.section_id)`),
    ).toBe(0);
  });

  it('has about fifty days of attendance and twenty marks for each', async () => {
    const present = await numberOf(`${MANY} and is_active = 1`);
    const attendances = await numberOf(
      `select from student_attendances a join (${MANY}) s on s.id = a.student_id and s.is_active = 1`,
    );
    const days = `select date from student_attendances group by date order by date desc limit ${DAYS}`;
    expect(attendances).toBe(
      await numberOf(
        `select from (${MANY} and is_active = 1) s join enrolments e on e.student_id = s.id join (${days}) d on d.date >= e.starts_on`,
      ),
    );
    expect(attendances).toBeGreaterThan(0);
    const marks = await numberOf(`select from uploaded_marks m join (${MANY}) s on s.id = m.student_id`);
    expect(marks / present).toBeGreaterThan(18);
    expect(marks / present).toBeLessThan(24);
  });

  it('has published results of everybody who has marks, and sheets that are handed in', async () => {
    const examined = `select distinct m.student_id, m.exam_type_id from uploaded_marks m join (${MANY}) s on s.id = m.student_id`;
    const published = 'select student_id, exam_type_id from results where status = 1';
    expect(await numberOf(examined)).toBeGreaterThan(COUNT);
    expect(await numberOf(`(${examined}) except (${published})`)).toBe(0);
    expect(
      await numberOf(`select from (${examined}) x join uploaded_marks m using (student_id, exam_type_id)
        where not exists (select from mark_sheets t where t.exam_type_id = m.exam_type_id and t.subject_id = m.subject_id
          and t.class_id = m.class_id and t.wing_id = m.wing_id and t.section_id = m.section_id and t.status = 1)`),
    ).toBe(0);
  });

  it('leaves every index and every rule as it found them', async () => {
    expect(await structure()).toEqual(indexesBefore);
  });
});
