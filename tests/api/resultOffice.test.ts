import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolClass } from '../../schemas/academics/class.ts';
import { examType } from '../../schemas/exams/examType.ts';
import { create } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus, type Role } from '../support/campus.ts';
import { endOf } from '../support/jobs.ts';
import { grant, userOf } from '../support/people.ts';
import { forgetResults, groupedBy } from '../support/results.ts';

const COHORT = ['class_id', 'version_id', 'shift_id', 'wing_id', 'student_group_id', 'section_id'] as const;
const keyOf = (row: Json) => COHORT.map((name) => row[name]).join(' ');

describe.each(ENGINES)('the office of results on %s', (engine) => {
  let campus: Campus;
  let scope: Json & { academic_year_id: number; exam_type_id: number; class_id: number };
  let earlier: Json;
  /** A class whose students choose a fourth subject. */
  let upperClass: number;

  beforeAll(async () => {
    campus = await openCampus(engine);
    await forgetResults(campus);
    const { list: exams } = await campus.call('GET /exam/types', { query: { sort: ['order', 'ASC'], range: [0, 9] } });
    const [year] = (await campus.call('GET /get/all/academic/year', { query: { filter: { is_current: 1 } } })).list;
    const [school] = (await campus.call('GET /get/all/classes', { query: { sort: ['order', 'ASC'], range: [0, 0] } }))
      .list;
    earlier = await create(campus, examType, { name: 'A test before all others', order: 1, weight: 0 });
    scope = {
      academic_year_id: Number(year?.id),
      exam_type_id: Number(exams[0]?.id),
      class_id: Number(school?.id),
    };
    const [upper] = await campus.database.query<{ class_id: number }>(
      `select e.class_id from fourth_subjects f join enrolments e
        on e.student_id = f.student_id and e.academic_year_id = f.academic_year_id
      where f.academic_year_id = $1 order by e.class_id desc limit 1`,
      [scope.academic_year_id],
    );
    upperClass = Number(upper?.class_id);
    // The exam of the tests comes after the one that was just made.
    await campus.call(`PUT /exam-types/${scope.exam_type_id}`, { body: { order: 50 } });
  });
  afterAll(() => campus.close());

  const readiness = async (query: Json = scope) => {
    const answer = await campus.call('GET /results/readiness', { query });
    expect(answer.status, answer.text).toBe(200);
    type Part = 'sections' | 'cells' | 'missing' | 'subjects' | 'without_fourth' | 'wrong_fourth';
    return answer.body as Record<Part, Json[]>;
  };
  const overview = async (query: Json = { academic_year_id: scope.academic_year_id }, as?: Role) => {
    const answer = await campus.call('GET /results/overview', { query, ...(as && { as }) });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as { rows: (Json & { sections: Json[] })[]; has_more: boolean };
  };
  const generate = async (given: Json = scope) => {
    const begun = await campus.call('POST /results/generate', { body: given });
    expect(begun.status, begun.text).toBe(202);
    expect(await endOf(campus, (begun.body.data as Json).job_id)).toMatchObject({ state: 'done' });
  };
  const remind = (body: Json = scope, as?: Role) => campus.call('POST /results/remind', { body, ...(as && { as }) });
  const correct = (body: Json, as?: Role) => campus.call('POST /results/correct', { body, ...(as && { as }) });
  const resultsOf = async (filter: Json = {}) =>
    (await campus.call('GET /get/all/result', { query: { filter: { ...scope, ...filter }, range: [0, 499] } })).list;
  const empty = (where: string, values: readonly unknown[]) =>
    campus.database.query(`update uploaded_marks set mark = null, is_absent = 0 where ${where}`, values);

  describe('before results are generated', () => {
    it('shows how far the marks are, by whole cohorts', async () => {
      const { sections, cells, subjects } = await readiness();
      expect(sections.length).toBeGreaterThan(0);
      for (const section of sections) {
        const { list } = await campus.call('GET /student-enrolments', {
          query: { filter: Object.fromEntries(COHORT.map((name) => [name, section[name]])), range: [0, 499] },
        });
        if (list.length > 0) expect(section.students).toBeLessThanOrEqual(list.length);
        expect(section).toMatchObject({
          name: expect.any(String),
          version: expect.any(String),
          shift: expect.any(String),
        });
      }
      const known = new Set(sections.map(keyOf));
      expect(cells.every((cell) => known.has(keyOf(cell)))).toBe(true);
      expect(cells.length).toBeGreaterThanOrEqual(subjects.length);
    });

    it('shows which sheets are handed in, by the whole cohort and the subject', async () => {
      const { cells } = await readiness();
      expect(cells.every(({ is_handed_in }) => is_handed_in === 1)).toBe(true);
      const [cell] = cells as [Json];
      const place = COHORT.map((name, index) => `${name} is not distinct from $${index + 3}`).join(' and ');
      await campus.database.query(
        `update mark_sheets set status = 0 where exam_type_id = $1 and subject_id = $2 and ${place}`,
        [scope.exam_type_id, cell.subject_id, ...COHORT.map((name) => cell[name])],
      );
      const open = (await readiness()).cells.filter(({ is_handed_in }) => is_handed_in === 0);
      expect(open).toEqual([{ ...cell, is_handed_in: 0 }]);
      await campus.database.query('update mark_sheets set status = 1 where exam_type_id = $1', [scope.exam_type_id]);
    });

    it('names whose fourth subject is none in their class and group, and not as if they had none', async () => {
      const upper = { ...scope, class_id: upperClass };
      const before = await readiness(upper);
      expect(before.wrong_fourth).toEqual([]);
      const [choice] = await campus.database.query<{ id: number; student_id: number; subject_id: number }>(
        `select f.id, f.student_id, f.subject_id from fourth_subjects f join enrolments e
          on e.student_id = f.student_id and e.academic_year_id = f.academic_year_id
        where e.class_id = $1 and e.academic_year_id = $2 and e.status <> 3 order by f.id limit 1`,
        [upper.class_id, scope.academic_year_id],
      );
      const [compulsory] = await campus.database.query<{ id: number; name: string }>(
        `select s.id, s.name from subjects s join subjects_classes c on c.parent_id = s.id
        where c.class_id = $1 and c.requirement = 'compulsory' and c.student_group_id is null order by s.code limit 1`,
        [upper.class_id],
      );
      const choose = (subject: unknown) =>
        campus.database.query('update fourth_subjects set subject_id = $1 where id = $2', [subject, choice?.id]);
      await choose(compulsory?.id);
      const after = await readiness(upper);
      expect(after.wrong_fourth).toMatchObject([
        { section_id: expect.any(Number), students: [{ id: choice?.student_id, subject: compulsory?.name }] },
      ]);
      expect(after.without_fourth).toEqual(before.without_fourth);
      await choose(choice?.subject_id);
    });

    it('names a fourth subject that is chosen and has no mark distribution', async () => {
      const query = { ...scope, exam_type_id: earlier.id, class_id: upperClass };
      const { subjects, without_fourth, wrong_fourth } = await readiness(query);
      const chosen = await campus.database.query<{ subject_id: number }>(
        `select distinct f.subject_id from fourth_subjects f join enrolments e
          on e.student_id = f.student_id and e.academic_year_id = f.academic_year_id
        where e.class_id = $1 and e.academic_year_id = $2`,
        [query.class_id, scope.academic_year_id],
      );
      expect(subjects.map(({ id }) => id)).toEqual(expect.arrayContaining(chosen.map(({ subject_id }) => subject_id)));
      expect(subjects.every(({ has_distribution }) => has_distribution === 0)).toBe(true);
      expect([without_fourth, wrong_fourth]).toEqual([[], []]);
    });

    it('refuses to begin where there is nothing to grade', async () => {
      const refused = async (more: Json) => {
        const { status, body } = await campus.call('POST /results/generate', { body: { ...scope, ...more } });
        return [status, body.message];
      };
      const empty = await create(campus, schoolClass);
      expect(await refused({ class_id: empty.id })).toEqual([409, 'No students here have results to generate.']);
      expect(await refused({ exam_type_id: earlier.id })).toEqual([
        409,
        'No mark distribution of this class counts here yet. Add one under Mark Distribution first.',
      ]);
    });

    it('names the teachers who owe marks, and reminds each of them once a day', async () => {
      const [cell] = (await readiness()).cells as [Json];
      const teacher = await userOf(campus, 'teacher');
      const [person] = await campus.database.query<{ id: number; name: string }>(
        'select id, name from employees where user_id = $1',
        [teacher.id],
      );
      const place = [cell.subject_id, ...COHORT.filter((name) => cell[name] !== null).map((name) => cell[name])];
      const isThere = ['subject_id', ...COHORT.filter((name) => cell[name] !== null)]
        .map((name, index) => `${name} = $${index + 1}`)
        .join(' and ');
      await campus.database.query(
        `update subject_teachers set employee_id = ${Number(person?.id)} where ${isThere} and academic_year_id = ${scope.academic_year_id}`,
        place,
      );
      await empty(`${isThere} and exam_type_id = ${scope.exam_type_id}`, place);
      const { missing } = await readiness();
      expect(missing).toHaveLength(1);
      expect(missing[0]).toMatchObject({
        subject_id: cell.subject_id,
        section_id: cell.section_id,
        teachers: [{ id: person?.id, name: person?.name }],
      });
      const first = await remind();
      expect(first.body, first.text).toMatchObject({
        message: '1 teacher reminded.',
        data: { reminded: 1, already: 0, without_account: 0, unassigned: 0 },
      });
      expect((await remind()).body.data).toMatchObject({ reminded: 0, already: 1 });
      const [told] = await campus.database.query<Json>(
        'select title, body, link from notifications where user_id = $1 order by id desc limit 1',
        [teacher.id],
      );
      expect(told).toMatchObject({
        title: expect.stringMatching(/^Marks are missing: /),
        link: expect.stringMatching(/^\/employee\/task\/mark\/upload\?exam=\d+/),
      });
      const [{ students }] = missing as [Json];
      expect(told?.body).toContain(`${(students as Json[]).length} students`);
    });

    it('counts what nobody teaches, and who has no account', async () => {
      await campus.database.query('update subject_teachers set is_active = 0 where academic_year_id = $1', [
        scope.academic_year_id,
      ]);
      expect((await remind()).body.data).toEqual({ reminded: 0, already: 0, without_account: 0, unassigned: 1 });
      await campus.database.query('update subject_teachers set is_active = 1 where academic_year_id = $1', [
        scope.academic_year_id,
      ]);
      await campus.database.query(`update users set is_active = 0 where email = 'teacher@demo.school'`);
      expect((await remind()).body.data).toMatchObject({ reminded: 0, already: 0, without_account: 1 });
      await campus.database.query(`update users set is_active = 1 where email = 'teacher@demo.school'`);
    });

    it('reminds for no final of a year, and only whoever may generate', async () => {
      const { exam_type_id: _, ...final } = scope;
      expect((await remind(final)).status).toBe(422);
      for (const as of ['teacher', 'accountant', 'student', 'parent'] as const)
        expect((await remind(scope, as)).status, as).toBe(403);
    });
  });

  describe('of what is generated', () => {
    beforeAll(async () => {
      await campus.database.query(
        `update uploaded_marks m set mark = round(c.full_mark * 0.8)
        from mark_distributions d join mark_distributions_components c on c.parent_id = d.id
        where d.subject_id = m.subject_id and d.class_id = m.class_id and d.exam_type_id = m.exam_type_id
          and d.academic_year_id = m.academic_year_id and c.name = m.component and m.mark is null and m.is_absent = 0
          and m.exam_type_id = $1`,
        [scope.exam_type_id],
      );
      await generate();
    });

    it('shows the figures of the class and of each cohort', async () => {
      const { rows, has_more } = await overview();
      expect(has_more).toBe(false);
      const [row] = rows as [Json & { sections: Json[] }];
      const list = await resultsOf();
      expect(row).toMatchObject({
        exam: { id: scope.exam_type_id },
        class: { id: scope.class_id },
        ...figures(list),
        generated: list.length,
        published: 0,
        version_no: null,
        was_published: false,
        outdated: [],
        before: null,
        plans: [],
      });
      const cohorts = groupedBy(list, keyOf);
      expect(row.sections).toHaveLength(cohorts.size);
      for (const section of row.sections) expect(section).toMatchObject(figures(cohorts.get(keyOf(section)) as Json[]));
    });

    it('says what has changed since', async () => {
      await campus.database.query(
        `update mark_distributions set updated_at = now() + interval '1 second' where class_id = $1 and exam_type_id = $2`,
        [scope.class_id, scope.exam_type_id],
      );
      expect((await overview()).rows[0]).toMatchObject({ outdated: ['distributions'] });
      await campus.database.query(
        `update uploaded_marks set updated_at = now() + interval '1 second' where class_id = $1 and exam_type_id = $2`,
        [scope.class_id, scope.exam_type_id],
      );
      expect((await overview()).rows[0]).toMatchObject({ outdated: ['marks', 'distributions'] });
      await campus.database.query(`update uploaded_marks set updated_at = now() - interval '1 day'`);
      await campus.database.query(`update mark_distributions set updated_at = now() - interval '1 day'`);
    });

    it('says that grade types or settings have changed, until they are as before', async () => {
      const told = async () => (await overview()).rows[0]?.outdated;
      await campus.database.query(`update grade_types set min_mark = 79.5 where letter = 'A+'`);
      expect(await told()).toEqual(['rules']);
      await campus.database.query(`update grade_types set min_mark = 80 where letter = 'A+'`);
      expect(await told()).toEqual([]);
      for (const setting of ['rounds_marks_up', 'fourth_can_fail', 'fourth_counts_in_total']) {
        await campus.database.query(`update institutes set ${setting} = 1 - ${setting}`);
        expect(await told(), setting).toEqual(['rules']);
        await campus.database.query(`update institutes set ${setting} = 1 - ${setting}`);
      }
      expect(await told()).toEqual([]);
    });

    it('says of a year that is over only what is not published, because its rules were right then', async () => {
      const told = async () => (await overview()).rows[0]?.outdated;
      await campus.database.query(`update grade_types set min_mark = 79.5 where letter = 'A+'`);
      await campus.database.query('update academic_years set is_current = 0 where id = $1', [scope.academic_year_id]);
      expect(await told()).toEqual(['rules']);
      await campus.database.query('update results set status = 1');
      expect(await told()).toEqual([]);
      await campus.database.query('update results set status = 0');
      await campus.database.query('update academic_years set is_current = 1 where id = $1', [scope.academic_year_id]);
      await campus.database.query(`update grade_types set min_mark = 80 where letter = 'A+'`);
    });

    it('says that a subject belongs to the class otherwise', async () => {
      const told = async () => (await overview()).rows[0]?.outdated;
      const change = (from: string, to: string) =>
        campus.database.query(
          `update subjects_classes set requirement = $2 where class_id = $3 and requirement = $1 and parent_id = (
            select min(subject_id) from mark_distributions where class_id = $3 and exam_type_id = $4)`,
          [from, to, scope.class_id, scope.exam_type_id],
        );
      await change('compulsory', 'optional');
      expect(await told()).toEqual(['subjects']);
      await change('optional', 'compulsory');
      expect(await told()).toEqual([]);
    });

    it('says that a fourth subject was taken back or chosen, until results are generated anew', async () => {
      const upper = { ...scope, class_id: upperClass };
      const told = async () => (await overview(upper)).rows[0]?.outdated;
      await generate(upper);
      expect(await told()).toEqual([]);
      const [chosen] = await campus.database.query<Json & { id: number }>(
        `select f.id, f.student_id, f.academic_year_id, f.subject_id from results r
        join results_subjects s on s.parent_id = r.id and s.is_fourth = 1
        join fourth_subjects f on f.student_id = r.student_id and f.academic_year_id = r.academic_year_id
        where r.class_id = $1 and r.exam_type_id = $2 limit 1`,
        [upper.class_id, upper.exam_type_id],
      );
      await campus.database.query('delete from fourth_subjects where id = $1', [chosen?.id]);
      expect(await told()).toEqual(['subjects']);
      await generate(upper);
      expect(await told()).toEqual([]);
      await campus.database.query(
        'insert into fourth_subjects (student_id, academic_year_id, subject_id) values ($1, $2, $3)',
        [chosen?.student_id, chosen?.academic_year_id, chosen?.subject_id],
      );
      expect(await told()).toEqual(['subjects']);
      const { class_id } = upper;
      for (const table of ['results', 'result_runs'])
        await campus.database.query(`delete from ${table} where class_id = $1`, [class_id]);
    });

    it('stands beside the exam before', async () => {
      const list = await resultsOf();
      await campus.database.query(
        `insert into results (student_id, academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id,
          section_id, exam_type_id, version_no, gpa, letter, total, full_marks, is_passed, failed_subjects, run_id, status)
        select student_id, academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id, section_id, $1, 1,
          3, 'B', 500, 1000, 1, 0, run_id, 1 from results where exam_type_id = $2`,
        [earlier.id, scope.exam_type_id],
      );
      const [row] = (await overview()).rows as [Json & { sections: Json[] }];
      const before = { students: list.length, passed: list.length, average_gpa: '3.00' };
      expect(row.before).toMatchObject({ exam: { id: earlier.id, name: earlier.name }, ...before });
      expect(row.sections.every((section) => (section.before as Json).average_gpa === '3.00')).toBe(true);
    });

    it('is asked for by exam, class and final, and by whoever may publish', async () => {
      const { academic_year_id } = scope;
      expect((await overview({ ...scope })).rows).toHaveLength(1);
      expect((await overview({ academic_year_id, is_final: 1 })).rows).toEqual([]);
      expect((await overview({ academic_year_id, offset: 1 })).rows).toEqual([]);
      expect((await campus.call('GET /results/overview')).status).toBe(400);
      for (const as of ['teacher', 'accountant', 'office', 'student', 'parent'] as const)
        expect((await campus.call('GET /results/overview', { query: { academic_year_id }, as })).status, as).toBe(403);
    });

    it('counts only students in sight', async () => {
      await grant(campus, 'teacher', [
        { action: 'publish', subject: 'Result Processing' },
        { action: 'read', subject: 'Result Processing' },
      ]);
      const own = await campus.call('GET /get/all/result', {
        query: { filter: { ...scope }, range: [0, 499] },
        as: 'teacher',
      });
      const [row] = (await overview(undefined, 'teacher')).rows;
      expect(row?.students ?? 0).toBe(own.list.length);
      await grant(campus, 'teacher', []);
    });
  });

  describe('after publication', () => {
    let row: Json;
    let part: { subject_id: number; name: string; mark: number; full_mark: number };
    const correction = (more: Json = {}) => ({
      academic_year_id: scope.academic_year_id,
      exam_type_id: scope.exam_type_id,
      student_id: row.student_id,
      subject_id: part.subject_id,
      component: part.name,
      mark: part.full_mark,
      reason: 'Two answers were not counted.',
      ...more,
    });

    /** Whoever has a place in the same list: the class of its version, shift and group. */
    const rankedWithIt = async () => {
      const { version_id, shift_id, student_group_id } = row;
      return resultsOf({ version_id, shift_id, student_group_id, status: 1 });
    };

    beforeAll(async () => {
      row = (await resultsOf()).find(({ is_passed }) => is_passed === 1) as Json;
      const { subjects } = (await campus.call(`GET /results/${String(row.id)}`)).body as { subjects: Json[] };
      const components = subjects.flatMap((subject) => subject.components as (typeof part)[]);
      part = components.find(({ mark, full_mark }) => mark !== null && mark < full_mark) as typeof part;
    });

    it('a mark is corrected only where something is published', async () => {
      const early = await correct(correction());
      expect([early.status, early.body.message]).toEqual([
        409,
        'Nothing is published here for this student. Change the mark in mark entry instead.',
      ]);
      expect((await campus.call('POST /results/publish', { body: scope })).status).toBe(200);
    });

    it.each([
      ['more than full marks', { mark: 100_000 }, 'mark'],
      ['less than nothing', { mark: -1 }, 'mark'],
      ['three decimals', { mark: '1.234' }, 'mark'],
      ['words', { mark: 'ten' }, 'mark'],
      ['nothing', { mark: null }, 'mark'],
      ['no reason', { reason: ' ' }, 'reason'],
      ['a part that is not sat', { component: 'Juggling' }, 'component'],
      ['a subject that is not sat', { subject_id: 999_999 }, 'subject_id'],
      ['a student who is nowhere', { student_id: 999_999 }, 'student_id'],
    ])('a correction with %s is refused at its field', async (_, wrong, field) => {
      const answer = await correct(correction(wrong));
      expect([answer.status, Object.keys(answer.body.errors as Json)], answer.text).toEqual([422, [field]]);
    });

    it('the same mark is none', async () => {
      expect((await correct(correction({ mark: part.mark }))).status).toBe(422);
    });

    it('a correction keeps its reason and its author, and waits for publication', async () => {
      expect((await correct(correction(), 'office')).status).toBe(403);
      const done = await correct(correction(), 'admin');
      expect(done.status, done.text).toBe(200);
      expect(done.body.data).toEqual({ version: 2, students: (await rankedWithIt()).length });
      const [mark] = (
        await campus.call('GET /employee/student/uploaded/marks', {
          query: {
            filter: { student_id: row.student_id, subject_id: part.subject_id, exam_type_id: scope.exam_type_id },
          },
        })
      ).list.filter(({ component }) => component === part.name);
      expect(mark).toMatchObject({ mark: part.full_mark, correction_reason: 'Two answers were not counted.' });
      const { list: history } = await campus.call(`GET /uploaded-marks/${String(mark?.id)}/history`);
      expect(history[0]).toMatchObject({ user: { id: (await userOf(campus, 'admin')).id } });
      const [seen] = await resultsOf({ student_id: row.student_id, status: 1 });
      expect(seen).toMatchObject({ version: 1, gpa: row.gpa, total: row.total });
    });

    it('what would change is shown, and nothing counts as out of date', async () => {
      const changes = (await campus.call('GET /results/changes', { query: scope })).list;
      expect(changes.find(({ student }) => (student as Json).id === row.student_id)).toMatchObject({
        student: { section: expect.any(String) },
        published: { total: row.total },
        generated: { total: (Number(row.total) + part.full_mark - part.mark).toFixed(2) },
      });
      const [shown] = (await overview()).rows;
      expect(shown).toMatchObject({
        version_no: 1,
        was_published: true,
        outdated: [],
        generated: (await rankedWithIt()).length,
      });
    });

    it('a plan is shown until it is cancelled', async () => {
      const publish_at = new Date(Date.now() + 3_600_000).toISOString();
      const planned = await campus.call('POST /results/publish', {
        body: { ...scope, reason: 'A correction.', publish_at },
      });
      expect(planned.status, planned.text).toBe(200);
      const [shown] = (await overview()).rows as [Json & { sections: Json[] }];
      const plans = shown.plans as Json[];
      expect(plans).toMatchObject([{ section_id: null }]);
      expect(Date.parse(String(plans[0]?.takes_place_at))).toBe(Date.parse(publish_at));
      const cancelled = await campus.call(`PUT /result-publications/${String(plans[0]?.id)}/cancel`, {
        body: {},
      });
      expect(cancelled.status, cancelled.text).toBe(200);
      expect((await overview()).rows[0]).toMatchObject({ plans: [] });
    });

    it('a section that is not published waits for no other', async () => {
      await campus.call('POST /results/unpublish', { body: { ...scope, reason: 'Too early.' } });
      await generate();
      const { section_id, wing_id, version_id, shift_id } = row;
      const section = { ...scope, version_id, shift_id, wing_id, section_id };
      const once = await campus.call('POST /results/publish', { body: { ...section, reason: 'One section alone.' } });
      expect(once.status, once.text).toBe(200);
      const done = await correct(correction({ mark: 0 }));
      expect(done.status, done.text).toBe(200);
      expect(done.body.data).toMatchObject({ students: (await resultsOf({ section_id, status: 1 })).length });
    });

    it('absence is a correction too', async () => {
      const done = await correct(correction({ mark: null, is_absent: 1 }));
      expect(done.status, done.text).toBe(200);
      const [newest] = await resultsOf({ student_id: row.student_id, status: 0 });
      expect(newest).toMatchObject({ gpa: '0.00', is_passed: 0 });
    });
  });
});

/** The figures of results, added up one by one. */
function figures(list: readonly Json[]) {
  const passed = list.filter(({ is_passed }) => is_passed === 1);
  const cents = list.reduce((sum, { gpa }) => sum + Math.round(Number(gpa) * 100), 0);
  const best = [...passed].sort((a, b) => Number(b.gpa) - Number(a.gpa) || Number(b.total) - Number(a.total))[0];
  return {
    students: list.length,
    passed: passed.length,
    average_gpa: (Math.round(cents / list.length) / 100).toFixed(2),
    best: best ? expect.objectContaining({ gpa: best.gpa }) : null,
  };
}
