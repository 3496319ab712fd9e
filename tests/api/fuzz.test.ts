import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { answerCheck, type CheckAnswer } from '../support/fuzz/answers.ts';
import { type FuzzRequest, type Operation, operationsOf, requestOf } from '../support/fuzz/operations.ts';
import { dealParts, EVERYBODY, type Part, PARTS } from '../support/fuzz/parts.ts';
import { rowMarks } from '../support/fuzz/rowMarks.ts';
import { type FindSecrets, plantSecrets } from '../support/fuzz/secrets.ts';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';

/** They end the logins that the other calls are made with. */
const ENDING = new Set(['POST /logout', 'POST /me/logins/end-others', 'PUT /me/logins/{login}/end']);

/** `FUZZ_RUNS=50 FUZZ_SEED=7` tries more, and other values. */
const runs = Number(process.env.FUZZ_RUNS ?? 2);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);

let campus: Campus;
let document: Json;
let check: CheckAnswer;
let findSecrets: FindSecrets;
const ids = new Map<string, readonly number[]>();
beforeAll(async () => {
  campus = await openCampus('embedded');
  document = (await campus.call('GET /openapi.json', { as: null })).body;
  check = answerCheck(document);
  for (const { name, endpoints } of registry.resources) {
    const list = async (order: string) =>
      (await campus.call(`GET ${endpoints.list.path}`, { query: { range: [0, 5], sort: ['id', order] } })).list;
    ids.set(
      name,
      [...(await list('ASC')), ...(await list('DESC'))].map(({ id }) => Number(id)),
    );
  }
  // Users and roles are changed in those alone that the test has made: the demo logins have to stay who they are.
  const role = await campus.call('POST /roles', { body: { name: 'A role of the test' } });
  const { id: role_id } = role.body.data as Json;
  const user = await campus.call('POST /users', { body: { name: 'Somebody', login_id: 'somebody-1', role_id } });
  ids.set('role', [Number(role_id)]);
  ids.set('user', [Number((user.body.data as Json).id)]);
  findSecrets = await plantSecrets(
    campus,
    EVERYBODY.filter((who) => who !== 'superadmin'),
  );
});
afterAll(() => campus.close());

it('every entity of which not everybody sees all rows has rows that would be found', async () => {
  expect(rowMarks.length).toBeGreaterThan(25);
  for (const { resource, idsIn } of rowMarks) {
    const { text, list } = await campus.call(`GET ${resource.endpoints.list.path}`, { query: { range: [0, 499] } });
    if (list.length > 0) expect(idsIn(text).length, resource.name).toBeGreaterThan(0);
  }
});

it('no call breaks, answers what it does not describe, or tells what is hidden, whatever is sent and whoever sends it', async () => {
  const operations = operationsOf(document).filter(({ method, path }) => !ENDING.has(`${method} ${path}`));
  const parts = dealParts(operations.length * runs, seed);
  const failures: string[] = [];
  for (const [place, part] of parts.entries()) {
    const outcome = await tryOnce(operations[place % operations.length] as Operation, part, seed + place);
    if (outcome !== undefined) failures.push(outcome);
  }
  expect(failures, `FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`).toEqual([]);
  expect(operations.length).toBeGreaterThan(1_000);

  const made = PARTS.map((part) => sent.get(nameOf(part)) ?? 0);
  expect(made.reduce((all, each) => all + each)).toBe(operations.length * runs);
  expect(Math.max(...made) - Math.min(...made), 'calls of each pair of who and how').toBeLessThan(2);
});

/** Makes one call as somebody; says what was wrong with it. */
async function tryOnce(operation: Operation, part: Part, from: number): Promise<string | undefined> {
  const described = { document, idsOf: (name: string) => ids.get(name) ?? [1] };
  const property = fc.asyncProperty(requestOf(operation, part, described), (request) =>
    answersWell(operation, request),
  );
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed: from, numRuns: 1 });
  if (!failed) return undefined;
  const said = `${operation.method} ${operation.path}: ${(errorInstance as Error).message}`;
  return `${said}, after ${JSON.stringify(counterexample?.[0])}`;
}

/** How many calls were made as whom, and how. */
const sent = new Map<string, number>();
const nameOf = ({ who, mode }: Part) => `${who}, ${mode}`;

async function answersWell(operation: Operation, request: FuzzRequest): Promise<void> {
  const { who } = request;
  sent.set(nameOf(request), (sent.get(nameOf(request)) ?? 0) + 1);
  const response = await send(operation, request);
  const type = String(response.headers['content-type'] ?? '');
  const problem = check(operation, { status: response.statusCode, type, text: response.body });
  if (problem !== undefined) throw new Error(problem);
  const secrets = who === 'superadmin' ? [] : await findSecrets(who, { path: operation.path, text: response.body });
  if (secrets.length > 0) throw new Error(`tells ${who} of ${secrets.slice(0, 5).join(', ')}`);
}

/** No answer takes more work, of the server and its embedded database, in processor time: a busy machine does not add to it. */
const MOST_WORK_MS = 2_000;

/** Sends a request. One that takes too much work is sent once more: cleaning up takes some as well. */
async function send(operation: Operation, request: FuzzRequest, isAgain = false): Promise<LightMyRequestResponse> {
  const { who, headers, url, payload } = request;
  const token = who === 'nobody' ? undefined : await tokenOf(who);
  const before = process.cpuUsage();
  const response = await campus.app.inject({
    method: operation.method as 'GET',
    url,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    // Guesses of codes and passwords count by address.
    remoteAddress: nextAddress(),
    ...(payload !== undefined && { payload }),
  });
  const { user, system } = process.cpuUsage(before);
  const taken = (user + system) / 1000;
  if (taken <= MOST_WORK_MS) return response;
  if (isAgain) throw new Error(`takes ${Math.round(taken)} ms of work`);
  return send(operation, request, true);
}

let calls = 0;
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** A login lasts a quarter of an hour. */
const LASTING_MS = 600_000;
const tokens = new Map<Role, { readonly token: string; readonly until: number }>();

async function tokenOf(role: Role): Promise<string> {
  const known = tokens.get(role);
  if (known && known.until > Date.now()) return known.token;
  const payload = { email: `${role}@demo.school`, password: DEMO_PASSWORD };
  const answer = await campus.app.inject({ method: 'POST', url: '/api/login', payload });
  const { accessToken: token } = answer.json<{ accessToken: string }>();
  tokens.set(role, { token, until: Date.now() + LASTING_MS });
  return token;
}
