import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thumbnailOf } from '../../core/files.ts';
import { ENGINES } from '../db/testing/engines.ts';
import { openTestStorage, type TestStorage } from '../testing/testStorage.ts';
import { type Destination, fileOf, openStorage, type Storage } from './storage.ts';
import type { TemporaryUpload } from './upload.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n');
const PHOTO: Destination = { name: 'photo', field: { kind: 'image' }, userId: 7 };
const PAPER: Destination = { name: 'paper', field: { kind: 'file', accept: ['pdf', 'jpg'] }, userId: null };

describe.each(ENGINES)('the storage with the $kind database', ({ open }) => {
  let opened: TestStorage;
  let storage: Storage;

  beforeAll(async () => {
    opened = await openTestStorage(open);
    storage = opened.storage;
  });
  afterAll(() => opened.dispose());

  const uploaded = (content: Buffer, name: string): TemporaryUpload => {
    const path = join(storage.draftFolder, randomBytes(8).toString('hex'));
    writeFileSync(path, content);
    return { path, name, size: content.length };
  };
  const picture = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const read = (path: string) => readFileSync(fileOf(storage.folder, path));

  it('keeps a picture under the hash of what it stores, with a small one and an entry in the database', async () => {
    const path = await storage.save(uploaded(await picture('#123456'), 'me.jpg'), PHOTO);
    expect(path).toMatch(/^\/storage\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.jpg$/);
    expect((await sharp(read(path)).metadata()).width).toBe(600);
    expect((await sharp(read(thumbnailOf(path) ?? '')).metadata()).width).toBe(320);
    const [row] = await opened.database.query('select * from stored_files where path = $1', [path]);
    const size = read(path).length;
    expect(row).toMatchObject({
      content_type: 'image/jpeg',
      size,
      width: 600,
      height: 400,
      original_name: 'me.jpg',
      created_by: 7,
    });
  });

  it('takes so many bytes of one person in a day, and those of others all the same', async () => {
    const narrow = openStorage({ ...opened, mostADay: 1 });
    const given = { ...PHOTO, userId: 8 };
    await narrow.save(uploaded(await picture('#010203'), 'first.jpg'), given);
    const second = narrow.save(uploaded(await picture('#020304'), 'second.jpg'), given);
    await expect(second).rejects.toMatchObject({ id: 'tooManyFiles', status: 429 });
    await narrow.save(uploaded(await picture('#030405'), 'third.jpg'), { ...PHOTO, userId: 9 });
    await opened.database.query(
      "update stored_files set created_at = created_at - interval '25 hours' where created_by = 8",
    );
    await narrow.save(uploaded(await picture('#040506'), 'fourth.jpg'), given);
  });

  it('draws a few pictures of one person at once and refuses more, but all that the product itself has', async () => {
    const contents = await Promise.all(Array.from({ length: 14 }, (_, each) => picture(`#0102${30 + each}`)));
    const saveAll = (userId: number | null) =>
      Promise.allSettled(
        contents.map((content, each) => storage.save(uploaded(content, `${each}.jpg`), { ...PHOTO, userId })),
      );
    const ofSomebody = (await saveAll(11)).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(ofSomebody.length).toBeGreaterThan(0);
    for (const refusal of ofSomebody) expect(refusal).toMatchObject({ id: 'tooMuchAtOnce' });
    expect((await saveAll(null)).map(({ status }) => status)).toEqual(contents.map(() => 'fulfilled'));
  });

  it('is open to its owner alone, also what was there before, and leads out by no link', async () => {
    const path = await storage.save(uploaded(await picture('#654321'), 'me.jpg'), PHOTO);
    const outside = join(opened.dataDir, 'outside.txt');
    writeFileSync(outside, 'x');
    symlinkSync(outside, join(storage.folder, 'link'));
    const all = [
      storage.folder,
      storage.draftFolder,
      join(fileOf(storage.folder, path), '..'),
      fileOf(storage.folder, path),
    ];
    const modes = () => all.map((each) => (statSync(each).mode & 0o777).toString(8));
    expect(modes()).toEqual(['700', '700', '700', '600']);
    const outsideMode = statSync(outside).mode;
    for (const each of all) chmodSync(each, statSync(each).isDirectory() ? 0o755 : 0o644);
    openStorage(opened);
    expect(modes()).toEqual(['700', '700', '700', '600']);
    expect(statSync(outside).mode).toBe(outsideMode);
    rmSync(join(storage.folder, 'link'));
  });

  it('stores the same content once, however often and however parallel it comes', async () => {
    const content = await picture('#abcdef');
    const paths = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => storage.save(uploaded(content, name), PHOTO)),
    );
    expect(new Set(paths).size).toBe(1);
    const rows = await opened.database.query('select path from stored_files where path = $1', [paths[0]]);
    expect(rows).toHaveLength(1);
  });

  it('keeps a document as it is, under its own name', async () => {
    const path = await storage.save(uploaded(PDF, 'রুটিন ২০২৬.pdf'), PAPER);
    expect(read(path).equals(PDF)).toBe(true);
    expect(await storage.nameOf(path)).toBe('রুটিন ২০২৬.pdf');
    expect(thumbnailOf(path)).toBeUndefined();
  });

  it('draws a picture anew also where a document was asked for', async () => {
    const path = await storage.save(uploaded(await picture('#778899'), 'voucher.jpg'), PAPER);
    expect(path).toMatch(/\.jpg$/);
    expect(existsSync(fileOf(storage.folder, thumbnailOf(path) ?? ''))).toBe(true);
  });

  it.each([
    ['a script as .jpg', '<?php system($_GET["c"]);', 'cat.jpg'],
    ['a drawing with a script as .png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'logo.png'],
    ['nothing at all', '', 'empty.png'],
  ])('refuses %s at the field', async (_, content, name) => {
    await expect(storage.save(uploaded(Buffer.from(content), name), PHOTO)).rejects.toMatchObject({
      status: 422,
      problems: { photo: [{ key: 'fileType', params: { accept: 'JPG, PNG', smart_count: 2 } }] },
    });
  });

  it.each([
    [
      'a page as .pdf',
      '<!doctype html><script>alert(1)</script>',
      { key: 'fileType', params: { accept: 'PDF, JPG', smart_count: 2 } },
    ],
    ['a page that begins like a document', '%PDF-1.4\n<html><script>alert(1)</script></html>', { key: 'pdf' }],
    ['the first half of a document', PDF.subarray(0, 20).toString(), { key: 'pdf' }],
  ])('refuses %s', async (_, content, problem) => {
    await expect(storage.save(uploaded(Buffer.from(content), 'paper.pdf'), PAPER)).rejects.toMatchObject({
      problems: { paper: [problem] },
    });
  });

  it('says that half a picture cannot be read', async () => {
    const content = await picture('#445566');
    await expect(
      storage.save(uploaded(content.subarray(0, content.length - 300), 'half.jpg'), PHOTO),
    ).rejects.toMatchObject({
      problems: { photo: [{ key: 'image' }] },
    });
  });

  it('knows which addresses hold nothing', async () => {
    const path = await storage.save(uploaded(PDF, 'again.pdf'), PAPER);
    const missing = path.replace('.pdf', '.png');
    expect(await storage.unknownOf([missing, path])).toEqual([missing]);
    expect(await storage.unknownOf([])).toEqual([]);
  });

  it('removes at its start what a killed server has left, and nothing newer', () => {
    const names = ['left', 'new'].map((name) => `${name}-${randomBytes(4).toString('hex')}`);
    for (const name of names) writeFileSync(join(storage.draftFolder, name), '');
    const yesterday = Date.now() / 1_000 - 90_000;
    utimesSync(join(storage.draftFolder, names[0] ?? ''), yesterday, yesterday);
    openStorage(opened);
    expect(names.map((name) => existsSync(join(storage.draftFolder, name)))).toEqual([false, true]);
  });

  it('leaves no half files in its folders', () => {
    const names = readdirSync(storage.folder, { recursive: true }).map(String);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
