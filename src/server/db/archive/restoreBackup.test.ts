import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEGABYTE } from '../../../core/limits.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { OpenDatabase } from '../openDatabaseTypes.ts';
import { describeSchema } from '../testing/describeSchema.ts';
import { ENGINES } from '../testing/engines.ts';
import { silentLog } from '../testing/silentLog.ts';
import { checkDigest, digestOf } from './digest.ts';
import { storedColumns } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { ArchiveError, readTar, readWhole, type TarEntry, writeTar } from './tar.ts';
import { writeBackup } from './writeBackup.ts';

const [embedded, postgres] = ENGINES;
if (!embedded || !postgres) throw new Error('There are two engines.');

/** Values that do not survive a careless way through a file. */
const FILLING = `
  insert into roles (id, name) values (1, 'Super admin'), (7, 'Büro „7“');
  insert into users (name, email, role_id, password_hash, created_by) values ('Rahim', 'r@x.org', 1, '$argon2$x', null);
  update users set created_by = id;
  insert into academic_years (year, starts_on, ends_on, is_current) values ('২০২৬', '2026-01-01', '2026-12-31', 1);
  insert into banks (name, branch) values (E'tab\\t"quote" \\\\ line\\nend', ''), ('Gone', null);
  delete from banks where name = 'Gone';
  insert into bank_accounts (bank_id, name, number, opening_balance) values (1, 'عربي 😀', '1', 99999999999999);
  insert into audit_entries (at, resource, action, after)
    values ('2026-02-03 04:05:06.789012+00', 'bank', 'create', '{"a": [1, 0.10, null, "\\u00e9"], "n": 12345678901234567890}');
  insert into settings (key, value) values ('seed', '"demo"'), ('empty', 'null');
  insert into religions (name) select 'Religion ' || n from generate_series(1, 1100) as n`;

let folder: string;
let closing: (() => Promise<void>)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-backup-'));
  closing = [];
});
afterEach(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

async function openNew({ open }: (typeof ENGINES)[number]): Promise<OpenDatabase> {
  const { database, dispose } = await open();
  closing.push(dispose);
  return database;
}

async function fill(database: OpenDatabase): Promise<void> {
  await migrate({ database, files: migrations, log: silentLog });
  await database.run(FILLING);
}

function fillUploads(): string {
  const uploads = join(folder, 'uploads');
  for (const [file, content] of [
    ['ab/photo.webp', '\x00\xff'],
    ['drafts/half', 'x'],
    ['ab/.x.part', 'x'],
  ] as const) {
    mkdirSync(join(uploads, file, '..'), { recursive: true });
    writeFileSync(join(uploads, file), content, 'latin1');
  }
  return uploads;
}

async function backUp(database: OpenDatabase): Promise<string> {
  const file = join(folder, 'school.tar.gz');
  await writeBackup({ database, uploads: fillUploads(), version: '1.0.0', file });
  return file;
}

const restore = (database: OpenDatabase, file: string, files = migrations) =>
  restoreBackup({ database, uploads: join(folder, 'restored'), migrations: files, file, log: silentLog });

/** The same archive with other entries. */
async function change(file: string, changed: (entries: TarEntry[]) => TarEntry[]): Promise<string> {
  const entries: TarEntry[] = [];
  for await (const entry of readTar(Readable.from([gunzipSync(readFileSync(file))])))
    entries.push({ name: entry.name, content: (await readWhole(entry, Number.POSITIVE_INFINITY)) ?? Buffer.alloc(0) });
  const other = join(folder, 'changed.tar.gz');
  await pipeline(Readable.from(writeTar(Readable.from(changed(entries)))), createGzip(), createWriteStream(other));
  return other;
}

/** One entry by the beginning of its name, with another content. */
const withContent = (start: string, content: (before: Buffer) => Buffer) => (entries: TarEntry[]) =>
  entries.map((entry) => (entry.name.startsWith(start) ? { ...entry, content: content(entry.content) } : entry));

/** Every row of every table in PostgreSQL's own writing. */
function contentOf(database: OpenDatabase): Promise<Record<string, unknown[]>> {
  return database.session(async (session) => {
    const content: Record<string, unknown[]> = {};
    for (const table of (await storedColumns(session)).keys()) {
      content[table] = await session.query(`select t::text as row from "${table}" t order by 1`);
    }
    return content;
  });
}

describe.each([
  { from: embedded, to: postgres },
  { from: postgres, to: embedded },
])('a backup of a $from.kind database for a $to.kind one', ({ from, to }) => {
  it('gives it the same rows, files, ids to come and constraints', async () => {
    const [source, target] = [await openNew(from), await openNew(to)];
    await fill(source);
    const manifest = await restore(target, await backUp(source));
    expect(await contentOf(target)).toEqual(await contentOf(source));
    expect(manifest).toMatchObject({ version: '1.0.0', migrations: migrations.map(({ name }) => name), files: 1 });
    expect(readFileSync(join(folder, 'restored/ab/photo.webp'), 'latin1')).toBe('\x00\xff');
    const modes = ['', 'ab', 'ab/photo.webp'].map((path) => statSync(join(folder, 'restored', path)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600]);
    expect(existsSync(join(folder, 'restored/drafts'))).toBe(false);
    expect(await target.query("insert into banks (name) values ('New') returning id")).toEqual([{ id: 3 }]);
    const schemas = await Promise.all(
      [source, target].map((each) => each.session((session) => describeSchema(session, 'public'))),
    );
    expect(schemas[1]).toEqual(schemas[0]);
  });
});

describe('restoring', () => {
  it('brings an older school to this version', async () => {
    const [source, target] = [await openNew(postgres), await openNew(postgres)];
    await fill(source);
    const file = await backUp(source);
    const later = { name: '9000_later.sql', sql: "update roles set name = 'Office' where id = 7;" };
    await restore(target, file, [...migrations, later]);
    expect(await target.query('select name from roles where id = 7')).toEqual([{ name: 'Office' }]);
  });

  it('refuses a school of a newer version, by name', async () => {
    const [source, target] = [await openNew(postgres), await openNew(postgres)];
    await fill(source);
    const file = await backUp(source);
    await expect(restore(target, file, migrations.slice(0, -1))).rejects.toThrow(
      `it has the migration ${migrations.at(-1)?.name}. Use that version.`,
    );
    expect(await target.query("select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  it('never touches what is there', async () => {
    const source = await openNew(postgres);
    await fill(source);
    const file = await backUp(source);
    const before = await contentOf(source);
    await expect(restore(source, file)).rejects.toThrow('The database is not empty');
    expect(await contentOf(source)).toEqual(before);
    cpSync(join(folder, 'uploads'), join(folder, 'restored'), { recursive: true });
    await expect(restore(await openNew(postgres), file)).rejects.toThrow('restored is not empty');
  });

  it('of a damaged or shortened archive leaves nothing, and may be tried again', async () => {
    const [source, target] = [await openNew(postgres), await openNew(postgres)];
    await fill(source);
    const file = await backUp(source);
    const whole = readFileSync(file);
    const plain = gunzipSync(whole);
    const changed = Buffer.from(plain.toString('latin1').replace('"Religion 7"', '"Religion 8"'), 'latin1');
    const short = plain.subarray(0, plain.length - 2048);
    const turned = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    turned.fill(0xff, middle, middle + 100);
    const broken: [Buffer, RegExp][] = [
      [gzipSync(changed), /^The archive is damaged: the database does not take the rows together: /],
      [gzipSync(short), /ends before it is complete/],
      [whole.subarray(0, -10), /ends before it is complete/],
      [turned, /damaged/],
      [Buffer.from('no archive'), /no backup/],
    ];
    for (const [at, [content, words]] of broken.entries()) {
      const damaged = join(folder, `damaged${at}`);
      writeFileSync(damaged, content);
      const error = await restore(target, damaged).catch((reason: unknown) => reason);
      expect(error, String(at)).toBeInstanceOf(ArchiveError);
      expect((error as Error).message).toMatch(words);
      expect(existsSync(join(folder, 'restored'))).toBe(false);
    }
    await restore(target, file);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('takes no file to a place outside its folder', async () => {
    const [source, target] = [await openNew(postgres), await openNew(postgres)];
    await fill(source);
    const file = await backUp(source);
    const plain = gunzipSync(readFileSync(file));
    const at = plain.indexOf('uploads/ab/photo.webp');
    const header = plain.subarray(at, at + 512);
    header.write('uploads/../photo.webp', 0);
    header.fill(' ', 148, 156);
    header.write(
      header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0'),
      148,
    );
    writeFileSync(file, gzipSync(plain));
    await expect(restore(target, file)).rejects.toThrow(
      new ArchiveError('The archive holds uploads/../photo.webp, which no backup has.'),
    );
    expect(existsSync(join(folder, 'photo.webp'))).toBe(false);
  });
});

/** Archives in which something was changed by hand, and what is said of them. */
const CHANGED: [RegExp, (entries: TarEntry[]) => TarEntry[]][] = [
  [
    /^This file is no backup that this version can read\.$/,
    withContent('manifest', (before) => changedList(before, { last_id: 1.5 })),
  ],
  [
    /^This file is no backup that this version can read\.$/,
    withContent('manifest', (before) => changedList(before, { rows: '2' })),
  ],
  [/^This file is no backup that this version can read\.$/, withContent('manifest', () => Buffer.from('[]'))],
  [
    /does not take what it holds: /,
    withContent('manifest', (before) => changedList(before, { last_id: 2 ** 53 - 1 }, 'roles', 'settings')),
  ],
  [
    /does not take the rows of roles: invalid input syntax/,
    withContent('tables/roles/', (before) => Buffer.from(String(before).replace('["1"', '["one"'))),
  ],
  [
    /does not take the rows of roles: /,
    withContent('tables/roles/', (before) => Buffer.from(String(before).replace('["1"', '[{"a":1}'))),
  ],
  [/does not take the rows of roles: /, withContent('tables/roles/', () => Buffer.from('3\n4\n'))],
  [/does not take the rows of roles: /, withContent('tables/roles/', () => Buffer.from('{"id": 1}\n{"id": 2}\n'))],
  [
    /does not take the rows of roles: /,
    withContent('tables/roles/', () => Buffer.from([0x5b, 0x22, 0xff, 0x00, 0x22, 0x5d])),
  ],
  [
    /it holds two files for /,
    (entries) => [
      ...withContent('manifest', (before) => Buffer.from(JSON.stringify({ ...JSON.parse(String(before)), files: 2 })))(
        entries,
      ),
      { name: 'uploads/ab/photo.webp/x', content: Buffer.from('x') },
    ],
  ],
];

function changedList(before: Buffer, change: object, ...names: string[]): Buffer {
  const list = JSON.parse(String(before)) as { tables: { name: string }[]; files: number };
  const tables = list.tables.map((table) =>
    names.length === 0 || names.includes(table.name) ? { ...table, ...change } : table,
  );
  return Buffer.from(JSON.stringify({ ...list, tables }));
}

describe('an archive that was changed by hand', () => {
  it('is refused in plain words', async () => {
    const [source, target] = [await openNew(postgres), await openNew(postgres)];
    await fill(source);
    const file = await backUp(source);
    for (const [words, changed] of CHANGED) {
      const error = await restore(target, await change(file, changed)).catch((reason: unknown) => reason);
      expect(error, String(words)).toBeInstanceOf(ArchiveError);
      expect((error as Error).message).toMatch(words);
      expect(existsSync(join(folder, 'restored'))).toBe(false);
    }
  });

  it('is known by its digest, kept apart or beside it', async () => {
    const source = await openNew(postgres);
    await fill(source);
    const file = await backUp(source);
    const digest = await digestOf(file);
    expect(await checkDigest(file, digest)).toEqual({ digest, checked: 'given' });
    expect(await checkDigest(file, ` ${digest.toUpperCase()} `)).toMatchObject({ checked: 'given' });
    expect(await checkDigest(file, undefined)).toEqual({ digest, checked: 'beside' });
    const other = await change(
      file,
      withContent('tables/roles/', (before) => Buffer.from(String(before).replace('7', '8'))),
    );
    expect(await checkDigest(other, undefined)).toMatchObject({ checked: 'not' });
    await expect(checkDigest(other, digest)).rejects.toThrow('is not as the backup wrote it');
    cpSync(other, file);
    await expect(checkDigest(file, undefined)).rejects.toThrow('is not as the backup wrote it');
    await expect(checkDigest(file, 'abc')).rejects.toThrow('64 digits');
  });
});

/** Archives that cost more than they hold, and why they are refused. */
const TRAPS: [string, (entries: TarEntry[]) => TarEntry[]][] = [
  [
    'This file is no backup.',
    withContent('manifest', (before) => Buffer.concat([before, Buffer.alloc(17 * MEGABYTE, ' ')])),
  ],
  [
    'The archive holds a row of roles that is longer than 64 MB.',
    withContent('tables/roles/', () => Buffer.alloc(70 * MEGABYTE, 'x')),
  ],
  [
    'The archive holds more than its 2 rows of roles.',
    withContent('tables/roles/', (before) => Buffer.from(before + String(before).replace(/^\["/gm, '["9'))),
  ],
  ...['../photo.webp', '/etc/photo.webp', 'uploads//etc/photo.webp', 'uploads/ab/../../photo.webp'].map(
    (name): [string, (entries: TarEntry[]) => TarEntry[]] => [
      `The archive holds ${name}, which no backup has.`,
      (entries) => [...entries, { name, content: Buffer.from('x') }],
    ],
  ),
  ['The archive holds a part of roles without rows.', withContent('tables/roles/', () => Buffer.alloc(0))],
  [
    'The archive holds more than its 1 files.',
    (entries) => [...entries, { name: 'uploads/ab/second', content: Buffer.from('x') }],
  ],
  [
    'The archive is damaged: the database does not take the rows of roles: a value in them is nested too deeply.',
    withContent('tables/roles/', () => Buffer.from('['.repeat(1_000_000))),
  ],
  [
    'There is no room for uploads/ab/photo.webp, which takes 101 MB.',
    withContent('uploads/', () => Buffer.alloc(101 * MEGABYTE)),
  ],
];

describe('an archive that is made to cost more than it holds', () => {
  it('is refused, leaves nothing, and keeps no whole one from being restored', async () => {
    const [source, target] = [await openNew(postgres), await openNew(postgres)];
    await fill(source);
    const file = await backUp(source);
    const roomAt = async () => 356 * MEGABYTE;
    const request = { database: target, uploads: join(folder, 'restored'), migrations, log: silentLog, roomAt };
    for (const [message, changed] of TRAPS) {
      const trap = await change(file, changed);
      await expect(restoreBackup({ ...request, file: trap })).rejects.toThrow(new ArchiveError(message));
      expect(readdirSync(folder).filter((name) => name.startsWith('restored'))).toEqual([]);
    }
    await restoreBackup({ ...request, file });
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });
});

describe('a backup', () => {
  it('holds long rows in parts that fit into memory, and gives all of them back', async () => {
    const [source, target] = [await openNew(postgres), await openNew(postgres)];
    await fill(source);
    await source.run(
      "insert into settings (key, value) select n, to_json(repeat('x', 300000)) from generate_series(1, 60) n",
    );
    const file = await backUp(source);
    const sizes: number[] = [];
    for await (const { name, size } of readTar(Readable.from([gunzipSync(readFileSync(file))])))
      if (name.startsWith('tables/settings/')) sizes.push(size);
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThan(10 * MEGABYTE);
    await restore(target, file);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('of an empty database is none', async () => {
    const database = await openNew(postgres);
    await expect(backUp(database)).rejects.toThrow('there is nothing to back up');
    expect(existsSync(join(folder, 'school.tar.gz'))).toBe(false);
  });
});
