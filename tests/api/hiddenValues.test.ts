import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { type AbilityRule, buildAbility } from '../../src/core/abilities.ts';
import type { Resource } from '../../src/core/resource.ts';
import { loadServer } from '../support/builtServer.ts';
import { addressOf, type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { type Guarded, guarded, isHiddenFrom, markGuarded, ownIds } from '../support/guardedFields.ts';
import { userOf } from '../support/people.ts';

const ROLES: readonly Role[] = ['admin', 'accountant', 'office', 'teacher', 'student', 'parent'];
const SAMPLES = 12;

const resources = [...new Set(guarded.map(({ resource }) => resource))];

let campus: Campus;
beforeAll(async () => {
  campus = await openCampus('embedded');
  await markGuarded(campus);
  // So that histories tell of them too.
  for (const resource of resources) {
    const [record] = (await campus.call(`GET ${resource.endpoints.list.path}`, { query: { range: [0, 0] } })).list;
    if (!record || !resource.endpoints.update) continue;
    const [first] = guarded.filter((each) => each.resource === resource);
    await campus.database.query(
      `insert into audit_entries (resource, record_id, action, before, after) values ($1, $2, 'update', $3, $4)`,
      [
        resource.name,
        record.id,
        JSON.stringify({ [first?.name ?? '']: `${first?.mark}before` }),
        JSON.stringify({ [first?.name ?? '']: `${first?.mark}after` }),
      ],
    );
  }
});
afterAll(() => campus.close());

it('there are guarded fields of people to look for', () => {
  const names = guarded.map(({ resource, name }) => `${resource.name}.${name}`);
  expect(names).toEqual(
    expect.arrayContaining(['employee.present_address', 'employee.father_name', 'employee.nid', 'student.father_nid']),
  );
});

it.each(ROLES)('no answer to %s holds a value that is hidden from them', async (role) => {
  const { userData } = (await campus.call('GET /me', { as: role })).body as unknown as {
    userData: { ability: AbilityRule[] };
  };
  const ability = buildAbility(userData.ability);
  const hidden = guarded.filter((each) => isHiddenFrom(each, ability));
  const own = await ownIds(campus, role);
  const isOwn = ({ resource, field, mark }: Guarded, text: string) =>
    field.private !== undefined && own.get(resource.name)?.some((id) => text === `${mark}${id}`);
  const found: string[] = [];
  const look = (call: string, text: string) => {
    for (const each of hidden)
      for (const [value] of text.matchAll(new RegExp(`${each.mark}\\w*`, 'g')))
        if (!isOwn(each, value)) found.push(`${value} in ${call}`);
  };
  let answers = 0;
  for (const call of await callsFor(role)) {
    const answer = await campus.call(call.text as 'GET /', { as: role, query: call.query });
    if (answer.status !== 200) continue;
    answers += 1;
    look(`${call.text} ${JSON.stringify(call.query)}`, answer.text);
  }
  expect(found).toEqual([]);
  expect(answers).toBeGreaterThan(20);
  if (role === 'teacher') expect(hidden.length).toBeGreaterThan(8);

  for (const { resource, name } of hidden) await isNotAskedBy(role, resource, name);
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

/** By a hidden field nobody narrows, sorts, searches or takes out a list, and nobody gives it. */
async function isNotAskedBy(role: Role, resource: Resource, name: string): Promise<void> {
  const { list, export: file } = resource.endpoints;
  const ask = async (path: string, query: Json) =>
    (await campus.call(`GET ${path as '/'}`, { as: role, query })).status;
  const refused = [400, 403];
  expect(refused).toContain(await ask(list.path, { filter: { [name]: 'x' }, range: [0, 0] }));
  expect(refused).toContain(await ask(list.path, { sort: [name, 'ASC'], range: [0, 0] }));
  expect(refused).toContain(await ask(file.path, { columns: [name] }));
  expect(refused).toContain(await ask(file.path, { sort: [name, 'ASC'] }));
  const searched = await campus.call(`GET ${list.path as '/'}`, {
    as: role,
    query: { filter: { q: `zq${resource.name}${name.replaceAll('_', '')}` }, range: [0, 0] },
  });
  expect(searched.status === 200 ? searched.text : '[]').toBe('[]');
}

/** Everything that can be read, of a few records of each kind. */
async function callsFor(role: Role): Promise<{ readonly text: string; readonly query: Json }[]> {
  const declared = (await loadServer()).servedCalls(campus.context).map(({ call }) => call);
  const plain = declared
    .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    .map(({ path, listQuery }) => ({
      text: `GET ${path}`,
      query: listQuery?.includes('range') ? { range: [0, 199] } : {},
    }));
  const single = await Promise.all(
    registry.resources.map(async ({ endpoints }) => {
      const answer = await campus.call(`GET ${endpoints.list.path}`, { as: role, query: { range: [0, SAMPLES - 1] } });
      const rows = answer.status === 200 ? answer.list : [];
      return rows.flatMap(({ id }) =>
        [endpoints.one, endpoints.history].map(({ path }) => ({ text: `GET ${addressOf(path, id)}`, query: {} })),
      );
    }),
  );
  const searched = [{ text: 'GET /search', query: { q: 'zq' } }];
  return [...plain, ...searched, ...single.flat()];
}
