import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MeritListData } from '../../src/server/school/documents/meritList.ts';
import type { TabulationData } from '../../src/server/school/documents/tabulation.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { look } from '../support/printedPages.ts';
import { groupedBy } from '../support/results.ts';
import { contentOf, printedBy } from '../support/printing.ts';

const SCOPE = ['academic_year_id', 'exam_type_id', 'class_id'] as const;

interface SubjectRow extends Json {
  readonly id: number;
  readonly result_id: number;
  readonly subject_id: number;
  readonly partner_id: number | null;
}

interface ResultRow extends Json {
  readonly student_id: string;
  readonly position_in_class: number | null;
  readonly place: string;
}

// What stands on a page is the same on both engines; that papers are printed on both is in resultPublication.test.ts.
describe('the papers of published results', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('postgres');
  });
  afterAll(() => campus.close());

  /** What a call has set: the words on the pages, and the data behind them. */
  const print = async <Data>(path: string, query: Json = {}) => {
    const files = await printedBy(campus, path, query);
    return { text: look(files).text, content: contentOf<Data>(files) };
  };
  const refusalOf = async (path: string, query: Json) => {
    const { status, body } = await campus.call(`GET /results/${path}`, { query });
    return [status, body.message];
  };
  /** A subject of a published result. */
  const subjectWhere = async (condition: string) => {
    const [row] = await campus.database.query<SubjectRow>(
      `select s.id, r.id as result_id, s.subject_id, s.partner_id, r.academic_year_id, r.exam_type_id, r.class_id, r.section_id
       from results_subjects s join results r on r.id = s.parent_id
       where r.status = 1 and ${condition} order by s.id limit 1`,
    );
    return row as SubjectRow;
  };
  const scopeOf = (row: Json, ...more: string[]) =>
    Object.fromEntries([...SCOPE, ...more].map((name) => [name, row[name]]));
  /** A whole class that is divided by groups. */
  const classWithGroups = async () => {
    const [row] = await campus.database.query<Json>(
      `select academic_year_id, exam_type_id, class_id, min(section_id) as section_id from results where status = 1
       group by 1, 2, 3 having count(distinct student_group_id) > 1 limit 1`,
    );
    return row as Json;
  };
  const resultsOf = (scope: Json) =>
    campus.database.query<ResultRow>(
      `select t.student_id, r.position_in_class, concat_ws(' · ', v.name, h.name, g.name) as place
       from results r join students t on t.id = r.student_id join versions v on v.id = r.version_id
       join shifts h on h.id = r.shift_id left join student_groups g on g.id = r.student_group_id
       where r.status = 1 and r.academic_year_id = $1 and r.exam_type_id = $2 and r.class_id = $3`,
      SCOPE.map((name) => scope[name]),
    );

  it('have the parts of both papers that count as one', async () => {
    const row = await subjectWhere('s.partner_id is not null');
    const part = (subject_id: number | null, name: string, mark: number | null) => ({
      subject_id,
      name,
      full_mark: 50,
      pass_mark: 17,
      is_judged: true,
      mark,
      is_absent: mark === null ? 1 : 0,
    });
    const parts = [
      part(row.subject_id, 'Creative', 41.25),
      part(row.subject_id, 'MCQ', 22.25),
      part(row.partner_id, 'Creative', 31.25),
      part(row.partner_id, 'MCQ', null),
    ];
    await campus.database.query('update results_subjects set components = $1, obtained = 94.75 where id = $2', [
      JSON.stringify(parts),
      row.id,
    ]);
    const { text } = await print(`${row.result_id}/paper`);
    const words = text.split('\n');
    for (const mark of ['41.25', '22.25', '31.25', 'Ab', '94.75']) expect(words).toContain(mark);
    expect(words.indexOf('31.25')).toBeGreaterThan(words.indexOf('41.25'));
  });

  it('are files that say of whom, of which exam and of which class they are', async () => {
    const row = await subjectWhere('r.exam_type_id is not null');
    const [about] = await campus.database.query<Json>(
      `select t.name as student, t.student_id, e.name as exam, c.name as class, s.name as section, y.year
       from results r join students t on t.id = r.student_id join exam_types e on e.id = r.exam_type_id
       join classes c on c.id = r.class_id join sections s on s.id = r.section_id
       join academic_years y on y.id = r.academic_year_id where r.id = $1`,
      [row.result_id],
    );
    const { student, student_id, exam, class: className, section, year } = about as Json;
    const fileOf = async (path: string, query: Json = {}, language = 'en') => {
      const headers = { 'Accept-Language': language };
      const answer = await campus.call(`GET /results/${path}`, { query: { language: 'bn', ...query }, headers });
      return decodeURIComponent(
        /filename\*=UTF-8''(.+)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? '',
      );
    };
    expect(await fileOf(`${row.result_id}/paper`)).toBe(
      `Marksheet - ${student} (${student_id}) - ${exam} - ${className} - Section ${section} - ${year}.pdf`,
    );
    const scope = scopeOf(row);
    const of = `${exam} - ${className} - ${year}.pdf`;
    expect(await fileOf('tabulation-sheet', scope)).toBe(`Tabulation sheet - ${of}`);
    expect(await fileOf('merit-list', scope)).toBe(`Merit list - ${of}`);
    expect(await fileOf('tabulation-sheet', scopeOf(row, 'section_id'))).toContain(
      `${className} - Section ${section} - `,
    );
    expect(await fileOf('marksheets', scopeOf(row, 'section_id'), 'bn')).toMatch(/^নম্বরপত্র - .+\.pdf$/);
  });

  it('say who was absent in a subject in place of the marks', async () => {
    const row = await subjectWhere('r.section_id is not null');
    await campus.database.query(
      "update results_subjects set is_absent = 1, obtained = 61.77, letter = 'F' where id = $1",
      [row.id],
    );
    for (const language of ['en', 'bn']) {
      const { text } = await print('tabulation-sheet', { ...scopeOf(row, 'section_id'), language });
      // What comes from several fonts is in pieces.
      const words = text.replaceAll('\n', '');
      expect(words).toContain('Ab');
      expect(words).not.toMatch(/61.77|৬১.৭৭/);
    }
  });

  it('rank only those together whose places were counted together', async () => {
    const scope = scopeOf(await classWithGroups());
    const { content, text } = await print<MeritListData>('merit-list', scope);
    const rows = (await resultsOf(scope)).filter(({ position_in_class }) => position_in_class !== null);
    const places = new Set(rows.map(({ place }) => place));
    expect(content.lists).toHaveLength(places.size);
    for (const { students } of content.lists) {
      const own = students.map(({ student_id }) => rows.find((row) => row.student_id === student_id) as ResultRow);
      const [place, ...others] = new Set(own.map(({ place }) => place));
      expect(others).toEqual([]);
      expect(own).toHaveLength(rows.filter((row) => row.place === place).length);
      expect(students.map(({ position }) => position)).toEqual(
        own.map(({ position_in_class }) => Number(position_in_class)).sort((one, other) => one - other),
      );
    }
    for (const { cohort } of content.lists) expect(text).toContain(cohort.student_group);
  });

  it('of a whole class have the place in the class, and where each is', async () => {
    const row = await classWithGroups();
    const scope = scopeOf(row);
    const rows = await resultsOf(scope);
    const { content, text } = await print<TabulationData>('tabulation-sheet', scope);
    expect(content.divided).toEqual(expect.arrayContaining(['section', 'student_group']));
    for (const word of ['Section', 'Group', 'Position in class']) expect(text).toContain(word);
    for (const { student_id, position } of content.students)
      expect(position).toBe(rows.find((each) => each.student_id === student_id)?.position_in_class ?? null);
    // Each group has a table without the subjects that only others take.
    const groups = groupedBy(content.students, ({ cohort }) => cohort.student_group);
    const untaken = [...groups.values()].flatMap((own) => {
      const taken = content.subjects.map((_, index) => own.some(({ marks }) => marks[index]));
      return own.flatMap(({ marks }) => marks.filter((got, index) => taken[index] && got === null));
    });
    expect(untaken.length).toBeLessThan(content.students.flatMap(({ marks }) => marks.filter((got) => !got)).length);
    expect(text.match(/–/g)?.length ?? 0).toBe(untaken.length);
    const shifts = content.students.map(({ cohort }) => cohort.shift);
    const stretches = shifts.filter((shift, index) => shift !== shifts[index - 1]);
    const versions = content.students.map(({ cohort }) => cohort.version);
    expect(stretches.length).toBeLessThanOrEqual(new Set(versions).size * new Set(shifts).size);
    const section = await print<TabulationData>('tabulation-sheet', { ...scope, section_id: row.section_id });
    expect(section.content.divided).not.toContain('section');
  });

  it('say the full marks at each mark where those of a subject differ, and not in its head', async () => {
    const scope = scopeOf(await classWithGroups());
    const [other] = await campus.database.query<Json>(
      `select s.id, s.subject_id, s.parent_id from results_subjects s join results r on r.id = s.parent_id
       where r.status = 1 and r.academic_year_id = $1 and r.exam_type_id = $2 and r.class_id = $3 and s.is_absent = 0
         and s.partner_id is null order by r.id desc, s.position limit 1`,
      SCOPE.map((name) => scope[name]),
    );
    await campus.database.query('update results_subjects set full_marks = 80, obtained = 71 where id = $1', [
      other?.id,
    ]);
    const [{ name } = { name: '' }] = await campus.database.query<{ name: string }>(
      'select name from subjects where id = $1',
      [other?.subject_id],
    );
    const { content, text } = await print<TabulationData>('tabulation-sheet', scope);
    const place = content.subjects.findIndex((each) => each.name === name);
    expect(content.subjects[place]?.full_marks).toBeNull();
    const marks = content.students.flatMap((student) => student.marks[place] ?? []);
    expect(new Set(marks.map((mark) => mark.full_marks)).size).toBeGreaterThan(1);
    expect(marks.every((mark) => mark.full_marks !== undefined)).toBe(true);
    expect(
      content.students
        .flatMap((student) => student.marks.flatMap((mark, index) => (index === place ? [] : (mark ?? []))))
        .every((mark) => mark.full_marks === undefined),
    ).toBe(true);
    expect(text.replace(/[\u2066-\u2069]/g, '')).toContain('71/80');
  });

  it('have the sign of the fourth subject at its letter, where no digit stands before it', async () => {
    const row = await subjectWhere('s.partner_id is null and s.is_absent = 0 and r.section_id is not null');
    await campus.database.query('update results_subjects set is_fourth = 1, obtained = 71 where id = $1', [row.id]);
    const { text } = await print('tabulation-sheet', { ...scopeOf(row, 'section_id'), language: 'ar' });
    const plain = text.replace(/[\s\u2066-\u2069]/g, '');
    // As it stands on the page, from left to right.
    expect(plain).toMatch(/٤[A-F][+-]?٧١/);
  });

  it('are refused in words of their own where there is nothing to print', async () => {
    const scope = scopeOf(await classWithGroups());
    const refused = [409, 'No published results to print here.'];
    for (const path of ['marksheets', 'tabulation-sheet', 'merit-list'])
      expect(await refusalOf(path, { ...scope, section_id: 999_999 })).toEqual(refused);
    await campus.call(`PUT /exam-types/${scope.exam_type_id}`, { body: { shows_position: 0 } });
    expect(await refusalOf('merit-list', scope)).toEqual([
      409,
      'This exam does not show positions, so it has no merit list.',
    ]);
    expect((await campus.call('GET /results/tabulation-sheet', { query: scope })).status).toBe(200);
    await campus.call(`PUT /exam-types/${scope.exam_type_id}`, { body: { shows_position: 1 } });
  });

  it('have names in the script of their language, or in both of two', async () => {
    const row = await subjectWhere('s.partner_id is not null');
    const [names] = await campus.database.query<Json>(
      `select t.name, t.name_local, u.name_local as subject from students t, subjects u
       where t.id = (select student_id from results where id = $1) and u.id = $2`,
      [row.result_id, row.subject_id],
    );
    const wordsIn = async (query: Json) => (await print(`${row.result_id}/paper`, query)).text.replace(/\s/g, '');
    const plain = (name: string) => String(names?.[name]).replace(/\s/g, '');
    const bengali = await wordsIn({ language: 'bn' });
    expect(bengali).toContain(plain('name_local'));
    expect(bengali).toContain(plain('subject'));
    expect(bengali).not.toContain(plain('name'));
    const both = await wordsIn({ language: 'en', second_language: 'bn' });
    for (const name of ['name', 'name_local', 'subject']) expect(both).toContain(plain(name));
  });

  it('say both papers of a pair above their marks, and which subject is the fourth', async () => {
    const pair = await subjectWhere('s.partner_id is not null and r.section_id is not null');
    await campus.database.query('update results_subjects set is_fourth = 1, is_absent = 0 where id = $1', [pair.id]);
    const scope = scopeOf(pair, 'section_id');
    const { content, text } = await print<TabulationData>('tabulation-sheet', { ...scope, second_language: 'bn' });
    const [names] = await campus.database.query<Json>(
      `select one.name || ' + ' || other.name as name, one.name_local || ' + ' || other.name_local as second
       from subjects one, subjects other where one.id = $1 and other.id = $2`,
      [pair.subject_id, pair.partner_id],
    );
    const place = content.subjects.findIndex(({ name }) => name === names?.name);
    expect(content.subjects[place]).toMatchObject({ second_name: names?.second });
    expect(content.students.some(({ marks }) => marks[place]?.is_fourth)).toBe(true);
    const words = text.replaceAll('\n', ' ');
    expect(words).toContain('4th subject');
    expect(words.replace(/\s/g, '')).toContain('৪র্থবিষয়');
  });

  it('say in both of two languages what they say of a result, and in the foot', async () => {
    const row = await subjectWhere('s.partner_id is not null and s.is_fourth = 0');
    await campus.database.query('update results_subjects set is_fourth = 1 where id = $1', [row.id]);
    await campus.database.query('update results set is_passed = 0, failed_subjects = 3 where id = $1', [row.result_id]);
    const { text } = await print(`${row.result_id}/paper`, { language: 'en', second_language: 'bn' });
    const words = text.replace(/\s/g, '');
    const both = [
      ['Notpassed.Failedsubjects:3', 'অকৃতকার্যবিষয়:৩'],
      ['4thsubject', '৪র্থবিষয়'],
      ['Page1of1', 'পৃষ্ঠা১/১'],
      ['Serialnumber', 'ক্রমিকনম্বর'],
    ];
    for (const word of both.flat()) expect(words).toContain(word);
  });

  it('break a name that is one long word, where nothing else may stand beside it', async () => {
    const row = await subjectWhere('r.section_id is not null');
    const long = 'Abdulrahman'.repeat(9);
    await campus.database.query(
      'update students set name = $1, name_local = null where id = (select student_id from results where id = $2)',
      [long, row.result_id],
    );
    await campus.database.query('update subjects set name = $1 where id = $2', [long, row.subject_id]);
    for (const path of [`${row.result_id}/paper`, 'tabulation-sheet']) {
      const query = path === 'tabulation-sheet' ? scopeOf(row, 'section_id') : {};
      const pieces = (await print(path, query)).text.split('\n');
      expect(Math.max(...pieces.map((piece) => piece.replaceAll('\u200b', '').length))).toBeLessThan(99);
      expect(pieces.join('').replace(/[\u200b\u00ad-]/g, '')).toContain(long);
    }
  });

  it('of the final of a year say what each exam gave, and what it counts', async () => {
    const row = await subjectWhere('s.partner_id is null and s.is_fourth = 0');
    const [exam] = await campus.database.query<{ id: number; name: string }>(
      'select id, name from exam_types where id = $1',
      [row.exam_type_id],
    );
    const exams = [{ exam_type_id: exam?.id, weight: 30, obtained: 154.5, full_mark: 200, is_absent: 0 }];
    await campus.database.query('update results set exam_type_id = null where id = $1', [row.result_id]);
    await campus.database.query('update results_subjects set components = $1 where parent_id = $2', [
      JSON.stringify(exams),
      row.result_id,
    ]);
    const { text } = await print(`${row.result_id}/paper`);
    const words = text.replaceAll('\n', ' ');
    expect(words).toContain(exam?.name);
    expect(words).toMatch(/30\s?%/);
    expect(words).toMatch(/77.25\s?%/);
  });
});
