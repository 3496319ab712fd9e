import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { schoolClass } from '../../schemas/academics/class.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { hoursFromNow } from '../support/markSheets.ts';
import { userOf } from '../support/people.ts';
import {
  COHORT,
  examBefore,
  keyOf,
  type ResultScope,
  scopeWithoutResults,
  upperClassOf,
} from '../support/resultOffice.ts';

const GONE = 'This is no longer available. Choose another.';

describe('the office of results, before they are generated', () => {
  let campus: Campus;
  let scope: ResultScope;
  let earlier: Json;
  let upperClass: number;

  beforeAll(async () => {
    campus = await openCampus();
    scope = await scopeWithoutResults(campus);
    earlier = await examBefore(campus, scope);
    upperClass = await upperClassOf(campus, scope);
  });
  afterAll(() => campus.close());

  const readiness = async (query: Json = scope) => {
    const answer = await campus.call('GET /results/readiness', { query });
    expect(answer.status, answer.text).toBe(200);
    type Part =
      | 'problems'
      | 'sections'
      | 'cells'
      | 'missing'
      | 'not_handed_in'
      | 'reminded'
      | 'subjects'
      | 'without_fourth'
      | 'wrong_fourth';
    return answer.body as Record<Part, Json[]>;
  };
  const remind = (body: Json = scope, as?: Role) => campus.call('POST /results/remind', { body, ...(as && { as }) });

  it('shows how far the marks are, by whole cohorts', async () => {
    const { sections, cells, subjects } = await readiness();
    const enrolled = await campus.database.query<Json>(ENROLLED, [scope.academic_year_id, scope.class_id]);
    expect(enrolled.length).toBeGreaterThan(1);
    const byPlace = (one: Json, other: Json) => (keyOf(one) < keyOf(other) ? -1 : 1);
    expect(sections.toSorted(byPlace)).toEqual(enrolled.toSorted(byPlace));
    const known = new Set(sections.map(keyOf));
    expect(cells.every((cell) => known.has(keyOf(cell)))).toBe(true);
    expect(cells.length).toBeGreaterThanOrEqual(subjects.length);
  });

  it('shows which sheets are handed in, by the whole cohort and the subject', async () => {
    const { cells } = await readiness();
    expect(cells.every(({ is_handed_in }) => is_handed_in === 1)).toBe(true);
    const [cell] = cells as [Json];
    const place = COHORT.map((name, index) => `${name} is not distinct from $${index + 3}`).join(' and ');
    await campus.database.query(
      `update mark_sheets set status = 0 where exam_type_id = $1 and subject_id = $2 and ${place}`,
      [scope.exam_type_id, cell.subject_id, ...COHORT.map((name) => cell[name])],
    );
    const open = (await readiness()).cells.filter(({ is_handed_in }) => is_handed_in === 0);
    expect(open).toEqual([{ ...cell, is_handed_in: 0 }]);
    await campus.database.query('update mark_sheets set status = 1 where exam_type_id = $1', [scope.exam_type_id]);
  });

  it('counts who has some marks of a subject and owes others', async () => {
    const [mark] = await campus.database.query<Json>(
      `update uploaded_marks set mark = null, is_absent = 0 where id = (
        select min(m.id) from uploaded_marks m
        where m.exam_type_id = $1 and m.class_id = $2 and m.academic_year_id = $3 and m.mark is not null and exists (
          select from uploaded_marks o where o.student_id = m.student_id and o.exam_type_id = m.exam_type_id
            and o.academic_year_id = m.academic_year_id and o.subject_id = m.subject_id and o.id <> m.id))
       returning id, subject_id`,
      [scope.exam_type_id, scope.class_id, scope.academic_year_id],
    );
    const cells = (await readiness()).cells.filter(({ complete, students }) => complete !== students);
    expect(cells).toMatchObject([{ subject_id: mark?.subject_id, partly: 1 }]);
    expect(cells[0]?.complete).toBe(Number(cells[0]?.students) - 1);
    await campus.database.query('update uploaded_marks set mark = 1 where id = $1', [mark?.id]);
  });

  it('names who sits no compulsory subject, and nothing is generated', async () => {
    const own = await create(campus, schoolClass, { has_groups: 0 });
    const [pupil] = await campus.database.query<{ id: number; student_id: number; name: string }>(
      `select e.id, e.student_id, s.name from enrolments e join students s on s.id = e.student_id
       where e.academic_year_id = $1 and e.class_id = $2 and e.status <> 3 order by e.id limit 1`,
      [scope.academic_year_id, scope.class_id],
    );
    const move = (class_id: unknown) =>
      campus.database.query('update enrolments set class_id = $1 where id = $2', [class_id, pupil?.id]);
    await move(own.id);
    const subject = await create(campus, registry.get('subject'), {
      classes: [{ class_id: own.id, requirement: 'optional' }],
    });
    await create(campus, registry.get('markDistribution'), {
      academic_year_id: scope.academic_year_id,
      exam_type_id: scope.exam_type_id,
      class_id: own.id,
      student_group_id: null,
      subject_id: subject.id,
      components: [{ name: 'Written', full_mark: 100, pass_mark: 33 }],
    });
    const told = `1 student has no compulsory subject in this exam: ${pupil?.name}.`;
    expect((await readiness({ ...scope, class_id: own.id })).problems).toEqual([told]);
    const refused = await campus.call('POST /results/generate', { body: { ...scope, class_id: own.id } });
    expect([refused.status, refused.body.message]).toEqual([409, told]);
    await move(scope.class_id);
  });

  it('names whose fourth subject is none in their class and group, and not as if they had none', async () => {
    const upper = { ...scope, class_id: upperClass };
    const before = await readiness(upper);
    expect(before.wrong_fourth).toEqual([]);
    const [choice] = await campus.database.query<{ id: number; student_id: number; subject_id: number }>(
      `select f.id, f.student_id, f.subject_id from fourth_subjects f join enrolments e
        on e.student_id = f.student_id and e.academic_year_id = f.academic_year_id
      where e.class_id = $1 and e.academic_year_id = $2 and e.status <> 3 order by f.id limit 1`,
      [upper.class_id, scope.academic_year_id],
    );
    const [compulsory] = await campus.database.query<{ id: number; name: string }>(
      `select s.id, s.name from subjects s join subjects_classes c on c.parent_id = s.id
      where c.class_id = $1 and c.requirement = 'compulsory' and c.student_group_id is null order by s.code limit 1`,
      [upper.class_id],
    );
    const choose = (subject: unknown) =>
      campus.database.query('update fourth_subjects set subject_id = $1 where id = $2', [subject, choice?.id]);
    await choose(compulsory?.id);
    const after = await readiness(upper);
    expect(after.wrong_fourth).toMatchObject([
      { section_id: expect.any(Number), students: [{ id: choice?.student_id, subject: compulsory?.name }] },
    ]);
    expect(after.without_fourth).toEqual(before.without_fourth);
    await choose(choice?.subject_id);
  });

  it('names a fourth subject that is chosen and has no mark distribution', async () => {
    const query = { ...scope, exam_type_id: earlier.id, class_id: upperClass };
    const { subjects, without_fourth, wrong_fourth } = await readiness(query);
    const chosen = await campus.database.query<{ subject_id: number }>(
      `select distinct f.subject_id from fourth_subjects f join enrolments e
        on e.student_id = f.student_id and e.academic_year_id = f.academic_year_id
      where e.class_id = $1 and e.academic_year_id = $2`,
      [query.class_id, scope.academic_year_id],
    );
    expect(subjects.map(({ id }) => id)).toEqual(expect.arrayContaining(chosen.map(({ subject_id }) => subject_id)));
    expect(subjects.every(({ has_distribution }) => has_distribution === 0)).toBe(true);
    expect([without_fourth, wrong_fourth]).toEqual([[], []]);
  });

  it('asks for a mark distribution by what a subject says of the group, before what it says of every group', async () => {
    const query = { ...scope, exam_type_id: earlier.id, class_id: upperClass };
    const groups = await campus.database.query<{ id: number }>(
      `select distinct student_group_id as id from enrolments where class_id = $1 and academic_year_id = $2
        and status <> 3 and student_group_id is not null`,
      [upperClass, scope.academic_year_id],
    );
    expect(groups.length).toBeGreaterThan(0);
    const declaredFor = (all: string, group: string) =>
      create(campus, registry.get('subject'), {
        classes: [
          { class_id: upperClass, requirement: all },
          ...groups.map(({ id }) => ({ class_id: upperClass, student_group_id: id, requirement: group })),
        ],
      });
    const optional = await declaredFor('compulsory', 'optional');
    const compulsory = await declaredFor('optional', 'compulsory');
    const asked = (await readiness(query)).subjects.map(({ id }) => id);
    expect([asked.includes(optional.id), asked.includes(compulsory.id)]).toEqual([false, true]);
    for (const { id } of [optional, compulsory]) await campus.call(`DELETE /subjects/${String(id)}`);
  });

  it.each(['generate', 'remind', 'publish', 'unpublish'] as const)(
    'refuses to %s for what does not exist, at each of its fields',
    async (what) => {
      const reason = what.endsWith('publish') && { reason: 'Because.' };
      const body = { ...scope, section_id: 999_999, wing_id: 999_998, ...reason };
      const narrow = await campus.call(`POST /results/${what}`, { body });
      expect([narrow.status, narrow.body.errors], narrow.text).toEqual([422, { wing_id: [GONE], section_id: [GONE] }]);
      const wide = { academic_year_id: 999_999, exam_type_id: 999_999, class_id: 999_999, ...reason };
      const answer = await campus.call(`POST /results/${what}`, { body: wide });
      expect([answer.status, Object.keys(answer.body.errors as Json)], answer.text).toEqual([
        422,
        ['academic_year_id', 'exam_type_id', 'class_id'],
      ]);
    },
  );

  it('refuses to begin where there is nothing to grade', async () => {
    const refused = async (more: Json) => {
      const { status, body } = await campus.call('POST /results/generate', { body: { ...scope, ...more } });
      return [status, body.message];
    };
    const empty = await create(campus, schoolClass);
    expect(await refused({ class_id: empty.id })).toEqual([409, 'No students here have results to generate.']);
    expect(await refused({ exam_type_id: earlier.id })).toEqual([
      409,
      'No mark distribution of this class counts here yet. Add one under Mark Distribution first.',
    ]);
  });

  it.each([
    [
      'no grade from 0',
      `update grade_types set is_active = 0 where letter = 'F'`,
      `update grade_types set is_active = 1 where letter = 'F'`,
      'Results cannot be generated: no active grade type starts at 0%.',
    ],
    [
      'points for the lowest grade',
      `update grade_types set point = 0.5 where letter = 'F'`,
      `update grade_types set point = 0 where letter = 'F'`,
      'Results cannot be generated: the lowest grade, F, must have 0 points.',
    ],
    [
      'fewer points for more marks',
      `update grade_types set point = 4.5 where letter = 'B'`,
      `update grade_types set point = 3 where letter = 'B'`,
      'Results cannot be generated: the grade A- has fewer points than the lower grade B.',
    ],
  ])('says so and generates nothing with %s', async (_, wrong, right, sentence) => {
    await campus.database.query(wrong);
    try {
      expect((await readiness()).problems).toContain(sentence);
      const answer = await campus.call('POST /results/generate', { body: scope });
      expect([answer.status, answer.body.message]).toEqual([409, sentence]);
    } finally {
      await campus.database.query(right);
    }
  });

  /** Takes the marks away that the teacher of the demo school has entered in one sheet, while something is tested. */
  const whileOwed = async (test: (owed: { cell: Json; person: Json; teacher: Json }) => Promise<void>) => {
    const [cell] = (await readiness()).cells as [Json];
    const teacher = await userOf(campus, 'teacher');
    const [person] = (await campus.database.query<Json>('select id, name from employees where user_id = $1', [
      teacher.id,
    ])) as [Json];
    const names = ['subject_id', ...COHORT].filter((name) => cell[name] !== null);
    const place = names.map((name) => cell[name]);
    const isThere = names.map((name, index) => `${name} = $${index + 1}`).join(' and ');
    await campus.database.query(
      `update subject_teachers set employee_id = ${Number(person.id)} where ${isThere} and academic_year_id = ${scope.academic_year_id}`,
      place,
    );
    const setMarks = (mark: 'null' | '1') =>
      campus.database.query(
        `update uploaded_marks set mark = ${mark}, is_absent = 0 where ${isThere} and exam_type_id = ${scope.exam_type_id}`,
        place,
      );
    await setMarks('null');
    await test({ cell, person, teacher });
    await setMarks('1');
  };

  it('names the teachers who owe marks, and reminds each of them once a day', () =>
    whileOwed(async ({ cell, person, teacher }) => {
      const { missing } = await readiness();
      expect(missing).toHaveLength(1);
      expect(missing[0]).toMatchObject({
        subject_id: cell.subject_id,
        section_id: cell.section_id,
        teachers: [person],
      });
      const first = await remind();
      expect(first.body, first.text).toMatchObject({
        message: '1 teacher reminded.',
        data: { reminded: 1, already: 0, without_account: [], unassigned: 0 },
      });
      expect((await remind()).body).toMatchObject({
        message: 'No one reminded.',
        data: { reminded: 0, already: 1 },
      });
      const [told] = await campus.database.query<Json>(
        'select title, body, link from notifications where user_id = $1 order by id desc limit 1',
        [teacher.id],
      );
      expect(told).toMatchObject({
        title: expect.stringMatching(/^Missing marks: /),
        link: expect.stringMatching(/^\/employee\/task\/mark\/upload\?exam=\d+/),
      });
      const [{ students }] = missing as [Json];
      expect(told?.body).toContain(`${(students as Json[]).length} students`);
    }));

  it('reminds a teacher once where two people do so at the same moment, and says when that was', () =>
    whileOwed(async ({ teacher, person }) => {
      await campus.database.query('delete from notifications where user_id = $1', [teacher.id]);
      expect((await readiness()).reminded).toEqual([]);
      const answers = await Promise.all([remind(), remind(scope, 'admin'), remind()]);
      const counts = answers.map(({ body }) => (body.data as Json).reminded as number);
      expect(counts.toSorted()).toEqual([0, 0, 1]);
      const told = await campus.database.query<Json>('select created_at from notifications where user_id = $1', [
        teacher.id,
      ]);
      expect(told).toHaveLength(1);
      const { reminded } = await readiness();
      expect(reminded.map(({ id }) => id)).toEqual([person.id]);
      expect(Date.parse(String(reminded[0]?.at))).toBe(Date.parse(String(told[0]?.created_at)));
    }));

  it('tells a teacher who is reminded of one section of all that they owe in the class', () =>
    whileOwed(async ({ cell, teacher, person }) => {
      await campus.database.query('delete from notifications where user_id = $1', [teacher.id]);
      const other = (await readiness()).cells.find(
        (each) => each.subject_id === cell.subject_id && keyOf(each) !== keyOf(cell),
      ) as Json;
      const names = ['subject_id', ...COHORT].filter((name) => other[name] !== null);
      const isThere = names.map((name, index) => `${name} = $${index + 2}`).join(' and ');
      const place = names.map((name) => other[name]);
      const owed = await campus.database.query<Json>(
        `update uploaded_marks set mark = null, is_absent = 0 where exam_type_id = $1 and ${isThere} returning id`,
        [scope.exam_type_id, ...place],
      );
      await campus.database.query(`update subject_teachers set employee_id = $1 where ${isThere}`, [
        person.id,
        ...place,
      ]);
      const all = (await readiness()).missing.length;
      expect(all).toBeGreaterThan(1);
      const section = Object.fromEntries(COHORT.map((name) => [name, cell[name]]));
      expect((await remind({ ...scope, ...section })).body.data).toMatchObject({ reminded: 1 });
      const [told] = await campus.database.query<Json>('select body from notifications where user_id = $1', [
        teacher.id,
      ]);
      expect(String(told?.body).split('\n')).toHaveLength(all);
      await campus.database.query('update uploaded_marks set mark = 1 where id = any($1::bigint[])', [
        owed.map(({ id }) => id),
      ]);
    }));

  it('tells a teacher who was reminded for one class of what is owed in the next', () =>
    whileOwed(async ({ teacher, person }) => {
      await campus.database.query('delete from notifications where user_id = $1', [teacher.id]);
      const [other] = await campus.database.query<{ class_id: number }>(
        `select distinct class_id from uploaded_marks where exam_type_id = $1 and academic_year_id = $2 and class_id <> $3
         order by class_id limit 1`,
        [scope.exam_type_id, scope.academic_year_id, scope.class_id],
      );
      const next = { ...scope, class_id: Number(other?.class_id) };
      const owed = await campus.database.query<Json>(
        `update uploaded_marks set mark = null, is_absent = 0 where id = (select min(id) from uploaded_marks
           where exam_type_id = $1 and academic_year_id = $2 and class_id = $3) returning *`,
        [scope.exam_type_id, scope.academic_year_id, next.class_id],
      );
      const names = ['subject_id', ...COHORT].filter((name) => owed[0]?.[name] !== null);
      await campus.database.query(
        `update subject_teachers set employee_id = $1 where academic_year_id = $2
         and ${names.map((name, index) => `${name} = $${index + 3}`).join(' and ')}`,
        [person.id, scope.academic_year_id, ...names.map((name) => owed[0]?.[name])],
      );
      expect((await remind()).body.data).toMatchObject({ reminded: 1, already: 0 });
      expect((await remind(next)).body.data).toMatchObject({ reminded: 1, already: 0 });
      for (const each of [scope, next])
        expect((await remind(each)).body.data).toMatchObject({ reminded: 0, already: 1 });
      const told = await campus.database.query<Json>('select body from notifications where user_id = $1', [teacher.id]);
      expect(new Set(told.map(({ body }) => body)).size).toBe(2);
      await campus.database.query('update uploaded_marks set mark = 1 where id = $1', [owed[0]?.id]);
    }));

  it('names in a reminder what tells a section from others of the same name, and nothing else', () =>
    whileOwed(async ({ cell, teacher }) => {
      const { sections } = await readiness();
      const own = sections.find((section) => keyOf(section) === keyOf(cell)) as Json;
      const namesakes = sections.filter(({ name }) => name === own.name);
      expect(namesakes.length).toBeGreaterThan(1);
      const telling = ['student_group', 'shift', 'version', 'wing'].filter(
        (part) => new Set(namesakes.map((each) => each[part])).size > 1,
      );
      expect(telling.length).toBeGreaterThan(0);
      const parts = telling.map((part) => own[part]);
      await campus.database.query('delete from notifications where user_id = $1', [teacher.id]);
      expect((await remind()).body.data).toMatchObject({ reminded: 1 });
      const [told] = await campus.database.query<Json>('select body from notifications where user_id = $1', [
        teacher.id,
      ]);
      expect(told?.body).toContain(` ${[own.name, ...parts].join(' · ')}: `);
    }));

  it('names the teachers of complete sheets that are not handed in, and reminds them of that', async () => {
    const [cell] = (await readiness()).cells as [Json];
    const teacher = await userOf(campus, 'teacher');
    const names = ['subject_id', ...COHORT].filter((name) => cell[name] !== null);
    const isThere = names.map((name, index) => `${name} = $${index + 2}`).join(' and ');
    const ofCell = names.map((name) => cell[name]);
    await campus.database.query('delete from notifications where user_id = $1', [teacher.id]);
    await campus.database.query(
      `update subject_teachers set employee_id = (select id from employees where user_id = $1) where ${isThere}`,
      [teacher.id, ...ofCell],
    );
    const setStatus = (status: number) =>
      campus.database.query(`update mark_sheets set status = ${status} where exam_type_id = $1 and ${isThere}`, [
        scope.exam_type_id,
        ...ofCell,
      ]);
    const setEnd = (hours: number) =>
      campus.database.query('update exam_types set entry_closes_at = $1 where id = $2', [
        hoursFromNow(hours),
        scope.exam_type_id,
      ]);
    await setStatus(0);
    await setEnd(-1);
    expect((await readiness()).not_handed_in).toEqual([]);
    expect((await remind()).body.data).toMatchObject({ reminded: 0, already: 0 });
    await setEnd(1);
    const { missing, not_handed_in } = await readiness();
    expect(missing).toEqual([]);
    expect(not_handed_in).toMatchObject([{ subject_id: cell.subject_id, section_id: cell.section_id }]);
    expect((await remind()).body.data).toMatchObject({ reminded: 1, already: 0, unassigned: 0 });
    expect((await remind()).body.data).toMatchObject({ reminded: 0, already: 1 });
    const [told] = await campus.database.query<Json>('select title, body from notifications where user_id = $1', [
      teacher.id,
    ]);
    expect(told).toMatchObject({
      title: expect.stringMatching(/^Marks to hand in: /),
      body: expect.stringMatching(/: complete, not handed in yet$/),
    });
    await setStatus(1);
    expect((await remind()).body.data).toMatchObject({ reminded: 0, already: 0 });
  });

  it('counts what nobody teaches, and names who has no account', () =>
    whileOwed(async () => {
      await campus.database.query('update subject_teachers set is_active = 0 where academic_year_id = $1', [
        scope.academic_year_id,
      ]);
      expect((await remind()).body.data).toEqual({ reminded: 0, already: 0, without_account: [], unassigned: 1 });
      await campus.database.query('update subject_teachers set is_active = 1 where academic_year_id = $1', [
        scope.academic_year_id,
      ]);
      await campus.database.query(`update users set is_active = 0 where email = 'teacher@demo.school'`);
      expect((await remind()).body.data).toMatchObject({
        reminded: 0,
        already: 0,
        without_account: [{ id: expect.any(Number), name: expect.stringMatching(/\p{L}/u) }],
      });
      await campus.database.query(`update users set is_active = 1 where email = 'teacher@demo.school'`);
    }));

  it('reminds for no final of a year, and only whoever may generate', async () => {
    const { exam_type_id: _, ...final } = scope;
    expect((await remind(final)).status).toBe(422);
    for (const as of ['teacher', 'accountant', 'student', 'parent'] as const)
      expect((await remind(scope, as)).status, as).toBe(403);
  });
});

/** Who is enrolled, counted by whole cohorts. */
const ENROLLED = `
select e.class_id, e.version_id, e.shift_id, e.wing_id, e.student_group_id, e.section_id, count(*)::int as students,
  s.name, v.name as version, h.name as shift, w.name as wing, g.name as student_group
from enrolments e
join sections s on s.id = e.section_id
join versions v on v.id = e.version_id
join shifts h on h.id = e.shift_id
join wings w on w.id = e.wing_id
left join student_groups g on g.id = e.student_group_id
where e.academic_year_id = $1 and e.class_id = $2 and e.status <> 3
group by 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12`;
