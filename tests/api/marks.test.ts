import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { asked, cell, errorsOf, type Mark, markCallsOf } from '../support/markCalls.ts';
import { hoursFromNow, makeMarkSchool, type MarkSchool } from '../support/markSheets.ts';

describe('the marks of a section', () => {
  let campus: Campus;
  let school: MarkSchool;
  let place: Json;
  let first: number;
  let second: number;

  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());
  beforeEach(async () => {
    school = await makeMarkSchool(campus);
    place = school.place;
    [first, second] = school.students.map(({ id }) => Number(id)) as [number, number];
  });

  const { save, read, handIn, reopen } = markCallsOf(() => ({ campus, place }));
  const stored = async () =>
    (await read()).marks.map(({ student_id, component, mark, is_absent }) => [
      student_id,
      component,
      is_absent ? 'Ab' : mark,
    ]);
  const all = () => [first, second].flatMap((student) => [cell(student, 'Written', '50'), cell(student, 'MCQ', '20')]);
  const setExam = (given: Json) => campus.call(`PUT /exam-types/${place.exam_type_id}`, { body: given });

  it('are entered, and read by roll with everything that the grid shows', async () => {
    const answer = await save([cell(first, 'Written', '37.5'), cell(second, 'mcq', null, { is_absent: 1 })]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ status: 'success', data: { saved: 2 } });
    const sheet = await read();
    expect(sheet).toMatchObject({
      lock: null,
      handed_in_at: null,
      may_reopen: false,
      pass_rule: 'both',
      components: [
        { name: 'Written', full_mark: 70, pass_mark: 23 },
        { name: 'MCQ', full_mark: 30, pass_mark: 10 },
      ],
      exam: { id: place.exam_type_id },
      names: { student_group: null },
    });
    expect(sheet.students.map(({ id, roll_no, is_optional }) => [id, roll_no, is_optional])).toEqual([
      [first, 1, 0],
      [second, 2, 0],
    ]);
    expect(sheet.grades).not.toEqual([]);
    expect(sheet.rounds_marks_up).toBe(false);
    expect(await stored()).toEqual(
      expect.arrayContaining([
        [first, 'Written', 37.5],
        [second, 'MCQ', 'Ab'],
      ]),
    );
    expect(sheet.marks[0]).toMatchObject({ row_version: 1, changed_by: expect.stringMatching(/./) });
  });

  it('are changed and taken back, and their history names who did it', async () => {
    await save([cell(first, 'Written', '30')]);
    await save([cell(first, 'Written', '৪০')], { as: 'admin' });
    const taken = await save([cell(first, 'Written', null)]);
    expect(taken.status, taken.text).toBe(200);
    const [mark] = (await read()).marks;
    expect(mark).toMatchObject({ mark: null, is_absent: 0, row_version: 3 });
    const history = await campus.call(`GET /uploaded-marks/${mark?.id}/history`, { as: 'teacher' });
    expect(
      history.list.map(({ action, changes }) => [action, (changes as Json[]).find((e) => e.field === 'mark')?.after]),
    ).toEqual([
      ['update', null],
      ['update', 40],
      ['create', 30],
    ]);
    const names = history.list.map(({ user }) => (user as Json).name);
    expect(names[0]).toBe(names[2]);
    expect(names[0]).not.toBe(names[1]);
  });

  it('are answered, listed and written into their history alike when one is entered by itself', async () => {
    const answer = await save([cell(first, 'Written', '12.50')]);
    const [mark] = (answer.body.data as { marks: Mark[] }).marks;
    expect((await read()).marks).toEqual([mark]);
    const filter = { student_id: first };
    const [listed] = (await campus.call('GET /employee/student/uploaded/marks', { query: { filter } })).list as [Json];
    const [entry] = (await campus.database.query(
      `select after from audit_entries where resource = 'uploadedMark' and record_id = $1`,
      [mark?.id],
    )) as [{ after: Json }];
    expect(listed).toMatchObject(entry.after);
    expect(entry.after).toMatchObject({ mark: 12.5, created_at: listed.created_at });
  });

  it('that stay as they are get no new version', async () => {
    await save([cell(first, 'Written', '30')]);
    await save([cell(first, 'Written', '30.00')]);
    expect((await read()).marks).toMatchObject([{ row_version: 1 }]);
  });

  it('are saved all or not at all, each refusal told at its place', async () => {
    const answer = await save([
      cell(first, 'Written', '10'),
      cell(first, 'MCQ', '31'),
      cell(second, 'Written', '-1'),
      cell(second, 'MCQ', '1.234'),
    ]);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toEqual(['marks.1.mark', 'marks.2.mark', 'marks.3.mark']);
    expect(await stored()).toEqual([]);
  });

  it.each(['ten', '=1+1', '1e1', 'NaN', '0x10', '1,5', [1], { a: 1 }, true])('are no %j', async (mark) => {
    const answer = await save([cell(first, 'Written', mark)]);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toEqual(['marks.0.mark']);
  });

  const ODD = { toString: 1, valueOf: 1 };
  it.each([
    ['component', { component: ODD }],
    ['component', { component: ['Written'] }],
    ['row_version', { row_version: ODD }],
    ['row_version', { row_version: [1] }],
    ['row_version', { row_version: [] }],
    ['row_version', { row_version: 0 }],
    ['row_version', { row_version: '' }],
    ['mark', { mark: [] }],
    ['mark', { mark: undefined }],
  ])('are refused where %s is none', async (name, odd) => {
    await save([cell(first, 'Written', '10')]);
    const answer = await save([{ ...cell(first, 'Written', '11'), ...odd }]);
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, [`marks.0.${name}`]]);
    expect(await stored()).toEqual([[first, 'Written', 10]]);
  });

  it('are of students and components of the sheet, and each is named once', async () => {
    const other = await makeMarkSchool(campus);
    const answer = await save([
      cell(other.students[0]?.id, 'Written', '1'),
      cell(999_999_999_999, 'Written', '1'),
      cell('x', 'Written', '1'),
      cell(first, 'Creative', '1'),
      cell(first, 'Written', '1'),
      cell(first, 'written', '2'),
      cell(first, 'MCQ', '1', { is_absent: 1 }),
      cell(second, 'MCQ', '1', { is_absent: 2 }),
    ]);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toEqual([
      'marks.0.student_id',
      'marks.1.student_id',
      'marks.2.student_id',
      'marks.3.component',
      'marks.5.component',
      'marks.6.mark',
      'marks.7.is_absent',
    ]);
  });

  it('have no names that a row of marks has not; those of a row that was read are passed over', async () => {
    const read = { id: 1, changed_at: null, changed_by: 'Somebody' };
    const answer = await save([
      cell(first, 'Written', '1', { ...read, remark: 'late' }),
      cell(first, 'MCQ', '1', read),
    ]);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toEqual(['marks.0.remark']);
  });

  it('of a fourth subject are of those who have chosen it', async () => {
    school = await makeMarkSchool(campus, { requirement: 'fourth' });
    place = school.place;
    const [chooser, other] = school.students as [Json, Json];
    await create(campus, registry.get('fourthSubject'), {
      student_id: chooser.id,
      academic_year_id: place.academic_year_id,
      subject_id: place.subject_id,
    });
    expect((await read()).students.map(({ id }) => id)).toEqual([chooser.id]);
    expect((await save([cell(chooser.id, 'Written', '5')])).status).toBe(200);
    expect(Object.keys(errorsOf(await save([cell(other.id, 'Written', '5')])))).toEqual(['marks.0.student_id']);
  });

  it('follow what the subject is to the group before what it is to every group', async () => {
    const { query } = campus.database;
    const [group] = await query<{ id: number }>('select id from student_groups limit 1');
    for (const table of ['enrolments', 'subject_teachers'])
      await query(`update ${table} set student_group_id = $1 where class_id = $2`, [group?.id, place.class_id]);
    place = { ...place, student_group_id: group?.id };
    expect((await read()).students).toHaveLength(2);
    await query(
      `insert into subjects_classes (parent_id, position, class_id, student_group_id, requirement)
       values ($1, 1, $2, $3, 'fourth')`,
      [place.subject_id, place.class_id, group?.id],
    );
    expect((await read()).students).toEqual([]);
    expect(Object.keys(errorsOf(await save([cell(first, 'Written', '5')])))).toEqual(['marks.0.student_id']);
  });

  it('are refused without a list, in another shape, and in a number that no section has', async () => {
    for (const marks of [undefined, 'x', [], [1], {}, Array.from({ length: 2001 }, () => cell(first, 'Written', '1'))])
      expect(Object.keys(errorsOf(await save(marks as Json[])))).toEqual(['marks']);
    const nowhere = await save([cell(first, 'Written', '1')], { at: { ...place, subject_id: 'x', class_id: null } });
    expect(Object.keys(errorsOf(nowhere)).sort()).toEqual(['class_id', 'subject_id']);
  });

  it('are nobody else’s than those of their teacher and of who enters the marks of all', async () => {
    const foreign = await makeMarkSchool(campus);
    await campus.call(`PUT /subject-teachers/${await assignmentOf(foreign.place)}/status`, { body: { is_active: 0 } });
    const theirs = [cell(foreign.students[0]?.id, 'Written', '1')];
    expect((await save(theirs, { at: foreign.place })).status).toBe(403);
    expect((await save(theirs, { at: foreign.place, as: 'student' })).status).toBe(403);
    expect((await save(theirs, { at: foreign.place, as: null })).status).toBe(401);
    expect((await campus.call('GET /mark/entry', { as: 'teacher', query: asked(foreign.place) })).status).toBe(404);
    expect((await campus.call('GET /mark/entry', { as: 'accountant', query: asked(foreign.place) })).status).toBe(403);
    // Who generates results of all marks looks at them, and enters none.
    const looked = await campus.call('GET /mark/entry', { as: 'office', query: asked(foreign.place) });
    expect([looked.status, looked.body.lock]).toEqual([200, 'not_assigned']);
    const since = new Date(0).toISOString();
    const changes = await campus.call('GET /mark/entry/changes', {
      as: 'office',
      query: { ...asked(foreign.place), since },
    });
    expect([changes.status, changes.body.lock]).toEqual([200, 'not_assigned']);
    const body = { ...foreign.place, marks: [cell(foreign.students[0]?.id, 'Written', '1')] };
    expect((await campus.call('PUT /uploaded-marks', { as: 'office', body })).status).toBe(403);
    expect((await save(theirs, { at: foreign.place, as: 'admin' })).status).toBe(200);
  });

  const assignmentOf = async ({ class_id }: Json) =>
    (await campus.call('GET /subject/teachers', { query: { filter: { class_id } } })).list[0]?.id;

  it('are entered while their exam says so, by nobody outside of it', async () => {
    await setExam({ entry_closes_at: hoursFromNow(-0.5) });
    for (const as of ['teacher', 'admin'] as const) {
      const answer = await save([cell(first, 'Written', '1')], { as });
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringMatching(/closed on \d+ \S+ \d{4}, \d\d:\d\d [ap]m/),
      ]);
    }
    expect(await read()).toMatchObject({ lock: 'closed' });
    await setExam({ entry_opens_at: hoursFromNow(1), entry_closes_at: null });
    expect((await save([cell(first, 'Written', '1')])).status).toBe(409);
    expect(await read()).toMatchObject({ lock: 'not_open_yet' });
    await setExam({ entry_opens_at: null });
    expect((await save([cell(first, 'Written', '1')])).status).toBe(200);
  });

  it('of who was published in another section are refused at that student, and tell nothing of anybody else', async () => {
    const others = await makeMarkSchool(campus);
    const [stranger] = others.students as [Json];
    for (const { id } of [school.students[0] as Json, stranger])
      await campus.database.query(PUBLISHED_ELSEWHERE, [id, place.academic_year_id, place.exam_type_id]);
    const answer = await save([
      cell(second, 'Written', '5'),
      cell(first, 'Written', '5'),
      cell(stranger.id, 'Written', '5'),
    ]);
    expect(errorsOf(answer)).toEqual({
      'marks.1.student_id': ['The student’s result is published, so you can only view the marks.'],
      'marks.2.student_id': ['The student does not take this subject in this section.'],
    });
    expect((await save([cell(second, 'Written', '5')])).status).toBe(200);
  });

  it('of who came after the results were published are entered by who holds full, and nobody else is', async () => {
    await save(all(), { as: 'admin' });
    expect((await handIn()).status).toBe(200);
    await campus.database.query(PUBLISHED_HERE, [first, place.exam_type_id, place.section_id]);
    expect(await read('admin')).toMatchObject({ lock: 'published', newcomers_open: true });
    const { as_of, students } = await read();
    expect(students.map(({ is_published }) => is_published)).toEqual([1, 0]);
    const changes = await campus.call('GET /mark/entry/changes', {
      as: 'teacher',
      query: { ...asked(place), since: as_of },
    });
    expect(changes.body).toMatchObject({ lock: 'published', published_students: [first] });
    expect((await save([cell(second, 'Written', '51')])).status).toBe(409);
    const both = await save([cell(second, 'Written', '51'), cell(first, 'Written', '51')], { as: 'admin' });
    expect(Object.keys(errorsOf(both))).toEqual(['marks.1.student_id']);
    const saved = await save([cell(second, 'Written', '51')], { as: 'admin' });
    expect(saved.status, saved.text).toBe(200);
    expect((await reopen('admin')).status).toBe(409);
    await setExam({ entry_opens_at: hoursFromNow(-2), entry_closes_at: hoursFromNow(-1) });
    expect((await save([cell(second, 'Written', '52')], { as: 'admin' })).status).toBe(409);
    expect(await read('admin')).toMatchObject({ lock: 'published', newcomers_open: false });
  });

  it.each([[], {}, true])('are named as no number where they are none: %j', async (mark) => {
    const answer = await save([cell(first, 'Written', mark)]);
    expect(answer.body.errors).toEqual({ 'marks.0.mark': ['Enter a number.'] });
  });

  it('are refused where the sheet is none, at the field that names it', async () => {
    const calls = ['PUT /uploaded-marks', 'PUT /mark/sheets/hand-in', 'PUT /mark/sheets/reopen'] as const;
    for (const call of calls)
      for (const name of ['academic_year_id', 'class_id', 'section_id', 'subject_id', 'exam_type_id']) {
        const marks = call === 'PUT /uploaded-marks' && { marks: [cell(first, 'Written', '10')] };
        const body = { ...place, [name]: 999_999, ...marks };
        const answer = await campus.call(call, { body });
        expect([answer.status, Object.keys(errorsOf(answer))], `${call} ${name} ${answer.text}`).toEqual([422, [name]]);
      }
  });

  it('are refused with a name that the call does not take', async () => {
    const body = { ...place, sction_id: 1, marks: [cell(first, 'Written', '10')] };
    const answer = await campus.call('PUT /uploaded-marks', { body });
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['sction_id']]);
  });

  it('that are entered anew keep no reason of a correction before', async () => {
    await save([cell(first, 'Written', '30')]);
    await campus.database.query(
      `update uploaded_marks set correction_reason = 'Counted wrong.' where student_id = $1`,
      [first],
    );
    expect((await save([cell(first, 'Written', '31')])).status).toBe(200);
    const reasons = await campus.database.query(
      'select mark::float as mark, correction_reason as reason from uploaded_marks where student_id = $1',
      [first],
    );
    expect(reasons).toEqual([{ mark: 31, reason: null }]);
  });

  it('need a mark distribution', async () => {
    school = await makeMarkSchool(campus, { components: [] });
    place = school.place;
    expect((await save([cell(school.students[0]?.id, 'Written', '1')])).status).toBe(409);
    expect(await read()).toMatchObject({ lock: 'no_distribution', components: [] });
  });

  it('that somebody else has changed since they were seen are not overwritten, and are told', async () => {
    await save([cell(first, 'Written', '30', { row_version: null })]);
    const made = await save([cell(first, 'Written', '31', { row_version: null })], { as: 'admin' });
    expect(made.status).toBe(409);
    expect(made.body.current).toMatchObject([{ student_id: first, component: 'Written', mark: 30, row_version: 1 }]);
    expect((await save([cell(first, 'Written', '31', { row_version: 1 })], { as: 'admin' })).status).toBe(200);
    const stale = await save([cell(first, 'Written', '32', { row_version: 1 }), cell(second, 'MCQ', '3')]);
    expect(stale.status).toBe(409);
    expect(stale.body.current).toMatchObject([{ mark: 31, row_version: 2 }]);
    expect(await stored()).toEqual([[first, 'Written', 31]]);
    // Both mean the same, so there is nothing to decide.
    expect((await save([cell(first, 'Written', '31', { row_version: 1 })])).status).toBe(200);
    // Whoever has not looked is the last one.
    expect((await save([cell(first, 'Written', '33')])).status).toBe(200);
    expect((await save([cell(first, 'Written', '33', { row_version: 'x' })])).status).toBe(422);
  });

  it('of one student are made once when two enter them at the same time', async () => {
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((mark, index) =>
        save([cell(first, 'Written', mark)], { as: index % 2 ? 'admin' : 'teacher' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read()).marks).toMatchObject([{ row_version: 4 }]);
  });

  it('that were changed since an instant are told, those that were taken back too', async () => {
    const { as_of: before } = await read();
    const changes = async (since: unknown, as: Role = 'teacher') =>
      campus.call('GET /mark/entry/changes', { as, query: { ...asked(place), since } });
    expect((await changes(before)).body).toMatchObject({ lock: null, marks: [] });
    await save([cell(first, 'Written', '30'), cell(second, 'Written', '20')]);
    await save([cell(second, 'Written', null)]);
    const { marks } = (await changes(before)).body as { marks: Mark[] };
    expect(marks.map(({ student_id, mark }) => [student_id, mark]).sort()).toEqual([
      [first, 30],
      [second, null],
    ]);
    expect((await changes(hoursFromNow(1))).body.marks).toEqual([]);
    expect((await changes('yesterday')).status).toBe(400);
    expect((await changes(before, 'accountant')).status).toBe(403);
  });

  it('that were taken back let a component be renamed', async () => {
    await save([cell(first, 'Written', '5')]);
    const [distribution] = (
      await campus.call('GET /get/all/mark/distribution', { query: { filter: { class_id: place.class_id } } })
    ).list;
    const components = [{ name: 'Creative', full_mark: 70, pass_mark: 23 }];
    const rename = () => campus.call(`PUT /mark-distributions/${distribution?.id}`, { body: { components } });
    expect((await rename()).status).toBe(422);
    await save([cell(first, 'Written', null)]);
    expect((await rename()).status).toBe(200);
    expect(Object.keys(errorsOf(await save([cell(first, 'Written', '5')])))).toEqual(['marks.0.component']);
  });
});

const PUBLISHED_ELSEWHERE = `
insert into results (student_id, academic_year_id, class_id, version_id, shift_id, wing_id, section_id, exam_type_id,
  version_no, gpa, letter, total, full_marks, is_passed, failed_subjects, run_id, published_at, status)
select $1, $2, class_id, version_id, shift_id, wing_id, section_id, $3, 1, gpa, letter, total, full_marks, is_passed,
  failed_subjects, run_id, published_at, status
from results where status = 1 order by id limit 1`;

const PUBLISHED_HERE = `
insert into results (student_id, academic_year_id, class_id, version_id, shift_id, wing_id, section_id, exam_type_id,
  version_no, gpa, letter, total, full_marks, is_passed, failed_subjects, run_id, published_at, status)
select e.student_id, e.academic_year_id, e.class_id, e.version_id, e.shift_id, e.wing_id, e.section_id, $2, 1, r.gpa,
  r.letter, r.total, r.full_marks, r.is_passed, r.failed_subjects, r.run_id, r.published_at, r.status
from enrolments e, (select * from results where status = 1 order by id limit 1) r
where e.student_id = $1 and e.section_id = $3`;
