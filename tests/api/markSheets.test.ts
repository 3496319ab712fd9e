import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { cell, markCallsOf } from '../support/markCalls.ts';
import { makeMarkSchool, makePartner, type MarkSchool } from '../support/markSheets.ts';

describe('sheets of marks', () => {
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
  const all = () => [first, second].flatMap((student) => [cell(student, 'Written', '50'), cell(student, 'MCQ', '20')]);

  it('are handed in once none is missing, and are then open to nobody until somebody opens them', async () => {
    const early = await handIn();
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('4 marks are missing')]);
    await save(all());
    expect((await handIn()).status).toBe(200);
    expect(await read()).toMatchObject({ lock: 'handed_in', handed_in_by: expect.stringMatching(/./) });
    for (const as of ['teacher', 'admin'] as const)
      expect((await save([cell(first, 'Written', '1')], { as })).status).toBe(409);
    expect((await handIn()).status).toBe(409);
    expect((await reopen('teacher')).status).toBe(403);
    expect((await reopen('admin')).status).toBe(200);
    expect((await reopen('admin')).status).toBe(409);
    expect((await save([cell(first, 'Written', '1')])).status).toBe(200);
    expect((await handIn()).status).toBe(200);
    const [sheet] = (await campus.call('GET /mark-sheets', { query: { filter: { class_id: place.class_id } } })).list;
    const history = await campus.call(`GET /mark-sheets/${sheet?.id}/history`);
    expect(history.list.map(({ action }) => action)).toEqual(['hand_in', 'reopen', 'hand_in']);
    const { text } = await campus.call('GET /audit/export', {
      query: { resource: 'markSheet', record_id: Number(sheet?.id), format: 'csv' },
      headers: { 'accept-language': 'de' },
    });
    expect(text).toContain(',Punkte abgegeben,');
    expect(text).toContain(',Punkte wieder geöffnet,');
  });

  it('of an optional subject are owed by whoever has one', async () => {
    school = await makeMarkSchool(campus, { requirement: 'optional' });
    place = school.place;
    const [student] = school.students as [Json];
    await save([cell(student.id, 'Written', '5')]);
    expect((await handIn()).body.message).toContain('1 mark is missing');
    await save([cell(student.id, 'MCQ', '5')]);
    expect((await handIn()).status).toBe(200);
  });

  it('of one of two optional papers make the other one owed', async () => {
    school = await makeMarkSchool(campus, { requirement: 'optional' });
    place = school.place;
    const [student] = school.students as [Json];
    const other = await makePartner(campus, place);
    await save(
      ['Written', 'MCQ'].map((name) => cell(student.id, name, '5')),
      { as: 'admin', at: { ...place, subject_id: other.id } },
    );
    expect((await read()).students.map(({ is_optional }) => is_optional)).toEqual([0, 1]);
    const { rows } = (
      await campus.call('GET /mark/sheets', {
        query: { exam_type_id: place.exam_type_id, class_id: place.class_id },
      })
    ).body as { rows: Json[] };
    expect(rows.map(({ students, complete, missing }) => [students, complete, missing]).sort()).toEqual([
      [1, 0, 2],
      [1, 1, 0],
    ]);
    expect((await handIn()).body.message).toContain('2 marks are missing');
  });

  it('have one sheet, whether their subject says nothing of the class or speaks of a group and of every group', async () => {
    const { query } = campus.database;
    const sheets = async () => {
      const asked = { exam_type_id: place.exam_type_id, class_id: place.class_id };
      return ((await campus.call('GET /mark/sheets', { query: asked })).body.rows as Json[]).map(
        ({ subject, students }) => [(subject as Json).id, students],
      );
    };
    const one = [[place.subject_id, 2]];
    const [group] = await query<{ id: number }>('select id from student_groups limit 1');
    await query('update enrolments set student_group_id = $1 where class_id = $2', [group?.id, place.class_id]);
    await query(
      `insert into subjects_classes (parent_id, position, class_id, student_group_id, requirement)
       values ($1, 1, $2, $3, 'compulsory')`,
      [place.subject_id, place.class_id, group?.id],
    );
    expect(await sheets()).toEqual(one);
    await query('delete from subjects_classes where parent_id = $1', [place.subject_id]);
    expect(await sheets()).toEqual(one);
  });

  it('are listed by sheet with how far each is, to its teacher and to who sees all', async () => {
    await save([cell(first, 'Written', '5'), cell(first, 'MCQ', null, { is_absent: 1 }), cell(second, 'MCQ', '1')]);
    const list = async (as: Role, query: Json = {}) =>
      (await campus.call('GET /mark/sheets', { as, query: { exam_type_id: place.exam_type_id, ...query } }))
        .body as Json & {
        rows: Json[];
      };
    const own = (await list('teacher')).rows.find((row) => (row.subject as Json).id === place.subject_id);
    expect(own).toMatchObject({ students: 2, complete: 1, missing: 1, lock: null, has_distribution: true });
    expect(own?.teachers).toHaveLength(1);
    const { rows, sees_all } = await list('admin', { class_id: place.class_id });
    expect(sees_all).toBe(true);
    expect(rows).toEqual([own]);
    expect((await list('teacher', { class_id: place.class_id })).rows).toEqual([own]);
  });

  it('of classes that do not hold the exam are not listed, and what misses its distribution stands last', async () => {
    const list = async () => {
      const { body } = await campus.call('GET /mark/sheets', {
        as: 'teacher',
        query: { exam_type_id: place.exam_type_id },
      });
      return (body.rows as Json[]).map(({ subject, lock }) => [(subject as Json).id, lock]);
    };
    const ready = [place.subject_id, null];
    expect(await list()).toEqual([ready]);
    const before = await create(campus, registry.get('subject'), {
      code: '000',
      classes: [{ class_id: place.class_id, requirement: 'compulsory' }],
    });
    const { exam_type_id: _exam, ...assigned } = place;
    await create(campus, registry.get('subjectTeacher'), {
      ...assigned,
      employee_id: school.teacher.id,
      subject_id: before.id,
    });
    expect(await list()).toEqual([ready, [before.id, 'no_distribution']]);
  });

  it('are all listed where no class has a distribution in the exam yet', async () => {
    school = await makeMarkSchool(campus, { components: [] });
    const { body } = await campus.call('GET /mark/sheets', {
      as: 'teacher',
      query: { exam_type_id: school.place.exam_type_id },
    });
    const rows = body.rows as Json[];
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ lock }) => lock))).toEqual(new Set(['no_distribution']));
  });
});
