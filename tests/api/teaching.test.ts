import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

const KINDS = [
  ['homework', 'home work'],
  ['courseMaterial', 'course material'],
] as const;

describe('teaching', () => {
  let campus: Campus;
  let own: Json;
  let foreign: Json;
  let assigned: Json;

  beforeAll(async () => {
    campus = await openCampus();
    const [teacher] = (await campus.call('GET /users', { query: { filter: { q: 'teacher@demo.school' } } })).list as [
      Json,
    ];
    const permissions = KINDS.map(([, action]) => ({ action, subject: 'Employee Task', is_denied: 0 }));
    await campus.call(`PUT /users/${teacher.id}`, { body: { permissions } });
    const employee = registry.get('employee');
    const [known] = (await campus.call('GET /get/all/employee', { query: { filter: { user_id: teacher.id } } })).list;
    own = known ?? (await create(campus, employee, { user_id: teacher.id }));
    foreign = await create(campus, employee);
    assigned = await create(campus, registry.get('subjectTeacher'), { employee_id: own.id });
  });
  afterAll(() => campus.close());

  const place = () =>
    Object.fromEntries([...COHORT, 'subject_id', 'employee_id'].map((name) => [name, assigned[name]]));

  it('lets teachers choose who gives homework, without what is private of employees', async () => {
    const { status, list } = await campus.call('GET /get/all/employee', { as: 'teacher', query: { range: [0, 0] } });
    expect(status).toBe(200);
    expect(list[0]).toHaveProperty('name');
    const pay = Object.keys(registry.get('employee').fields).filter((name) => /pay|bank|salary|scale|fund/.test(name));
    expect(pay).toEqual([
      'designation_scale_id',
      'fund_percentage',
      'employer_fund_percentage',
      'fund_balance',
      'pay_bank',
      'pay_account_no',
    ]);
    for (const hidden of ['nid', ...pay]) expect(list[0]).not.toHaveProperty(hidden);
  });

  it('tells teachers what is assigned to them, and nobody else', async () => {
    const asked = async (as: 'teacher' | 'student') =>
      (await campus.call('GET /get/all/employee/assigned/subjects', { as })).list;
    const [first] = [await asked('teacher')];
    expect(first.map(({ id }) => id)).toContain(assigned.id);
    expect(new Set(first.map(({ employee_id }) => employee_id))).toEqual(new Set([own.id]));
    expect(await asked('student')).toEqual([]);
  });

  describe.each(KINDS)('%s', (name) => {
    const resource = registry.get(name);
    const path = `/${resource.collection}`;
    const enter = async (given: Json) =>
      campus.call(`POST ${path}`, { as: 'teacher', body: await build(campus, resource, { ...place(), ...given }) });

    it('is given where it is assigned, and changed and deleted by who gave it', async () => {
      const answer = await enter({});
      expect(answer.status, answer.text).toBe(201);
      const { id } = answer.body.data as Json;
      expect(
        (await campus.call(`PUT ${path}/${Number(id)}`, { as: 'teacher', body: { name: 'Another title' } })).status,
      ).toBe(200);
      expect((await campus.call(`DELETE ${path}/${Number(id)}`, { as: 'teacher' })).status).toBe(200);
    });

    it('is given in nobody else’s name, and in no other subject', async () => {
      expect(Object.keys((await enter({ employee_id: foreign.id })).body.errors as Json)).toEqual(['employee_id']);
      const { id: subject_id } = await create(campus, registry.get('subject'));
      expect(Object.keys((await enter({ subject_id })).body.errors as Json)).toEqual(['subject_id']);
    });

    it('of another teacher is left alone', async () => {
      const theirs = await create(campus, resource, { ...place(), employee_id: foreign.id });
      const one = `${path}/${Number(theirs.id)}`;
      expect((await campus.call(`PUT ${one}`, { as: 'teacher', body: { name: 'Mine now' } })).status).toBe(403);
      expect((await campus.call(`PUT ${one}/status`, { as: 'teacher', body: { is_active: 0 } })).status).toBe(403);
      expect((await campus.call(`DELETE ${one}`, { as: 'teacher' })).status).toBe(403);
      expect((await campus.call(`GET ${one}`)).body).toMatchObject({ name: theirs.name, is_active: 1 });
    });
  });
});
