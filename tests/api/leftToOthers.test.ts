import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { buildAbility, BASE_RULES } from '../../src/core/abilities.ts';
import { needOf, type Resource } from '../../src/core/resource.ts';
import { type Looking, isReservedForOthers } from '../../src/admin/providers/reservedForOthers.ts';
import type { UserData } from '../../src/admin/auth/userData.ts';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { employeeOf, grant } from '../support/people.ts';

const ROLES: readonly Role[] = ['superadmin', 'admin', 'accountant', 'office', 'teacher', 'student', 'parent'];
const leftAlone = registry.resources.filter(({ editableBy }) => editableBy);
const users = registry.get('user');

/** What somebody tries on a record, and what they need for it. */
const TRIES = {
  update: { need: 'update', body: () => ({}) },
  toggle: { need: 'update', body: ({ is_active }: Json) => ({ is_active }) },
  remove: { need: 'delete', body: () => undefined },
} as const;

let campus: Campus;
const lookers = new Map<Role, Looking>();
/** A lesson that the teacher and the accountant both give, so that each sees what the other gives in it. */
let place: Json;
let teaching: Json[];
beforeAll(async () => {
  campus = await openCampus('embedded');
  teaching = [await employeeOf(campus, 'teacher'), await employeeOf(campus, 'accountant')];
  const own = { employee_id: teaching[0]?.id, is_active: 1 };
  const { list } = await campus.call('GET /subject/teachers', { query: { filter: own, range: [0, 0] } });
  place = Object.fromEntries([...COHORT, 'subject_id'].map((name) => [name, list[0]?.[name]]));
  await create(campus, registry.get('subjectTeacher'), { ...place, employee_id: teaching[1]?.id });
  await grant(
    campus,
    'accountant',
    leftAlone.map((resource) => needOf(resource, 'update')),
  );
  for (const role of ROLES) lookers.set(role, await lookerOf(role));
});
afterAll(() => campus.close());

it('there are records that are left to whom they name', () => {
  expect(leftAlone.map(({ name }) => name)).toEqual(expect.arrayContaining(['homework', 'courseMaterial']));
});

describe.each([...leftAlone, users].map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  it.each(ROLES)('is offered to %s for a change as far as the server takes it', async (role) => {
    if (resource !== users)
      for (const { id } of teaching) await create(campus, resource, { ...place, employee_id: id });
    const looking = lookers.get(role) as Looking;
    const answer = await campus.call(`GET ${resource.endpoints.list.path}`, { as: role });
    const told = (answer.status === 200 ? answer.list : []).map((record) => ({
      record,
      isLeft: isReservedForOthers(looking, resource, record),
    }));
    // Of each kind some of the newest, which nothing refers to yet.
    const tried = [true, false].map((wanted) => told.filter(({ isLeft }) => isLeft === wanted).slice(-2));
    const differing: string[] = [];
    for (const { record, isLeft } of tried.flat())
      for (const each of await triesOf(role, resource, record))
        if (each.isRefused !== isLeft) differing.push(`${each.name} ${record.id}, ${isLeft ? 'not ' : ''}offered`);
    expect(differing).toEqual([]);
    const isTeaching = resource !== users && ['teacher', 'accountant'].includes(role);
    if (isTeaching) expect(tried.map(({ length }) => length > 0)).toEqual([true, true]);
  });
});

/** Which changes of a record the server refuses somebody who may make such changes at all. */
async function triesOf(role: Role, resource: Resource, record: Json): Promise<{ name: string; isRefused: boolean }[]> {
  const { ability } = lookers.get(role) as Looking;
  const isOwnAccount = resource === users && record.id === lookers.get(role)?.user?.id;
  const tried: { name: string; isRefused: boolean }[] = [];
  for (const [name, { need, body }] of Object.entries(TRIES)) {
    const { action, subject } = needOf(resource, need);
    const endpoint = resource.endpoints[name as keyof typeof TRIES];
    if (!endpoint || !ability.can(action, subject) || (isOwnAccount && name === 'remove')) continue;
    const given = body(record);
    const answer = await campus.call(`${endpoint.method as 'PUT'} ${addressOf(endpoint.path, record.id)}`, {
      as: role,
      ...(given && { body: given }),
    });
    tried.push({ name, isRefused: isRefused(answer.status) });
  }
  return tried;
}

// 422 is how a form is told at a field that the account of a super admin is left alone, 409 that a record is in use.
function isRefused(status: number): boolean {
  if (![200, 403, 404, 409, 422].includes(status)) throw new Error(`${status}`);
  return [403, 404, 422].includes(status);
}

async function lookerOf(role: Role): Promise<Looking> {
  const payload = { email: `${role}@demo.school`, password: DEMO_PASSWORD };
  const { userData } = (await campus.call('POST /login', { as: null, body: payload })).body as { userData: UserData };
  return { user: userData, ability: buildAbility([...BASE_RULES, ...userData.ability]) };
}
