import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { endOf } from '../support/jobs.ts';
import { userOf } from '../support/people.ts';
import { COHORT, keyOf, type ResultScope, resultOfficeOf, scopeWithoutResults } from '../support/resultOffice.ts';
import { HOUR_MS } from '../../src/core/durations.ts';

describe('the office of results, after publication', () => {
  let campus: Campus;
  let scope: ResultScope;
  let row: Json;
  let part: { subject_id: number; name: string; mark: number; full_mark: number };

  const { overview, generate, resultsOf } = resultOfficeOf(() => ({ campus, scope }));
  const correct = (body: Json, as?: Role) => campus.call('POST /results/correct', { body, ...(as && { as }) });
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

  /** The mark that corrections are about, as it is stored. */
  const marksOfPart = () =>
    campus.database.query<Json>(
      `select id, mark::float8 as mark, is_absent, row_version from uploaded_marks
       where student_id = $1 and exam_type_id = $2 and subject_id = $3 and lower(component) = lower($4)`,
      [row.student_id, scope.exam_type_id, part.subject_id, part.name],
    );

  beforeAll(async () => {
    campus = await openCampus();
    scope = await scopeWithoutResults(campus);
    await generate();
    row = (await resultsOf()).find(({ is_passed }) => is_passed === 1) as Json;
    const { subjects } = (await campus.call(`GET /results/${String(row.id)}`)).body as { subjects: Json[] };
    const components = subjects.flatMap((subject) => subject.components as (typeof part)[]);
    part = components.find(({ mark, full_mark }) => mark !== null && mark < full_mark) as typeof part;
  });
  afterAll(() => campus.close());

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
    ['a mark of somebody absent', { mark: 1, is_absent: 1 }, 'mark'],
    ['an exam that is none', { exam_type_id: 999_999 }, 'exam_type_id'],
    ['a year that is none', { academic_year_id: 999_999 }, 'academic_year_id'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a part that is not sat', { component: 'Juggling' }, 'component'],
    ['a subject that is not sat', { subject_id: 999_999 }, 'subject_id'],
    ['a student who is nowhere', { student_id: 999_999 }, 'student_id'],
  ])('a correction with %s is refused at its field', async (_, wrong, field) => {
    const answer = await correct(correction(wrong));
    expect([answer.status, Object.keys(answer.body.errors as Json)], answer.text).toEqual([422, [field]]);
  });

  it('the same mark is none', async () => {
    expect((await correct(correction({ mark: part.mark }))).body.errors).toEqual({
      mark: ['This is already the mark.'],
    });
    const inBengali = String(part.mark).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    expect((await correct(correction({ mark: inBengali }))).body.errors).toEqual({
      mark: ['This is already the mark.'],
    });
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
    const publish_at = new Date(Date.now() + HOUR_MS).toISOString();
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
    const absence = correction({ mark: null, is_absent: 1 });
    const unseen = await correct(absence);
    expect([unseen.status, unseen.body.current], unseen.text).toEqual([
      409,
      [expect.objectContaining({ component: part.name, mark: 0, is_absent: 0 })],
    ]);
    const [{ row_version, id }] = unseen.body.current as [Json];
    expect((await correct({ ...absence, row_version: Number(row_version) - 1 })).status).toBe(409);
    const wrong = await correct({ ...absence, row_version: 'x' });
    expect([wrong.status, Object.keys(wrong.body.errors as Json)]).toEqual([422, ['row_version']]);
    const entries = async () => (await campus.call(`GET /uploaded-marks/${String(id)}/history`)).list.length;
    const before = await entries();
    const done = await correct({ ...absence, row_version });
    expect(done.status, done.text).toBe(200);
    expect(await entries()).toBe(before + 1);
    const [newest] = await resultsOf({ student_id: row.student_id, status: 0 });
    expect(newest).toMatchObject({ gpa: '0.00', is_passed: 0 });
  });

  const sectionOf = ({ version_id, shift_id, wing_id, section_id }: Json) => ({
    ...scope,
    version_id,
    shift_id,
    wing_id,
    section_id,
  });
  const publish = async (body: Json) => {
    const done = await campus.call('POST /results/publish', { body: { reason: 'As decided.', ...body } });
    expect(done.status, done.text).toBe(200);
  };

  it('a plan for the class outlives the publication of one section, and no section that is taken back', async () => {
    const plans = async () => (await overview()).rows[0]?.plans;
    await generate();
    await publish({ ...scope, publish_at: new Date(Date.now() + HOUR_MS).toISOString() });
    await publish(sectionOf(row));
    expect(await plans()).toHaveLength(1);
    const taken = await campus.call('POST /results/unpublish', { body: { ...sectionOf(row), reason: 'Too early.' } });
    expect(taken.status, taken.text).toBe(200);
    expect(await plans()).toEqual([]);
  });

  it.each(['first', 'last'])(
    'a student who changed section has one result, published %s where they are',
    async (when) => {
      await generate();
      await publish(scope);
      await campus.call('POST /results/unpublish', { body: { ...scope, reason: 'Too early.' } });
      const [left] = (await resultsOf({ student_id: row.student_id, status: 0 })) as [Json];
      const placeOf = (result: Json) => Object.values(sectionOf(result)).join(' ');
      const entered = (await resultsOf({ status: 0 })).find((each) => placeOf(each) !== placeOf(left)) as Json;
      await campus.database.query(
        `update enrolments set version_id = $1, shift_id = $2, wing_id = $3, section_id = $4, roll_no = null
       where student_id = $5 and academic_year_id = $6`,
        [
          ...[entered.version_id, entered.shift_id, entered.wing_id, entered.section_id],
          ...[row.student_id, scope.academic_year_id],
        ],
      );
      const generated = await campus.call('POST /results/generate', { body: sectionOf(entered) });
      await endOf(campus, (generated.body.data as Json).job_id);
      const order = [sectionOf(entered), sectionOf(left)];
      for (const section of when === 'first' ? order : order.reverse()) await publish(section);
      const now = await resultsOf({ student_id: row.student_id });
      expect(now.filter(({ status }) => status === 1).map(placeOf)).toEqual([placeOf(entered)]);
      expect(now.filter(({ status }) => status === 0)).toEqual([]);
    },
  );

  it('results that are out of date are published only by who says so, and their marks can be corrected', async () => {
    await generate();
    await campus.database.query(
      `update uploaded_marks set mark = 1, is_absent = 0, updated_at = now()
       where student_id = $1 and exam_type_id = $2 and subject_id = $3 and lower(component) = lower($4)`,
      [row.student_id, scope.exam_type_id, part.subject_id, part.name],
    );
    const refused = await campus.call('POST /results/publish', { body: { ...scope, reason: 'As decided.' } });
    expect([refused.status, refused.body.outdated]).toEqual([409, ['marks']]);
    await publish({ ...scope, accept_outdated: 1 });
    const same = await correct(correction({ mark: 1 }));
    expect(same.status, same.text).toBe(200);
    await publish(scope);
    expect((await correct(correction({ mark: 1 }))).body.errors).toEqual({ mark: ['This is already the mark.'] });
  });

  it('who comes to a section after publication keeps nobody from a correction', async () => {
    const [left] = (await resultsOf({ student_id: row.student_id, status: 1 })) as [Json];
    const newcomer = await create(campus, registry.get('student'), {
      ...Object.fromEntries(COHORT.map((name) => [name, left[name]])),
      academic_year_id: scope.academic_year_id,
      roll_no: 990,
    });
    const before = await resultsOf({ status: 1 });
    const done = await correct(correction({ mark: part.full_mark }));
    expect(done.status, done.text).toBe(200);
    const generated = await resultsOf({ status: 0 });
    expect(generated.map(({ student_id }) => student_id)).not.toContain(newcomer.id);
    // Everybody stays where they were examined.
    for (const each of generated)
      expect(keyOf(each)).toBe(keyOf(before.find(({ student_id }) => student_id === each.student_id) as Json));
    await publish(scope);
  });

  it('of two who correct one mark at once, the second is told of the first', async () => {
    const marks = [0, 2];
    const answers = await Promise.all(marks.map((mark) => correct(correction({ mark }))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = answers.findIndex(({ status }) => status === 200);
    const second = answers[1 - first] as (typeof answers)[number];
    expect(second.body.current).toMatchObject([{ mark: marks[first], changed_by: expect.any(String) }]);
    await publish(scope);
  });

  it('of two who make the same correction at once, the second is told that this is the mark already', async () => {
    const [{ id, mark }] = (await marksOfPart()) as [Json];
    const entries = async () => (await campus.call(`GET /uploaded-marks/${String(id)}/history`)).list.length;
    const before = await entries();
    const same = correction({ mark: mark === 3 ? 4 : 3 });
    const answers = await Promise.all([correct(same), correct(same)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const second = answers.find(({ status }) => status === 422) as (typeof answers)[number];
    expect(second.body.errors).toEqual({ mark: ['This is already the mark.'] });
    expect(await entries()).toBe(before + 1);
    await publish(scope);
  });

  it('a correction that does not know of a mark which the published result does not have is told of it', async () => {
    const [subject] = await campus.database.query<{ id: number; components: string }>(
      `select s.id, s.components from results_subjects s join results r on r.id = s.parent_id
       where r.student_id = $1 and r.exam_type_id = $2 and r.status = 1 and $3 in (s.subject_id, s.partner_id)`,
      [row.student_id, scope.exam_type_id, part.subject_id],
    );
    const setComponents = (components: string | undefined) =>
      campus.database.query('update results_subjects set components = $2 where id = $1', [subject?.id, components]);
    await setComponents('[]');
    const unseen = await correct(correction({ mark: 5 }));
    expect(unseen.status, unseen.text).toBe(409);
    expect(unseen.body.current).toMatchObject(await marksOfPart());
    await setComponents(subject?.components);
  });

  it('a correction of a mark that was seen and is gone is refused', async () => {
    const [stored] = await marksOfPart();
    const setComponent = (name: unknown) =>
      campus.database.query('update uploaded_marks set component = $2 where id = $1', [stored?.id, name]);
    await setComponent('Renamed meanwhile');
    const gone = await correct(correction({ mark: 5, row_version: stored?.row_version }));
    expect([gone.status, gone.body.current], gone.text).toEqual([409, []]);
    await setComponent(part.name);
  });

  it('an empty list is no empty value, which would mean the whole class', async () => {
    const taken = await campus.call('POST /results/unpublish', { body: { ...scope, section_id: [], reason: 'x' } });
    expect([taken.status, Object.keys(taken.body.errors as Json)]).toEqual([422, ['section_id']]);
    const body = { ...scope, reason: 'x', publish_at: [] };
    const published = await campus.call('POST /results/publish', { body });
    expect([published.status, Object.keys(published.body.errors as Json)]).toEqual([422, ['publish_at']]);
  });
});
