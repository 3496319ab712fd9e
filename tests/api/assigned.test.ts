import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { asLine, csvOf, runImport, sendImport } from '../support/importFile.ts';
import { employeeOf } from '../support/people.ts';

const TAUGHT = ['homework', 'courseMaterial', 'uploadedMark'] as const;
const incidents = registry.get('disciplinaryRecord');
const ENROLLED = 0;

describe('what teachers are assigned to', () => {
  let campus: Campus;
  let own: Json;
  let assigned: Json[];
  beforeAll(async () => {
    campus = await openCampus();
    own = await employeeOf(campus, 'teacher');
    assigned = await listed('subjectTeacher', 'superadmin', { filter: { employee_id: own.id, is_active: 1 } });
  });
  afterAll(() => campus.close());

  const ask = (name: string, as: Role, query?: Json) =>
    campus.call(`GET ${registry.get(name).endpoints.list.path}`, { as, query });
  const listed = async (name: string, as: Role, query?: Json) => (await ask(name, as, query)).list;
  const idsOf = (records: readonly Json[]) => records.map(({ id }) => id);
  const place = (record: Json) => JSON.stringify(COHORT.map((name) => record[name]));
  const lesson = (record: Json) => `${place(record)} ${record.subject_id}`;
  const switchAssignment = (id: unknown, is_active: number) =>
    campus.call(`PUT /subject-teachers/${id}/status`, { body: { is_active } });

  describe.each(TAUGHT)('%s', (name) => {
    const { collection } = registry.get(name);
    let all: Json[];
    let visible: Json[];
    let foreign: Json;
    beforeAll(async () => {
      all = await listed(name, 'superadmin');
      const lessons = new Set(assigned.map(lesson));
      visible = all.filter((record) => lessons.has(lesson(record)));
      foreign = all.find((record) => !lessons.has(lesson(record))) as Json;
    });

    it('is listed and counted as far as it is of a subject they teach in its section', async () => {
      expect(visible.length).toBeGreaterThan(0);
      expect(idsOf(await listed(name, 'teacher'))).toEqual(idsOf(visible));
      const slice = await ask(name, 'teacher', { range: [0, 4] });
      expect(idsOf(slice.list)).toEqual(idsOf(visible.slice(0, 5)));
      expect(slice.headers['content-range']).toBe(`items 0-${slice.list.length - 1}/${visible.length}`);
    });

    it('is not widened by what is asked for, in the list or in a file', async () => {
      expect(await listed(name, 'teacher', { filter: { id: foreign.id } })).toEqual([]);
      expect(
        await listed(name, 'teacher', {
          filter: { subject_id: foreign.subject_id, section_id: foreign.section_id, id: foreign.id },
        }),
      ).toEqual([]);
      const file = await campus.call(`GET /${collection}/export`, { as: 'teacher', query: { columns: ['id'] } });
      const [, ...lines] = file.text.trim().split(/\r\n/);
      expect(lines.map(Number)).toEqual(idsOf(visible));
    });

    it('is not there where it is out of sight, neither it nor its history', async () => {
      const [seen] = visible as [Json];
      for (const path of ['', '/history'] as const) {
        expect((await campus.call(`GET /${collection}/${seen.id}${path}`, { as: 'teacher' })).status).toBe(200);
        expect((await campus.call(`GET /${collection}/${foreign.id}${path}`, { as: 'teacher' })).status).toBe(404);
      }
    });

    it('is all there for whoever holds full', async () => {
      expect(idsOf(await listed(name, 'admin'))).toEqual(idsOf(all));
      expect((await campus.call(`GET /${collection}/${foreign.id}`, { as: 'admin' })).status).toBe(200);
    });

    it('goes out of sight with the assignment', async () => {
      const [seen] = visible as [Json];
      const assignment = assigned.find((each) => lesson(each) === lesson(seen)) as Json;
      await switchAssignment(assignment.id, 0);
      const listedThen = await listed(name, 'teacher');
      const then = await campus.call(`GET /${collection}/${seen.id}`, { as: 'teacher' });
      await switchAssignment(assignment.id, 1);
      expect(listedThen.map(lesson)).not.toContain(lesson(seen));
      expect(then.status).toBe(404);
    });
  });

  it('of a section they do not teach is neither changed, switched nor deleted', async () => {
    const lessons = new Set(assigned.map(lesson));
    for (const name of ['homework', 'courseMaterial']) {
      const { collection } = registry.get(name);
      const foreign = (await listed(name, 'superadmin')).find((record) => !lessons.has(lesson(record))) as Json;
      const one = `/${collection}/${foreign.id}` as const;
      const answers = [
        await campus.call(`PUT ${one}`, { as: 'teacher', body: { name: 'Mine now' } }),
        await campus.call(`PUT ${one}/status`, { as: 'teacher', body: { is_active: 0 } }),
        await campus.call(`DELETE ${one}`, { as: 'teacher' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  describe('the registers', () => {
    const registers = registry.get('studentAttendance');
    const VARIANT = '/employee/student/attendances';
    let all: Json[];
    let visible: Json[];
    beforeAll(async () => {
      const looksAfter = await listed('classTeacher', 'superadmin', { filter: { employee_id: own.id, is_active: 1 } });
      const teaches = new Set([...assigned.map(place), ...looksAfter.map(place)]);
      const cohorts = new Set(looksAfter.map(place));
      const daily = await listed(registers.name, 'superadmin', { range: [0, 0] });
      const [date] = daily.map((each) => each.date);
      // Of a day, so that what is compared stays small; a lesson's register stands beside the roll call of the same students.
      await campus.database.query('delete from student_attendances where date <> $1', [date]);
      const subjects = await listed('subject', 'superadmin');
      const columns = ['created_at', 'updated_at', 'date', 'student_id', 'attendance_status_id', ...COHORT].join(', ');
      for (const { id } of subjects.slice(0, 6))
        await campus.database.query(
          `insert into student_attendances (${columns}, subject_id) select ${columns}, $1::bigint from student_attendances where subject_id is null`,
          [id],
        );
      all = await listed(registers.name, 'superadmin');
      const lessons = new Set(assigned.map(lesson));
      const isOwn = (row: Json) =>
        cohorts.has(place(row)) || (row.subject_id === null ? teaches.has(place(row)) : lessons.has(lesson(row)));
      visible = all.filter(isOwn);
    });

    it('are seen of all own sections, whoever took them: the roll call, and the lessons of the own subjects', async () => {
      expect([visible.length > 0, visible.length < all.length]).toEqual([true, true]);
      expect(new Set(visible.map(({ employee_id }) => employee_id)).size).toBeGreaterThan(1);
      expect(new Set(visible.map(({ subject_id }) => subject_id)).size).toBeGreaterThan(1);
      for (const path of [registers.endpoints.list.path, VARIANT]) {
        expect(idsOf((await campus.call(`GET ${path}`, { as: 'teacher' })).list), path).toEqual(idsOf(visible));
        const slice = await campus.call(`GET ${path}`, { as: 'teacher', query: { range: [0, 4] } });
        expect(slice.headers['content-range'], path).toBe(`items 0-4/${visible.length}`);
        const foreign = all.find((row) => !visible.includes(row));
        const narrowed = await campus.call(`GET ${path}`, { as: 'teacher', query: { filter: { id: foreign?.id } } });
        expect(narrowed.list, path).toEqual([]);
      }
      expect(idsOf(await listed(registers.name, 'office'))).toEqual(idsOf(all));
    });

    it('are in the file, alone and with their history as far as they are seen', async () => {
      const file = await campus.call(`GET /${registers.collection}/export`, {
        as: 'teacher',
        query: { columns: ['id'] },
      });
      expect(file.text.trim().split(/\r\n/).slice(1).map(Number)).toEqual(idsOf(visible));
      const foreign = all.find((row) => !visible.includes(row));
      for (const { path } of [registers.endpoints.one, registers.endpoints.history]) {
        expect((await campus.call(`GET ${addressOf(path, visible[0]?.id)}`, { as: 'teacher' })).status).toBe(200);
        expect((await campus.call(`GET ${addressOf(path, foreign?.id)}`, { as: 'teacher' })).status).toBe(404);
      }
    });

    it('are found by a search as far as they are seen', async () => {
      const [seen] = visible as [Json];
      const foreign = all.find((row) => !visible.includes(row));
      await campus.database.query("update student_attendances set remark = 'Came on foot' where id = any($1)", [
        [seen.id, foreign?.id],
      ]);
      const found = async (role: Role) => idsOf(await listed(registers.name, role, { filter: { q: 'on foot' } }));
      expect([await found('teacher'), (await found('office')).length]).toEqual([[seen.id], 2]);
    });

    it('follow the assignments at the next call, and are none of who has none', async () => {
      const switchAll = async (resource: 'subjectTeacher' | 'classTeacher', is_active: number) => {
        const { endpoints } = registry.get(resource);
        for (const each of await listed(resource, 'superadmin', { filter: { employee_id: own.id } }))
          await campus.call(`PUT ${addressOf(endpoints.toggle?.path ?? '', each.id)}`, { body: { is_active } });
      };
      const seen = async () => idsOf(await listed(registers.name, 'teacher'));
      await switchAll('classTeacher', 0);
      const taught = new Set(assigned.map(place));
      const lessons = new Set(assigned.map(lesson));
      const left = visible.filter((row) =>
        row.subject_id === null ? taught.has(place(row)) : lessons.has(lesson(row)),
      );
      expect(left.length).toBeLessThan(visible.length);
      expect(await seen()).toEqual(idsOf(left));
      await switchAll('subjectTeacher', 0);
      expect(await seen()).toEqual([]);
      await switchAll('classTeacher', 1);
      await switchAll('subjectTeacher', 1);
      expect(await seen()).toEqual(idsOf(visible));
    });

    it('follow an assignment at the next call when it is deleted and when that is undone', async () => {
      const seen = async () => idsOf(await listed(registers.name, 'teacher'));
      const [looksAfter] = await listed('classTeacher', 'superadmin', {
        filter: { employee_id: own.id, is_active: 1 },
      });
      expect(await seen()).toEqual(idsOf(visible));
      const deleted = await campus.call(`DELETE /class-teachers/${looksAfter?.id}`);
      expect(deleted.status, deleted.text).toBe(200);
      expect((await seen()).length).toBeLessThan(visible.length);
      const undone = await campus.call(`POST /deletions/${String((deleted.body.data as Json).undo)}/undo`);
      expect(undone.status, undone.text).toBe(200);
      expect(await seen()).toEqual(idsOf(visible));
    });

    it('are neither counted nor shown of the whole school on a teacher’s start page', async () => {
      const tiles = async (as: Role) => (await campus.call('GET /dashboard', { as })).body.tiles;
      expect([await tiles('teacher'), await tiles('office')]).toEqual([
        expect.not.objectContaining({ attendance: expect.anything() }),
        expect.objectContaining({ attendance: expect.anything() }),
      ]);
    });
  });

  describe('the disciplinary records', () => {
    const studentsOf = async (cohorts: readonly Json[]) => {
      const places = new Set(cohorts.map(place));
      const enrolments = await listed('enrolment', 'superadmin', { filter: { status: ENROLLED } });
      return new Set(enrolments.filter((each) => places.has(place(each))).map(({ student_id }) => student_id));
    };
    const visibleTo = async (cohorts: readonly Json[]) => {
      const students = await studentsOf(cohorts);
      return idsOf((await listed(incidents.name, 'superadmin')).filter(({ student_id }) => students.has(student_id)));
    };
    const ownCohorts = async () => [
      ...assigned,
      ...(await listed('classTeacher', 'superadmin', { filter: { employee_id: own.id, is_active: 1 } })),
    ];

    it.each(['student', 'enrolment', 'fourthSubject'])('stand beside the %s of the same students', async (name) => {
      const mine = await studentsOf(await ownCohorts());
      const all = await listed(name, 'superadmin');
      const isMine = ({ id, student_id }: Json) => mine.has(name === 'student' ? id : student_id);
      const visible = all.filter(isMine);
      expect([visible.length > 0, visible.length < all.length]).toEqual([true, true]);
      expect(idsOf(await listed(name, 'teacher'))).toEqual(idsOf(visible));
      const foreign = all.find((record) => !isMine(record));
      const path = addressOf(registry.get(name).endpoints.one.path, foreign?.id);
      expect((await campus.call(`GET ${path}`, { as: 'teacher' })).status).toBe(404);
      for (const role of ['admin', 'accountant', 'office'] as const)
        expect(idsOf(await listed(name, role))).toEqual(idsOf(all));
    });

    it('are those of students who are in their sections at present', async () => {
      const visible = await visibleTo(await ownCohorts());
      const all = idsOf(await listed(incidents.name, 'office'));
      expect([visible.length > 0, visible.length < all.length]).toEqual([true, true]);
      const slice = await ask(incidents.name, 'teacher', { range: [0, 499] });
      expect(idsOf(slice.list)).toEqual(visible);
      expect(slice.headers['content-range']).toMatch(new RegExp(`/${visible.length}$`));
      const foreign = all.find((id) => !visible.includes(id));
      const { endpoints } = incidents;
      for (const { path } of [endpoints.one, endpoints.history]) {
        expect((await campus.call(`GET ${addressOf(path, foreign)}`, { as: 'teacher' })).status).toBe(404);
        expect((await campus.call(`GET ${addressOf(path, foreign)}`, { as: 'office' })).status).toBe(200);
      }
      const file = await campus.call(`GET /${incidents.collection}/export`, {
        as: 'teacher',
        query: { columns: ['id'] },
      });
      expect(file.text.trim().split(/\r\n/).slice(1).map(Number)).toEqual(visible);
    });

    it('are made of their own students alone, by a form or from a file', async () => {
      const mine = await studentsOf(await ownCohorts());
      const enrolled = await listed('enrolment', 'superadmin', { filter: { status: ENROLLED } });
      const ofAnother = enrolled.find(({ student_id }) => !mine.has(student_id))?.student_id;
      const count = async () => (await listed(incidents.name, 'superadmin')).length;
      const before = await count();
      const make = async (student_id: unknown) =>
        campus.call(`POST ${incidents.endpoints.create?.path}`, {
          as: 'teacher',
          body: await build(campus, incidents, { student_id }),
        });
      const gone = await make(999_999_999);
      const refused = await make(ofAnother);
      expect(refused.body).toEqual(gone.body);
      expect([refused.status, Object.keys(refused.body.errors as Json)]).toEqual([422, ['student_id']]);
      const { headings, cells } = await asLine(
        campus,
        incidents,
        await build(campus, incidents, { student_id: ofAnother }),
      );
      const file = csvOf(headings, [cells]);
      const checked = await sendImport(campus, incidents, { file, dryRun: true }, { as: 'teacher' });
      expect(checked.body.data).toMatchObject({ report: { ready: 0, wrong: 1, rows: [{ action: 'refuse' }] } });
      await runImport(campus, incidents, { file }, { as: 'teacher' });
      expect(await count()).toBe(before);
      expect((await make([...mine][0])).status).toBe(201);
    });

    it('are there for the class teacher too, until a student has gone elsewhere', async () => {
      const mine = await studentsOf(await ownCohorts());
      const [foreign] = (await listed('enrolment', 'superadmin', { filter: { status: ENROLLED } })).filter(
        ({ student_id }) => !mine.has(student_id),
      ) as [Json];
      const { id } = await create(campus, incidents, { student_id: foreign.student_id });
      const seen = async () => (await campus.call(`GET /${incidents.collection}/${id}`, { as: 'teacher' })).status;
      expect(await seen()).toBe(404);
      const cohort = Object.fromEntries(COHORT.map((name) => [name, foreign[name]]));
      const [present] = await listed('classTeacher', 'superadmin', { filter: cohort });
      if (present) await campus.call(`DELETE /class-teachers/${present.id}`);
      const classTeacher = await create(campus, registry.get('classTeacher'), { ...cohort, employee_id: own.id });
      expect(await seen()).toBe(200);
      const moved = await campus.call(`PUT /students/${foreign.student_id}`, {
        body: { roll_no: null, version_id: foreign.version_id === 1 ? 2 : 1 },
      });
      expect(moved.status, moved.text).toBe(200);
      expect(await seen()).toBe(404);
      await campus.call(`DELETE /class-teachers/${classTeacher.id}`);
    });
  });
});
