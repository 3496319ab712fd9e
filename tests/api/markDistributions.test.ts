import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { seedRecords } from '../../src/server/school/seed/seedRecords.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

const distribution = registry.get('markDistribution');
const WRITTEN = { name: 'Written', full_mark: 70, pass_mark: 23 };
const MCQ = { name: 'MCQ', full_mark: 30, pass_mark: 10 };

describe('a mark distribution', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const change = (id: unknown, body: Json) => campus.call(`PUT /mark-distributions/${id}`, { body });

  /** A distribution with one mark in its written part. */
  const withMark = async (mark: number | null, { group, ...values }: Json = {}) => {
    const made = await create(campus, distribution, { components: [WRITTEN, MCQ], ...values });
    const [student] = (await campus.call('GET /get/all/students', { query: { range: [0, 0] } })).list as [Json];
    const cohort = Object.fromEntries(COHORT.map((name) => [name, made[name] ?? student[name]]));
    const context = { database: campus.database, registry, storage: campus.context.storage, today: '2025-01-15' };
    const { exam_type_id, subject_id } = made;
    const given = {
      ...cohort,
      ...(group !== undefined && { student_group_id: group }),
      exam_type_id,
      subject_id,
      student_id: student.id,
      component: 'Written',
      mark,
      is_absent: mark === null ? 1 : 0,
    };
    await seedRecords(context, 'uploadedMark', [given]);
    return made;
  };

  it('adds up what can be reached', async () => {
    const made = await create(campus, distribution, { components: [WRITTEN, MCQ] });
    expect(made).toMatchObject({ full_marks: 100, components: [WRITTEN, MCQ] });
  });

  it('needs a component, and each by a name of its own', async () => {
    const none = await campus.call('POST /mark-distributions', {
      body: await build(campus, distribution, { components: [] }),
    });
    expect(none.body.errors).toHaveProperty('components');
    const twice = await campus.call('POST /mark-distributions', {
      body: await build(campus, distribution, { components: [WRITTEN, { ...MCQ, name: 'written' }] }),
    });
    expect(twice.status).toBe(422);
  });

  it('asks for no more than there is to reach', async () => {
    const made = await create(campus, distribution, { components: [WRITTEN, MCQ] });
    const answer = await change(made.id, { components: [WRITTEN, { ...MCQ, pass_mark: 30.5 }] });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as Json)).toEqual(['components.1.pass_mark']);
  });

  it('keeps able to hold the marks that were entered', async () => {
    const made = await withMark(61.5);
    const renamed = await change(made.id, { components: [{ ...WRITTEN, name: 'Creative' }, MCQ] });
    expect(Object.keys(renamed.body.errors as Json)).toEqual(['components']);
    const lowered = await change(made.id, { components: [{ ...WRITTEN, full_mark: 60 }, MCQ] });
    expect(Object.keys(lowered.body.errors as Json)).toEqual(['components.0.full_mark']);
    const moved = await change(made.id, { exam_type_id: (await create(campus, registry.get('examType'))).id });
    expect(Object.keys(moved.body.errors as Json)).toEqual(['exam_type_id']);
    const allowed = await change(made.id, { pass_rule: 'every_part', components: [{ ...WRITTEN, full_mark: 62 }] });
    expect(allowed.status, allowed.text).toBe(200);
  });

  it('of a group holds the marks of its students that were entered by that for every group', async () => {
    const { id: class_id } = await create(campus, registry.get('class'), { has_groups: 1 });
    const { id: group } = await create(campus, registry.get('studentGroup'));
    const made = await withMark(61.5, { class_id, student_group_id: null, group });
    const { academic_year_id, exam_type_id, subject_id } = made;
    const place = { academic_year_id, exam_type_id, class_id, subject_id, student_group_id: group };
    const makeFor = async (components: readonly Json[]) =>
      campus.call('POST /mark-distributions', { body: await build(campus, distribution, { ...place, components }) });
    expect(Object.keys((await makeFor([MCQ])).body.errors as Json)).toEqual(['components']);
    const lower = await makeFor([{ ...WRITTEN, full_mark: 60 }, MCQ]);
    expect(Object.keys(lower.body.errors as Json)).toEqual(['components.0.full_mark']);
    const holding = await makeFor([{ ...WRITTEN, full_mark: 62 }]);
    expect(holding.status, holding.text).toBe(201);
  });

  it('is not deleted while there are marks, be it of an absence', async () => {
    const made = await withMark(null);
    const answer = await campus.call(`DELETE /mark-distributions/${made.id}`);
    expect(answer.status).toBe(409);
    expect((await campus.call(`GET /mark-distributions/${made.id}`)).status).toBe(200);
  });
});
