import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GradeScale } from '../../src/domain/results/grades.ts';
import { positionsOf } from '../../src/domain/results/positions.ts';
import { twoDecimals } from '../../src/domain/results/exact.ts';
import { type ResultSettings, studentResult, type StudentResult } from '../../src/domain/results/studentResult.ts';
import { type Campus, ENGINES, type Json, openCampus, type Role } from '../support/campus.ts';
import { userOf } from '../support/people.ts';
import { resultOfficeOf, type ResultScope, schoolWithoutResults } from '../support/resultOffice.ts';
import { entriesOf, groupedBy } from '../support/results.ts';

describe.each(ENGINES)('results on %s', (engine) => {
  let campus: Campus;
  let exam: Json;
  let year: Json;
  let classes: Json[];
  /** The first class, or the one that a group of tests is about. */
  let scope: ResultScope;

  const { generate, resultsOf } = resultOfficeOf(() => ({ campus, scope }));
  beforeAll(async () => {
    campus = await openCampus(engine);
    ({ exam, year, classes } = await schoolWithoutResults(campus));
    scope = scopeOf(classes[0] as Json);
  });
  afterAll(() => campus.close());

  const scopeOf = (school: Json): ResultScope => ({
    academic_year_id: Number(year.id),
    exam_type_id: Number(exam.id),
    class_id: Number(school.id),
  });

  /** Compares the results of a class with what the rules say of each student. */
  const compare = async (school: Json, settings: Omit<ResultSettings, 'scale'> = {}) => {
    const scale = new GradeScale(
      (await campus.call('GET /grade/types')).list as unknown as ConstructorParameters<typeof GradeScale>[0],
    );
    const list = await resultsOf({ class_id: school.id, status: 0 });
    const expected = new Map<unknown, StudentResult | undefined>();
    for (const [student, entries] of await entriesOf(campus, scopeOf(school)))
      expected.set(student, studentResult(entries, { scale, ...settings }));
    expect(list.map(({ student_id }) => student_id).sort()).toEqual([...expected.keys()].sort());
    for (const row of list) {
      const right = expected.get(row.student_id) as StudentResult;
      expect(row).toMatchObject({
        gpa: twoDecimals(right.gpa),
        letter: right.letter,
        total: twoDecimals(right.total),
        full_marks: right.full.valueOf(),
        is_passed: Number(right.is_passed),
        failed_subjects: right.failed_subjects,
        status: 0,
      });
    }
    for (const key of ['position_in_class', 'position_in_section'] as const) {
      const groups = groupedBy(list, (row) => placedWith(row, key));
      for (const rows of groups.values()) {
        const places = positionsOf(rows.map(({ student_id }) => expected.get(student_id) as StudentResult));
        expect(rows.map((row) => row[key])).toEqual(places);
      }
    }
    return list;
  };

  it('are what the rules say of every student of the school', async () => {
    for (const school of classes) {
      await generate(scopeOf(school));
      const list = await compare(school);
      expect(list.every(({ version }) => version === 1)).toBe(true);
    }
  });

  // A class with groups, fourth subjects and pairs of papers, with any marks, pass rules and settings.
  it.each([1, 2, 3])('are what the rules say of a random class, the %i. time', async (seed) => {
    const school = classes.at(-2) as Json;
    const random = scopeOf(school);
    const settings = { rounds_up: seed === 2, fourth_fails: seed === 3, fourth_not_in_total: seed !== 1 };
    await campus.database.query(RANDOM_RULES, [seed, random.exam_type_id, random.class_id]);
    await campus.database.query(RANDOM_NAMES, [seed, random.exam_type_id, random.class_id]);
    await campus.database.query(RANDOM_MARKS, [seed, random.exam_type_id, random.class_id]);
    await campus.database.query(
      'update institutes set rounds_marks_up = $1, fourth_can_fail = $2, fourth_counts_in_total = $3',
      [settings.rounds_up, settings.fourth_fails, !settings.fourth_not_in_total].map(Number),
    );
    await generate(random);
    const list = await compare(school, settings);
    expect(new Set(list.map(({ letter }) => letter)).size).toBeGreaterThan(2);
    await campus.database.query(
      'update institutes set rounds_marks_up = 0, fourth_can_fail = 0, fourth_counts_in_total = 1',
    );
  });

  it('have the same places when the sections of a class are generated one after the other', async () => {
    const school = classes.at(-2) as Json;
    await generate(scopeOf(school));
    const first = await compare(school);
    const sections = [...new Set(first.map(({ section_id }) => section_id))];
    expect(sections.length).toBeGreaterThan(1);
    // All marks of the first section change, so that others move.
    await campus.database.query(
      'update uploaded_marks set mark = mark / 2 where exam_type_id = $1 and class_id = $2 and section_id = $3',
      [exam.id, school.id, sections[0]],
    );
    for (const section_id of sections) await generate({ ...scopeOf(school), section_id });
    const moved = await compare(school);
    expect(moved.map((row) => row.position_in_class)).not.toEqual(first.map((row) => row.position_in_class));
  });

  describe('of the class of somebody with a login', () => {
    beforeAll(async () => {
      const me = await userOf(campus, 'student');
      const [pupil] = (await campus.call('GET /get/all/students', { query: { filter: { user_id: me.id } } })).list;
      scope = scopeOf(classes.find(({ id }) => id === pupil?.class_id) as Json);
      await generate();
    });
    const publish = (body: Json, as?: Role) => campus.call('POST /results/publish', { body, ...(as && { as }) });
    const unpublish = (body: Json, as?: Role) => campus.call('POST /results/unpublish', { body, ...(as && { as }) });
    /** What whoever plans is told of plans, the latest first. */
    const toldOfPlans = () =>
      campus.database.query<Json>(
        `select title, body, link from notifications where title like '%published as planned' order by id desc`,
      );
    const setMark = (student_id: unknown, mark: number | null) =>
      campus.database.query(
        `update uploaded_marks set mark = $2 where id = (select min(id) from uploaded_marks
          where student_id = $1 and exam_type_id = $3 and academic_year_id = $4) returning subject_id, component`,
        [student_id, mark, scope.exam_type_id, scope.academic_year_id],
      );

    it('say how they were worked out, line by line', async () => {
      const [row] = await resultsOf({ status: 0 });
      const answer = await campus.call(`GET /results/${String(row?.id)}`);
      expect(answer.status, answer.text).toBe(200);
      const { subjects, explanation } = answer.body as { subjects: Json[]; explanation: string[] };
      expect(subjects.length).toBeGreaterThan(5);
      for (const subject of subjects) {
        expect(subject).toMatchObject({ percent: expect.stringMatching(/^\d+\.\d{4}$/) });
        expect((subject.components as Json[]).length).toBeGreaterThan(0);
      }
      expect(explanation.length).toBeGreaterThan(subjects.length);
      expect(explanation.join('\n')).not.toContain('server.results');
    });

    it('are generated anew in the place of what nobody has published', async () => {
      const before = await resultsOf();
      await generate();
      const after = await resultsOf();
      expect(after.length).toBe(before.length);
      expect(after.every(({ version }) => version === 1)).toBe(true);
    });

    it('wait for a missing mark, and say whose', async () => {
      const [row] = await resultsOf();
      const [place] = (await setMark(row?.student_id, null)) as [Json];
      const refused = await campus.call('POST /results/generate', { body: scope });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        message: 'Results cannot be generated: marks are missing.',
        missing: [{ section_id: row?.section_id, subject_id: place.subject_id, students: [{ id: row?.student_id }] }],
      });
      const board = (await campus.call('GET /results/readiness', { query: scope })).body as {
        cells: Json[];
        missing: Json[];
      };
      expect(board.missing).toEqual(refused.body.missing);
      const cell = board.cells.find(
        (each) =>
          each.subject_id === place.subject_id &&
          ['version_id', 'shift_id', 'wing_id', 'student_group_id', 'section_id'].every(
            (name) => each[name] === row?.[name],
          ),
      );
      expect(cell).toMatchObject({ complete: Number(cell?.students) - 1 });
      await setMark(row?.student_id, 40);
    });

    const countTold = async () => {
      const title = 'First Term: results published';
      return (await campus.database.query('select id from notifications where title = $1', [title])).length;
    };

    it('are published once, and tell students and parents', async () => {
      expect((await publish(scope, 'office')).status).toBe(403);
      const first = await publish(scope);
      expect(first.body, first.text).toMatchObject({ status: 'success', data: { version: 1 } });
      expect((await resultsOf()).every(({ status }) => status === 1)).toBe(true);
      const [mark] = await campus.database.query<Json>('select * from uploaded_marks where student_id = $1 limit 1', [
        (await resultsOf())[0]?.student_id,
      ]);
      const locked = await campus.call('PUT /uploaded-marks', {
        body: { ...mark, ...scope, marks: [{ student_id: mark?.student_id, component: mark?.component, mark: '1' }] },
      });
      expect([locked.status, locked.body.message]).toEqual([409, expect.stringContaining('were published on')]);
      const again = await publish(scope);
      expect([again.status, again.body.message]).toEqual([409, 'No generated results to publish here.']);
      expect(await countTold()).toBe(2);
    });

    it('make a new version after a correction, which shows what it changes and replaces the old one', async () => {
      const [row] = (await resultsOf({ status: 1 })) as [Json];
      await setMark(row.student_id, 0);
      await generate();
      const changes = (await campus.call('GET /results/changes', { query: scope })).list;
      expect(changes.find(({ student }) => (student as Json).id === row.student_id)).toMatchObject({
        published: { gpa: row.gpa, total: row.total },
      });
      const silent = await publish(scope);
      expect([silent.status, Object.keys(silent.body.errors as Json)]).toEqual([422, ['reason']]);
      const second = await publish({ ...scope, reason: 'A mark was entered wrongly.' });
      expect(second.body).toMatchObject({ data: { version: 2 } });
      const versions = await resultsOf({ student_id: row.student_id });
      expect(versions.map(({ version, status }) => [version, status]).sort()).toEqual([
        [1, 2],
        [2, 1],
      ]);
      const old = versions.find(({ version }) => version === 1);
      expect((await campus.call(`GET /results/${String(old?.id)}`)).body).toMatchObject({ gpa: row.gpa, version: 1 });
    });

    it('are told of again to nobody whose own stayed as they were', async () => {
      const [own] = await campus.database.query<Json>(
        `select r.section_id from results r join students s on s.id = r.student_id
         where s.user_id is not null and r.exam_type_id = $1 and r.class_id = $2`,
        [scope.exam_type_id, scope.class_id],
      );
      const other = (await resultsOf({ status: 1 })).find(({ section_id }) => section_id !== own?.section_id);
      expect([own, other]).not.toContain(undefined);
      const before = await countTold();
      await generate({ ...scope, section_id: other?.section_id });
      expect((await publish({ ...scope, reason: 'One section again.' })).status).toBe(200);
      expect(await countTold()).toBe(before);
    });

    it('are taken back with a reason only', async () => {
      expect((await unpublish(scope)).status).toBe(422);
      const done = await unpublish({ ...scope, reason: 'Published too early.' });
      expect(done.body).toMatchObject({ data: { version: 3 } });
      expect((await resultsOf({ status: 1 })).length).toBe(0);
      expect((await unpublish({ ...scope, reason: 'Once more.' })).status).toBe(409);
    });

    it('are published at the time that was chosen', async () => {
      const publish_at = new Date(Date.now() + 3_600_000).toISOString();
      const planned = await publish({ ...scope, reason: 'Again.', publish_at });
      expect(planned.status, planned.text).toBe(200);
      expect((await resultsOf({ status: 1 })).length).toBe(0);
      const due = await campus.database.query(
        `update jobs set run_after = now() where kind = 'publishResults' and run_after = $1 returning id`,
        [publish_at],
      );
      expect(due).toHaveLength(1);
      await vi.waitFor(async () => expect((await resultsOf({ status: 1 })).length).toBeGreaterThan(0), {
        timeout: 20_000,
        interval: 100,
      });
      const students = (await resultsOf({ status: 1 })).length;
      const [told] = await toldOfPlans();
      expect(told).toMatchObject({
        title: expect.stringMatching(/: published as planned$/),
        body: expect.stringMatching(`: Results of ${students} students published\\.$`),
        link: expect.stringContaining(`/result/publish?academic_year_id=${scope.academic_year_id}`),
      });
    });

    it.each([
      [
        'somebody else ended the plan',
        async () => (await unpublish({ ...scope, reason: 'No.' }, 'admin')).status,
        'ended the plan.',
      ],
      [
        'nothing is left',
        async () => (await campus.database.query('update results set status = 2')).length,
        'Nothing was left to publish.',
      ],
    ])('are not published where %s, and whoever planned it is told why', async (_, prevent, why) => {
      await generate();
      const publish_at = new Date(Date.now() + 3_600_000).toISOString();
      const planned = await publish({ ...scope, reason: 'Planned.', publish_at });
      expect(planned.status, planned.text).toBe(200);
      const before = await campus.database.query<Json>('select id, status from results');
      await prevent();
      await campus.database.query(
        `update jobs set run_after = now() where kind = 'publishResults' and run_after = $1`,
        [publish_at],
      );
      await vi.waitFor(async () => expect((await toldOfPlans())[0]?.body).toContain(why), {
        timeout: 20_000,
        interval: 100,
      });
      expect((await toldOfPlans())[0]?.title).toMatch(/: not published as planned$/);
      for (const { id, status } of before)
        await campus.database.query('update results set status = $1 where id = $2', [status, id]);
    });

    it('are published at no time that is over', async () => {
      const past = new Date(Date.now() - 60_000).toISOString();
      const refused = await publish({ ...scope, reason: 'Late.', publish_at: past });
      expect([refused.status, refused.body.errors]).toEqual([422, { publish_at: ['Choose a time in the future.'] }]);
    });

    it.each([
      ['taken back', (reason: string) => unpublish({ ...scope, reason })],
      ['published', (reason: string) => publish({ ...scope, reason })],
    ])('are not published by a plan once they were %s by hand', async (_, decide) => {
      await generate();
      const publish_at = new Date(Date.now() + 3_600_000).toISOString();
      expect((await publish({ ...scope, reason: 'Planned.', publish_at })).status).toBe(200);
      const query = { filter: { class_id: scope.class_id }, sort: ['id', 'DESC'], range: [0, 0] };
      const [plan] = (await campus.call('GET /result-publications', { query })).list as [Json];
      expect(plan).toMatchObject({ kind: 'publish', status: 0 });
      expect((await decide('Decided anew.')).status).toBe(200);
      const after = await campus.call(`GET /result-publications/${String(plan.id)}`);
      expect(after.body).toMatchObject({ status: 2 });
    });

    it('replace what was published of a student who has changed section', async () => {
      const [row] = (await resultsOf({ status: 1 })) as [Json];
      const other = (await resultsOf({ status: 1 })).find(({ section_id }) => section_id !== row.section_id);
      await campus.database.query(
        'update enrolments set section_id = $1, roll_no = null where student_id = $2 and academic_year_id = $3',
        [other?.section_id, row.student_id, scope.academic_year_id],
      );
      const section = { ...scope, section_id: other?.section_id };
      await generate(section);
      expect((await publish({ ...section, reason: 'A student came.' })).status).toBe(200);
      expect(await resultsOf({ status: 1, student_id: row.student_id })).toHaveLength(1);
    });

    it('are printed as they were published, with a code that says the same', async () => {
      const row = (await resultsOf({ status: 1 })).find(({ is_passed }) => is_passed === 1) as Json;
      const query = { language: 'bn', second_language: 'en' };
      const one = await campus.call(`GET /results/${String(row.id)}/paper`, { query });
      expect([one.status, one.headers['content-type']], one.text.slice(0, 200)).toEqual([200, 'application/pdf']);
      const [paper] = await campus.database.query<{ code: string; serial: string }>(
        'select code, serial from issued_documents order by id desc limit 1',
      );
      const told = await campus.call(`GET /verify/${paper?.code}`, { as: null });
      expect(told.body).toMatchObject({
        kind: 'marksheet',
        serial: paper?.serial,
        says: { gpa: row.gpa },
        holds: true,
      });
      for (const name of ['marksheets', 'tabulation-sheet', 'merit-list'] as const) {
        const file = await campus.call(`GET /results/${name}`, { query: { ...scope, section_id: row.section_id } });
        expect([file.status, file.bytes.subarray(0, 5).toString()], name).toEqual([200, '%PDF-']);
      }
      const papers = await campus.database.query<{ code: string }>(
        `select code from issued_documents where kind in ('tabulation', 'meritList') and made_of @> $1::jsonb or code = $2`,
        [JSON.stringify([row.id]), paper?.code],
      );
      expect(papers).toHaveLength(3);
      const hold = () =>
        Promise.all(
          papers.map(async ({ code }) => (await campus.call(`GET /verify/${code}`, { as: null })).body.holds),
        );
      expect(await hold()).toEqual([true, true, true]);
      const setStatus = (status: number) =>
        campus.database.query('update results set status = $1 where id = $2', [status, row.id]);
      await setStatus(2);
      expect(await hold()).toEqual([false, false, false]);
      await setStatus(1);
      const other = await campus.call(`GET /results/${String(row.id)}/paper`, { as: 'student' });
      expect(other.status).toBe(403);
    });

    it('are there for nobody who may not read them', async () => {
      for (const as of ['student', 'parent', 'accountant', null] as const) {
        const [row] = await resultsOf();
        for (const call of [
          'GET /get/all/result',
          'GET /results/export',
          `GET /results/${String(row?.id)}`,
          `GET /single/result${String(row?.id)}`,
          `GET /results/${String(row?.id)}/history`,
          'GET /results/readiness',
        ] as const)
          expect((await campus.call(call, { as })).status, `${call} as ${as}`).toBe(as === null ? 401 : 403);
      }
    });
  });

  it('combine to the final of a year by the weights of its exams', async () => {
    const school = classes[0] as Json;
    const { list: exams } = await campus.call('GET /exam/types');
    const final = { academic_year_id: year.id, class_id: school.id };
    const early = await campus.call('POST /results/generate', { body: final });
    expect(early.status).toBe(409);
    expect((early.body.missing as Json[]).map(({ exam_type_id }) => exam_type_id)).toContain(exams.at(-1)?.id);
  });
});

/** A number from 0 to 999 that follows from a row and a seed. */
const random = (row: string, salt: number) =>
  `(('x' || substr(md5(${row}::text || '-${salt}-' || $1), 1, 7))::bit(28)::int % 1000)`;

const RANDOM_RULES = `
update mark_distributions d set pass_rule = (array['overall', 'every_part', 'both'])[${random('d.id', 1)} % 3 + 1]
where d.exam_type_id = $2 and d.class_id = $3`;

// Parts of one name are one part of two papers, in capitals or not.
const RANDOM_NAMES = `
update mark_distributions_components c set name = case when ${random('c.id', 5)} < 500 then upper(name) else lower(name) end
from mark_distributions d
where d.id = c.parent_id and d.exam_type_id = $2 and d.class_id = $3`;

const RANDOM_MARKS = `
update uploaded_marks m set
  is_absent = case when ${random('m.id', 2)} < 8 then 1 else 0 end,
  mark = case when ${random('m.id', 2)} < 8 then null
    else round(c.full_mark * (0.3 + 0.7 * ${random('m.student_id', 3)} / 1000 ) * (0.85 + 0.15 * ${random('m.id', 4)} / 1000) * 4) / 4 end
from mark_distributions d
join mark_distributions_components c on c.parent_id = d.id
where m.exam_type_id = $2 and m.class_id = $3 and d.academic_year_id = m.academic_year_id and d.exam_type_id = m.exam_type_id
  and d.class_id = m.class_id and d.subject_id = m.subject_id and lower(c.name) = lower(m.component)
  and (d.student_group_id is null or d.student_group_id = m.student_group_id)`;

function placedWith(row: Json, key: 'position_in_class' | 'position_in_section'): string {
  const names = ['version_id', 'shift_id', 'student_group_id'];
  const all = key === 'position_in_section' ? [...names, 'wing_id', 'section_id'] : names;
  return all.map((name) => row[name]).join(' ');
}
