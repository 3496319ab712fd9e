import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { answerCheck, type CheckAnswer } from '../support/fuzz/answers.ts';
import { type FuzzRequest, type Operation, operationsOf, requestOf } from '../support/fuzz/operations.ts';
import { type FindSecrets, plantSecrets } from '../support/fuzz/secrets.ts';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';

const ROLES: readonly Role[] = ['superadmin', 'admin', 'accountant', 'office', 'teacher', 'student', 'parent'];
const EVERYBODY_ELSE = ROLES.filter((role) => role !== 'superadmin');
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
  findSecrets = await plantSecrets(campus, EVERYBODY_ELSE);
});
afterAll(() => campus.close());

it('no call breaks, answers what it does not describe, or tells what is hidden, whatever is sent and whoever sends it', async () => {
  const operations = operationsOf(document).filter(({ method, path }) => !ENDING.has(`${method} ${path}`));
  const described = { document, roles: ROLES, idsOf: (name: string) => ids.get(name) ?? [1] };
  const failures: string[] = [];
  for (const operation of operations) {
    const property = fc.asyncProperty(requestOf(operation, described), (request) => answersWell(operation, request));
    const outcome = await fc.check(property, { seed, numRuns: runs });
    if (outcome.failed) failures.push(reportOf(operation, outcome));
  }
  expect(failures, `FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`).toEqual([]);
  expect(operations.length).toBeGreaterThan(1_000);
});

function reportOf(
  { method, path }: Operation,
  { seed: from, counterexample, errorInstance }: fc.RunDetails<[FuzzRequest]>,
): string {
  const [sent] = counterexample ?? [];
  return `${method} ${path}: ${(errorInstance as Error).message}, after ${JSON.stringify(sent)}, FUZZ_SEED=${from}`;
}

async function answersWell(operation: Operation, request: FuzzRequest): Promise<void> {
  const { role } = request;
  const response = await send(operation, request);
  const type = String(response.headers['content-type'] ?? '');
  const problem = check(operation, { status: response.statusCode, type, text: response.body });
  if (problem !== undefined) throw new Error(problem);
  const secrets = role === 'superadmin' ? [] : await findSecrets(role, response.body);
  if (secrets.length > 0) throw new Error(`tells ${role} of ${secrets.slice(0, 5).join(', ')}`);
}

/** Longer than that nobody waits for an answer. */
const PATIENCE_MS = 2_000;

/** Sends a request. One that takes too long is sent once more: a busy machine is slow once, a bad statement always. */
async function send(operation: Operation, request: FuzzRequest, isAgain = false): Promise<LightMyRequestResponse> {
  const { role, headers, url, payload } = request;
  const began = performance.now();
  const response = await campus.app.inject({
    method: operation.method as 'GET',
    url,
    headers: { ...headers, authorization: `Bearer ${await tokenOf(role)}` },
    // Guesses of codes and passwords count by address.
    remoteAddress: nextAddress(),
    ...(payload !== undefined && { payload }),
  });
  const taken = performance.now() - began;
  if (taken <= PATIENCE_MS) return response;
  if (isAgain) throw new Error(`takes ${Math.round(taken)} ms`);
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
