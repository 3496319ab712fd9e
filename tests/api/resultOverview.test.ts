import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { grant } from '../support/people.ts';
import {
  examBefore,
  keyOf,
  type ResultScope,
  resultOfficeOf,
  scopeWithoutResults,
  upperClassOf,
} from '../support/resultOffice.ts';
import { groupedBy } from '../support/results.ts';

describe('the office of results, of what is generated', () => {
  let campus: Campus;
  let scope: ResultScope;
  let earlier: Json;
  let upperClass: number;

  const { overview, generate, resultsOf } = resultOfficeOf(() => ({ campus, scope }));
  beforeAll(async () => {
    campus = await openCampus();
    scope = await scopeWithoutResults(campus);
    earlier = await examBefore(campus, scope);
    upperClass = await upperClassOf(campus, scope);
    await generate();
  });
  afterAll(() => campus.close());

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

  /** Gives everybody who has a result of the exam a published one of another exam or year. */
  const addResults = (given: { readonly year: unknown; readonly exam: unknown; readonly gpa: number }) =>
    campus.database.query(
      `insert into results (student_id, academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id,
        section_id, exam_type_id, version_no, gpa, letter, total, full_marks, is_passed, failed_subjects, run_id, status)
      select student_id, $1, class_id, version_id, shift_id, wing_id, student_group_id, section_id, $2, 1,
        $3, 'B', 500, 1000, 1, 0, run_id, 1 from results where academic_year_id = $4 and exam_type_id = $5`,
      [given.year, given.exam, given.gpa, scope.academic_year_id, scope.exam_type_id],
    );

  it('stands, as the first exam of a year, beside the last one of the class in the year before', async () => {
    const list = await resultsOf();
    const [last] = await campus.database.query<Json>(
      `insert into academic_years (year, starts_on, ends_on)
       select 'The year before', min(starts_on) - 366, min(starts_on) - 1 from academic_years returning id, year`,
    );
    await addResults({ year: last?.id, exam: earlier.id, gpa: 2 });
    await addResults({ year: last?.id, exam: scope.exam_type_id, gpa: 4 });
    const { rows } = await overview();
    expect(rows).toHaveLength(1);
    const [row] = rows as [Json & { sections: Json[] }];
    expect(row).toMatchObject({ ...figures(list), outdated: [] });
    expect(row.before).toMatchObject({
      exam: { id: scope.exam_type_id },
      year: { id: last?.id, name: last?.year },
      students: list.length,
      average_gpa: '4.00',
    });
    expect(row.sections).toHaveLength(groupedBy(list, keyOf).size);
    for (const section of row.sections) expect(section.before).toMatchObject({ average_gpa: '4.00' });
  });

  it('stands beside the exam before', async () => {
    const list = await resultsOf();
    await addResults({ year: scope.academic_year_id, exam: earlier.id, gpa: 3 });
    const [row] = (await overview()).rows as [Json & { sections: Json[] }];
    const before = { students: list.length, passed: list.length, average_gpa: '3.00', average_percent: 50 };
    expect(row.before).toMatchObject({
      exam: { id: earlier.id, name: earlier.name },
      year: { id: scope.academic_year_id },
      ...before,
    });
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

/** The figures of results, added up one by one. */
function figures(list: readonly Json[]) {
  const passed = list.filter(({ is_passed }) => is_passed === 1);
  const cents = list.reduce((sum, { gpa }) => sum + Math.round(Number(gpa) * 100), 0);
  const percents = list.map(({ total, full_marks }) => (Number(total) * 100) / Number(full_marks));
  const best = [...passed].sort((a, b) => Number(b.gpa) - Number(a.gpa) || Number(b.total) - Number(a.total))[0];
  return {
    students: list.length,
    passed: passed.length,
    average_gpa: (Math.round(cents / list.length) / 100).toFixed(2),
    average_percent: expect.closeTo(percents.reduce((sum, percent) => sum + percent, 0) / list.length, 6),
    best: best ? expect.objectContaining({ gpa: best.gpa }) : null,
  };
}
