import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thumbnailOf } from '../../../core/files.ts';
import { ENGINES } from '../../db/testing/engines.ts';
import { fileOf } from '../../storage/storage.ts';
import { openTestStorage, type TestStorage } from '../../testing/testStorage.ts';
import { drawFaces, drawScenes, type Pictures, storeNotice } from './pictures.ts';

const [EMBEDDED] = ENGINES;

describe('the pictures of the demo school', () => {
  let opened: TestStorage;
  let scenes: Pictures;
  beforeAll(async () => {
    if (!EMBEDDED) throw new Error('There is no embedded database');
    opened = await openTestStorage(EMBEDDED.open);
    scenes = await drawScenes(opened.storage);
  });
  afterAll(() => opened.dispose());

  const read = (path: string) => readFile(fileOf(opened.storage.folder, path));

  it('are stored as uploads are: small, each with a smaller one, each known to the database', async () => {
    const paths = Object.values(scenes);
    expect(new Set(paths).size).toBe(8);
    expect(await opened.storage.unknownOf(paths)).toEqual([]);
    for (const path of paths) {
      const content = await read(path);
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 540 });
      expect(content.length).toBeLessThan(80_000);
      expect(existsSync(fileOf(opened.storage.folder, thumbnailOf(path) ?? ''))).toBe(true);
    }
  });

  it('are the same every time', async () => {
    expect(await drawScenes(opened.storage)).toEqual(scenes);
  });

  it('show initials, drawn without a font', async () => {
    const [first, same, other] = await drawFaces(opened.storage, ['Anika Rahman', 'Anika Rahman', 'Omar Das']);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
    const { channels } = await sharp(await read(first ?? '')).stats();
    for (const { min, max } of channels) expect(max - min).toBeGreaterThan(50);
  });

  it('stand beside documents that the storage takes', async () => {
    const path = await storeNotice(opened.storage, 'notice.pdf', ['Notice', 'A line']);
    expect(await opened.storage.nameOf(path)).toBe('notice.pdf');
    expect((await read(path)).subarray(0, 8).toString()).toBe('%PDF-1.4');
  });

  it('leave no drafts behind', () => {
    expect(readdirSync(opened.storage.draftFolder)).toEqual([]);
  });
});
