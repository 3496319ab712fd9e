import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { storedPath, thumbnailOf } from '../../src/core/files.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { employeeOf, grant, userOf } from '../support/people.ts';
import { filesOf, nextPicture } from '../support/storedFiles.ts';
import { callWithFiles } from '../support/uploadForm.ts';

describe('addresses of files that come back', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const { statusAs, statusOf, stored, studentWithPhoto } = filesOf(() => campus);

  it('are stored without the signature that their address came back with', async () => {
    const { id, photo, path } = await studentWithPhoto();
    const changed = await campus.call(`PUT /students/${id}`, { body: { photo, name: 'Signed Address' } });
    expect(changed.status, changed.text).toBe(200);
    expect(storedPath(String((changed.body.data as Json).photo))).toBe(path);
    const [row] = await campus.database.query('select photo from students where id = $1', [id]);
    expect(row).toEqual({ photo: path });
    const history = await campus.call(`GET /students/${id}/history`);
    expect(history.status).toBe(200);
    expect(JSON.stringify(history.list[0])).not.toContain('/storage/');
  });

  it('keep no signature in a text that somebody sends back, plain or formatted', async () => {
    const { photo, path } = await studentWithPhoto();
    expect(photo).not.toBe(path);
    const texts = [
      ['studentLeaveRequest', { reason: photo }, path],
      ['homework', { description: `<p>See</p><img src="${photo.replaceAll('&', '&amp;')}" />` }, `src="${path}"`],
    ] as const;
    for (const [name, given, kept] of texts) {
      const resource = registry.get(name);
      const { id } = await create(campus, resource, given);
      const [row] = await campus.database.query(`select t::text as row from ${resource.table} t where id = $1`, [id]);
      expect(String(row?.row).replaceAll('""', '"')).toContain(kept);
      expect(String(row?.row), name).not.toMatch(/key=|until=/);
    }
  });

  it('stay in a list of pictures when their addresses come back with signatures', async () => {
    const homework = await create(campus, registry.get('homework'));
    const url = `PUT /homeworks/${homework.id}` as const;
    const first = await callWithFiles(campus, url, {
      parts: [
        ['images[]', await nextPicture()],
        ['images[]', await nextPicture()],
      ],
    });
    expect(first.status, first.text).toBe(200);
    const images = (first.body.data as Json).images as string[];
    const kept = JSON.stringify(images.slice(1));
    const second = await callWithFiles(campus, url, {
      parts: [
        ['previous_images', kept],
        ['images[]', await nextPicture()],
      ],
    });
    const after = ((second.body.data as Json).images as string[]).map(storedPath);
    expect(after).toHaveLength(2);
    expect(after[0]).toBe(storedPath(String(images[1])));
    const [row] = await campus.database.query<{ images: string[] }>('select images from homeworks where id = $1', [
      homework.id,
    ]);
    expect(row?.images).toEqual(after);
  });

  it('are attached by nobody who may not see them, however well the address is guessed', async () => {
    const { path, photo } = await studentWithPhoto();
    const loose = await stored();
    const leave = await create(campus, registry.get('employeeLeaveRequest'), {
      employee_id: (await employeeOf(campus, 'accountant')).id,
    });
    const may = ['read', 'update'].map((action) => ({ action, subject: 'Employee Leave Request', is_denied: 0 }));
    const { id } = await userOf(campus, 'accountant');
    const permissions = [...may, { action: 'read', subject: 'Student', is_denied: 1 }];
    expect((await campus.call(`PUT /users/${id}`, { body: { permissions } })).status).toBe(200);
    const taken = await campus.call(`PUT /employee-leave-requests/${leave.id}`, {
      as: 'accountant',
      body: { reason: 'Changed' },
    });
    expect(taken.status, taken.text).toBe(200);
    for (const paper of [path, photo, loose]) {
      const answer = await campus.call(`PUT /employee-leave-requests/${leave.id}`, {
        as: 'accountant',
        body: { paper },
      });
      expect([answer.status, Object.keys(answer.body.errors as Json)], answer.text).toEqual([422, ['paper']]);
      expect(await statusAs('accountant', storedPath(paper))).toBe(404);
    }
    await grant(campus, 'accountant', []);
  });

  it('have plain addresses in exports', async () => {
    const { path } = await studentWithPhoto();
    const file = await campus.call('GET /students/export', { query: { columns: ['name', 'photo'], format: 'csv' } });
    expect(file.status, file.text.slice(0, 200)).toBe(200);
    expect(file.text).toContain(path);
    expect(file.text).not.toContain(`${path}?`);
  });

  it('are removed a month after the last record gave them up, and not before', async () => {
    const { removeUnusedFiles } = campus.server;
    const [kept, dropped] = [await studentWithPhoto(), await studentWithPhoto()];
    await campus.call(`DELETE /students/${dropped.id}`);
    const there = (path: string) => existsSync(join(campus.context.storage.folder, path.replace('/storage/', '')));
    expect(await removeUnusedFiles(campus.context)).not.toContain(dropped.path);
    expect(there(dropped.path)).toBe(true);
    await campus.database.query(
      `update stored_files set unused_since = now() - interval '31 days' where path = any($1)`,
      [[kept.path, dropped.path]],
    );
    const removed = await removeUnusedFiles(campus.context);
    expect(removed).toContain(dropped.path);
    expect(removed).not.toContain(kept.path);
    expect([there(dropped.path), there(thumbnailOf(dropped.path) ?? ''), there(kept.path)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await statusOf(kept.photo)).toBe(200);
  });
});
