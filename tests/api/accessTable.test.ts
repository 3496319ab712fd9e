import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { type AbilityRule, buildAbility } from '../../src/core/abilities.ts';
import type { Call } from '../../src/core/calls/defineCall.ts';
import { callsOf } from '../../src/core/calls/resourceCalls.ts';
import { buildPath, pathParameters } from '../../src/core/paths.ts';
import { rowsShown } from '../../src/core/rowsShown.ts';
import { hiddenFields } from '../../src/server/policies/hiddenFields.ts';
import { readAccessBasis } from '../../src/server/policies/require.ts';
import { loadServer } from '../support/builtServer.ts';
import { type Campus, openCampus, type Role } from '../support/campus.ts';

type CallText = Parameters<Campus['call']>[0];

const ROLES: readonly Role[] = ['superadmin', 'admin', 'accountant', 'office', 'teacher', 'student', 'parent'];
const REFUSED = new Set([401, 403]);
/** It would end the login that the other calls are made with. */
const ENDS_LOGIN = 'POST /logout';
/** Calls that tell of records, whose rows may be less than all. */
const READING = new Set(['list', 'summary', 'variant', 'childList', 'one', 'history', 'export', 'exportJob']);

let campus: Campus;
beforeAll(async () => {
  campus = await openCampus();
});
afterAll(() => campus.close());

// What has changed on purpose is written down with `npx vitest run --project server tests/api/accessTable -u`; read the difference.
it('every call is open to the roles of the table beside this test, and to nobody else', async () => {
  const calls = (await loadServer()).servedCalls(campus.context).map(({ call }) => call);
  const shown = await Promise.all(ROLES.map(async (role) => [role, await rowsOf(role)] as const));
  const lines: string[] = [];
  for (const call of calls) {
    const cells = [await cellOf(call, null, new Map())];
    for (const [role, rows] of shown) cells.push(await cellOf(call, role, rows));
    lines.push(
      `${`${call.method} ${call.path}`.padEnd(64)} ${cells.map((cell) => cell.padEnd(11)).join('')}`.trimEnd(),
    );
  }
  const head = `${''.padEnd(64)} ${['nobody', ...ROLES].map((role) => role.padEnd(11)).join('')}`.trimEnd();
  await expect([LEGEND, '', head, ...lines.sort(byPath), ''].join('\n')).toMatchFileSnapshot('./accessTable.txt');
});

const LEGEND = [
  'Who may make which call, by the demo logins and without one (nobody). Written by accessTable.test.ts.',
  'all  may make it, and sees every row of it',
  'own  may make it, and sees the rows alone that the row rules of the entity give',
  'yes  may make it',
  '-    is refused',
].join('\n');

/** What a role gets, or nobody: whoever has no login. */
async function cellOf(call: Call, role: Role | null, rows: ReadonlyMap<string, 'all' | 'own'>): Promise<string> {
  if (call.who === 'everybody' || call.call === ENDS_LOGIN) return 'yes';
  const { status, text } = await campus.call(addressOf(call), { as: role, ...bodyOf(call), query: queryOf(call) });
  expect(status, `${role}: ${call.call} ${text}`).not.toBe(500);
  if (REFUSED.has(status)) return '-';
  return rows.get(call.call) ?? 'yes';
}

/** Which rows a role sees by each call of an entity that tells of records. */
async function rowsOf(role: Role): Promise<ReadonlyMap<string, 'all' | 'own'>> {
  const { userData } = (await campus.call('GET /me', { as: role })).body as unknown as {
    userData: { id: number; ability: AbilityRule[] };
  };
  const caller = {
    userId: userData.id,
    name: '',
    roleId: null,
    rules: userData.ability,
    ability: buildAbility(userData.ability),
    address: '',
    requestId: '',
  };
  return new Map(
    registry.resources.flatMap((resource) =>
      callsOf(resource)
        .filter(({ kind }) => READING.has(kind))
        .map((call) => {
          const variant = call.kind === 'variant' ? call.variant : undefined;
          const accessBasis = variant?.permission ? 'asReader' : (readAccessBasis(caller, resource) ?? 'asReader');
          const isHidden = call.kind === 'childList' && hiddenFields(resource, caller).has(call.field);
          const isAll = rowsShown(resource, caller.ability, accessBasis) === 'all' && !variant?.ownedBy && !isHidden;
          return [call.call, isAll ? 'all' : 'own'] as const;
        }),
    ),
  );
}

function addressOf({ method, path }: Call): CallText {
  const parameters = Object.fromEntries(pathParameters(path).map((name) => [name, '999999']));
  return `${method} ${buildPath(path, parameters)}` as CallText;
}

function bodyOf({ method }: Call): { body?: object } {
  return method === 'GET' ? {} : { body: {} };
}

// As little as can be is read: whether a call may be made does not depend on it.
function queryOf({ listQuery = [] }: Call) {
  return {
    ...(listQuery.includes('filter') && { filter: {} }),
    ...(listQuery.includes('range') ? { range: [0, 0] } : listQuery.includes('filter') && { filter: { id: 999_999 } }),
  };
}

function byPath(one: string, other: string): number {
  const [a, b] = [one, other].map((line) => line.replace(/^(\S+) (\S+).*$/, '$2 $1'));
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
