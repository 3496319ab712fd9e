import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { logIn } from '../e2e/support/sessions.ts';
import {
  type Campus,
  ENGINES,
  type Json,
  makePlace,
  openCampus,
  openCampusAt,
  type DataLocation,
} from '../support/campus.ts';
import { csvOf, importsOf, reportOf, runImport, sendImport } from '../support/importFile.ts';
import { endOf } from '../support/jobs.ts';
import { deny, grant, userOf } from '../support/people.ts';
import { type RunningServer, startBuiltServer } from '../support/server.ts';
import { somebodyWaits } from '../support/somebodyWaits.ts';

const religion = registry.get('religion');
const ROWS = 20_000;

const fileOf = (name: string, count: number) =>
  csvOf(
    ['name'],
    Array.from({ length: count }, (_, index) => [`${name} ${index}`]),
  );

describe.each(ENGINES)('imports as jobs on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const { countOf } = importsOf(() => campus);
  const begin = async (file: string) => (await sendImport(campus, religion, { file })).body.data as { id: string };

  it('tell what came of them by both calls, and keep nothing of the file', async () => {
    const done = await runImport(campus, religion, { file: fileOf('Told', 3) });
    const job = (await campus.call(`GET /jobs/${String(done.id)}`)).body;
    expect(job).toMatchObject({
      kind: 'import',
      state: 'done',
      resource: 'religion',
      result: { created: 3, wrong: 0, total: 3, refused: false },
    });
    const files = await campus.database.query('select name from job_files where job_id = $1', [job.id]);
    expect(files).toEqual([{ name: 'outcome' }]);
  });

  it('that are cancelled store nothing, and say so', async () => {
    const before = await countOf('religion');
    const { id } = await begin(fileOf('Cancelled', ROWS));
    const read = async () => (await campus.call(`GET /imports/${id}`)).body;
    await vi.waitFor(async () => expect((await read()).phase).toBe('storing'), { timeout: 30_000, interval: 5 });
    expect((await campus.call(`PUT /jobs/${id}/cancel`)).status).toBe(200);
    await vi.waitFor(async () => expect((await read()).phase).toBe('failed'), { timeout: 30_000 });
    expect((await read()).message).toBe('Import cancelled. Nothing was imported.');
    expect(await countOf('religion')).toBe(before);
  });

  it('of the same file are one, as long as it is not over', async () => {
    const file = fileOf('Same', 3);
    // No worker takes what is only due next century.
    const makeDue = (instant: string) =>
      campus.database.query(`alter table jobs alter column run_after set default ${instant}`);
    await makeDue(`'2199-01-01'`);
    const [first, second, other] = [await begin(file), await begin(file), await begin(fileOf('Other', 3))];
    await makeDue('now()');
    expect(second.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
    await campus.database.query('update jobs set run_after = now() where id = any($1)', [[first.id, other.id]]);
    for (const { id } of [first, other])
      await vi.waitFor(async () => expect((await campus.call(`GET /imports/${id}`)).body.phase).toBe('done'), {
        timeout: 60_000,
      });
    const later = await runImport(campus, religion, { file });
    expect(later.id).not.toBe(first.id);
    expect(reportOf(later)).toMatchObject({ created: 0, wrong: 3 });
  });
});

// Nobody else does anything while a transaction keeps the embedded database.
describe('an import on postgres during which its starter', () => {
  const create = { action: 'create', subject: religion.permission };
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('postgres');
  });
  afterAll(() => campus.close());

  const { countOf } = importsOf(() => campus);
  const takeAway = () => deny(campus, 'office', [create]);
  const switchOff = async () => {
    const { id } = await userOf(campus, 'office');
    expect((await campus.call(`PUT /users/${String(id)}/status`, { body: { is_active: 0 } })).status).toBe(200);
  };

  // Who is switched off is the last: nobody imports after that.
  it.each([
    ['loses the permission', takeAway, 'You do not have permission to do this.'],
    ['is switched off', switchOff, 'The person who started this job can no longer sign in.'],
  ])('%s keeps nothing', async (what, lose, why) => {
    await grant(campus, 'office', [create]);
    const before = await countOf('religion');
    const { id } = await campus.database.db.transaction().execute(async (trx) => {
      await sql`lock table religions in share mode`.execute(trx);
      const started = await sendImport(campus, religion, { file: fileOf(`Of one who ${what}`, 3) }, { as: 'office' });
      expect(started.status, started.text).toBe(202);
      await somebodyWaits(campus);
      await lose();
      return started.body.data as Json;
    });
    expect(await endOf(campus, id)).toMatchObject({ state: 'failed', message: why });
    expect(await countOf('religion')).toBe(before);
  });
});

describe('two servers on one database', () => {
  let place: DataLocation;
  let servers: [Campus, Campus];
  beforeAll(async () => {
    place = await makePlace('postgres');
    servers = [await openCampusAt(place), await openCampusAt(place)];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await place.remove();
  });

  it('both know how far an import is, and what is wrong with its file', async () => {
    const [first, second] = servers;
    const started = await sendImport(first, religion, { file: 'name\nBahá’í\nislam' });
    const { id } = started.body.data as { id: string };
    await vi.waitFor(async () => expect((await second.call(`GET /imports/${id}`)).body.phase).toBe('done'), 10_000);
    for (const server of servers) {
      const { body } = await server.call(`GET /imports/${id}`);
      expect(reportOf(body)).toMatchObject({ created: 0, wrong: 1, rows: [{ row: 3, action: 'refuse' }] });
      expect((await server.call(`GET /imports/${id}/errors`)).text).toContain('islam,Name: This is already taken.');
    }
  });
});

describe.each(ENGINES)('a server on %s that is killed in the middle of an import', (engine) => {
  let place: DataLocation;
  let server: RunningServer;
  const start = () => startBuiltServer(place);
  beforeAll(async () => {
    place = await makePlace(engine);
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  it('does it after its restart, whole and once', { timeout: 180_000 }, async () => {
    const { accessToken } = await logIn(server.url, 'superadmin');
    const headers = { authorization: `Bearer ${accessToken}` };
    const get = async (path: string) => (await fetch(`${server.url}/api${path}`, { headers })).json() as Promise<Json>;
    const form = new FormData();
    form.set('file', new File([fileOf('Killed', ROWS)], 'religions.csv'));
    const begun = await fetch(`${server.url}/api/religions/import`, { method: 'POST', headers, body: form });
    const { id } = ((await begun.json()) as { data: { id: string } }).data;
    await vi.waitFor(async () => expect(await get(`/imports/${id}`)).toHaveProperty('phase', 'storing'), {
      timeout: 30_000,
      interval: 5,
    });
    await server.kill();

    server = await start();
    expect(await get(`/jobs/${id}`)).toMatchObject({ state: expect.stringMatching(/queued|running/) });
    await vi.waitFor(async () => expect(await get(`/jobs/${id}`)).toHaveProperty('state', 'done'), {
      timeout: 90_000,
      interval: 200,
    });
    expect(await get(`/jobs/${id}`)).toMatchObject({ result: { created: ROWS, wrong: 0 } });
    const filter = encodeURIComponent(JSON.stringify({ q: 'killed' }));
    const list = await fetch(`${server.url}/api/get/all/religion?range=[0,0]&filter=${filter}`, { headers });
    expect(list.headers.get('content-range')).toMatch(new RegExp(`/${ROWS}$`));
  });
});
