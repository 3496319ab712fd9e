import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { cell, markCallsOf } from '../support/markCalls.ts';
import { makeMarkSchool } from '../support/markSheets.ts';
import { COHORT, generateResults } from '../support/resultOffice.ts';

/** Half of what the components of the first class are of. */
const HALVES = [
  { name: 'Written', full_mark: 35, pass_mark: 10 },
  { name: 'MCQ', full_mark: 15, pass_mark: 5 },
];

describe('marks of a student who changed class', () => {
  let campus: Campus;
  let old: Json;
  let place: Json;
  let mover: number;
  let stayer: number;

  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());
  beforeEach(async () => {
    const school = await makeMarkSchool(campus);
    old = school.place;
    [mover, stayer] = school.students.map(({ id }) => Number(id)) as [number, number];
    place = await otherClass();
    for (const student of [mover, stayer]) await enterBoth(old, student, ['66', '25']);
  });

  const { save, read, handIn } = markCallsOf(() => ({ campus, place }));
  const scopeOf = ({ academic_year_id, exam_type_id, class_id }: Json) => ({
    academic_year_id,
    exam_type_id,
    class_id,
  });
  const generate = (of: Json) => campus.call('POST /results/generate', { body: scopeOf(of) });
  const move = async (student: number, to: Json) => {
    const values = Object.fromEntries(COHORT.map((name) => [name, to[name]]));
    const moved = await campus.call(`PUT /students/${student}`, { body: values });
    expect(moved.status, moved.text).toBe(200);
  };
  const enterBoth = async (at: Json, student: number, [written, mcq]: readonly [string, string]) => {
    const body = { ...at, marks: [cell(student, 'Written', written), cell(student, 'MCQ', mcq)] };
    const answer = await campus.call('PUT /uploaded-marks', { body, as: 'superadmin' });
    expect(answer.status, answer.text).toBe(200);
  };
  const percents = (of: Json, status = 0) =>
    campus.database.query<Json>(
      `select r.student_id, s.percent::float8 as percent from results r join results_subjects s on s.parent_id = r.id
       where r.class_id = $1 and r.exam_type_id = $2 and r.status = $3 order by r.student_id`,
      [of.class_id, of.exam_type_id, status],
    );

  /** Another class of the same exam and subject, with full marks of its own. */
  async function otherClass(): Promise<Json> {
    const schoolClass = await create(campus, registry.get('class'), { has_groups: 0 });
    const { body: subject } = await campus.call(`GET /subjects/${old.subject_id}`);
    const classes = [...(subject.classes as Json[]), { class_id: schoolClass.id, requirement: 'compulsory' }];
    const saved = await campus.call(`PUT /subjects/${old.subject_id}`, { body: { classes } });
    expect(saved.status, saved.text).toBe(200);
    await create(campus, registry.get('wingSection'), {
      class_id: schoolClass.id,
      wing_id: old.wing_id,
      section_ids: [old.section_id],
    });
    const { academic_year_id, exam_type_id, subject_id } = old;
    await create(campus, registry.get('markDistribution'), {
      ...{ academic_year_id, exam_type_id, subject_id },
      class_id: schoolClass.id,
      student_group_id: null,
      components: HALVES,
    });
    return { ...old, class_id: schoolClass.id };
  }

  it('count against no other full marks: they are owed there', async () => {
    await move(mover, place);
    const refused = await generate(place);
    expect(refused.status, refused.text).toBe(409);
    expect(refused.body.missing).toMatchObject([{ subject_id: place.subject_id, students: [{ id: mover }] }]);
  });

  it('are not on the sheet of the new class, and are entered there anew', async () => {
    await move(mover, place);
    expect((await read('superadmin')).marks).toEqual([]);
    expect((await handIn('superadmin')).status).toBe(409);
    const marks = [
      cell(mover, 'Written', '33', { row_version: null }),
      cell(mover, 'MCQ', '15', { row_version: null }),
    ];
    const saved = await save(marks, { as: 'superadmin' });
    expect(saved.status, saved.text).toBe(200);
    expect((await read('superadmin')).marks.map(({ mark }) => mark)).toEqual([33, 15]);
    expect((await handIn('superadmin')).status).toBe(200);
    await generateResults(campus, scopeOf(place));
    expect(await percents(place)).toEqual([{ student_id: mover, percent: 96 }]);
  });

  it('of the same number are entered anew too', async () => {
    await move(stayer, place);
    await campus.database.query('update uploaded_marks set mark = 12 where student_id = $1', [stayer]);
    await enterBoth(place, stayer, ['12', '12']);
    await generateResults(campus, scopeOf(place));
    expect(await percents(place)).toEqual([{ student_id: stayer, percent: 48 }]);
  });

  it('stay with the class where they are published, and nothing is owed in the new one', async () => {
    await generateResults(campus, scopeOf(old));
    const published = await campus.call('POST /results/publish', { body: scopeOf(old) });
    expect(published.status, published.text).toBe(200);
    await move(mover, place);
    const newcomer = await create(campus, registry.get('student'), {
      ...Object.fromEntries(['academic_year_id', ...COHORT].map((name) => [name, place[name]])),
      roll_no: 9,
    });
    await enterBoth(place, Number(newcomer.id), ['35', '7']);
    expect((await handIn('superadmin')).status).toBe(200);
    await generateResults(campus, scopeOf(place));
    expect(await percents(place)).toEqual([{ student_id: newcomer.id, percent: 84 }]);
    expect(await percents(old, 1)).toHaveLength(2);
  });

  it('above their full marks keep results from being generated, and are named', async () => {
    const told = 'Marks are above the full marks in 1 subject: ';
    await campus.database.query(`update uploaded_marks set mark = 71 where student_id = $1 and component = 'Written'`, [
      mover,
    ]);
    const refused = await generate(old);
    expect(refused.status, refused.text).toBe(409);
    expect(refused.body.message).toContain(told);
    const { body } = await campus.call('GET /results/readiness', { query: scopeOf(old) });
    expect((body.problems as string[])[0]).toContain(told);
  });

  it("keep a year's final of such results from being generated, too", async () => {
    const weighed = await campus.call(`PUT /exam-types/${old.exam_type_id}`, { body: { weight: 1 } });
    expect(weighed.status, weighed.text).toBe(200);
    await generateResults(campus, scopeOf(old));
    const { academic_year_id, class_id } = old;
    const problems = async () => {
      const answer = await campus.call('GET /results/readiness', { query: { academic_year_id, class_id } });
      expect(answer.status, answer.text).toBe(200);
      return answer.body.problems;
    };
    expect(await problems()).toEqual([]);
    await campus.database.query(
      `update results_subjects set obtained = full_marks + 1
        where parent_id in (select id from results where student_id = $1)`,
      [stayer],
    );
    expect(String(await problems())).toContain('Marks are above the full marks in 1 subject: ');
  });
});

describe('marks of a student who changed group', () => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  it('follow where the full marks are the same, and are owed where they are not', async () => {
    const { place, students } = await makeMarkSchool(campus, { students: 1 });
    const student = Number(students[0]?.id);
    await campus.call(`PUT /classes/${place.class_id}`, { body: { has_groups: 1 } });
    const groups: Json[] = [];
    for (let number = 0; number < 2; number++) groups.push(await create(campus, registry.get('studentGroup')));
    const [same, other] = groups as [Json, Json];
    const { academic_year_id, exam_type_id, class_id, subject_id } = place;
    const body = { ...place, marks: [cell(student, 'Written', '30'), cell(student, 'MCQ', '14')] };
    const saved = await campus.call('PUT /uploaded-marks', { body, as: 'superadmin' });
    expect(saved.status, saved.text).toBe(200);
    await create(campus, registry.get('markDistribution'), {
      ...{ academic_year_id, exam_type_id, class_id, subject_id },
      student_group_id: other.id,
      components: HALVES,
    });
    const generate = async (group: Json) => {
      await campus.database.query('update enrolments set student_group_id = $1 where student_id = $2', [
        group.id,
        student,
      ]);
      return campus.call('POST /results/generate', { body: { academic_year_id, exam_type_id, class_id } });
    };
    expect((await generate(same)).status).toBe(202);
    const refused = await generate(other);
    expect(refused.status, refused.text).toBe(409);
    expect(refused.body.missing).toMatchObject([{ subject_id, students: [{ id: student }] }]);
  });
});
