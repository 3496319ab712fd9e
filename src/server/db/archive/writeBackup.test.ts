import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { OpenDatabase } from '../openDatabaseTypes.ts';
import { ENGINES } from '../testing/engines.ts';
import { silentLog } from '../testing/silentLog.ts';
import { digestOf } from './digest.ts';
import { sumArchive } from './sumArchive.ts';
import { SPARE_ROOM } from './room.ts';
import { differencesOf } from './sums.ts';
import { type BackupRequest, writeBackup } from './writeBackup.ts';

describe.each(ENGINES)('a backup of a $kind database', ({ open }) => {
  let database: OpenDatabase;
  let dispose: () => Promise<void>;
  let folder: string;
  let out: string;
  let file: string;
  beforeAll(async () => {
    ({ database, dispose } = await open());
    await migrate({ database, files: migrations, log: silentLog });
    await database.run("insert into religions (name) select 'Religion ' || n from generate_series(1, 300) as n");
    folder = mkdtempSync(join(tmpdir(), 'campus-backup-'));
    mkdirSync(join(folder, 'uploads/ab'), { recursive: true });
    writeFileSync(join(folder, 'uploads/ab/photo.webp'), 'a picture');
  });
  beforeEach(() => {
    out = mkdtempSync(join(folder, 'out-'));
    file = join(out, 'school.tar.gz');
  });
  afterAll(async () => {
    await dispose();
    rmSync(folder, { recursive: true });
  });

  const write = (given: Partial<BackupRequest> = {}) =>
    writeBackup({ database, uploads: join(folder, 'uploads'), version: '1.0.0', file, ...given });
  const isFree = () => database.query('select 1 as one');

  it('is read back as it was written', async () => {
    const { sums, digest } = await write();
    expect(sums.tables.get('religions')?.count).toBe(300);
    expect(digest).toBe(await digestOf(file));
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${digest}  school.tar.gz\n`);
    expect(differencesOf(sums, await sumArchive(file))).toEqual([]);
    expect(readdirSync(out).sort()).toEqual(['school.tar.gz', 'school.tar.gz.sha256']);
  });

  it('that was changed on the disk shows what differs', async () => {
    const { sums } = await write();
    const plain = gunzipSync(readFileSync(file)).toString('latin1');
    const changed = plain.replace('"Religion 77"', '"Religion 78"').replace('a picture', 'a painted');
    writeFileSync(file, gzipSync(Buffer.from(changed, 'latin1')));
    expect(differencesOf(sums, await sumArchive(file))).toEqual([
      'religions: 300 written, and some are different',
      'files: 1 written, and some are different',
    ]);
  });

  it('leaves nothing under its name where the disk is full', async () => {
    // A file on which nothing can be written, as on a disk without room.
    symlinkSync('/dev/full', `${file}.part`);
    await expect(write()).rejects.toThrow('ENOSPC');
    expect(readdirSync(out)).toEqual([]);
    expect(await isFree()).toEqual([{ one: 1 }]);
  });

  it('stops before it takes the last room of the disk, and leaves nothing', async () => {
    let asked = 0;
    const roomAt = async () => SPARE_ROOM + (asked++ < 1 ? 1 : 0);
    await expect(write({ roomAt })).rejects.toThrow(`There is no room for ${file}: 256 MB of the disk stay free.`);
    expect(readdirSync(out)).toEqual([]);
  });

  it('ends when nobody wants it any more, and leaves nothing', async () => {
    const stopping = new AbortController();
    const roomAt = async () => {
      stopping.abort(new Error('The server stops.'));
      return SPARE_ROOM + 1;
    };
    await expect(write({ roomAt, signal: stopping.signal })).rejects.toThrow('The server stops.');
    expect(readdirSync(out)).toEqual([]);
  });

  it('needs the database for the tables only, and not while files are packed', async () => {
    let atFile: unknown;
    const last = [...(await write()).sums.tables.keys()].length;
    rmSync(file);
    let asked = 0;
    const roomAt = async () => {
      asked += 1;
      // Its list, the tables that have rows, a part each, and then the file.
      if (asked === last + 2) atFile = await isFree();
      return SPARE_ROOM + 1;
    };
    await write({ roomAt });
    expect([asked, atFile]).toEqual([last + 2, [{ one: 1 }]]);
    expect(existsSync(file)).toBe(true);
  });
});
