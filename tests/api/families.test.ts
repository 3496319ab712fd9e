import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { userOf } from '../support/people.ts';
import { addDays } from '../../src/core/days.ts';

const GENERATED = 0;
const PUBLISHED = 1;

/** What each page of a family is made of: the call, and whether a row that the office sees belongs to some students. */
type Belongs = (row: Json, students: readonly Json[], today: string) => boolean;
const ofStudent: Belongs = (row, students) => students.some(({ id }) => id === row.student_id);
const ofCohort: Belongs = (row, students) =>
  row.is_active !== 0 &&
  students.some((student) =>
    COHORT.every((name) => !(name in row) || row[name] === null || row[name] === student[name]),
  );
const PAGES: readonly { readonly path: string; readonly belongs: Belongs }[] = [
  { path: '/subject/teachers', belongs: ofCohort },
  { path: '/class/teachers', belongs: ofCohort },
  { path: '/class/routines', belongs: ofCohort },
  { path: '/exam/routines', belongs: ofCohort },
  {
    path: '/employee/homeworks',
    belongs: (row, students, today) => ofCohort(row, students, today) && String(row.given_on) <= today,
  },
  {
    path: '/employee/course/materials',
    belongs: (row, students, today) => ofCohort(row, students, today) && String(row.published_on) <= today,
  },
  { path: '/get/all/student/attendances', belongs: ofStudent },
  { path: '/get/all/student/leave/request', belongs: ofStudent },
  { path: '/get/all/result', belongs: (row, ...more) => ofStudent(row, ...more) && row.status === PUBLISHED },
  { path: '/get/student/payments', belongs: ofStudent },
  { path: '/assign/student/fees', belongs: ofCohort },
  {
    path: '/get/student/waivers',
    belongs: (row, ...more) => ofStudent(row, ...more) && row.approval_status === 1 && row.is_active === 1,
  },
  { path: '/enrolments', belongs: ofStudent },
  { path: '/get/all/student/assigned/fourth/subject', belongs: ofStudent },
  { path: '/get/all/students', belongs: ({ id }, students) => students.some((student) => student.id === id) },
];

describe('students and parents', () => {
  let campus: Campus;
  const family: Record<'student' | 'parent', readonly Json[]> = { student: [], parent: [] };
  let stranger: Json;

  beforeAll(async () => {
    campus = await openCampus();
    const students = (await campus.call('GET /get/all/students')).list;
    const { id: student } = await userOf(campus, 'student');
    const { id: parent } = await userOf(campus, 'parent');
    const parents = (await campus.call('GET /get/all/student_parents')).list;
    const own = parents.find(({ user_id }) => user_id === parent);
    family.student = students.filter(({ user_id }) => user_id === student);
    family.parent = students.filter(({ parent_id }) => parent_id === own?.id);
    const known = new Set([...family.student, ...family.parent].map(({ id }) => id));
    stranger = students.find(({ id }) => !known.has(id)) as Json;
    for (const each of family.student) await ownRows(each);
  });
  afterAll(() => campus.close());

  /** What the demo school need not have of a student. */
  const ownRows = async (student: Json) => {
    const cohort = Object.fromEntries(COHORT.map((name) => [name, student[name]]));
    const today = new Date().toISOString().slice(0, 10);
    const day = addDays(today, -2);
    const ahead = addDays(today, 9);
    await create(campus, registry.get('homework'), { ...cohort, given_on: day, due_on: ahead });
    await create(campus, registry.get('homework'), { ...cohort, given_on: ahead, due_on: ahead, name: 'Of next week' });
    await create(campus, registry.get('courseMaterial'), { ...cohort, published_on: day });
    const waiver = await create(campus, registry.get('waiver'), { student_id: student.id });
    await campus.database.query('update waivers set approval_status = 1 where id = $1', [waiver.id]);
  };

  it.each(['student', 'parent'] as const)('a %s belongs to somebody at the school', (role) => {
    expect(family[role].length).toBeGreaterThan(0);
  });

  it.each(PAGES.map(({ path, belongs }) => [path, belongs] as const))(
    'see of %s what is theirs, all of it and nothing else',
    async (path, belongs) => {
      const all = (await campus.call(`GET ${path as '/'}`)).list;
      for (const role of ['student', 'parent'] as const) {
        const seen = await campus.call(`GET ${path as '/'}`, { as: role });
        expect(seen.status, seen.text).toBe(200);
        const theirs = all.filter((row) => belongs(row, family[role], campus.context.today()));
        expect(seen.list.map(({ id }) => id).sort(), role).toEqual(theirs.map(({ id }) => id).sort());
      }
      expect(all.length).toBeGreaterThan(0);
    },
  );

  it('see the rows of every page where there are some', async () => {
    const empty: string[] = [];
    for (const { path } of PAGES)
      if ((await campus.call(`GET ${path as '/'}`, { as: 'student' })).list.length === 0) empty.push(path);
    expect(empty.filter((path) => !path.includes('leave') && !path.includes('fourth'))).toEqual([]);
  });

  it('ask a list for one child alone, and for nobody else’s', async () => {
    const [child] = family.parent;
    const ask = (student_id: unknown) =>
      campus.call('GET /get/all/student/attendances', {
        as: 'parent',
        query: { filter: { student_id }, range: [0, 9] },
      });
    expect(new Set((await ask(child?.id)).list.map(({ student_id }) => student_id))).toEqual(new Set([child?.id]));
    const other = await ask(stranger.id);
    expect([other.list, other.headers['content-range']]).toEqual([[], 'items 0-0/0']);
  });

  it('ask for leave for themselves or a child, and take back what is theirs', async () => {
    const resource = registry.get('studentLeaveRequest');
    const ask = async (as: 'student' | 'parent', student_id: unknown) =>
      campus.call('POST /student-leave-requests', { as, body: { ...(await build(campus, resource)), student_id } });
    for (const role of ['student', 'parent'] as const) {
      const made = await ask(role, family[role][0]?.id);
      expect(made.status, made.text).toBe(201);
      const { id } = made.body.data as Json;
      const path = `/student-leave-requests/${id}` as const;
      expect((await campus.call(`PUT ${path}`, { as: role, body: { reason: 'Another' } })).status).toBe(403);
      expect((await campus.call(`PUT ${path}/approve`, { as: role, body: {} })).status).toBe(403);
      expect((await campus.call(`DELETE ${path}`, { as: role })).status).toBe(403);
      const taken = await campus.call(`PUT ${path}/withdraw`, { as: role, body: {} });
      expect(taken.status, taken.text).toBe(200);
      const refused = await ask(role, stranger.id);
      expect([refused.status, Object.keys(refused.body.errors as Json)]).toEqual([422, ['student_id']]);
    }
    const others = await create(campus, resource, { student_id: stranger.id });
    for (const as of ['student', 'parent'] as const)
      expect((await campus.call(`PUT /student-leave-requests/${others.id}/withdraw`, { as, body: {} })).status).toBe(
        404,
      );
  });

  it('take back nothing of a child once it is another parent’s, and are told nothing of it', async () => {
    const resource = registry.get('studentLeaveRequest');
    const { id } = await create(campus, resource, { student_id: family.parent[0]?.id });
    const giveBack = await giveToAnother(family.parent[0] as Json);
    const taken = await campus.call(`PUT /student-leave-requests/${id}/withdraw`, { as: 'parent', body: {} });
    await giveBack();
    expect([taken.status, 'data' in taken.body], taken.text).toEqual([404, false]);
    expect((await campus.call(`PUT /student-leave-requests/${id}/withdraw`, { as: 'parent', body: {} })).status).toBe(
      200,
    );
  });

  it('are told nothing of a result before it is published', async () => {
    const [own] = family.student;
    const { list } = await campus.call('GET /get/all/result', { as: 'student' });
    const published = list.filter(({ student_id }) => student_id === own?.id);
    expect(published.length).toBeGreaterThan(0);
    const one = published[0] as Json;
    const calls = [`GET /single/result${one.id}`, `GET /results/${one.id}`] as const;
    for (const call of calls) expect((await campus.call(call, { as: 'student' })).status, call).toBe(200);
    await campus.database.query('update results set status = $1, published_at = null where id = $2', [
      GENERATED,
      one.id,
    ]);
    for (const as of ['student', 'parent'] as const) {
      const seen = await campus.call('GET /get/all/result', { as });
      expect(seen.list.every(({ status }) => status === PUBLISHED)).toBe(true);
      expect(seen.list.map(({ id }) => id)).not.toContain(one.id);
      const counted = await campus.call('GET /get/all/result', {
        as,
        query: { filter: { id: one.id }, range: [0, 0] },
      });
      expect(counted.headers['content-range']).toBe('items 0-0/0');
      for (const call of calls) expect((await campus.call(call, { as })).status, call).toBe(404);
      for (const path of [`/results/${one.id}/history`, '/results/export', '/employee/student/uploaded/marks'])
        expect((await campus.call(`GET ${path as '/'}`, { as })).status, path).toBe(403);
    }
    await campus.database.query('update results set status = $1, published_at = now() where id = $2', [
      PUBLISHED,
      one.id,
    ]);
    for (const call of calls) expect((await campus.call(call, { as: 'student' })).status, call).toBe(200);
  });

  it('see a child from when it is theirs until it is another parent’s', async () => {
    const seen = async () => (await campus.call('GET /get/all/students', { as: 'parent' })).list.map(({ id }) => id);
    const all = family.parent.map(({ id }) => id);
    expect(await seen()).toEqual(expect.arrayContaining(all));
    const giveBack = await giveToAnother(family.parent[0] as Json);
    expect(await seen()).not.toContain(all[0]);
    await giveBack();
    expect(await seen()).toEqual(expect.arrayContaining(all));
  });

  /** Makes a child another parent's; answers what makes it theirs again. */
  async function giveToAnother({ id, parent_id }: Json): Promise<() => Promise<void>> {
    const other = await create(campus, registry.get('studentParent'));
    const give = async (parent: unknown) => {
      const answer = await campus.call(`PUT /students/${Number(id)}`, { body: { parent_id: parent } });
      expect(answer.status, answer.text).toBe(200);
    };
    await give(other.id);
    return () => give(parent_id);
  }
});
