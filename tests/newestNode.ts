import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, it } from 'node:test';
import { registry } from '../schemas/index.ts';
import { buildPath } from '../src/core/paths.ts';
import { pictureFile } from './e2e/support/picture.ts';
import { logIn } from './e2e/support/sessions.ts';
import { NEWEST_NODE, newestNode } from './support/newestNode.ts';
import { type RunningServer, startServer } from './support/server.ts';

// The built product once on the newest Node; every other check runs on the Node that runs the checks. What is used here
// stands for what depends on Node itself: threads, compiled packages, streams of files, signals.

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const [religion, facility] = [registry.get('religion'), registry.get('facility')];

let server: RunningServer;
let authorization: string;

before(async () => {
  server = await startServer({ LOG_LEVEL: 'warn' }, { node: newestNode() });
  authorization = `Bearer ${(await logIn(server.url, 'superadmin')).accessToken}`;
});
after(() => server?.stop());

async function call(path: string, { headers, ...options }: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${server.url}/api${path}`, { ...options, headers: { ...headers, authorization } });
  assert.ok(answer.ok, `${path} answered ${answer.status}: ${answer.ok || (await answer.text())}`);
  return answer;
}

function formOf(entries: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
}

it('is the Node that the README recommends', () => {
  const [major] = NEWEST_NODE.split('.');
  assert.match(readFileSync('README.md', 'utf8'), new RegExp(`Node ${major}\\b`));
});

it('answers a list, with its count', async () => {
  const answer = await call(`${religion.endpoints.list.path}?range=[0,1]`);
  assert.equal((await answer.json()).length, 2);
  assert.match(answer.headers.get('content-range') ?? '', /0-1\/\d+$/);
});

it('stores a record with a picture, and shows the picture', async () => {
  const { name, mimeType, buffer } = await pictureFile();
  const image = new File([new Uint8Array(buffer)], name, { type: mimeType });
  const body = formOf({ name: 'Planetarium', order: '1', image });
  const { data } = await (await call(facility.endpoints.create?.path ?? '', { method: 'POST', body })).json();
  const stored = await (await call(buildPath(facility.endpoints.one?.path ?? '', { id: data.id }))).json();
  const picture = await fetch(new URL(stored.image, server.url));
  assert.equal(picture.headers.get('content-type'), 'image/png');
  assert.equal(Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4), 'PNG');
});

it('writes a list as an Excel file, and reads the file', async () => {
  const written = await (await call(`/${religion.collection}/export?format=xlsx`)).arrayBuffer();
  const body = formOf({ dry_run: '1', file: new File([written], 'religions.xlsx', { type: EXCEL }) });
  const { data } = await (await call(`/${religion.collection}/import`, { method: 'POST', body })).json();
  assert.ok(data.report.total > 0, JSON.stringify(data));
});

it('ends in good order when it is asked to', async () => {
  await server.stop();
  assert.equal(server.exitCode(), 0);
  assert.doesNotMatch(server.log(), /"level":[56]0|Deprecat/);
});
