import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { employeeOf, grant } from '../support/people.ts';

const student = registry.get('student');
const PROMOTED = 1;
const REPEATED = 2;

describe('a student', () => {
  let campus: Campus;
  let years: Json[];
  let classes: Json[];
  let wings: Json[];
  beforeAll(async () => {
    campus = await openCampus();
    years = (await campus.call('GET /get/all/academic/year', { query: { sort: ['starts_on', 'ASC'] } })).list;
    classes = (await campus.call('GET /get/all/classes')).list;
    wings = (await campus.call('GET /get/all/wing')).list;
  });
  afterAll(() => campus.close());

  const change = (id: unknown, body: Json) => campus.call(`PUT /students/${id}`, { body });
  const sectionsOf = async (names: Json) => {
    const answer = await campus.call('GET /get/all/section', { query: { filter: { wingSection: names } } });
    expect(answer.status, answer.text).toBe(200);
    return answer.list.map(({ id }) => id);
  };
  const mapOf = async (names: Json) => {
    const [map] = (await campus.call('GET /wing-sections', { query: { filter: names } })).list;
    return map as Json & { section_ids: number[] };
  };

  it('and a parent get a login of their own role from those who manage logins, and the login keeps that role', async () => {
    const people = [
      ['student', 'students', 4],
      ['studentParent', 'student-parents', 5],
    ] as const;
    for (const [name, path, role_id] of people) {
      const { id } = await create(campus, registry.get(name));
      const ofStaff = await create(campus, registry.get('user'), { role_id: 7 });
      const own = await create(campus, registry.get('user'), { role_id });
      const give = (user_id: unknown, as: 'superadmin' | 'office' = 'superadmin') =>
        campus.call(`PUT /${path}/${id}`, { as, body: { user_id } });
      expect((await give(ofStaff.id)).body.errors, name).toHaveProperty('user_id');
      expect((await give(own.id, 'office')).body.errors, name).toHaveProperty('user_id');
      expect((await give(own.id)).body.data, name).toMatchObject({ user_id: own.id });
      expect((await campus.call(`GET /${path}/${id}`, { as: 'office' })).body, name).not.toHaveProperty('user_id');
      expect((await campus.call(`PUT /users/${own.id}`, { body: { role_id: 7 } })).body.errors, name).toHaveProperty(
        'role_id',
      );
    }
  });

  describe('the sections of a class in a wing', () => {
    it('are what the map names, and nothing that it is switched off for', async () => {
      const names = { class_id: classes[1]?.id, wing_id: wings[0]?.id };
      const map = await mapOf(names);
      expect((await sectionsOf(names)).sort()).toEqual([...map.section_ids].sort());
      await campus.call(`PUT /wing-sections/${map.id}/status`, { body: { is_active: 0 } });
      expect(await sectionsOf(names)).toEqual([]);
      await campus.call(`PUT /wing-sections/${map.id}/status`, { body: { is_active: 1 } });
    });

    it.each([
      ['an entity that names no section', { bank: { name: 'x' } }, 'bank'],
      ['an entity that not everybody may read', { classTeacher: { class_id: 1 } }, 'classTeacher'],
      ['an unknown field of it', { wingSection: { colour: 1 } }, 'colour'],
      ['an entity within it', { wingSection: { class: { name: 'Six' } } }, 'class'],
      ['no conditions', { wingSection: 7 }, 'wingSection'],
    ])('cannot be asked for by %s', async (_, filter, named) => {
      const answer = await campus.call('GET /get/all/section', { query: { filter } });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain(named);
    });

    it('are the only ones that are taken', async () => {
      const elsewhere = await create(campus, registry.get('section'));
      const answer = await campus.call('POST /students', {
        body: await build(campus, student, { section_id: elsewhere.id }),
      });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors as Json)).toEqual(['section_id']);
    });

    it('stay with whoever has them, until the class or the wing changes', async () => {
      const extra = await create(campus, registry.get('section'));
      const names = { class_id: classes[2]?.id, wing_id: wings[0]?.id };
      const map = await mapOf(names);
      const mapped = (section_ids: readonly unknown[]) =>
        campus.call(`PUT /wing-sections/${map.id}`, { body: { section_ids } });
      await mapped([...map.section_ids, extra.id]);
      const record = await create(campus, student, { ...names, section_id: extra.id });
      await mapped(map.section_ids);
      expect((await change(record.id, { section_id: extra.id, father_name: 'Karim' })).status).toBe(200);
      expect((await change(record.id, { wing_id: wings[1]?.id })).body.errors).toHaveProperty('section_id');
    });
  });

  describe('the enrolment', () => {
    const enrolmentsOf = async (record: Json) =>
      (
        await campus.call('GET /enrolments', {
          query: { filter: { student_id: record.id }, sort: ['starts_on', 'ASC'] },
        })
      ).list;
    const enter = (given: Json = {}) =>
      create(campus, student, {
        academic_year_id: years[0]?.id,
        class_id: classes[5]?.id,
        admitted_on: '2001-05-01',
        ...given,
      });
    const next = () => ({ academic_year_id: years[1]?.id, class_id: classes[6]?.id });

    it('of the present year is made with the student, from the first day of the year', async () => {
      const record = await enter();
      const [only, ...more] = await enrolmentsOf(record);
      expect(more).toEqual([]);
      expect(only).toMatchObject({ status: 0, starts_on: years[0]?.starts_on, ends_on: null, roll_no: record.roll_no });
      for (const name of COHORT) expect(only?.[name], name).toBe(record[name]);
      const history = (await campus.call(`GET /enrolments/${only?.id}/history`)).list;
      expect(history).toMatchObject([{ action: 'create', user: { name: 'Shaheda Begum' } }]);
    });

    it('begins with the admission of whoever comes in the middle of the year', async () => {
      const admitted_on = String(years[0]?.starts_on).replace('-01-01', '-06-15');
      expect(await enrolmentsOf(await enter({ admitted_on }))).toMatchObject([{ starts_on: admitted_on }]);
    });

    it('follows the student’s record, and only where that says something about it', async () => {
      const record = await enter();
      await change(record.id, { roll_no: 99_001 });
      const [moved] = await enrolmentsOf(record);
      expect(moved).toMatchObject({ roll_no: 99_001, status: 0 });
      await change(record.id, { father_name: 'Karim' });
      expect(await enrolmentsOf(record)).toEqual([moved]);
    });

    it.each([
      ['promoted', 6, PROMOTED],
      ['repeated', 5, REPEATED],
    ])('of the earlier year ends as %s in a later one, and is open again without it', async (_, order, status) => {
      const record = await enter();
      await change(record.id, { academic_year_id: years[1]?.id, class_id: classes[order]?.id });
      expect(await enrolmentsOf(record)).toMatchObject([
        { status, ends_on: years[0]?.ends_on, class_id: classes[5]?.id },
        { status: 0, ends_on: null, class_id: classes[order]?.id, starts_on: years[1]?.starts_on },
      ]);
      await change(record.id, { academic_year_id: years[0]?.id, class_id: classes[5]?.id });
      expect(await enrolmentsOf(record)).toMatchObject([{ status: 0, ends_on: null, academic_year_id: years[0]?.id }]);
    });

    it('begins anew with an admission that is corrected, as far as it is in the year', async () => {
      const record = await enter();
      const [first] = await enrolmentsOf(record);
      await change(record.id, { admitted_on: '2001-06-01' });
      expect(await enrolmentsOf(record)).toEqual([first]);
      const admitted_on = String(years[0]?.starts_on).replace('-01-01', '-02-10');
      await change(record.id, { admitted_on });
      expect(await enrolmentsOf(record)).toMatchObject([{ starts_on: admitted_on, status: 0 }]);
      await change(record.id, { admitted_on: '2001-06-01' });
      expect(await enrolmentsOf(record)).toMatchObject([{ starts_on: years[0]?.starts_on }]);
    });

    it('of every later year goes with a student who moves back by two', async () => {
      const record = await enter();
      for (const step of [1, 2])
        await change(record.id, { academic_year_id: years[step]?.id, class_id: classes[5 + step]?.id });
      expect((await enrolmentsOf(record)).map(({ status }) => status)).toEqual([PROMOTED, PROMOTED, 0]);
      await change(record.id, { academic_year_id: years[0]?.id, class_id: classes[5]?.id });
      expect(await enrolmentsOf(record)).toMatchObject([{ status: 0, ends_on: null, academic_year_id: years[0]?.id }]);
    });

    it('keeps its roll number, which nobody else can have in that cohort', async () => {
      const first = await enter({ roll_no: 99_002 });
      await change(first.id, next());
      const answer = await campus.call('POST /students', {
        body: await build(campus, student, {
          ...Object.fromEntries(COHORT.map((name) => [name, first[name]])),
          roll_no: 99_002,
        }),
      });
      expect(answer.status, answer.text).toBe(422);
      expect(Object.keys(answer.body.errors as Json)).toEqual(['roll_no']);
    });

    it('goes with a student who was entered by mistake, and keeps one with a past', async () => {
      const mistake = await enter();
      expect((await campus.call(`DELETE /students/${mistake.id}`)).status).toBe(200);
      expect(await enrolmentsOf(mistake)).toEqual([]);
      const pupil = await enter();
      await change(pupil.id, next());
      expect((await campus.call(`DELETE /students/${pupil.id}`)).status).toBe(409);
      expect(await enrolmentsOf(pupil)).toHaveLength(2);
    });

    it('is never written by hand', async () => {
      expect((await campus.call('POST /enrolments', { body: {} })).status).toBe(404);
    });
  });

  it('is entered and changed by teachers among their own students, and never moved out of their sight', async () => {
    const own = await create(campus, student);
    const foreign = await create(campus, student, {
      class_id: own.class_id === classes[5]?.id ? classes[6]?.id : classes[5]?.id,
    });
    const cohortOf = (record: Json) => Object.fromEntries(COHORT.map((name) => [name, record[name]]));
    const employee_id = (await employeeOf(campus, 'teacher')).id;
    await create(campus, registry.get('classTeacher'), { ...cohortOf(own), employee_id });
    await grant(
      campus,
      'teacher',
      ['read', 'create', 'update'].map((action) => ({ action, subject: 'Student' })),
    );
    const asTeacher = (call: `${'PUT' | 'POST'} /${string}`, body: Json) => campus.call(call, { as: 'teacher', body });
    const moved = await asTeacher(`PUT /students/${own.id}`, { ...cohortOf(foreign), roll_no: 77_001 });
    expect(moved.status, moved.text).toBe(422);
    expect((await campus.call(`GET /students/${own.id}`, { as: 'teacher' })).body).toMatchObject(cohortOf(own));
    const body = await build(campus, student, {
      ...cohortOf(own),
      roll_no: 77_002,
      parent_id: null,
      blood_group_id: null,
    });
    const made = await asTeacher('POST /students', body);
    expect(made.status, made.text).toBe(201);
    expect((await asTeacher('POST /students', { ...body, ...cohortOf(foreign), student_id: 'OUT-1' })).status).toBe(
      422,
    );
  });

  it('stands with the parent by name, in the order of the students', async () => {
    const parent = await create(campus, registry.get('studentParent'));
    expect(parent.children).toEqual([]);
    for (const name of ['Zayan Test', 'Abrar Test']) await create(campus, student, { parent_id: parent.id, name });
    const { body } = await campus.call(`GET /student-parents/${parent.id}`);
    expect(body.children).toMatchObject([{ name: 'Abrar Test' }, { name: 'Zayan Test' }]);
    const { list } = await campus.call('GET /get/all/students', { query: { filter: { parent_id: parent.id } } });
    expect(list).toHaveLength(2);
    const csv = await campus.call('GET /student-parents/export', {
      query: { format: 'csv', columns: ['children'], filter: { id: parent.id } },
    });
    expect(csv.text).toContain('Abrar Test, Zayan Test');
  });

  describe('the fourth subject', () => {
    const subjectFor = (requirement: string, student_group_id: unknown = null) =>
      create(campus, registry.get('subject'), {
        classes: [{ class_id: classes[8]?.id, student_group_id, requirement }],
      });
    const assign = (body: Json, as: 'admin' | 'superadmin' = 'superadmin') =>
      campus.call('POST /fourth-subjects', { as, body });
    let pupil: Json;
    let groups: Json[];
    beforeAll(async () => {
      groups = (await campus.call('GET /get/all/student/group')).list;
      pupil = await create(campus, student, { class_id: classes[8]?.id, student_group_id: groups[0]?.id });
    });
    const chosen = (subject: Json) => ({
      student_id: pupil.id,
      academic_year_id: pupil.academic_year_id,
      subject_id: subject.id,
    });

    it('is one that the class and the group may choose, once a year', async () => {
      for (const refused of [await subjectFor('compulsory'), await subjectFor('fourth', groups[1]?.id)]) {
        const answer = await assign(chosen(refused));
        expect(answer.body.errors, answer.text).toEqual({ subject_id: [expect.stringContaining('4th subject')] });
      }
      expect((await assign(chosen(await subjectFor('fourth')))).status).toBe(201);
      const again = await assign(chosen(await subjectFor('optional_fourth', groups[0]?.id)));
      expect(again.body.errors).toHaveProperty('student_id');
    });

    it('belongs to a year in which the student is at the school', async () => {
      const year = await create(campus, registry.get('academicYear'));
      const answer = await assign({ ...chosen(await subjectFor('fourth')), academic_year_id: year.id });
      expect(answer.body.errors).toEqual({ academic_year_id: [expect.stringContaining('not enrolled')] });
    });

    it('is assigned by who may assign, which is not who may create students', async () => {
      const body = chosen(await subjectFor('fourth'));
      const answer = await campus.call('POST /fourth-subjects', { as: 'teacher', body });
      expect(answer.status).toBe(403);
    });
  });
});
