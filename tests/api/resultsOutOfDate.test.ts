import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import {
  COHORT,
  resultOfficeOf,
  type ResultScope,
  scopeWithoutResults,
  upperClassOf,
} from '../support/resultOffice.ts';

type Change = (campus: Campus) => Promise<unknown>;

describe('results that are out of date', () => {
  let campus: Campus;
  let newcomer: Json | undefined;
  /** The first exam, the second one and the year's final of them in an upper class. */
  let scopes: Readonly<Record<'first' | 'second' | 'final', ResultScope>>;

  const { generate, publish, unpublish, overview } = resultOfficeOf(() => ({ campus, scope: scopes.first }));
  const change = (sql: string, ...params: unknown[]) => campus.database.query<Json>(sql, params);

  beforeAll(async () => {
    campus = await openCampus();
    const scope = await scopeWithoutResults(campus);
    const class_id = await upperClassOf(campus, scope);
    const held = await change(
      `select t.id from exam_types t where exists (select from uploaded_marks m
         where m.exam_type_id = t.id and m.academic_year_id = $1 and m.class_id = $2) order by t."order"`,
      scope.academic_year_id,
      class_id,
    );
    const of = (exam: unknown) => ({ ...scope, class_id, exam_type_id: exam }) as ResultScope;
    scopes = { first: of(held[0]?.id), second: of(held[1]?.id), final: of(null) };
    await change('update exam_types set weight = 0');
    await change('update exam_types set weight = 50 where id = any($1)', [held[0]?.id, held[1]?.id]);
    for (const each of ['first', 'second', 'final'] as const) await generate(scopes[each]);
  });
  afterAll(() => campus.close());

  type Exam = keyof typeof scopes;
  const EXAMS: readonly Exam[] = ['first', 'second', 'final'];

  const told = async (exam: Exam) => {
    const { academic_year_id, class_id, exam_type_id } = scopes[exam];
    const { rows } = await overview({
      academic_year_id,
      class_id,
      ...(exam_type_id === null ? { is_final: 1 } : { exam_type_id }),
    });
    return rows[0]?.outdated as string[];
  };
  const pupil = async () =>
    (
      await change(
        `select e.id, e.student_id, e.section_id, e.roll_no, e.class_id from enrolments e
         where e.academic_year_id = $1 and e.class_id = $2 and e.status = 0 and exists (
           select from fourth_subjects f where f.student_id = e.student_id and f.academic_year_id = e.academic_year_id)
         order by e.id limit 1`,
        scopes.first.academic_year_id,
        scopes.first.class_id,
      )
    )[0] as Json;

  const both = (what: string): Partial<Record<Exam, string[]>> => ({ first: [what], second: [what] });
  const all = (what: string): Partial<Record<Exam, string[]>> => ({ ...both(what), final: [what] });
  /** Changes an enrolment, and puts it back. */
  const moved = (set: string) => ({
    what: (of: Campus) =>
      pupil().then((found) => of.database.query(`update enrolments set ${set} where id = $1`, [found.id])),
    back: (of: Campus) => of.database.query(RESTORED),
  });
  const RESTORED = `update enrolments e set section_id = s.section_id, class_id = s.class_id, roll_no = s.roll_no,
    student_group_id = s.student_group_id, status = 0 from students s
    where s.id = e.student_id and s.academic_year_id = e.academic_year_id
      and (e.section_id, e.class_id, e.roll_no, e.student_group_id, e.status)
        is distinct from (s.section_id, s.class_id, s.roll_no, s.student_group_id, 0::smallint) and exists (
        select from results r where r.student_id = e.student_id)`;
  const another = (table: string, column: string) =>
    `${column} = (select min(x.id) from ${table} x where x.id <> ${column})`;
  const query =
    (sql: string): Change =>
    (of) =>
      of.database.query(sql);

  it.each<{
    readonly input: string;
    readonly what: Change;
    readonly back: Change;
    readonly told: ReturnType<typeof all>;
  }>([
    { input: 'a section', ...moved(another('sections', 'section_id')), told: all('students') },
    { input: 'a class', ...moved(another('classes', 'class_id')), told: all('students') },
    { input: 'a group', ...moved(another('student_groups', 'student_group_id')), told: all('students') },
    { input: 'a roll number', ...moved('roll_no = 999'), told: all('students') },
    { input: 'a student who left', ...moved('status = 3'), told: all('students') },
    {
      input: 'a student who came',
      what: async (of) => {
        const columns = ['academic_year_id', ...COHORT].join(', ');
        const [place] = await change(`select ${columns} from enrolments where id = $1`, (await pupil()).id);
        newcomer = await create(of, registry.get('student'), { ...place, roll_no: 998 });
      },
      back: async (of) => {
        const deleted = await of.call(`DELETE /students/${String(newcomer?.id)}`);
        expect(deleted.status, deleted.text).toBe(200);
      },
      told: all('students'),
    },
    {
      input: 'a weight',
      what: (of) => of.database.query('update exam_types set weight = 70 where id = $1', [scopes.first.exam_type_id]),
      back: (of) => of.database.query('update exam_types set weight = 50 where id = $1', [scopes.first.exam_type_id]),
      told: { final: ['weights'] },
    },
    {
      input: 'an exam that counts no more',
      what: (of) => of.database.query('update exam_types set is_active = 0 where id = $1', [scopes.first.exam_type_id]),
      back: (of) => of.database.query('update exam_types set is_active = 1 where id = $1', [scopes.first.exam_type_id]),
      told: { final: ['weights'] },
    },
    {
      input: 'the order of exams',
      what: (of) =>
        of.database.query(`update exam_types set "order" = "order" + 40 where id = $1`, [scopes.first.exam_type_id]),
      back: (of) =>
        of.database.query(`update exam_types set "order" = "order" - 40 where id = $1`, [scopes.first.exam_type_id]),
      told: { final: ['weights'] },
    },
    {
      input: 'a grade type',
      what: query(`update grade_types set min_mark = 79 where letter = 'A+'`),
      back: query(`update grade_types set min_mark = 80 where letter = 'A+'`),
      told: all('rules'),
    },
    {
      input: 'a grade type that is switched off',
      what: query(`update grade_types set is_active = 0 where letter = 'B'`),
      back: query(`update grade_types set is_active = 1 where letter = 'B'`),
      told: all('rules'),
    },
    {
      input: 'a setting',
      what: query('update institutes set fourth_counts_in_total = 1 - fourth_counts_in_total'),
      back: query('update institutes set fourth_counts_in_total = 1 - fourth_counts_in_total'),
      told: all('rules'),
    },
    {
      input: 'papers that count as one',
      what: (of) => of.database.query(PAIRED, [scopes.first.class_id]),
      back: query(
        `update subjects set partner_subject_id = null, name = replace(name, ' (paired)', '') where name like '% (paired)'`,
      ),
      told: all('subjects'),
    },
    {
      input: 'how a subject belongs to the class',
      what: (of) => of.database.query(REQUIRED, [scopes.first.class_id, 'compulsory', 'optional']),
      back: (of) => of.database.query(REQUIRED, [scopes.first.class_id, 'optional', 'compulsory']),
      told: both('subjects'),
    },
    {
      input: 'a fourth subject',
      what: async (of) =>
        of.database.query(
          `update fourth_subjects f set subject_id = (select max(s.id) from subjects s where s.id <> f.subject_id)
           where student_id = $1`,
          [(await pupil()).student_id],
        ),
      back: async (of) =>
        of.database.query(
          `update fourth_subjects f set subject_id = s.subject_id from results r
           join results_subjects s on s.parent_id = r.id and s.is_fourth = 1
           where f.student_id = r.student_id and f.academic_year_id = r.academic_year_id and r.student_id = $1
             and r.exam_type_id is not null`,
          [(await pupil()).student_id],
        ),
      told: both('subjects'),
    },
  ])('say so of $input, until it is as before', async ({ what, back, told: expected }) => {
    await what(campus);
    try {
      for (const exam of EXAMS) expect(await told(exam), exam).toEqual(expected[exam] ?? []);
    } finally {
      await back(campus);
    }
    for (const exam of EXAMS) expect(await told(exam), `${exam} after`).toEqual([]);
  });

  it.each<[string, Change, Partial<Record<Exam, string[]>>]>([
    [
      'a mark',
      async (of) =>
        of.database.query(
          `update uploaded_marks set updated_at = now() where id = (
          select max(id) from uploaded_marks where student_id = $1 and exam_type_id = $2)`,
          [(await pupil()).student_id, scopes.first.exam_type_id],
        ),
      { first: ['marks'] },
    ],
    [
      'a mark distribution',
      (of) =>
        of.database.query(
          'update mark_distributions set updated_at = now() where class_id = $1 and exam_type_id = $2',
          [scopes.second.class_id, scopes.second.exam_type_id],
        ),
      { second: ['distributions'] },
    ],
    ['an exam that was generated again', () => generate(scopes.first), { final: ['results'] }],
  ])('say so of %s, until they are generated again', async (_, what, expected) => {
    await what(campus);
    for (const exam of EXAMS) expect(await told(exam), exam).toEqual(expected[exam] ?? []);
    for (const exam of EXAMS) await generate(scopes[exam]);
    for (const exam of EXAMS) expect(await told(exam), `${exam} after`).toEqual([]);
  });

  it('say so on the pages on which results are read, to the office alone', async () => {
    const pages = ['tabulation', 'by/subject', 'summary/total', 'summary/letters', 'summary/averages'];
    const { academic_year_id, class_id } = scopes.final;
    const read = async (page: string, as: 'superadmin' | 'teacher', query: Json = { academic_year_id, class_id }) => {
      const answer = await campus.call(`GET /results/${page}`, { query, as });
      expect(answer.status, answer.text).toBe(200);
      return (answer.body.state as Json).outdated;
    };
    await change('update exam_types set weight = 70 where id = $1', scopes.first.exam_type_id);
    for (const page of pages) {
      expect(await read(page, 'superadmin'), page).toEqual(['weights']);
      expect(await read(page, 'teacher'), page).toEqual([]);
    }
    expect(await read('summary/total', 'superadmin', { academic_year_id })).toEqual(['weights']);
    await change('update exam_types set weight = 50 where id = $1', scopes.first.exam_type_id);
    for (const page of pages) expect(await read(page, 'superadmin'), page).toEqual([]);
  });

  it('are refused to be published without a word, and corrections with who moved are not out of date by that', async () => {
    const move = moved(another('sections', 'section_id'));
    await move.what(campus);
    const refused = await publish(scopes.first);
    expect([refused.status, refused.body.outdated]).toEqual([409, ['students']]);
    await move.back(campus);
    expect((await publish(scopes.first)).status).toBe(200);
    await move.what(campus);
    expect(await told('first'), 'who is published stays where they were').toEqual([]);
    const { student_id } = await pupil();
    const [mark] = await change(
      `select subject_id, component, mark from uploaded_marks
       where student_id = $1 and exam_type_id = $2 and mark > 1 order by id limit 1`,
      student_id,
      scopes.first.exam_type_id,
    );
    const { academic_year_id, exam_type_id } = scopes.first;
    const body = { academic_year_id, exam_type_id, student_id, reason: 'Counted wrong.', is_absent: 0 };
    const corrected = await campus.call('POST /results/correct', {
      body: { ...body, ...mark, mark: Number(mark?.mark) - 1 },
    });
    expect(corrected.status, corrected.text).toBe(200);
    expect(await told('first')).toEqual([]);
    expect(await told('final')).toEqual(expect.arrayContaining(['results']));
    await move.back(campus);
    expect((await unpublish({ ...scopes.first, reason: 'Again.' })).status).toBe(200);
  });
});

describe('what is published of a student who changed class', () => {
  let campus: Campus;
  let scope: ResultScope;
  const { generate, publish, overview } = resultOfficeOf(() => ({ campus, scope }));

  beforeAll(async () => {
    campus = await openCampus();
    scope = await scopeWithoutResults(campus);
  });
  afterAll(() => campus.close());

  it('stays as it is, and keeps nothing of the class out of date', async () => {
    await generate();
    expect((await publish(scope)).status).toBe(200);
    const place = [scope.academic_year_id, scope.class_id];
    await campus.database.query(
      `update enrolments set class_id = (select max(id) from classes) where id = (
        select min(id) from enrolments where academic_year_id = $1 and class_id = $2 and status = 0)`,
      place,
    );
    const { academic_year_id, exam_type_id, class_id } = scope;
    const changed = 'update mark_distributions set updated_at = now() where academic_year_id = $1 and class_id = $2';
    await campus.database.query(changed, place);
    await campus.database.query(`update grade_types set min_mark = 79 where letter = 'A+'`);
    const told = async () => (await overview({ academic_year_id, exam_type_id, class_id })).rows[0]?.outdated;
    expect(await told()).toEqual(['distributions', 'rules']);
    await generate();
    expect(await told()).toEqual([]);
  });
});

describe('positions of a class whose sections are generated apart', () => {
  let campus: Campus;
  let sections: readonly [ResultScope, ResultScope];
  const { generate, publish, overview } = resultOfficeOf(() => ({ campus, scope: sections[0] }));
  const told = async () => {
    const { academic_year_id, exam_type_id, class_id } = sections[0];
    return (await overview({ academic_year_id, exam_type_id, class_id })).rows[0]?.outdated;
  };

  beforeAll(async () => {
    campus = await openCampus();
    const scope = await scopeWithoutResults(campus);
    const place = [scope.academic_year_id, scope.class_id];
    for (const statement of SPLIT) await campus.database.query(statement, place);
    const found = await campus.database.query<ResultScope>(SISTER_SECTIONS, place);
    expect(new Set(found.map(({ section_id }) => section_id)).size).toBe(2);
    sections = found.map((cohort) => ({ ...scope, ...cohort })) as unknown as typeof sections;
  });
  afterAll(() => campus.close());

  it('are out of date once another section moves those that are published, until these are generated again', async () => {
    const [first, second] = sections;
    await generate(first);
    expect((await publish(first)).status).toBe(200);
    expect(await told()).toEqual([]);
    await generate(second);
    expect(await told()).toEqual(['positions']);
    const refused = await publish(second);
    expect([refused.status, refused.body.outdated]).toEqual([409, ['positions']]);
    await generate(first);
    expect(await told()).toEqual([]);
    expect((await publish({ ...first, reason: 'With the other section.' })).status).toBe(200);
    expect((await publish(second)).status).toBe(200);
    expect(await told()).toEqual([]);
    const ranked = await campus.database.query<{ position_in_class: number; place: number }>(
      `select position_in_class, rank() over (order by gpa desc, total desc)::int as place from results r
       where status = 1 and is_passed = 1 and academic_year_id = $1 and exam_type_id = $2 and class_id = $3
         and version_id = $4 and shift_id = $5 and student_group_id is not distinct from $6::bigint`,
      ['academic_year_id', 'exam_type_id', 'class_id', 'version_id', 'shift_id', 'student_group_id'].map(
        (name) => first[name],
      ),
    );
    expect(ranked.length).toBeGreaterThan(2);
    for (const { position_in_class, place } of ranked) expect(position_in_class).toBe(place);
  });

  it('are out of date as well where only a place in the section is another', async () => {
    const moved =
      'update results set position_in_section = position_in_section + $1 where id = (select min(id) from results where status = 1 and is_passed = 1)';
    await campus.database.query(moved, [1]);
    expect(await told()).toEqual(['positions']);
    await campus.database.query(moved, [-1]);
    expect(await told()).toEqual([]);
  });

  it('are not, where the whole class was generated and is published a section at a time', async () => {
    const [first, second] = sections;
    await generate({ ...first, wing_id: null, section_id: null });
    for (const each of [first, second]) {
      expect((await publish({ ...each, reason: 'The whole class.' })).status).toBe(200);
      expect(await told()).toEqual([]);
    }
  });
});

/** Half of the students of a cohort, with their marks, in another section. */
const SPLIT = ['enrolments', 'students', 'uploaded_marks'].map(
  (table) => `
  update ${table} set section_id = (select max(id) from sections)
  where academic_year_id = $1 and class_id = $2 and ${table === 'students' ? 'id' : 'student_id'} % 2 = 0`,
);

/** The largest two cohorts of a class that differ by their section alone. */
const SISTER_SECTIONS = `
  select e.class_id, e.version_id, e.shift_id, e.wing_id, e.student_group_id, e.section_id
  from enrolments e
  where e.academic_year_id = $1 and e.class_id = $2 and e.status = 0
  group by 1, 2, 3, 4, 5, 6
  order by count(*) over (partition by e.version_id, e.shift_id, e.wing_id, e.student_group_id) desc,
    sum(count(*)) over (partition by e.version_id, e.shift_id, e.wing_id, e.student_group_id) desc,
    e.version_id, e.shift_id, e.wing_id, e.section_id
  limit 2`;

/** Makes two subjects of a class that are not one now, and have no partners, count as one. */
const PAIRED = `
  update subjects s set partner_subject_id = other.id, name = s.name || ' (paired)'
  from (select id from subjects o where o.partner_subject_id is null
      and not exists (select from subjects p where p.partner_subject_id = o.id)
      and exists (select from mark_distributions d where d.subject_id = o.id and d.class_id = $1) order by id desc limit 1) other
  where s.id = (select id from subjects o where o.partner_subject_id is null
      and not exists (select from subjects p where p.partner_subject_id = o.id)
      and exists (select from mark_distributions d where d.subject_id = o.id and d.class_id = $1) order by id limit 1)`;

/** Makes the first compulsory, or optional, subject of a class belong to it otherwise. */
const REQUIRED = `
  update subjects_classes c set requirement = $3 where c.id = (
    select min(x.id) from subjects_classes x where x.class_id = $1 and x.requirement = $2
      and exists (select from mark_distributions d where d.class_id = $1 and d.subject_id = x.parent_id))`;
