import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FinalResult, finalResult, type WeightedExam } from '../../src/domain/results/finalResult.ts';
import type { CountedSubject, StudentResult } from '../../src/domain/results/studentResult.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { type ExaminedClass, makeRandomClass } from '../support/randomClass.ts';
import { generateResults, schoolWithoutResults } from '../support/resultOffice.ts';
import { expectRight, type RightResults, rightResults, scaleOf } from '../support/rightResults.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

// A class with groups, in which all is random by which results are worked out.
describe.each(ENGINES)('results of a random class on %s', (engine) => {
  let campus: Campus;
  let place: ExaminedClass;
  const seen = new Set<string>();

  beforeAll(async () => {
    campus = await openCampus(engine);
    const { year, classes } = await schoolWithoutResults(campus);
    const { list } = await campus.call('GET /exam/types', { query: { sort: ['order', 'ASC'], range: [0, 1] } });
    const class_id = Number(classes.at(-2)?.id);
    const subjects = await campus.database.query<{ parent_id: number }>(
      'select distinct parent_id from subjects_classes where class_id = $1 order by parent_id',
      [class_id],
    );
    place = {
      academic_year_id: Number(year.id),
      class_id,
      exams: list.map(({ id }) => Number(id)),
      subjects: subjects.map(({ parent_id }) => Number(parent_id)),
    };
  });
  afterAll(() => campus.close());

  const yearOf = ({ academic_year_id, class_id }: ExaminedClass) => ({ academic_year_id, class_id });
  const newResults = async (exam: number | null) => {
    const filter = { ...yearOf(place), exam_type_id: exam, status: 0 };
    return (await campus.call('GET /get/all/result', { query: { filter, range: [0, 499] } })).list;
  };

  it.each(SEEDS)('are what the rules say in exams and in the final, the %i. time', async (seed) => {
    await compareAll(seed);
  });

  /** Compares every exam and the final; `before` the first and every other exam something may happen in the class. */
  async function compareAll(seed: number, before: (exam: number) => Promise<unknown> = async () => undefined) {
    const { settings, weights, pairs, choose } = await makeRandomClass(campus, { seed, place });
    const exams: { weight: number; right: RightResults }[] = [];
    for (const [index, exam_type_id] of place.exams.entries()) {
      await before(index);
      const scope = { ...yearOf(place), exam_type_id };
      await choose(exam_type_id);
      await generateResults(campus, scope);
      const overview = await campus.call('GET /results/overview', {
        query: { academic_year_id: place.academic_year_id },
      });
      const made = (overview.body.rows as Json[]).find(({ exam }) => (exam as Json | null)?.id === exam_type_id);
      expect(made?.outdated, 'of what was made just now').toEqual([]);
      const right = await rightResults(campus, { scope, settings });
      expectRight(await newResults(exam_type_id), right);
      exams.push({ weight: weights[index] ?? 0, right });
    }
    const scale = await scaleOf(campus);
    const students = [...(exams[0]?.right.keys() ?? [])];
    const finals = students.map((id): [number, FinalResult] => [
      id,
      finalResult(weightedOf(exams, id), { scale, ...settings }, pairs) as FinalResult,
    ]);
    await generateResults(campus, yearOf(place));
    const rows = await newResults(null);
    expectRight(rows, new Map(finals));
    await expectToldChange(rows, finals);
    for (const { right } of exams) for (const result of right.values()) note(result);
    for (const [id, final] of finals) {
      if (final.former_fourths.length > 0) seen.add('a fourth subject that changed');
      const alone = ({ subject_id, partner_id }: CountedSubject) =>
        partner_id === null &&
        final.subjects.some(
          (each) => [each.subject_id, each.partner_id].includes(subject_id) && each.partner_id !== null,
        );
      if (exams.some(({ right }) => right.get(id)?.subjects.some(alone))) seen.add('a paper held alone');
    }
    return { rows, finals };
  }

  describe('in a class out of the ordinary', () => {
    const ofClass = () => [place.academic_year_id, place.class_id];
    let enrolled: readonly Json[];
    beforeAll(async () => {
      enrolled = await campus.database.query<Json>(
        `select id, student_id, section_id, status from enrolments
         where academic_year_id = $1 and class_id = $2 and status <> 3 order by student_id`,
        ofClass(),
      );
    });
    afterEach(async () => {
      for (const { id, section_id, status } of enrolled)
        await campus.database.query('update enrolments set section_id = $2, status = $3 where id = $1', [
          id,
          section_id,
          status,
        ]);
    });

    it('are right for the only student', async () => {
      const [only, ...others] = enrolled.map(({ id }) => id);
      await campus.database.query('update enrolments set status = 3 where id = any($1::bigint[])', [others]);
      const { rows } = await compareAll(21);
      expect(rows.map(({ student_id }) => student_id)).toEqual([enrolled.find(({ id }) => id === only)?.student_id]);
    });

    it('are right where a whole section was absent, and its pages are there', async () => {
      const section = enrolled[0]?.section_id;
      const own = enrolled.filter(({ section_id }) => section_id === section).map(({ student_id }) => student_id);
      const absent = () =>
        campus.database.query(
          `update uploaded_marks set mark = null, is_absent = 1
           where academic_year_id = $1 and class_id = $2 and student_id = any($3::bigint[])`,
          [...ofClass(), own],
        );
      const { rows } = await compareAll(22, absent);
      for (const row of rows.filter(({ student_id }) => own.includes(student_id)))
        expect(row).toMatchObject({ gpa: '0.00', is_passed: 0, position_in_section: null, position_in_class: null });
      const [exam_type_id] = place.exams;
      const query = { ...yearOf(place), exam_type_id, section_id: section };
      for (const page of ['by/subject', 'tabulation', 'summary/total', 'summary/letters', 'summary/averages'])
        for (const path of [page, `${page}/export`])
          expect((await campus.call(`GET /results/${path}`, { query })).status, path).toBe(200);
    });

    it('are right for who changed section between two exams', async () => {
      const [mover] = enrolled;
      const [other] = await campus.database.query<Json>('select id from sections where id <> $1 order by id limit 1', [
        mover?.section_id,
      ]);
      const move = (exam: number) =>
        exam === 0
          ? Promise.resolve([])
          : campus.database.query('update enrolments set section_id = $2 where id = $1', [mover?.id, other?.id]);
      const { rows } = await compareAll(23, move);
      const [first, second] = await Promise.all(place.exams.map((exam) => newResults(exam)));
      const sectionIn = (list: readonly Json[] = []) =>
        list.find(({ student_id }) => student_id === mover?.student_id)?.section_id;
      expect([first, second, rows].map(sectionIn)).toEqual([mover?.section_id, other?.id, other?.id]);
    });

    it('are refused where every subject can only be a fourth one', async () => {
      const { choose } = await makeRandomClass(campus, { seed: 24, place });
      const [exam_type_id] = place.exams as [number, ...number[]];
      await choose(exam_type_id);
      await campus.database.query('delete from subjects_classes where class_id = $1', [place.class_id]);
      await campus.database.query(
        `insert into subjects_classes (parent_id, position, class_id, requirement)
         select id, 100, $1, 'fourth' from subjects`,
        [place.class_id],
      );
      const refused = await campus.call('POST /results/generate', { body: { ...yearOf(place), exam_type_id } });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining(`${enrolled.length} students have no compulsory subject in this exam`),
      ]);
    });
  });

  /** Of one whose fourth subject changed, how it was computed names what counts and what does not, and the marksheet has only that. */
  async function expectToldChange(rows: readonly Json[], finals: readonly [number, FinalResult][]): Promise<void> {
    const [id, final] = finals.find(([, { former_fourths: formers }]) => formers.length > 0) ?? [];
    if (!final) return;
    const row = rows.find(({ student_id }) => Number(student_id) === id);
    const { body } = await campus.call(`GET /results/${String(row?.id)}/marksheet`);
    const { subjects, explanation } = body.result as { subjects: CountedSubject[]; explanation: string[] };
    const ids = subjects.flatMap((each) => [each.subject_id, each.partner_id]);
    expect(ids).not.toEqual(expect.arrayContaining([...final.former_fourths]));
    const [former] = await campus.database.query<{ name: string }>('select name from subjects where id = $1', [
      final.former_fourths[0],
    ]);
    const told = explanation.find((sentence) => sentence.startsWith('The 4th subject changed during the year.'));
    expect(told).toContain(`total: ${former?.name}`);
  }

  /** What was there at least once, by which results could differ. */
  function note({ subjects, gpa, is_passed }: StudentResult): void {
    const fourth = subjects.find(({ is_fourth }) => is_fourth);
    seen.add(is_passed ? 'passed' : 'failed');
    if (gpa.gt(0) && fourth?.point.gt(2)) seen.add('a fourth subject that adds');
    if (is_passed && fourth?.is_passed === false) seen.add('a failed fourth subject that is forgiven');
    if (fourth?.partner_id) seen.add('two papers as the fourth');
    for (const { partner_id, is_absent, failed_parts, is_fourth, is_passed: isPassed, ...subject } of subjects) {
      if (subject.shown_percent.lt(subject.percent.round(2))) seen.add('a percent just below a grade');
      if (is_fourth) continue;
      if (partner_id && isPassed) seen.add('two papers');
      if (partner_id && !isPassed && !is_absent && failed_parts.length > 0) seen.add('two papers that fail by a part');
      if (is_absent) seen.add('an absence');
    }
  }

  it('have had all that makes results differ', () => {
    expect([...seen].sort()).toEqual([
      'a failed fourth subject that is forgiven',
      'a fourth subject that adds',
      'a fourth subject that changed',
      'a paper held alone',
      'a percent just below a grade',
      'an absence',
      'failed',
      'passed',
      'two papers',
      'two papers as the fourth',
      'two papers that fail by a part',
    ]);
  });
});

function weightedOf(exams: readonly { weight: number; right: RightResults }[], id: number): WeightedExam[] {
  return exams.map(({ weight, right }) => ({ weight, subjects: right.get(id)?.subjects ?? [] }));
}
