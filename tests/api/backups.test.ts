import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Campus, ENGINES, type Json, makePlace, openCampusAt, type DataLocation } from '../support/campus.ts';
import { DAY_MS } from '../../src/core/durations.ts';

const KIND = 'nightlyBackup';
const run = promisify(execFile);

describe.each(ENGINES)('backups by night on %s', (engine) => {
  let place: DataLocation;
  let campus: Campus;
  let folder: string;
  let night = 0;
  beforeAll(async () => {
    place = await makePlace(engine);
    folder = mkdtempSync(join(tmpdir(), 'campus-nights-'));
    campus = await openCampusAt(place, { BACKUP_AT: '02:00', BACKUP_DIR: folder, BACKUP_KEEP: '2' });
  });
  beforeEach(() => {
    night += 1;
  });
  afterAll(async () => {
    await campus.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  });

  /** Looks whether one is due, as many days from now as nights were asked for. */
  const look = (at: Campus = campus) => at.server.beginWhenDue(at.context, new Date(Date.now() + night * DAY_MS));
  const jobs = async () => ((await campus.call('GET /jobs')).list as Json[]).filter(({ kind }) => kind === KIND);
  const health = async () => (await campus.call('GET /health', { as: null })).body.backup as Json;
  const until = (state: string, count: number) =>
    vi.waitFor(async () => expect((await jobs()).filter((job) => job.state === state)).toHaveLength(count), {
      timeout: 60_000,
      interval: 100,
    });
  const archives = () => readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));

  it('wait for the first night of a school', async () => {
    expect(await jobs()).toEqual([]);
    expect(await health()).toEqual({ nightly: true, last_good: null, has_failed: false });
  });

  it('are made once a night, however often and by however many servers it is asked', async () => {
    const other =
      engine === 'postgres' ? await openCampusAt(place, { BACKUP_AT: '02:00', BACKUP_DIR: folder }) : campus;
    const begun = await Promise.all([look(), look(other), look(), look(other)]);
    expect(begun.filter(Boolean)).toHaveLength(1);
    await until('done', 1);
    expect(await look()).toBe(false);
    if (other !== campus) await other.close();
    const [job] = await jobs();
    expect(job).toMatchObject({ user: null, result: { count: expect.any(Number) } });
    expect(archives()).toHaveLength(1);
    expect(readdirSync(folder).sort()).toEqual([archives()[0], `${archives()[0]}.sha256`]);
  });

  it('show in the health of the server when the last good one was made, to everybody and without a place', async () => {
    await vi.waitFor(async () => {
      const told = await health();
      expect(Date.now() - Date.parse(String(told.last_good))).toBeLessThan(120_000);
      expect(told).toEqual({ nightly: true, last_good: told.last_good, has_failed: false });
    });
  });

  it('are removed when there are more than are kept; those that somebody made stay', async () => {
    for (const name of ['nightly-2020-01-01T00-00-00Z.tar.gz', 'nightly-2020-01-01T00-00-00Z.tar.gz.sha256'])
      writeFileSync(join(folder, name), 'old');
    writeFileSync(join(folder, 'nightly-2020-01-02T00-00-00Z.tar.gz.part'), 'half');
    writeFileSync(join(folder, 'campus-2020-01-01T00-00-00Z.tar.gz'), 'by hand');
    const [first] = archives().filter((name) => name.startsWith('nightly-202') && !name.includes('2020'));
    expect(await look()).toBe(true);
    await until('done', 2);
    const kept = readdirSync(folder).sort();
    expect(kept).toHaveLength(5);
    expect(kept).toContain('campus-2020-01-01T00-00-00Z.tar.gz');
    expect(kept).toContain(first);
    expect(kept.some((name) => name.includes('nightly-2020'))).toBe(false);
  });

  it('that fail leave the earlier ones, and are seen in the health and among the jobs by who may see them', async () => {
    const before = readdirSync(folder);
    const { last_good } = await health();
    // A file is where the folder should be.
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, '');
    const env = { ...campus.context.env, backups: { ...campus.context.env.backups, folder: join(blocked, 'x') } };
    await campus.app.close();
    await campus.database.close();
    campus = await openCampusAt(place, { BACKUP_AT: '02:00', BACKUP_DIR: env.backups.folder });
    expect(await look()).toBe(true);
    await until('failed', 1);
    rmSync(blocked);
    expect(readdirSync(folder)).toEqual(before);
    expect(await health()).toEqual({ nightly: true, last_good, has_failed: true });
    const [job] = await jobs();
    expect(job?.message).toBe(campus.context.translators.forHeader('en').text('server.backupFailed'));
    expect((await campus.call('GET /jobs', { as: 'office' })).status).toBe(403);
  });

  it('are neither begun nor made by a server that has them switched off', async () => {
    await campus.app.close();
    await campus.database.close();
    campus = await openCampusAt(place, { BACKUP_AT: 'off', BACKUP_DIR: folder });
    expect(await look()).toBe(false);
    expect(await health()).toMatchObject({ nightly: false, has_failed: true });
  });
});

describe('a backup by hand', () => {
  let place: DataLocation;
  let folder: string;
  beforeAll(async () => {
    place = await makePlace('postgres');
    folder = mkdtempSync(join(tmpdir(), 'campus-mine-'));
  });
  afterAll(async () => {
    await place.remove();
    rmSync(folder, { recursive: true });
  });

  it('restores on trial what it wrote, says so, and counts as a good one', async () => {
    const settings = { DATABASE_URL: place.databaseUrl ?? '', DATA_DIR: place.dataDir, BACKUP_DIR: folder };
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'src/cli/backup.ts', '--verify'], {
      env: { ...process.env, ...settings },
    });
    expect(stdout).toMatch(/^Written: .*campus-.*\.tar\.gz\n {2}\d+ tables with \d+ rows, \d+ files\./);
    expect(stdout).toMatch(
      /\nVerified: it was restored on trial, and \d+ tables with \d+ rows, \d+ files are the same as those that were backed up\.\n$/,
    );
    expect(readdirSync(folder)).toHaveLength(2);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
    const campus = await openCampusAt(place);
    const { backup } = (await campus.call('GET /health', { as: null })).body;
    expect(backup).toEqual({ nightly: false, last_good: expect.any(String), has_failed: false });
    await campus.close();
  });
});
