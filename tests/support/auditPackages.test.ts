import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditPackages } from './auditPackages.ts';

const BULK = 'POST /-/npm/v1/security/advisories/bulk';
const ID = 'GHSA-aaaa-bbbb-cccc';
const ADVISORY = {
  id: 1_097_682,
  url: `https://github.com/advisories/${ID}`,
  title: 'Pads too far',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
  cwe: ['CWE-400'],
  cvss: { score: 7.5, vectorString: null },
};
const FOUND = { 'left-pad': [ADVISORY] };
const FAILED_LINE = `left-pad: Pads too far (high, ${ID}). Update it, or accept it with a reason.`;

/** A project that has `left-pad` by another package, which only its developers use. */
const MANIFEST = { name: 'audited', version: '1.0.0', devDependencies: { padder: '1.0.0' } };
const PADDER = { version: '1.0.0', dependencies: { 'left-pad': '^1.0.0' } };
const LOCK = {
  name: 'audited',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': MANIFEST,
    'node_modules/padder': { ...PADDER, dev: true },
    'node_modules/left-pad': { version: '1.0.0', dev: true },
  },
};
/** What a registry tells of a package: npm asks for it where there is an advisory, to learn who is concerned. */
const PACKAGES: Readonly<Record<string, unknown>> = {
  'GET /left-pad': packument('left-pad', { version: '1.0.0' }),
  'GET /padder': packument('padder', PADDER),
};

function packument(name: string, version: { readonly version: string }) {
  return { name, 'dist-tags': { latest: version.version }, versions: { [version.version]: { name, ...version } } };
}

let answer: { readonly status: number; readonly body: string };
const asked: unknown[] = [];

const registry = createServer(async (request, response) => {
  const call = `${request.method} ${request.url}`;
  if (call === BULK) asked.push(JSON.parse(await bodyOf(request)));
  const known = PACKAGES[call] === undefined ? { status: 404, body: '{}' } : ok(PACKAGES[call]);
  const { status, body } = call === BULK ? answer : known;
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
});

function bodyOf(request: IncomingMessage): Promise<string> {
  return text(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request);
}

const ok = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'campus-audit-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(LOCK));
  registry.listen({ port: 0, host: '127.0.0.1' });
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_noproxy: '127.0.0.1',
    npm_config_cache: join(folder, 'cache'),
  };
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

describe('the audit of the packages, as npm asks a registry', () => {
  const audit = (accepted = {}, settings = {}) =>
    auditPackages(accepted, { cwd: folder, env: { ...env, ...settings } });

  it('passes where the registry knows nothing of any package that is installed', async () => {
    answer = ok({});
    expect(await audit()).toEqual({ fails: false, lines: ['No known vulnerability but 0 that are accepted.'] });
    expect(asked).toEqual([{ padder: ['1.0.0'], 'left-pad': ['1.0.0'] }]);
  });

  it('fails at a vulnerability that nobody has accepted, and names it once', async () => {
    answer = ok(FOUND);
    expect(await audit()).toEqual({ fails: true, lines: [FAILED_LINE] });
  });

  it('passes where each vulnerability is accepted', async () => {
    answer = ok(FOUND);
    const said = await audit({ [ID]: 'Nothing here pads.' });
    expect(said).toEqual({ fails: false, lines: ['No known vulnerability but 1 that are accepted.'] });
  });

  it('fails at a reason for a vulnerability that is gone', async () => {
    answer = ok({ 'left-pad': [{ ...ADVISORY, vulnerable_versions: '<1.0.0' }] });
    const said = await audit({ [ID]: 'Nothing here pads.' });
    expect(said).toEqual({
      fails: true,
      lines: [`${ID} is accepted and not there any more: remove it from the list.`],
    });
  });

  it.each([
    [405, '{"error":"Method Not Allowed"}'],
    [503, '{}'],
    [200, '<html>Log in to this network</html>'],
  ])('says that the registry could not be asked where it answers %i %s', async (status, body) => {
    answer = { status, body };
    const { fails, lines } = await audit({ [ID]: 'Nothing here pads.' });
    expect(fails).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^The registry could not be asked for known vulnerabilities: ./)]);
    expect(asked).toHaveLength(1);
  });

  it.each([{ npm_config_audit: 'false', npm_config_offline: 'true' }, { NODE_ENV: 'production' }])(
    "finds it whatever somebody's own settings of npm leave out: %j",
    async (settings) => {
      answer = ok(FOUND);
      expect(await audit({}, settings)).toEqual({ fails: true, lines: [FAILED_LINE] });
    },
  );

  it.each([
    [ok({}), 0, { stdout: 'No known vulnerability but 0 that are accepted.\n', stderr: '' }],
    [ok(FOUND), 1, { stdout: '', stderr: `${FAILED_LINE}\n` }],
  ])('ends the check with what it says: %j', async (given, code, said) => {
    answer = given;
    const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
    const child = spawn(process.execPath, ['--import', tsx, resolve('tests/support/audit.ts')], { cwd: folder, env });
    const ended = once(child, 'close');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect({ code: (await ended)[0], said: { stdout, stderr } }).toEqual({ code, said });
  });
});
