import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { resultOfficeOf, type ResultScope, schoolWithoutResults } from '../support/resultOffice.ts';
import { expectRight, rightResults } from '../support/rightResults.ts';

describe.each(ENGINES)('results on %s', (engine) => {
  let campus: Campus;
  let exam: Json;
  let year: Json;
  let classes: Json[];
  /** The exam in the first class. */
  let scope: ResultScope;

  const { generate, resultsOf, setMark } = resultOfficeOf(() => ({ campus, scope }));
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

  const compare = async (school: Json) => {
    const list = await resultsOf({ class_id: school.id, status: 0 });
    expectRight(list, await rightResults(campus, { scope: scopeOf(school) }));
    return list;
  };

  it('are what the rules say of every student of the school', async () => {
    for (const school of classes) {
      await generate(scopeOf(school));
      const list = await compare(school);
      expect(list.every(({ version }) => version === 1)).toBe(true);
    }
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

  describe('of one class', () => {
    beforeAll(() => generate());

    it('say how they were worked out, line by line', async () => {
      const [row] = await resultsOf({ status: 0 });
      const answer = await campus.call(`GET /results/${String(row?.id)}`);
      expect(answer.status, answer.text).toBe(200);
      const { subjects, explanation } = answer.body as { subjects: Json[]; explanation: string[] };
      expect(subjects.length).toBeGreaterThan(4);
      for (const subject of subjects) {
        expect(subject).toMatchObject({ percent: expect.stringMatching(/^\d+\.\d{4}$/) });
        expect((subject.components as Json[]).length).toBeGreaterThan(0);
      }
      expect(explanation.length).toBeGreaterThan(subjects.length);
      expect(explanation.join('\n')).not.toContain('server.results');
    });

    it.each([
      ['79.9967', '79.9900'],
      ['66.6667', '66.6700'],
      ['32.9967', '32.9900'],
      ['85.0000', '85.0000'],
    ])('tell a percent that was stored as %s as it stands beside its letter', async (stored, shown) => {
      const [row] = (await resultsOf({ status: 0 })) as [Json];
      const [subject] = row.subjects as [Json];
      await campus.database.query('update results_subjects set percent = $1 where parent_id = $2 and subject_id = $3', [
        stored,
        row.id,
        subject.subject_id,
      ]);
      const { body } = await campus.call(`GET /results/${String(row.id)}`);
      expect((body.subjects as Json[])[0]?.percent).toBe(shown);
      expect((body.explanation as string[])[0]).toContain(`which is ${Number(shown)}%.`);
      const query = { ...scope, subject_id: subject.subject_id };
      const page = (await campus.call('GET /results/by/subject', { query })).body as { students: Json[] };
      expect(page.students.find(({ id }) => id === row.id)?.percent).toBe(Number(shown));
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
        message: expect.stringMatching(/^Results cannot be generated: marks of 1 student are missing \(\S.*\)\.$/),
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
