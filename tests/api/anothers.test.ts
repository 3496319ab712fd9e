import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { type AbilityRule, buildAbility } from '../../src/core/abilities.ts';
import type { FoundGroup } from '../../src/core/calls/engineCalls.ts';
import type { Endpoint } from '../../src/core/paths.ts';
import { isEntered, type Resource } from '../../src/core/resource.ts';
import { rowsShown } from '../../src/core/rowsShown.ts';
import type { Caller } from '../../src/server/caller.ts';
import { createAccessBasis, readAccessBasis } from '../../src/server/policies/require.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Answer, type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { schoolTables } from '../../src/server/school/tables.ts';

const ROLES: readonly Role[] = ['admin', 'accountant', 'office', 'teacher', 'student', 'parent'];
const UNSEEN = [403, 404];

/** Entities of whose rows somebody sees some only. */
const restrictable = registry.resources.filter(
  ({ visibleTo }) => visibleTo.rules.length > 0 || visibleTo.opening.length > 0,
);
const pairs = ROLES.flatMap((role) =>
  restrictable.map((resource) => ({ name: `${role}: ${resource.name}`, role, resource })),
);

let campus: Campus;
const callers = new Map<Role, Caller>();
beforeAll(async () => {
  campus = await openCampus('embedded');
  for (const role of ROLES) callers.set(role, await callerOf(role));
});
afterAll(() => campus.close());

describe("another's record", () => {
  it.each(eachOf(pairs))(
    '%s is shown no row but those that are theirs, whatever the way to it',
    async (_, { role, resource }) => {
      if (seesAll(role, resource)) return expect(isRestrictedAnyhow(resource)).toBe(true);
      const others = await anothers(role, resource);
      const [other] = others;
      if (other === undefined) throw new Error(`There is no other's ${resource.name}`);
      const ways: [string, boolean][] = [
        ...(await byAddress(role, resource, other)),
        ...(await byList(role, resource, other)),
        ...(await byReference(role, resource, other)),
        ...(await byBulk(role, resource, other)),
      ];
      expect(ways.filter(([, isHidden]) => !isHidden).map(([way]) => way)).toEqual([]);
      expect(ways.length).toBeGreaterThan(4);
      const [after] = await campus.database.query(`select row_version from ${resource.table} where id = $1`, [
        other.id,
      ]);
      expect(after).toEqual({ row_version: other.row_version });
    },
  );

  it.each(ROLES)('is nowhere in what the search over everything finds for %s', async (role) => {
    const { searched } = campus.context;
    const hidden = restrictable.filter((each) => searched.includes(each.name) && !seesAll(role, each));
    for (const resource of hidden) {
      const [other] = await anothers(role, resource);
      const words = wordsOf(resource, other);
      const told = await Promise.all(words.map((word) => isFound('superadmin', { resource, word, other })));
      expect(told, `${resource.name} by ${words}`).toContain(true);
      const found = await Promise.all(words.map((word) => isFound(role, { resource, word, other })));
      expect(words.filter((_, place) => found[place])).toEqual([]);
    }
    expect(hidden.length > 0, 'whether anything searched is hidden').toBe(role !== 'admin' && role !== 'office');
  });
});

/** In the address of a record, of its history, and of all that is done on it. */
async function byAddress(role: Role, { endpoints, actions }: Resource, { id }: Json): Promise<[string, boolean][]> {
  const { one, history, update, toggle, remove } = endpoints;
  const endings = [one, history, update, toggle, remove, ...Object.values(actions).map(({ endpoint }) => endpoint)];
  const ways: [string, boolean][] = [];
  for (const endpoint of endings.filter((each): each is Endpoint => each !== undefined)) {
    const body = endpoint === toggle ? { is_active: 0 } : {};
    const answer = await campus.call(`${endpoint.method as 'GET'} ${addressOf(endpoint.path, id)}`, {
      as: role,
      ...(endpoint.method !== 'GET' && { body }),
    });
    ways.push([`${endpoint.method} ${endpoint.path}: ${answer.text}`, UNSEEN.includes(answer.status)]);
  }
  return ways;
}

/** In a filter, an order, a search and a file of lists. */
async function byList(role: Role, resource: Resource, record: Json): Promise<[string, boolean][]> {
  const { endpoints } = resource;
  const ways: [string, boolean][] = [];
  const lists = [
    endpoints.list,
    ...endpoints.variants.filter(({ permission }) => !permission).map((each) => each.endpoint),
  ];
  for (const { path } of lists) {
    const ask = (query: Json) => campus.call(`GET ${path}`, { as: role, query });
    const found = await ask({ filter: { id: record.id }, range: [0, 9] });
    ways.push([`filter of ${path}`, isEmpty(found) || UNSEEN.includes(found.status)]);
    const sorted = await ask({ sort: ['id', 'DESC'], range: [0, 499] });
    ways.push([`order of ${path}`, sorted.status !== 200 || !sorted.list.some(({ id }) => id === record.id)]);
    const [word] = wordsOf(resource, record);
    if (word === undefined) continue;
    const searched = await ask({ filter: { q: word }, range: [0, 499] });
    ways.push([`search of ${path}`, searched.status !== 200 || !searched.list.some(({ id }) => id === record.id)]);
  }
  const query = { filter: { id: record.id }, columns: ['id'] };
  const file = await campus.call(`GET ${endpoints.export.path as '/'}`, { as: role, query });
  ways.push(['export', UNSEEN.includes(file.status) || file.text.trim().split('\n').length === 1]);
  return ways;
}

/** By what a record is searched for. */
function wordsOf({ list }: Resource, record: Json | undefined): string[] {
  return list.search
    .map((name) => record?.[name])
    .filter((value): value is string => typeof value === 'string' && value.length > 2);
}

interface SearchedRecord {
  readonly resource: Resource;
  readonly word: string;
  readonly other: Json | undefined;
}

/** Whether the search over everything names a record to somebody. */
async function isFound(role: Role, { resource, word, other }: SearchedRecord): Promise<boolean> {
  const answer = await campus.call('GET /search', { as: role, query: { q: word } });
  expect(answer.status, answer.text).toBe(200);
  const groups = answer.list as unknown as FoundGroup[];
  return groups.some((group) => group.resource === resource.name && group.records.some(({ id }) => id === other?.id));
}

/** As a reference in the body of what the role may make. */
async function byReference(role: Role, target: Resource, { id }: Json): Promise<[string, boolean][]> {
  const caller = callers.get(role) as Caller;
  const ways: [string, boolean][] = [];
  for (const resource of registry.resources) {
    const { create: made } = resource.endpoints;
    const [name] =
      Object.entries(resource.fields).find(
        ([, field]) =>
          field.kind === 'reference' &&
          field.target === target.name &&
          isEntered(field) &&
          !field.readPermission &&
          !field.private,
      ) ?? [];
    const mayMake =
      createAccessBasis(caller, resource) === 'byRules' || caller.ability.can('create', resource.permission);
    if (!made || name === undefined || !mayMake) continue;
    const body = { ...(await build(campus, resource)), [name]: id };
    const answer = await campus.call(`${made.method as 'POST'} ${made.path}`, { as: role, body });
    const isRefused = answer.status === 403 || (answer.status === 422 && name in (answer.body.errors as Json));
    ways.push([`${name} of ${resource.name}: ${answer.status} ${answer.text}`, isRefused]);
  }
  return ways;
}

/** Among the ids of what is done to many. */
async function byBulk(role: Role, { endpoints }: Resource, { id }: Json): Promise<[string, boolean][]> {
  const ways: [string, boolean][] = [];
  for (const endpoint of [endpoints.toggleMany, endpoints.removeMany]) {
    if (!endpoint) continue;
    const body = { ids: [id], ...(endpoint === endpoints.toggleMany && { is_active: 0, seen: [] }) };
    const answer = await campus.call(`${endpoint.method as 'PUT'} ${endpoint.path}`, { as: role, body });
    const done = answer.status === 200 ? (answer.body.data as { done: number[] }).done : [];
    ways.push([`${endpoint.path}: ${answer.text}`, done.length === 0]);
  }
  return ways;
}

function isEmpty({ status, text }: Answer): boolean {
  return status === 200 && text === '[]';
}

function seesAll(role: Role, resource: Resource): boolean {
  const caller = callers.get(role) as Caller;
  return (
    rowsShown(resource, caller.ability, readAccessBasis(caller, resource) ?? 'asReader') === 'all' &&
    readAccessBasis(caller, resource) !== undefined
  );
}

function isRestrictedAnyhow({ visibleTo }: Resource): boolean {
  return visibleTo.rules.length + visibleTo.opening.length > 0;
}

async function anothers(role: Role, resource: Resource): Promise<Json[]> {
  if (resource.name === 'notification') return [await someonesNotification(role)];
  const { path } = resource.endpoints.list;
  const find = async () => {
    const some = await Promise.all(
      ['ASC', 'DESC'].map((order) => campus.call(`GET ${path}`, { query: { sort: ['id', order], range: [0, 49] } })),
    );
    const rows = some.flatMap(({ list }) => list);
    const seen = new Set(await visibleIdsOf(role, resource, rows));
    return rows.filter(({ id }) => !seen.has(Number(id)));
  };
  const others = await find();
  if (others.length > 0 || !resource.endpoints.create) return others;
  await create(campus, resource);
  return find();
}

async function someonesNotification(role: Role): Promise<Json> {
  const caller = callers.get(role) as Caller;
  const { list } = await campus.call('GET /users', { query: { filter: { id_not: caller.userId }, range: [0, 0] } });
  const values = { user_id: Number(list[0]?.id), title: 'A word to somebody else', status: 0 } as const;
  return schoolTables<'notifications'>(campus)
    .insertInto('notifications')
    .values(values)
    .returning(['id', 'row_version', 'title'])
    .executeTakeFirstOrThrow();
}

/** Those of the rows that a role is shown. */
async function visibleIdsOf(role: Role, { endpoints }: Resource, rows: readonly Json[]): Promise<number[]> {
  const query = { filter: { id: [...new Set(rows.map(({ id }) => id))] } };
  const answer = await campus.call(`GET ${endpoints.list.path}`, { as: role, query });
  return answer.status === 200 ? answer.list.map(({ id }) => Number(id)) : [];
}

async function callerOf(role: Role): Promise<Caller> {
  const { userData } = (await campus.call('GET /me', { as: role })).body as unknown as {
    userData: { id: number; ability: AbilityRule[] };
  };
  const { id: userId, ability: rules } = userData;
  return { userId, name: '', roleId: null, rules, ability: buildAbility(rules), address: '', requestId: '' };
}
