import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { UploadField } from '../../../core/fields/field.ts';
import type { Storage } from '../../storage/storage.ts';
import { faceOf } from './pictures/faces.ts';
import { makePdf } from './pictures/pdf.ts';
import { SCENES, type SceneName } from './pictures/scenes.ts';

const JPEG_QUALITY = 88;

/** The file paths of the school's pictures, by scene. */
export type Pictures = Readonly<Record<SceneName, string>>;

/** Draws the school's pictures and stores them like uploads. */
export async function drawScenes(storage: Storage): Promise<Pictures> {
  const drawn = await Promise.all(
    Object.entries(SCENES).map(async ([name, svg]) => [name, await storePicture(storage, `${name}.jpg`, svg)] as const),
  );
  return Object.fromEntries(drawn) as Pictures;
}

/** Stores portraits that show people's initials. Returns their paths in the order of the names. */
export async function drawFaces(storage: Storage, names: readonly string[]): Promise<string[]> {
  return Promise.all(names.map((name) => storePicture(storage, `${name}.jpg`, faceOf(name))));
}

/** Stores a document of one page. */
export async function storeNotice(storage: Storage, name: string, lines: readonly string[]): Promise<string> {
  return store(storage, { name, content: makePdf(lines), field: { kind: 'file' } });
}

async function storePicture(storage: Storage, name: string, svg: string): Promise<string> {
  const content = await sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return store(storage, { name, content, field: { kind: 'image' } });
}

async function store(storage: Storage, file: { name: string; content: Buffer; field: UploadField }): Promise<string> {
  const { name, content, field } = file;
  const path = join(storage.draftFolder, randomBytes(8).toString('hex'));
  await writeFile(path, content);
  try {
    return await storage.save({ path, name, size: content.length }, { name, field, userId: null });
  } finally {
    await rm(path, { force: true });
  }
}
