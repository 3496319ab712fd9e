import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { type AbilityRule, buildAbility } from '../../src/core/abilities.ts';
import { create } from '../support/build.ts';
import { loadServer } from '../support/builtServer.ts';
import { addressOf, type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import {
  type GuardedField,
  guarded,
  isHiddenFrom,
  markGuarded,
  ownIds,
  revealedValues,
} from '../support/guardedFields.ts';
import { userOf } from '../support/people.ts';

const ROLES: readonly Role[] = ['admin', 'accountant', 'office', 'teacher', 'student', 'parent'];
const SAMPLES = 5;
const PASSWORD = 'Ladder&oak731';

const resources = [...new Set(guarded.map(({ resource }) => resource))];

let campus: Campus;
beforeAll(async () => {
  campus = await openCampus();
  await markGuarded(campus);
  // So that histories tell of them too.
  for (const resource of resources) {
    const [record] = (await campus.call(`GET ${resource.endpoints.list.path}`, { query: { range: [0, 0] } })).list;
    if (!record || !resource.endpoints.update) continue;
    const kept = guarded.filter((each) => each.resource === resource && each.mark.sample() !== undefined);
    const values = JSON.stringify(Object.fromEntries(kept.map(({ name, mark }) => [name, mark.sample()])));
    await campus.database.query(
      `insert into audit_entries (resource, record_id, action, before, after)
       values ($1, $2, 'update', $3, '{}'), ($1, $2, 'update', '{}', $3)`,
      [resource.name, record.id, values],
    );
  }
});
afterAll(() => campus.close());

it('there are guarded fields of people to look for', () => {
  const names = guarded.map(({ resource, name }) => `${resource.name}.${name}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'employee.present_address',
      'employee.date_of_birth',
      'employee.religion_id',
      'employee.fund_balance',
      'employee.qualifications',
      'employee.nid',
      'student.father_nid',
      'studentParent.nid',
    ]),
  );
});

it('every one of them is told to the super admin, so that it would be found', async () => {
  const found = new Set<GuardedField>();
  for (const { text, path, query } of await callsFor('superadmin')) {
    const answer = await campus.call(text as 'GET /', { query });
    for (const each of guarded) if (each.mark.find(answer.text, path).length > 0) found.add(each);
  }
  expect(guarded.filter((each) => !found.has(each)).map(nameOf)).toEqual([]);
});

it.each(ROLES)('no answer to %s holds a value that is hidden from them', async (role) => {
  const { userData } = (await campus.call('GET /me', { as: role })).body as unknown as {
    userData: { ability: AbilityRule[] };
  };
  const ability = buildAbility(userData.ability);
  const hidden = guarded.filter((each) => isHiddenFrom(each, ability));
  const own = await ownIds(campus, role);
  const found: string[] = [];
  let answers = 0;
  for (const call of await callsFor(role)) {
    const answer = await campus.call(call.text as 'GET /', { as: role, query: call.query });
    if (answer.status !== 200) continue;
    answers += 1;
    const told = hidden.flatMap((each) => revealedValues(each, { text: answer.text, path: call.path, own }));
    found.push(...told.map((value) => `${value} in ${call.text} ${JSON.stringify(call.query)}`));
  }
  expect(found).toEqual([]);
  expect(answers).toBeGreaterThan(20);
  if (role === 'teacher') expect(hidden.length).toBeGreaterThan(20);

  for (const each of hidden) await expectUnqueryable(role, each);
});

it('a clerk who may only read parents is told no national id of theirs, and finds nobody by one', async () => {
  const permissions = [{ action: 'read', subject: 'Parent' }];
  const { id: role_id } = await create(campus, registry.get('role'), { permissions });
  const { email } = await create(campus, registry.get('user'), { role_id, password: PASSWORD });
  const login = await campus.call('POST /login', { as: null, body: { email, password: PASSWORD } });
  const headers = { authorization: `Bearer ${login.body.accessToken}` };
  const ask = (query: Json) => campus.call('GET /get/all/student_parents', { as: null, headers, query });
  const { list, text } = await ask({});
  expect(list.length).toBeGreaterThan(10);
  expect(list[0]).toHaveProperty('address');
  expect(text).not.toMatch(/"nid"|zqstudentParentnidzq/);
  expect((await ask({ filter: { q: 'zqstudentparentnid' } })).list).toEqual([]);
  expect((await ask({ filter: { nid: 'zqstudentParentnidzq1' } })).status).toBe(400);
  expect((await ask({ sort: ['nid', 'ASC'] })).status).toBe(400);
});

it('a person sees what is private of their own record, and of no other', async () => {
  const { id } = await userOf(campus, 'teacher');
  const { list } = await campus.call('GET /get/all/employee', { as: 'teacher' });
  const all = (await campus.call('GET /get/all/employee')).list;
  const own = all.find(({ user_id }) => user_id === id);
  const telling = list.filter((employee) => 'present_address' in employee);
  expect(telling.map((employee) => employee.id)).toEqual([own?.id]);
  expect(telling[0]).toMatchObject({ present_address: own?.present_address, nid: own?.nid });
  expect(telling[0]).not.toHaveProperty('user_id');
  await campus.call(`PUT /employees/${own?.id}`, { body: { permanent_address: 'Lane 4' } });
  const history = await campus.call(`GET /employees/${own?.id}/history`, { as: 'teacher' });
  const changed = history.list.flatMap(({ changes }) => changes as Json[]).map(({ field }) => field);
  expect(changed).toContain('permanent_address');
  expect(changed).not.toContain('user_id');
  expect(list.map(({ userable }) => Object.keys(userable as Json))).toEqual(list.map(() => ['name']));
});

const nameOf = ({ resource, name }: Pick<GuardedField, 'resource' | 'name'>) => `${resource.name}.${name}`;

/** By a hidden field nobody narrows, sorts, searches or takes out a list. */
async function expectUnqueryable(role: Role, { resource, name, mark }: GuardedField): Promise<void> {
  const { list, export: file } = resource.endpoints;
  const ask = (path: string, query: Json, as: Role) => campus.call(`GET ${path as '/'}`, { as, query });
  const value = mark.sample() ?? '4310000.19';
  const questions: [string, Json][] = [
    ...['', '_not', '_gte', '_lte'].map((ending): [string, Json] => [
      list.path,
      { filter: { [`${name}${ending}`]: value }, range: [0, 0] },
    ]),
    [list.path, { filter: { [name]: 'x' }, range: [0, 0] }],
    [list.path, { sort: [name, 'ASC'], range: [0, 0] }],
    [file.path, { columns: [name] }],
    [file.path, { filter: { [name]: value } }],
    [file.path, { sort: [name, 'ASC'] }],
  ];
  for (const [path, query] of questions) {
    const { status } = await ask(path, query, role);
    expect([400, 403], `${role}: ${path} ${JSON.stringify(query)}`).toContain(status);
  }
  await expectQueryableByOthers({ resource, name }, questions);
  const q = typeof value === 'string' ? value.replace(/0$/, '') : String(value);
  const searched = await ask(list.path, { filter: { q }, range: [0, 0] }, role);
  expect(searched.status === 200 ? searched.text : '[]', `${role}: ${q}`).toBe('[]');
}

const queriedByOthers = new Set<string>();

/** Only an answer to somebody shows that a question is a right one: without that, it could be refused for another reason. */
async function expectQueryableByOthers(
  field: Pick<GuardedField, 'resource' | 'name'>,
  questions: [string, Json][],
): Promise<void> {
  const name = nameOf(field);
  if (queriedByOthers.has(name)) return;
  const answers = await Promise.all(questions.map(([path, query]) => campus.call(`GET ${path as '/'}`, { query })));
  expect(
    answers.map(({ status }) => status),
    name,
  ).toContain(200);
  queriedByOthers.add(name);
}

/** A call that reads, and its path as it is declared. */
interface Reading {
  readonly text: string;
  readonly path: string;
  readonly query: Json;
}

/** Everything that can be read, of a few records of each kind. */
async function callsFor(role: Role): Promise<Reading[]> {
  const declared = (await loadServer()).servedCalls(campus.context).map(({ call }) => call);
  const plain = declared
    .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    .map(({ path, listQuery }) => ({
      text: `GET ${path}`,
      path,
      query: listQuery?.includes('range') ? { range: [0, 199] } : {},
    }));
  const single = await Promise.all(
    registry.resources.map(async ({ endpoints }) => {
      const answer = await campus.call(`GET ${endpoints.list.path}`, { as: role, query: { range: [0, SAMPLES - 1] } });
      const rows = answer.status === 200 ? answer.list : [];
      return rows.flatMap(({ id }) =>
        [endpoints.one, endpoints.history].map(({ path }) => ({ text: `GET ${addressOf(path, id)}`, path, query: {} })),
      );
    }),
  );
  const words = ['zq', ...guarded.map(({ mark }) => String(mark.sample() ?? 'zq'))];
  const searched = [...new Set(words)].map((q) => ({ text: 'GET /search', path: '/search', query: { q } }));
  return [...plain, ...searched, ...single.flat()];
}
