import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { UploadField } from '../../src/core/fields/field.ts';
import { storedPath } from '../../src/core/files.ts';
import type { Resource } from '../../src/core/resource.ts';
import { create } from './build.ts';
import type { Campus, Json, Role } from './campus.ts';
import { callWithFiles, pictureOf } from './uploadForm.ts';

/** Colours so far apart that no two pictures become the same bytes. */
const shades = (function* () {
  for (let count = 1; ; count++) yield `#${((count * 0x3d4f57) % 0x1000000).toString(16).padStart(6, '0')}`;
})();
/** A picture that no other one is the same as. */
export const nextPicture = () => pictureOf(shades.next().value as string);

/** What tests of files make, and how they fetch them: `filesOf(() => campus)`. */
export function filesOf(campusOf: () => Campus) {
  const tokens = new Map<Role, Promise<string>>();
  const logIn = async (role: Role) => {
    const payload = { email: `${role}@demo.school`, password: 'Demo@1234' };
    const { statusCode, body, json } = await campusOf().app.inject({ method: 'POST', url: '/api/login', payload });
    expect(statusCode, body).toBe(200);
    return json<{ accessToken: string; refreshToken: string }>();
  };
  const tokenOf = (role: Role) => {
    const token = tokens.get(role) ?? logIn(role).then(({ accessToken }) => accessToken);
    tokens.set(role, token);
    return token;
  };
  const fetchFile = (url: string, headers: Record<string, string> = {}) => campusOf().app.inject({ url, headers });
  const statusOf = async (url: string) => (await fetchFile(url)).statusCode;
  const statusAs = async (role: Role, url: string) =>
    (await fetchFile(url, { authorization: `Bearer ${await tokenOf(role)}` })).statusCode;

  /** A file that no record has yet. */
  async function stored(): Promise<string> {
    const path = join(campusOf().context.storage.draftFolder, randomBytes(8).toString('hex'));
    const background = shades.next().value as string;
    const content = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
    writeFileSync(path, content);
    const field: UploadField = { kind: 'image' };
    return campusOf().context.storage.save(
      { path, name: 'a.png', size: content.length },
      { name: 'a', field, userId: null },
    );
  }

  /** Some record with a file in a field, put there past all calls. */
  async function recordWith(resource: Resource, field: string): Promise<{ id: number; path: string }> {
    const { database } = campusOf().context;
    const path = await stored();
    const find = () => database.query<{ id: number }>(`select id from ${resource.table} order by id limit 1`);
    let [row] = await find();
    if (!row) {
      await create(campusOf(), resource);
      [row] = await find();
    }
    if (!row) throw new Error(`There is no ${resource.name}`);
    const value = resource.fields[field]?.kind === 'images' ? JSON.stringify([path]) : path;
    await database.query(`update ${resource.table} set ${field} = $1 where id = $2`, [value, row.id]);
    return { id: row.id, path };
  }

  /** A student with a photo, as the super admin is answered it. */
  async function studentWithPhoto(): Promise<{ id: number; photo: string; path: string }> {
    const { id } = await create(campusOf(), registry.get('student'));
    const picture = await nextPicture();
    const answer = await callWithFiles(campusOf(), `PUT /students/${id}`, { parts: [['photo', picture]] });
    expect(answer.status, answer.text).toBe(200);
    const photo = String((answer.body.data as Json).photo);
    return { id: Number(id), photo, path: storedPath(photo) };
  }

  return { fetchFile, logIn, recordWith, statusAs, statusOf, stored, studentWithPhoto };
}
