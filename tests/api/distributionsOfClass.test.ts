import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { seedRecords } from '../../src/server/school/seed/seedRecords.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { deny } from '../support/people.ts';

const WRITTEN = { name: 'Written', full_mark: 70, pass_mark: 23 };
const MCQ = { name: 'MCQ', full_mark: 30, pass_mark: 10 };
const COMPONENTS = [WRITTEN, MCQ];

interface Row extends Json {
  readonly subject: { readonly id: number; readonly name: string; readonly code: string };
  readonly student_group_id: number | null;
  readonly stored: { readonly row_version: number; readonly pass_rule: string; readonly components: Json[] } | null;
  readonly marks: Json[];
}

describe('the mark distributions of a class', () => {
  let campus: Campus;
  let group: number;
  let place: Json;
  let subjects: number[];

  beforeAll(async () => {
    campus = await openCampus();
    const made = await create(campus, registry.get('class'), { has_groups: 1 });
    group = Number((await create(campus, registry.get('studentGroup'))).id);
    place = {
      academic_year_id: (await create(campus, registry.get('academicYear'))).id,
      exam_type_id: (await create(campus, registry.get('examType'))).id,
      class_id: made.id,
    };
    subjects = [];
    for (const [code, student_group_id] of [
      ['Z10', null],
      ['Z2', null],
      ['Z3', group],
    ])
      subjects.push(await makeSubject({ code, classes: [{ class_id: made.id, student_group_id }] }));
    await makeSubject({ code: 'Z1', is_active: 0, classes: [{ class_id: made.id }] });
  });
  afterAll(() => campus.close());

  const makeSubject = async (given: Json) => Number((await create(campus, registry.get('subject'), given)).id);
  const inExam = async (): Promise<Json> => {
    return { ...place, exam_type_id: (await create(campus, registry.get('examType'))).id };
  };
  const read = async (given: Json) => {
    const answer = await campus.call('GET /mark/distribution', { query: given });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.rows as Row[];
  };
  const save = (body: unknown, as?: 'admin' | 'teacher' | 'office') =>
    campus.call('PUT /mark/distribution', { body, ...(as && { as }) });
  const rowOf = (subject_id: unknown, more: Json = {}) => ({ subject_id, components: COMPONENTS, ...more });
  const countAll = async () => {
    const answer = await campus.call('GET /get/all/mark/distribution', { query: { range: [0, 0] } });
    return String(answer.headers['content-range']).split('/')[1];
  };
  const errorsOf = (answer: { readonly body: Json }) => Object.keys(answer.body.errors as Json);

  /** Enters a mark in the written part of a subject. */
  const enterMark = async (at: Json, subject_id: number, mark: number | null) => {
    const [student] = (await campus.call('GET /get/all/students', { query: { range: [0, 0] } })).list as [Json];
    const cohort = Object.fromEntries(COHORT.map((name) => [name, at[name] ?? student[name]]));
    const context = { database: campus.database, registry, storage: campus.context.storage, today: '2025-01-15' };
    const { exam_type_id } = at;
    const given = { ...cohort, exam_type_id, subject_id, student_id: student.id, component: 'Written', mark };
    await seedRecords(context, 'uploadedMark', [{ ...given, is_absent: mark === null ? 1 : 0 }]);
  };

  it('are read by the active subjects of the class and the group, by code', async () => {
    expect((await read(place)).map(({ subject }) => subject.code)).toEqual(['Z2', 'Z10']);
    const rows = await read({ ...place, student_group_id: group });
    expect(rows.map(({ subject, student_group_id }) => [subject.code, student_group_id])).toEqual([
      ['Z2', null],
      ['Z3', group],
      ['Z10', null],
    ]);
    expect(rows.every(({ stored, marks }) => stored === null && marks.length === 0)).toBe(true);
    expect(await read({ ...place, class_id: 999_999 })).toEqual([]);
  });

  it('refuse a version that is none at its row, whether there is a distribution or not', async () => {
    const at = await inExam();
    await save({ ...at, rows: [rowOf(subjects[0])] });
    for (const row_version of ['x', '', '1.5', {}, [], [1], true, -1, 0]) {
      const rows = [rowOf(subjects[0], { row_version }), rowOf(subjects[1], { row_version })];
      const answer = await save({ ...at, rows });
      expect([answer.status, errorsOf(answer)], answer.text).toEqual([
        422,
        ['rows.0.row_version', 'rows.1.row_version'],
      ]);
    }
  });

  it('are refused where the place is none, at its field and before all else', async () => {
    const at = await inExam();
    await save({ ...at, rows: [rowOf(subjects[0])] });
    for (const name of ['academic_year_id', 'exam_type_id', 'class_id', 'student_group_id'])
      for (const row_version of [null, 1]) {
        const answer = await save({ ...at, [name]: 999_999, rows: [rowOf(subjects[0], { row_version })] });
        expect([answer.status, errorsOf(answer)], answer.text).toEqual([422, [name]]);
      }
  });

  it('take full marks in any digits', async () => {
    const at = await inExam();
    const saved = await save({
      ...at,
      rows: [rowOf(subjects[0], { components: [{ ...WRITTEN, full_mark: '৭০', pass_mark: '٢٣' }] })],
    });
    expect(saved.status, saved.text).toBe(200);
    expect((await read(at)).find(({ stored }) => stored)?.stored?.components).toEqual([WRITTEN]);
  });

  it('are read only with a year, an exam and a class', async () => {
    for (const query of [
      {},
      { ...place, class_id: undefined },
      { ...place, exam_type_id: 'x' },
      { ...place, class_id: '[1]' },
    ])
      expect((await campus.call('GET /mark/distribution', { query })).status).toBe(400);
  });

  it('are made and changed together, with the history of each', async () => {
    const at: Json = { ...(await inExam()), student_group_id: group };
    const made = await save({ ...at, rows: subjects.map((id) => rowOf(id)) });
    expect(made.status, made.text).toBe(200);
    const rows = await read(at);
    expect((made.body.data as Json).rows).toEqual(rows);
    expect(rows.map(({ stored }) => stored?.components)).toEqual([COMPONENTS, COMPONENTS, COMPONENTS]);
    expect(rows[0]?.stored?.pass_rule).toBe('both');

    const [first, second] = rows as [Row, Row];
    const { row_version } = first.stored ?? {};
    const changed = await save({
      ...at,
      rows: [{ subject_id: first.subject.id, row_version, pass_rule: 'overall', components: [WRITTEN] }],
    });
    expect(changed.status, changed.text).toBe(200);
    const [now, other] = await read(at);
    expect(now?.stored).toMatchObject({
      row_version: Number(row_version) + 1,
      pass_rule: 'overall',
      components: [WRITTEN],
    });
    expect(other).toEqual(second);

    const { list } = await campus.call('GET /get/all/mark/distribution', {
      query: { filter: { exam_type_id: at.exam_type_id } },
    });
    expect(list.map(({ student_group_id }) => student_group_id).sort()).toEqual([group, null, null].sort());
    const own = list.find(({ subject_id }) => subject_id === first.subject.id) as Json;
    const history = await campus.call(`GET /mark-distributions/${own.id}/history`);
    expect(history.list.map(({ action }) => action)).toEqual(['update', 'create']);
  });

  it('keep the version of a subject in which nothing changes', async () => {
    const at = await inExam();
    await save({ ...at, rows: [rowOf(subjects[0])] });
    const [, before] = await read(at);
    await save({ ...at, rows: [rowOf(subjects[0], { row_version: before?.stored?.row_version })] });
    expect((await read(at))[1]).toEqual(before);
  });

  it('are saved all or not at all, and each refusal is told at its place', async () => {
    const at = await inExam();
    const before = await countAll();
    const answer = await save({
      ...at,
      rows: [
        rowOf(subjects[0]),
        rowOf(subjects[1], { pass_rule: 'luck', components: [{ ...WRITTEN, pass_mark: 71 }, { name: 'MCQ' }] }),
      ],
    });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer).sort()).toEqual([
      'rows.1.components.0.pass_mark',
      'rows.1.components.1.full_mark',
      'rows.1.pass_rule',
    ]);
    expect(await countAll()).toBe(before);
    const both = await save({
      ...at,
      rows: [rowOf(subjects[0], { components: [] }), rowOf(subjects[1], { components: [WRITTEN, WRITTEN] })],
    });
    expect(errorsOf(both).map((name) => name.split('.').slice(0, 3).join('.'))).toEqual([
      'rows.0.components',
      'rows.1.components',
    ]);
    expect(await countAll()).toBe(before);
  });

  it('are only of subjects of the class, each once', async () => {
    const at = await inExam();
    const foreign = await makeSubject({ classes: [] });
    for (const subject of [foreign, subjects[2], 999_999, 'x', null, [subjects[0]], { id: 1 }, 1e300]) {
      const answer = await save({ ...at, rows: [rowOf(subjects[0]), rowOf(subject)] });
      expect(answer.status, JSON.stringify(subject)).toBe(422);
      expect(errorsOf(answer)).toEqual(['rows.1.subject_id']);
    }
    const twice = await save({ ...at, rows: [rowOf(subjects[0]), rowOf(subjects[0])] });
    expect(errorsOf(twice)).toEqual(['rows.1.subject_id']);
    expect((await read(at)).every(({ stored }) => stored === null)).toBe(true);
  });

  it('keep able to hold the marks that were entered', async () => {
    const at = await inExam();
    await save({ ...at, rows: [rowOf(subjects[0]), rowOf(subjects[1])] });
    await enterMark(at, Number(subjects[0]), 61.5);
    const rows = await read(at);
    const [free, held] = rows as [Row, Row];
    expect([free.marks, held.marks]).toEqual([[], [{ component: 'Written', highest: 61.5 }]]);
    const change = (components: Json[]) =>
      save({
        ...at,
        rows: [
          { subject_id: free.subject.id, row_version: free.stored?.row_version, components: [WRITTEN] },
          { subject_id: held.subject.id, row_version: held.stored?.row_version, components },
        ],
      });
    expect(errorsOf(await change([{ ...WRITTEN, full_mark: 60 }, MCQ]))).toEqual(['rows.1.components.0.full_mark']);
    expect(errorsOf(await change([{ ...WRITTEN, name: 'Creative' }, MCQ]))).toEqual(['rows.1.components']);
    expect(errorsOf(await change([MCQ]))).toEqual(['rows.1.components']);
    expect(await read(at)).toEqual(rows);
    const allowed = await change([{ ...WRITTEN, full_mark: 62 }]);
    expect(allowed.status, allowed.text).toBe(200);
  });

  it('that others have changed, made or deleted meanwhile refuse all', async () => {
    const at = await inExam();
    await save({ ...at, rows: [rowOf(subjects[0])] });
    const [, { stored }] = (await read(at)) as [Row, Row];
    const { list } = await campus.call('GET /get/all/mark/distribution', {
      query: { filter: { exam_type_id: at.exam_type_id } },
    });
    const [record] = list as [Json];
    const rows = [rowOf(subjects[1]), rowOf(subjects[0], { row_version: stored?.row_version, components: [WRITTEN] })];
    const count = await countAll();

    await campus.call(`PUT /mark-distributions/${record.id}`, { body: { pass_rule: 'overall' } });
    const changed = await save({ ...at, rows });
    expect(changed.status, changed.text).toBe(409);
    expect(changed.body).not.toHaveProperty('current');
    const made = await save({ ...at, rows: [rowOf(subjects[1]), rowOf(subjects[0])] });
    expect(made.status, made.text).toBe(409);
    expect(await countAll()).toBe(count);

    await campus.call(`DELETE /mark-distributions/${record.id}`);
    const deleted = await save({ ...at, rows });
    expect(deleted.status, deleted.text).toBe(409);
    expect((await read(at)).every((row) => row.stored === null)).toBe(true);
  });

  it('need the permission to make them, and to change those that are there', async () => {
    const at = await inExam();
    expect((await save({ ...at, rows: [rowOf(subjects[0])] }, 'teacher')).status).toBe(403);
    expect((await campus.call('GET /mark/distribution', { query: at, as: 'teacher' })).status).toBe(403);
    await save({ ...at, rows: [rowOf(subjects[0])] });
    const [, { stored }] = (await read(at)) as [Row, Row];
    const subject = 'Mark Distribution';
    await deny(campus, 'admin', [{ action: 'update', subject }]);
    const rows = [rowOf(subjects[1]), rowOf(subjects[0], { row_version: stored?.row_version, components: [WRITTEN] })];
    expect((await save({ ...at, rows }, 'admin')).status).toBe(403);
    expect((await read(at))[0]?.stored).toBeNull();
    expect((await save({ ...at, rows: [rows[0]] }, 'admin')).status).toBe(200);
  });

  it('take no more than there is room for', async () => {
    const at = await inExam();
    const many = await save({ ...at, rows: Array.from({ length: 201 }, () => rowOf(subjects[0])) });
    expect([many.status, errorsOf(many)]).toEqual([422, ['rows']]);
    const components = Array.from({ length: 21 }, (_, index) => ({ ...MCQ, name: `Part ${index}` }));
    const wide = await save({ ...at, rows: [rowOf(subjects[0], { components })] });
    expect([wide.status, errorsOf(wide)]).toEqual([422, ['rows.0.components']]);
    const huge = await save({ ...at, rows: [rowOf(subjects[0], { note: 'x'.repeat(2_000_000) })] });
    expect(huge.status).toBe(413);
  });

  it('refuse what is none, and never fail', async () => {
    const at = await inExam();
    const odd: readonly unknown[] = [
      undefined,
      null,
      -1,
      'x',
      '[',
      [],
      [1],
      [[1]],
      [null],
      {},
      { a: 1 },
      -1e308,
      true,
      { toString: 1 },
    ];
    for (const value of odd) {
      for (const name of Object.keys(at)) {
        const answer = await save({ ...at, [name]: value, rows: [rowOf(subjects[0])] });
        expect(answer.status, `${name} ${JSON.stringify(value)}: ${answer.text}`).toBe(422);
      }
      const answer = await save({ ...at, rows: value });
      expect(answer.status, `rows ${JSON.stringify(value)}: ${answer.text}`).toBe(422);
      for (const name of ['full_mark', 'name', 'pass_mark']) {
        const row = rowOf(subjects[0], { components: [{ ...WRITTEN, [name]: value ?? 'x'.repeat(50) }] });
        expect((await save({ ...at, rows: [row] })).status, `${name} ${JSON.stringify(value)}`).toBeLessThan(500);
      }
      for (const name of ['components', 'pass_rule', 'row_version', 'id', 'constructor', '__proto__'])
        expect((await save(withKey(at, name, value))).status, `${name} ${JSON.stringify(value)}`).toBeLessThan(500);
    }
    expect((await save('[]')).status).toBeLessThan(500);
    expect((await save({ ...(await inExam()), rows: [rowOf(subjects[0], { nothing: 1 })] })).status).toBe(422);
  });

  /** A body with a key of any name in its row, in a component of it, and beside the rows. */
  const withKey = (at: Json, name: string, value: unknown) => {
    const pair = `${JSON.stringify(name)}: ${JSON.stringify(value ?? null)}`;
    const component = `${JSON.stringify(MCQ).slice(0, -1)}, ${pair}}`;
    const row = `{"subject_id": ${subjects[1]}, "components": [${component}], ${pair}}`;
    return JSON.parse(`${JSON.stringify(at).slice(0, -1)}, "rows": [${row}], ${pair}}`) as unknown;
  };
});
