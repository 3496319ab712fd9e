import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finalResult } from '../../src/domain/results/finalResult.ts';
import { type CountedSubject, type StudentResult, studentResult } from '../../src/domain/results/studentResult.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { endOf } from '../support/jobs.ts';
import { contentOf, printedBy } from '../support/printing.ts';
import { scopeWithoutResults, upperClassOf } from '../support/resultOffice.ts';
import { entriesOf } from '../support/results.ts';
import { expectRight, scaleOf } from '../support/rightResults.ts';
import { HOUR_MS } from '../../src/core/durations.ts';

/** What the exams count; the third is held and counts nothing. */
const WEIGHTS = [35, 50, 0] as const;

describe("the year's final", () => {
  let campus: Campus;
  let year: { readonly academic_year_id: number; readonly class_id: number };
  let exams: readonly number[];
  let absent: number;
  let heldOnce: number;

  beforeAll(async () => {
    campus = await openCampus();
    const { academic_year_id, ...scope } = await scopeWithoutResults(campus);
    year = { academic_year_id, class_id: await upperClassOf(campus, { academic_year_id, ...scope }) };
    const held = await campus.database.query<{ id: number }>(
      `select t.id from exam_types t where exists (select from uploaded_marks m
         where m.exam_type_id = t.id and m.academic_year_id = $1 and m.class_id = $2) order by t."order"`,
      [year.academic_year_id, year.class_id],
    );
    const [first, second] = held.map(({ id }) => Number(id)) as [number, number];
    const third = await copyOf(first);
    exams = [first, second, third];
    await campus.database.query('update exam_types set weight = 0');
    for (const [index, id] of exams.entries())
      await campus.database.query('update exam_types set weight = $2 where id = $1', [id, WEIGHTS[index]]);
    for (const id of exams) await campus.database.query(MIXED_MARKS, [id, year.class_id]);
    absent = await absentThroughout();
    heldOnce = await onlyIn(first, second);
  });
  afterAll(() => campus.close());

  const scopeOf = (exam: number) => ({ ...year, exam_type_id: exam });
  const generate = async (scope: Json) => {
    const begun = await campus.call('POST /results/generate', { body: scope });
    expect(begun.status, begun.text).toBe(202);
    expect(await endOf(campus, (begun.body.data as Json).job_id)).toMatchObject({ state: 'done' });
  };

  /** An exam with the marks of another one. */
  async function copyOf(exam: number): Promise<number> {
    const [copy] = await campus.database.query<{ id: number }>(
      `insert into exam_types (name, "order") values ('Trial', 90) returning id`,
    );
    const id = Number(copy?.id);
    const where = [exam, id, year.academic_year_id, year.class_id];
    await campus.database.query(COPIED_DISTRIBUTIONS, where);
    await campus.database.query(COPIED_MARKS, where);
    return id;
  }

  /** A student who sat nothing of a compulsory subject in any exam. */
  async function absentThroughout(): Promise<number> {
    const [row] = await campus.database.query<{ student_id: number }>(
      `update uploaded_marks m set mark = null, is_absent = 1
       from (select student_id, subject_id from uploaded_marks where exam_type_id = $1 and academic_year_id = $2 and class_id = $3
         order by student_id, subject_id limit 1) one
       where m.student_id = one.student_id and m.subject_id = one.subject_id and m.academic_year_id = $2
       returning m.student_id`,
      [exams[0], year.academic_year_id, year.class_id],
    );
    return Number(row?.student_id);
  }

  /** A subject that the second exam does not hold. */
  async function onlyIn(first: number, second: number): Promise<number> {
    const [row] = await campus.database.query<{ id: number }>(
      `select s.id from subjects s
       where s.partner_subject_id is null and not exists (select from subjects o where o.partner_subject_id = s.id)
         and exists (select from uploaded_marks m where m.subject_id = s.id and m.exam_type_id = $1 and m.class_id = $2)
       order by s.id desc limit 1`,
      [first, year.class_id],
    );
    const which = [row?.id, second, year.class_id];
    const of = 'subject_id = $1 and exam_type_id = $2 and class_id = $3';
    await campus.database.query(`delete from uploaded_marks where ${of}`, which);
    await campus.database.query(
      `delete from mark_distributions_components where parent_id in (select id from mark_distributions where ${of})`,
      which,
    );
    await campus.database.query(`delete from mark_distributions where ${of}`, which);
    return Number(row?.id);
  }

  /** What the rules make of everybody's exams. */
  async function expectedFinals() {
    const scale = await scaleOf(campus);
    const students = new Map<number, { weight: number; subjects: readonly CountedSubject[] }[]>();
    for (const [index, exam] of exams.entries())
      for (const [student, entries] of await entriesOf(campus, scopeOf(exam))) {
        const { subjects } = studentResult(entries, { scale }) as StudentResult;
        students.set(student, [...(students.get(student) ?? []), { weight: WEIGHTS[index] ?? 0, subjects }]);
      }
    return new Map([...students].map(([id, weighted]) => [id, finalResult(weighted, { scale }) as StudentResult]));
  }

  const finals = async () =>
    (
      await campus.call('GET /get/all/result', {
        query: { filter: { ...year, status: 0 }, range: [0, 499] },
      })
    ).list.filter(({ exam_type_id }) => exam_type_id === null);

  const nameOf = async (exam: number | undefined) =>
    String((await campus.database.query<Json>('select name from exam_types where id = $1', [exam]))[0]?.name);

  it('waits for an exam whose results are missing, and says which and whose', async () => {
    await generate(scopeOf(exams[0] as number));
    const refused = await campus.call('POST /results/generate', { body: year });
    expect(refused.status).toBe(409);
    const missing = refused.body.missing as { exam_type_id: number; students: Json[] }[];
    expect(new Set(missing.map(({ exam_type_id }) => exam_type_id))).toEqual(new Set([exams[1]]));
    const pupils = await entriesOf(campus, scopeOf(exams[1] as number));
    expect(missing.flatMap(({ students }) => students).map(({ id }) => id)).toHaveLength(pupils.size);
    expect(refused.body.message).toBe(
      `The final result cannot be generated: ${pupils.size} students have no result yet in an exam that counts (${await nameOf(exams[1])}).`,
    );
  });

  it('is refused where no exam has a weight, and says so', async () => {
    await campus.database.query('update exam_types set weight = 0');
    const refused = await campus.call('POST /results/generate', { body: year });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('has weight 0')]);
    for (const [index, id] of exams.entries())
      await campus.database.query('update exam_types set weight = $2 where id = $1', [id, WEIGHTS[index]]);
  });

  it('is for every student what the rules make of the exams, by their weights', async () => {
    await generate(scopeOf(exams[1] as number));
    await generate(year);
    expectRight(await finals(), await expectedFinals());
  });

  it('has had fourth subjects, absences, a subject of one exam alone, and both who passed and who failed', async () => {
    const list = await finals();
    const subjects = list.flatMap((row) => row.subjects as Json[]);
    expect(subjects.some(({ is_fourth }) => is_fourth === 1)).toBe(true);
    const own = list.find(({ student_id }) => Number(student_id) === absent) as Json;
    expect((own.subjects as Json[]).some((each) => each.is_absent === 1 && each.letter === 'F')).toBe(true);
    const examsOf = ({ components }: Json) =>
      (JSON.parse(String(components)) as Json[]).map((each) => each.exam_type_id);
    const once = subjects.filter(({ subject_id }) => subject_id === heldOnce);
    expect(once.length).toBeGreaterThan(0);
    for (const subject of once) expect(examsOf(subject)).toEqual([exams[0]]);
    expect(subjects.some((each) => examsOf(each).length === 2)).toBe(true);
    expect(subjects.some(({ components }) => /"is_absent" ?: ?1/.test(String(components)))).toBe(true);
    expect(new Set(list.map(({ is_passed }) => is_passed))).toEqual(new Set([0, 1]));
  });

  const publish = (body: Json) => campus.call('POST /results/publish', { body });
  const takeBack = (scope: Json) =>
    campus.call('POST /results/unpublish', { body: { ...scope, reason: 'Too early.' } });
  const tells = (name: string) => [
    409,
    expect.stringMatching(new RegExp(`not published for all .*: ${name}\\. Publish`)),
  ];

  it('is published only once the exams are that it counts, for the same students, and says which are not', async () => {
    const [first, second] = exams as [number, number];
    const both = await publish(year);
    expect([both.status, both.body.message]).toEqual(tells(`${await nameOf(first)} · ${await nameOf(second)}`));
    expect((await publish(scopeOf(first))).status).toBe(200);
    const [part] = await campus.database.query<Json>(
      'select version_id, shift_id, wing_id, section_id from results where exam_type_id = $1 and class_id = $2 limit 1',
      [second, year.class_id],
    );
    expect((await publish({ ...scopeOf(second), ...part })).status).toBe(200);
    const whole = await publish(year);
    expect([whole.status, whole.body.message]).toEqual(tells(await nameOf(second)));
    expect((await publish({ ...year, ...part })).status).toBe(200);
    expect((await takeBack({ ...year, ...part })).status).toBe(200);
    expect((await publish({ ...scopeOf(second), reason: 'The others too.' })).status).toBe(200);
  });

  it('is not published as planned where an exam was taken back meanwhile, and its planner is told', async () => {
    const [first] = exams as [number];
    const publish_at = new Date(Date.now() + HOUR_MS).toISOString();
    const planned = await publish({ ...year, reason: 'Planned.', publish_at });
    expect(planned.status, planned.text).toBe(200);
    expect((await takeBack(scopeOf(first))).status).toBe(200);
    const [job] = await campus.database.query<{ id: number }>(
      `update jobs set run_after = now() where kind = 'publishResults' and state = 'queued' returning id`,
    );
    expect(await endOf(campus, job?.id)).toMatchObject({ state: 'done' });
    const [told] = await campus.database.query<Json>(
      `select body, link from notifications where title like '%: not published as planned' order by id desc limit 1`,
    );
    expect(told?.body).toContain(`for all of these students: ${await nameOf(first)}.`);
    expect(told?.link).toMatch(/exam_type_id=final$/);
    expect((await finals()).length).toBeGreaterThan(0);
    expect((await publish({ ...scopeOf(first), reason: 'After all.' })).status).toBe(200);
  });

  it('waits also for a new version of an exam that is not published', async () => {
    const [first] = exams as [number];
    await generate(scopeOf(first));
    const refused = await publish({ ...year, reason: 'Now.', accept_outdated: 1 });
    expect([refused.status, refused.body.message]).toEqual(tells(await nameOf(first)));
    expect((await publish({ ...scopeOf(first), reason: 'Once more.' })).status).toBe(200);
    await generate(year);
  });

  it('keeps its exams published as long as it is', async () => {
    const [first, , uncounted] = exams as [number, number, number];
    const published = await publish({ ...year, reason: 'Now.' });
    expect(published.status, published.text).toBe(200);
    const refused = await takeBack(scopeOf(first));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Unpublish the final result'),
    ]);
    await generate(scopeOf(uncounted));
    expect((await publish(scopeOf(uncounted))).status).toBe(200);
    expect((await takeBack(scopeOf(uncounted))).status).toBe(200);
  });

  it('shows places and attendance as the last of the exams does that it is made of', async () => {
    const [first, second, third] = exams as [number, number, number];
    const set = (id: number, shows_position: 0 | 1, shows_attendance: 0 | 1) =>
      campus.call(`PUT /exam-types/${id}`, { body: { shows_position, shows_attendance } });
    const [one] = await campus.database.query<{ id: number }>(
      `select r.id from results r where r.exam_type_id is null and r.status = 1 and exists (
         select from student_attendances a where a.student_id = r.student_id and a.subject_id is null) limit 1`,
    );
    const shown = async () => {
      const tabulation = await campus.call('GET /results/tabulation', { query: year });
      const marksheet = await campus.call(`GET /results/${one?.id}/marksheet`);
      const merit = await campus.call('GET /results/merit-list', { query: { ...year, language: 'en' } });
      const list = await campus.call('GET /get/all/result', {
        as: 'teacher',
        query: { filter: { class_id: year.class_id, exam_type_id: null }, range: [0, 499] },
      });
      return {
        pages: [tabulation.body.shows_position, marksheet.body.shows_position],
        merit: merit.status,
        attendance: contentOf<Json>(await printedBy(campus, `${one?.id}/paper`)).attendance !== undefined,
        list: list.list.length > 0 && list.list.some((row) => row.position_in_class !== null),
      };
    };
    for (const id of [first, third]) await set(id, 1, 1);
    await set(second, 0, 0);
    expect(await shown()).toEqual({ pages: [0, 0], merit: 409, attendance: false, list: false });
    for (const id of [first, third]) await set(id, 0, 0);
    await set(second, 1, 1);
    expect(await shown()).toEqual({ pages: [1, 1], merit: 200, attendance: true, list: true });
  });

  it('does not show a percent that was not reached beside the grade below', async () => {
    const [first, second] = exams as [number, number];
    const [held] = await campus.database.query<Json>(
      `select r.student_id, s.subject_id from results r join results_subjects s on s.parent_id = r.id
       where r.exam_type_id = $1 and r.academic_year_id = $2 and r.class_id = $3 and s.subject_id <> $4 and s.is_absent = 0
       order by s.id limit 1`,
      [second, year.academic_year_id, year.class_id, heldOnce],
    );
    const reach = (exam: number, obtained: number, full: number) =>
      campus.database.query(
        `update results_subjects s set obtained = $3, full_marks = $4, is_absent = 0 from results r
         where r.id = s.parent_id and r.exam_type_id = $5 and r.student_id = $1 and s.subject_id = $2`,
        [held?.student_id, held?.subject_id, obtained, full, exam],
      );
    await reach(first, 79_999.99, 100_000);
    await reach(second, 80, 100);
    await generate(year);
    const row = (await finals()).find(({ student_id }) => student_id === held?.student_id) as Json;
    const subject = (row.subjects as Json[]).find(({ subject_id }) => subject_id === held?.subject_id);
    expect(subject).toMatchObject({ obtained: '79.99', percent: '79.9900', letter: 'A' });
  });
});

/** From 0 to 999, of a row: the same in every run. */
const chance = (id: string, salt: number) =>
  `(('x' || left(md5(${id}::text || ' ${salt}'), 8))::bit(32)::bigint % 1000)`;

/** Marks with halves and quarters from low to high, by the student and the exam, and some absences. */
const MIXED_MARKS = `
update uploaded_marks m set
  is_absent = case when ${chance('m.id', 2)} < 12 then 1 else 0 end,
  mark = case when ${chance('m.id', 2)} < 12 then null
    else round(c.full_mark * (0.4 + 0.6 * ${chance('m.student_id', 3)} / 1000) * (0.8 + 0.2 * ${chance('m.id', 4)} / 1000) * 4) / 4 end
from mark_distributions d
join mark_distributions_components c on c.parent_id = d.id
where m.exam_type_id = $1 and m.class_id = $2 and d.academic_year_id = m.academic_year_id and d.exam_type_id = m.exam_type_id
  and d.class_id = m.class_id and d.subject_id = m.subject_id and lower(c.name) = lower(m.component)
  and (d.student_group_id is null or d.student_group_id = m.student_group_id)`;

const COPIED_DISTRIBUTIONS = `
with copied as (
  insert into mark_distributions (academic_year_id, exam_type_id, class_id, student_group_id, subject_id, pass_rule)
  select academic_year_id, $2, class_id, student_group_id, subject_id, pass_rule from mark_distributions
  where exam_type_id = $1 and academic_year_id = $3 and class_id = $4
  returning id, student_group_id, subject_id
)
insert into mark_distributions_components (parent_id, position, name, full_mark, pass_mark)
select n.id, c.position, c.name, c.full_mark, c.pass_mark
from mark_distributions d
join copied n on n.subject_id = d.subject_id and n.student_group_id is not distinct from d.student_group_id
join mark_distributions_components c on c.parent_id = d.id
where d.exam_type_id = $1 and d.academic_year_id = $3 and d.class_id = $4`;

const COPIED_MARKS = `
insert into uploaded_marks (student_id, academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id,
  section_id, exam_type_id, subject_id, component, mark, is_absent)
select student_id, academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id,
  section_id, $2, subject_id, component, mark, is_absent
from uploaded_marks where exam_type_id = $1 and academic_year_id = $3 and class_id = $4`;
