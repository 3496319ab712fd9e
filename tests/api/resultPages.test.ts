import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Averages,
  BySubject,
  Letters,
  Marksheet,
  Tabulation,
  Totals,
} from '../../schemas/exams/resultPageCalls.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { generateResults, schoolWithoutResults } from '../support/resultOffice.ts';
import { groupedBy } from '../support/results.ts';
import { firstOfEach, placeOfStudent, storedSubjects, type SubjectRow } from '../support/storedSubjects.ts';

const PAGES = [
  '/results/latest',
  '/results/tabulation',
  '/results/by/subject',
  '/results/summary/total',
  '/results/summary/letters',
  '/results/summary/averages',
] as const;
const marksheetsOf = (id: unknown) => [`/results/${String(id)}/marksheet`, `/results/${String(id)}/marksheet/export`];
const FILES = PAGES.slice(1).map((path) => `${path}/export`);

describe('the pages of results', () => {
  let campus: Campus;
  let exam: Json;
  let year: Json;
  let classes: Json[];
  let scope: Json;

  beforeAll(async () => {
    campus = await openCampus();
    ({ exam, year, classes } = await schoolWithoutResults(campus));
    for (const school of classes) await generate(school.id);
    scope = await scopeWithFailures();
  });
  afterAll(() => campus.close());

  const generate = (class_id: unknown) =>
    generateResults(campus, { academic_year_id: year.id, exam_type_id: exam.id, class_id });
  const page = async <T>(path: string, query: Json = scope, as: Role = 'superadmin') => {
    const answer = await campus.call(`GET ${path}`, { query, as });
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    return answer.body as unknown as T;
  };
  const stored = () => storedSubjects(campus, { year: year.id, exam: exam.id });
  const ofClass = async () => (await stored()).filter(({ class_id }) => class_id === scope.class_id);
  const scopeWithFailures = async () => {
    const failed = groupedBy(
      (await stored()).filter(({ is_passed }) => is_passed === 0),
      ({ class_id }) => class_id,
    );
    const [class_id] = [...failed].sort(([, one], [, other]) => other.length - one.length)[0] as [number, SubjectRow[]];
    return { academic_year_id: year.id, exam_type_id: exam.id, class_id };
  };

  it('begin with the newest results', async () => {
    expect(await page('/results/latest', {})).toMatchObject({ academic_year_id: year.id, exam_type_id: exam.id });
  });

  it('tabulate every student of a class with every subject, failed and absent ones marked', async () => {
    const rows = await ofClass();
    const sheet = await page<Tabulation>('/results/tabulation');
    expect(sheet.state).toEqual({ published: 0, generated: firstOfEach(rows).length, outdated: [] });
    expect(sheet.students.map(({ id }) => id).sort()).toEqual(
      firstOfEach(rows)
        .map(({ result_id }) => result_id)
        .sort(),
    );
    for (const row of rows) {
      const cell = sheet.students.find(({ id }) => id === row.result_id)?.cells[row.subject_id];
      expect(cell).toMatchObject({ mark: row.obtained, letter: row.letter });
      expect([cell?.is_failed ?? 0, cell?.is_absent ?? 0]).toEqual([1 - row.is_passed, row.is_absent]);
    }
    expect(sheet.subjects.map(({ id }) => id).sort()).toEqual(
      [...new Set(rows.map(({ subject_id }) => subject_id))].sort(),
    );
  });

  it('keep places to themselves where the exam does not show them', async () => {
    const before = await page<Tabulation>('/results/tabulation');
    const placed = before.students.find(({ position_in_class }) => position_in_class === 1);
    const sheet = await page<Marksheet>(`/results/${placed?.id}/marksheet`);
    await campus.call(`PUT /exam-types/${String(exam.id)}`, { body: { shows_position: 0 } });
    const after = await page<Tabulation>('/results/tabulation');
    expect(
      after.students.every(({ position_in_class, position_in_section }) => !position_in_class && !position_in_section),
    ).toBe(true);
    const without = await page<Marksheet>(`/results/${placed?.id}/marksheet`);
    expect(without.result.position_in_class).toBeNull();
    const hidden = sheet.result.explanation.filter((each) => !without.result.explanation.includes(each));
    expect(hidden).toEqual([expect.stringContaining('Position')]);
    await campus.call(`PUT /exam-types/${String(exam.id)}`, { body: { shows_position: 1 } });
  });

  it('tell places that the exam does not show to the office alone, in no list, record, file or sentence to others', async () => {
    await campus.call(`PUT /exam-types/${String(exam.id)}`, { body: { shows_position: 0 } });
    const query = { filter: { exam_type_id: exam.id }, range: [0, 499] };
    const columns = ['student_id', 'position_in_section', 'position_in_class'];
    const told = async (as: Role) => {
      const { list } = await campus.call('GET /get/all/result', { as, query });
      const one = list.find(({ is_passed }) => is_passed === 1) as Json;
      const whole = await page<Json>(`/results/${one.id}`, {}, as);
      const record = await page<Json>(`/single/result${one.id}`, {}, as);
      const file = await campus.call('GET /results/export', { as, query: { format: 'csv', columns } });
      expect(file.status, file.text).toBe(200);
      const positions = (row: Json) => [row.position_in_section, row.position_in_class].filter(Boolean).length;
      return {
        list: list.some((row) => positions(row) > 0),
        whole: positions(whole) > 0,
        record: positions(record) > 0,
        file: file.text
          .split('\n')
          .slice(1)
          .some((line) => /,\d+,\d+/.test(line)),
        sentence: (whole.explanation as string[]).some((each) => each.includes('Position')),
      };
    };
    const everywhere = { list: true, whole: true, record: true, file: true, sentence: true };
    expect(await told('office')).toEqual(everywhere);
    expect(await told('teacher')).toEqual({ list: false, whole: false, record: false, file: false, sentence: false });
    await campus.call(`PUT /exam-types/${String(exam.id)}`, { body: { shows_position: 1 } });
    expect(await told('teacher')).toEqual(everywhere);
  });

  it.each([
    ['bn', /[০-৯]/, /(?<!A|\d)\b\d/],
    ['ar', /[٠-٩]/, /(?<!A|\d)\b\d/],
    ['de', /\d,\d/, /\d\.\d/],
  ])('explain a result in the digits of the language: %s', async (language, own, foreign) => {
    const [first] = (await ofClass()) as [SubjectRow];
    const answer = await campus.call(`GET /results/${first.result_id}`, { headers: { 'Accept-Language': language } });
    const subjects = answer.body.subjects as (Json & { components: Json[] })[];
    const names = await campus.database.query<{ name: string }>('select name from subjects order by length(name) desc');
    const components = subjects.flatMap((each) => each.components.map(({ name }) => String(name)));
    for (const sentence of answer.body.explanation as string[]) {
      const figures = [...names.map(({ name }) => name), ...components].reduce(
        (text, name) => text.replaceAll(name, ''),
        sentence,
      );
      expect(figures).toMatch(language === 'de' ? /./ : own);
      expect(figures).not.toMatch(foreign);
    }
    expect((answer.body.explanation as string[]).join(' ')).toMatch(own);
  });

  it('sum up one subject by section', async () => {
    const rows = await ofClass();
    const { subject_id } = rows.find(({ is_passed }) => is_passed === 0) as SubjectRow;
    const own = rows.filter((row) => row.subject_id === subject_id);
    const answer = await page<BySubject>('/results/by/subject', { ...scope, subject_id });
    expect(answer.students.length).toBe(own.length);
    // Who was absent, be it in one of two papers, has no marks.
    const marked = own.filter(({ is_absent }) => is_absent === 0);
    expect(answer.distribution).toEqual(
      Array.from(
        { length: 10 },
        (_, ten) => marked.filter((row) => Math.min(Math.floor(row.percent / 10), 9) === ten).length,
      ),
    );
    const sections = groupedBy(
      own,
      ({ section_id, student_id }) => `${section_id} ${placeOfStudent(answer, rows, student_id)}`,
    );
    expect(answer.sections.map(({ examined }) => examined).sort()).toEqual(
      [...sections.values()].map(({ length }) => length).sort(),
    );
    const [whole] = [answer.sections.reduce((sum, each) => sum + each.sum, 0)];
    expect(whole).toBeCloseTo(marked.reduce((sum, { obtained }) => sum + obtained, 0));
    expect(Math.max(...answer.sections.map(({ highest }) => highest ?? 0))).toBe(
      Math.max(...marked.map(({ obtained }) => obtained)),
    );
    expect(answer.sections.reduce((sum, { failed }) => sum + failed, 0)).toBe(
      own.filter(({ is_passed }) => is_passed === 0).length,
    );
    for (const letter of answer.letters)
      expect(answer.sections.reduce((sum, { letters }) => sum + (letters[letter] ?? 0), 0)).toBe(
        own.filter((row) => row.letter === letter).length,
      );
  });

  it('count who passed and failed, in how many subjects, and of which gender, in all classes', async () => {
    const all = firstOfEach(await stored());
    const answer = await page<Totals>('/results/summary/total', { academic_year_id: year.id, exam_type_id: exam.id });
    const sum = (pick: (row: Totals['sections'][number]) => number) =>
      answer.sections.reduce((total, row) => total + pick(row), 0);
    expect(new Set(answer.sections.map((row) => row.class)).size).toBe(classes.length);
    expect(sum(({ examined }) => examined)).toBe(all.length);
    expect(sum(({ passed }) => passed)).toBe(all.filter(({ passed }) => passed === 1).length);
    for (const [index, count] of [1, 2, 3, 4].entries())
      expect(sum(({ failed_in }) => failed_in[index] ?? 0)).toBe(
        all.filter((row) => row.failed_subjects === count).length,
      );
    expect(sum(({ failed_in }) => failed_in[4] ?? 0)).toBe(all.filter((row) => row.failed_subjects > 4).length);
    for (const { id } of answer.genders) {
      const own = all.filter(({ gender_id }) => gender_id === id);
      expect(sum(({ genders }) => genders[id]?.examined ?? 0)).toBe(own.length);
      expect(sum(({ genders }) => genders[id]?.passed ?? 0)).toBe(own.filter(({ passed }) => passed === 1).length);
    }
  });

  it('count letters by subject', async () => {
    const rows = await ofClass();
    const answer = await page<Letters>('/results/summary/letters');
    const found = answer.subjects.map(({ letters, examined, passed, points }) => [letters, examined, passed, points]);
    const expected = [...groupedBy(rows, ({ subject_id }) => subject_id).values()].map((own) => [
      Object.fromEntries([...groupedBy(own, ({ letter }) => letter)].map(([letter, { length }]) => [letter, length])),
      own.length,
      own.filter(({ is_passed }) => is_passed === 1).length,
      own.reduce((sum, { point }) => sum + point, 0),
    ]);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found.length).toBe(expected.length);
    const grades = (await campus.call('GET /grade/types', { query: { sort: ['order', 'ASC'], range: [0, 99] } })).list;
    expect(answer.letters).toEqual(grades.map(({ letter }) => letter));
  });

  it('count averages in bands that begin at the points of the grade types, and name the best', async () => {
    const all = firstOfEach(await ofClass());
    const answer = await page<Averages>('/results/summary/averages');
    expect(answer.bands).toEqual(['5.00', '4.00', '3.50', '3.00', '2.00', '1.00', '0.00']);
    const counts = answer.bands.map((_, index) =>
      answer.sections.reduce((sum, { bands }) => sum + (bands[index] ?? 0), 0),
    );
    const bandOf = (gpa: number) => answer.bands.findIndex((from) => gpa >= Number(from));
    expect(counts).toEqual(answer.bands.map((_, index) => all.filter(({ gpa }) => bandOf(gpa) === index).length));
    const highest = Math.max(...all.map(({ gpa }) => gpa));
    expect(answer.best.every(({ gpa }) => Number(gpa) === highest)).toBe(true);
    expect(answer.best_count).toBe(all.filter(({ gpa }) => gpa === highest).length);
  });

  it('keep the letters and bands by which results were given when the school grades otherwise', async () => {
    const read = async () => {
      const { bands, sections } = await page<Averages>('/results/summary/averages');
      const byLetter = await page<Letters>('/results/summary/letters');
      const bySubject = await page<BySubject>('/results/by/subject');
      return { bands, sections, letters: [byLetter.letters, bySubject.letters] };
    };
    const before = await read();
    const { query } = campus.database;
    const grades = await query<Json>('select id, letter, point, is_active from grade_types order by id');
    await query("update grade_types set letter = 'New ' || letter, point = point / 2");
    await query("update grade_types set is_active = 0 where letter = 'New B'");
    expect(await read()).toEqual(before);
    for (const { id, letter, point, is_active } of grades)
      await query('update grade_types set letter = $2, point = $3, is_active = $4 where id = $1', [
        id,
        letter,
        point,
        is_active,
      ]);
  });

  it('show a marksheet with its student, its versions and the exams of the year', async () => {
    const [{ result_id: id }] = (await ofClass()) as [SubjectRow];
    const sheet = await page<Marksheet>(`/results/${id}/marksheet`);
    const plain = (await campus.call(`GET /results/${id}`)).body;
    expect(sheet.result).toMatchObject({ gpa: plain.gpa, explanation: plain.explanation });
    expect(sheet).toMatchObject({ exam: exam.name, academic_year: year.year, shows_position: 1 });
    expect(sheet.versions.map(({ id: version }) => version)).toEqual([id]);
    expect(sheet.exams.map(({ id: each }) => each)).toEqual([id]);
    for (const { subject_id } of sheet.result.subjects) expect(sheet.subjects[subject_id]).toBeTruthy();
  });

  it('count the newest version of each result once, and say that it is not published', async () => {
    await campus.call('POST /results/publish', { body: scope });
    const before = await page<Tabulation>('/results/tabulation');
    expect(before.state).toEqual({ published: before.students.length, generated: 0, outdated: [] });
    const [first] = before.students as [Tabulation['students'][number]];
    await campus.database.query(
      `update uploaded_marks set mark = case when mark = 0 then 1 else 0 end, is_absent = 0 where id = (
         select min(m.id) from uploaded_marks m join results r on r.student_id = m.student_id
           and r.exam_type_id = m.exam_type_id and r.academic_year_id = m.academic_year_id where r.id = $1)`,
      [first.id],
    );
    await generate(scope.class_id);
    const after = await page<Tabulation>('/results/tabulation');
    expect(after.state).toEqual({ published: 0, generated: before.students.length, outdated: [] });
    expect(after.students.length).toBe(before.students.length);
    const corrected = after.students.find(
      ({ name, roll_no, section }) => name === first.name && roll_no === first.roll_no && section === first.section,
    );
    expect(corrected?.total).not.toBe(first.total);
    const sheet = await page<Marksheet>(`/results/${corrected?.id}/marksheet`);
    expect(sheet.versions.map(({ version, status }) => [version, status])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  it('tell a teacher of the own students alone, in every row and every sum', async () => {
    const { list } = await campus.call('GET /get/all/result', { as: 'teacher', query: { range: [0, 499] } });
    const seen = list.filter(({ status }) => status !== 2);
    const hidden = firstOfEach(await stored()).find(
      ({ result_id }) => !list.some(({ id }) => id === result_id),
    ) as SubjectRow;
    expect(hidden, 'the teacher sees everybody: nothing is tested').toBeTruthy();
    const ids = new Set(
      [...groupedBy(seen, ({ student_id }) => student_id).values()].map(
        (own) => own.sort((a, b) => Number(b.version) - Number(a.version))[0]?.id,
      ),
    );
    const school = { academic_year_id: year.id, exam_type_id: exam.id };
    const totals = await page<Totals>('/results/summary/total', school, 'teacher');
    expect(ids.size).toBeGreaterThan(0);
    expect(totals.sections.reduce((sum, { examined }) => sum + examined, 0)).toBe(ids.size);
    const averages = await page<Averages>('/results/summary/averages', school, 'teacher');
    expect(averages.sections.reduce((sum, { examined }) => sum + examined, 0)).toBe(ids.size);
    expect(averages.best.every(({ id }) => ids.has(id))).toBe(true);
    const own = (await stored()).filter(({ result_id }) => ids.has(result_id));
    const letters = await page<Letters>('/results/summary/letters', school, 'teacher');
    expect(letters.subjects.reduce((sum, { examined }) => sum + examined, 0)).toBe(own.length);
    for (const school of classes) {
      const query = { academic_year_id: year.id, exam_type_id: exam.id, class_id: school.id };
      const sheet = await page<Tabulation>('/results/tabulation', query, 'teacher');
      const ofSchool = own.filter(({ class_id }) => class_id === school.id);
      expect(sheet.students.map(({ id }) => id).sort()).toEqual(
        firstOfEach(ofSchool)
          .map(({ result_id }) => result_id)
          .sort(),
      );
      const one = await page<BySubject>('/results/by/subject', query, 'teacher');
      expect(one.students.every(({ id }) => ids.has(id))).toBe(true);
      expect(one.distribution.reduce((sum, count) => sum + count, 0)).toBe(
        one.students.filter(({ is_absent }) => is_absent === 0).length,
      );
    }
    for (const path of marksheetsOf(hidden.result_id))
      expect((await campus.call(`GET ${path}`, { as: 'teacher' })).status, path).toBe(404);
  });

  it('are read by teachers, but not when and why whose results were generated, published and taken back', async () => {
    const body = { ...scope, reason: 'For the teachers.' };
    expect((await campus.call('POST /results/publish', { body })).status).toBe(200);
    for (const collection of ['/result-runs', '/result-publications']) {
      const [one] = (await campus.call(`GET ${collection}`, { as: 'office' })).list as [Json];
      for (const path of ['', `/${String(one.id)}`, `/${String(one.id)}/history`, '/export']) {
        const as = async (role: Role) => (await campus.call(`GET ${collection}${path}`, { as: role })).status;
        expect([await as('office'), await as('teacher'), await as('accountant')], path).toEqual([200, 403, 403]);
      }
    }
    const query = { filter: { status_not: 2 }, range: [0, 0] };
    const [own] = (await campus.call('GET /get/all/result', { as: 'teacher', query })).list as [Json];
    expect((await page<Marksheet>(`/results/${String(own.id)}/marksheet`, {}, 'teacher')).result.id).toBe(own.id);
    const sheet = await page<Tabulation>('/results/tabulation', { ...scope, class_id: own.class_id }, 'teacher');
    expect(sheet.students.map(({ id }) => id)).toContain(own.id);
    const back = await campus.call('POST /results/unpublish', { body });
    expect(back.status, back.text).toBe(200);
  });

  it('are there for nobody who may not read results', async () => {
    const { students } = await page<Tabulation>('/results/tabulation');
    const [marksheet, exported] = marksheetsOf(students[0]?.id);
    const statusOf = async (path: string | undefined, as: Role | null) =>
      (await campus.call(`GET ${path}`, { as, query: scope })).status;
    for (const as of ['student', 'parent', 'accountant', null] as const)
      for (const path of [...PAGES, ...FILES])
        expect(await statusOf(path, as), `${path} as ${as}`).toBe(as === null ? 401 : 403);
    // The own marksheet is open to students and parents, and another's is not there for them.
    for (const path of [marksheet, exported]) {
      expect([await statusOf(path, 'accountant'), await statusOf(path, null)], path).toEqual([403, 401]);
      expect([await statusOf(path, 'student'), await statusOf(path, 'parent')], path).toEqual([404, 404]);
    }
  });

  it('ask for a year, and where one class is meant for the class', async () => {
    for (const path of PAGES.slice(1)) expect((await campus.call(`GET ${path}`)).status, path).toBe(400);
    for (const path of ['/results/tabulation', '/results/by/subject'])
      expect((await campus.call(`GET ${path}`, { query: { academic_year_id: year.id } })).status, path).toBe(400);
  });

  it('are empty where nothing is generated', async () => {
    const final = { academic_year_id: year.id, class_id: scope.class_id };
    expect(await page<Tabulation>('/results/tabulation', final)).toMatchObject({
      state: { published: 0, generated: 0, outdated: [] },
      students: [],
      subjects: [],
    });
    expect((await page<BySubject>('/results/by/subject', final)).subject_id).toBeNull();
    expect((await page<Averages>('/results/summary/averages', final)).best).toEqual([]);
  });
});
