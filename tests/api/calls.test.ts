import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { buildPath, pathParameters, routerPath } from '../../src/core/paths.ts';
import { type Call, needsOf } from '../../src/core/calls/defineCall.ts';
import { callsOf } from '../../src/core/calls/resourceCalls.ts';
import { loadServer } from '../support/builtServer.ts';
import { type Campus, openCampus } from '../support/campus.ts';
import { deny } from '../support/people.ts';

type Rule = Parameters<typeof deny>[2][number];
type CallText = Parameters<Campus['call']>[0];

/** What everybody with a login may do; nobody can be denied it. */
const EVERYBODYS = 'Auth';

/** The pages that describe the calls are none themselves. */
const DOCUMENTATION = /^\/api\/(docs|openapi\.json)/;

describe('the declared calls', () => {
  let campus: Campus;
  let calls: readonly Call[];
  beforeAll(async () => {
    campus = await openCampus('postgres');
    calls = (await loadServer()).servedCalls(campus.context).map(({ call }) => call);
    const { userData } = (await campus.call('GET /me', { as: 'student' })).body as { userData: { ability: Rule[] } };
    await deny(campus, 'student', userData.ability);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => campus.close());

  const addressOf = ({ method, path }: Call) => {
    const parameters = Object.fromEntries(pathParameters(path).map((name) => [name, '999999']));
    return `${method} ${buildPath(path, parameters)}` as CallText;
  };
  const callAs = (call: Call, as: 'student' | null) =>
    campus.call(addressOf(call), { as, ...(call.method !== 'GET' && { body: {} }) });

  it('are the routes of the server, all of them and no other', () => {
    const declared = calls.map(({ method, path }) => `${method} /api${routerPath(path)}`);
    expect(routesOf(campus).filter((route) => !DOCUMENTATION.test(route.split(' ')[1] ?? ''))).toEqual(declared.sort());
  });

  it('have each a name of their own', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  });

  it('say who may make them: everybody, whoever is logged in, or whoever has a permission that can be given', () => {
    const { permissions } = campus.context;
    const isSaid = ({ who }: Call) =>
      who === 'everybody' || who === 'signedIn' || needsOf(who).some((need) => permissions.has(need));
    expect(calls.filter((call) => !isSaid(call)).map(addressOf)).toEqual([]);
  });

  it('are refused to everybody without a login, but for those that are open', async () => {
    const guarded = calls.filter(({ who }) => who !== 'everybody');
    expect(guarded.length).toBeGreaterThan(0);
    for (const call of guarded) expect((await callAs(call, null)).status, addressOf(call)).toBe(401);
  });

  it('are refused to whoever lacks the permission that they need', async () => {
    const needing = calls.filter(
      ({ who }) => typeof who === 'object' && !needsOf(who).some(({ subject }) => subject === EVERYBODYS),
    );
    expect(needing.length).toBeGreaterThan(0);
    for (const call of needing) expect((await callAs(call, 'student')).status, addressOf(call)).toBe(403);
  });

  it('refuse what none of their fields is called, and do nothing then', async () => {
    const taking = calls.filter(({ input, rawInput, readsFile }) => input && !rawInput && !readsFile);
    expect(taking.length).toBeGreaterThan(10);
    for (const call of taking) {
      const answer = await campus.call(addressOf(call), { body: { sction_id: 1 } });
      expect([answer.status, answer.body.errors], addressOf(call)).toEqual([
        422,
        expect.objectContaining({ sction_id: ['There is no such field.'] }),
      ]);
    }
  });

  it('refuse what they are asked for in a list or in parts, and never pass over it', async () => {
    const asking = calls.filter(({ method }) => method === 'GET');
    const parameters = asking.flatMap((call) =>
      [...(call.listQuery ?? []), ...Object.keys(call.query ?? {})].map((name) => ({ call, name })),
    );
    expect(parameters.length).toBeGreaterThan(0);
    for (const { call, name } of parameters) {
      const ask = (query: string) => campus.call(`${addressOf(call)}?${query}` as CallText);
      for (const query of [`${name}[]=1`, `${name}[a]=1`, `${name}=1&${name}[]=1`]) {
        const { status, body } = await ask(query);
        expect([status, body.message], `${call.id} ${query}`).toEqual([400, expect.stringContaining(name)]);
      }
      expect((await ask(`${name}=1&${name}=1`)).status, `${call.id} ${name}`).toBe(400);
    }
  });

  it('say of what they need that it is missing, not that it cannot be read', async () => {
    const needing = calls.flatMap((call) => {
      const needed = Object.entries(call.query ?? {}).filter(([, field]) => field.required);
      return call.method === 'GET' && needed[0] ? [{ call, name: needed[0][0] }] : [];
    });
    expect(needing.length).toBeGreaterThan(0);
    for (const { call, name } of needing) {
      const { status, body } = await campus.call(addressOf(call) as CallText);
      expect([status, body.message], call.id).toEqual([400, `The parameter “${name}” is missing.`]);
    }
  });

  const lists = registry.resources.flatMap((resource) =>
    callsOf(resource).filter(({ kind }) => kind === 'list' || kind === 'variant'),
  );

  it('answer the variants of a list as completely as the list', async () => {
    vi.spyOn(campus.context.rules, 'of').mockReturnValue({
      afterRead: async ({ records }) => records.map((record) => ({ ...record, told: 'so' })),
    });
    const answers = await Promise.all(
      lists.map(async (call) => ({ call, ...(await campus.call(addressOf(call), { query: { range: [0, 0] } })) })),
    );
    const filled = answers.filter(({ list }) => list.length > 0);
    expect(filled.filter(({ call }) => call.kind === 'variant').length).toBeGreaterThan(0);
    for (const { call, list } of filled) expect(list[0], addressOf(call)).toHaveProperty('told', 'so');
  });
});

/** The routes below `/api` with their methods, sorted; the router prints them as a tree of the parts of their paths. */
function routesOf({ app }: Campus): string[] {
  const branch: string[] = [];
  const found: string[] = [];
  for (const line of app.printRoutes().split('\n')) {
    const [, indent, part, methods = ''] = /^([│ ]*)[└├]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    branch.splice(indent.length / 4, Number.POSITIVE_INFINITY, part.replace('(^\\d+)', ''));
    for (const method of methods.split(', ')) {
      if (['GET', 'POST', 'PUT', 'DELETE'].includes(method)) found.push(`${method} ${branch.join('')}`);
    }
  }
  return found.filter((route) => route.includes(' /api/')).sort();
}
