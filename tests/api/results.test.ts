import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GradeScale } from '../../src/domain/results/grades.ts';
import { positionsOf } from '../../src/domain/results/positions.ts';
import { twoDecimals } from '../../src/domain/results/exact.ts';
import { type ResultSettings, studentResult, type StudentResult } from '../../src/domain/results/studentResult.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { resultOfficeOf, type ResultScope, schoolWithoutResults } from '../support/resultOffice.ts';
import { entriesOf, groupedBy } from '../support/results.ts';

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
