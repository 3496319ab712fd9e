import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { storedPath, thumbnailOf } from '../../src/core/files.ts';
import { fileOf } from '../../src/server/storage/storage.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { deny, employeeOf, grant } from '../support/people.ts';
import { filesOf, nextPicture } from '../support/storedFiles.ts';
import { callWithFiles, documentOf } from '../support/uploadForm.ts';
import { HOUR_MS } from '../../src/core/durations.ts';

const ROLES = ['superadmin', 'admin', 'accountant', 'office', 'teacher', 'student', 'parent'] as const;

const uploads = registry.resources.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([field, { kind }]) =>
    kind === 'image' || kind === 'images' || kind === 'file'
      ? [{ resource, field, name: `${resource.name}.${field}` }]
      : [],
  ),
);

/** What is shown without a login. Whoever adds to it says so here, too. */
const PUBLIC = [
  'facility.image',
  'homePage.image',
  'institute.logo',
  'principalMessage.photo',
  'publicMultipleData.images',
  'publicMultipleData.notice_file',
  'publicSimpleData.image',
  'slider.image',
];

describe('files', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const { fetchFile, logIn, recordWith, statusAs, statusOf, stored, studentWithPhoto } = filesOf(() => campus);

  it('are gone at once where the write that they came with is refused, unless a record has them', async () => {
    const entriesOf = () => campus.database.query<{ path: string }>('select path from stored_files order by path');
    const picture = await nextPicture();
    const kept = (await callWithFiles(campus, 'PUT /me', { parts: [['photo', picture]], as: 'student' })).status;
    expect(kept).toBe(200);
    const before = await entriesOf();
    const papers = [documentOf('refused.pdf'), picture];
    for (const paper of papers) {
      const refused = await callWithFiles(campus, 'POST /student-leave-requests', {
        parts: [['paper', paper]],
        as: 'student',
      });
      expect(refused.status, refused.text).toBe(422);
    }
    expect(await entriesOf()).toEqual(before);
    for (const { path } of before) expect(existsSync(fileOf(campus.context.storage.folder, path)), path).toBe(true);
  });

  it('are open without a login where a website shows them, and nowhere else', async () => {
    const open: string[] = [];
    for (const { resource, field, name } of uploads) {
      const { path } = await recordWith(resource, field);
      const [whole, small] = [await statusOf(path), await statusOf(thumbnailOf(path) ?? '')];
      expect(small, name).toBe(whole);
      if (whole === 200) open.push(name);
      else expect(whole, name).toBe(404);
    }
    expect(open.sort()).toEqual(PUBLIC);
  });

  it.each(eachOf(uploads))(
    'in %s are served to whoever reads the record and the field, by every address',
    async (_, { resource, field }) => {
      const { id, path } = await recordWith(resource, field);
      const isPublic = PUBLIC.includes(`${resource.name}.${field}`);
      const one = addressOf(resource.endpoints.one.path, id);
      for (const role of ROLES) {
        const record = await campus.call(`GET ${one}`, { as: role });
        const value = record.status === 200 ? [record.body[field]].flat()[0] : undefined;
        const signed = typeof value === 'string' ? value : undefined;
        expect(storedPath(signed ?? path), role).toBe(path);
        const expected = signed || isPublic ? 200 : 404;
        expect(await statusAs(role, path), `${role}, by token`).toBe(expected);
        expect(await statusAs(role, thumbnailOf(path) ?? ''), `${role}, small, by token`).toBe(expected);
        if (!signed) continue;
        expect(await statusOf(signed), `${role}, by a signed address`).toBe(200);
        expect(await statusOf(thumbnailOf(signed) ?? ''), `${role}, small, by a signed address`).toBe(200);
      }
    },
  );

  it('have one address for hours, which a browser asks for again after ten minutes, and no shared cache', async () => {
    const { id, photo } = await studentWithPhoto();
    const again = await campus.call(`GET /students/${id}`);
    expect(again.body.photo).toBe(photo);
    const listed = await campus.call('GET /get/all/students', { query: { filter: { id }, range: [0, 0] } });
    expect(listed.list[0]?.photo).toBe(photo);
    const answer = await fetchFile(photo);
    expect(answer.headers['cache-control']).toBe('private, max-age=600');
    const until = Number(new URLSearchParams(photo.split('?')[1]).get('until')) * 1_000;
    expect(until - Date.now()).toBeGreaterThan(4 * HOUR_MS);
  });

  it('are not sent again to a browser that has them, nor to one that says so and may not see them', async () => {
    const { photo, path } = await studentWithPhoto();
    const { headers } = await fetchFile(photo);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await fetchFile(photo, known)).statusCode).toBe(304);
    expect((await fetchFile(path, known)).statusCode).toBe(404);
    expect((await fetchFile(path, { range: 'bytes=0-10' })).statusCode).toBe(404);
  });

  it('open by no address that was changed, made for another file or another login, or has run out', async () => {
    const [one, other] = [await studentWithPhoto(), await studentWithPhoto()];
    const [, query = ''] = one.photo.split('?');
    const said = new URLSearchParams(query);
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(said);
      copy.set(name, value);
      return `${one.path}?${copy}`;
    };
    const [userId, family] = String(said.get('for')).split('.');
    for (const url of [
      `${other.path}?${query}`,
      changed('key', `${said.get('key')?.slice(0, -1)}${said.get('key')?.endsWith('A') ? 'B' : 'A'}`),
      changed('key', ''),
      changed('until', String(Number(said.get('until')) + 3_600)),
      changed('for', `${Number(userId) + 1}.${family}`),
      changed('for', `${userId}.${crypto.randomUUID()}`),
      `${one.path}?for=${said.get('for')}`,
      `${one.path}?${query}`.replace('until=', 'until=0'),
    ])
      expect([url, await statusOf(url)]).toEqual([url, 404]);
    expect(await statusOf(one.photo)).toBe(200);
  });

  it('open to nobody else by the address that somebody was given, where they say who they are', async () => {
    const { photo } = await studentWithPhoto();
    expect(await statusAs('student', photo)).toBe(404);
    expect(await statusAs('office', photo)).toBe(200);
  });

  it('open no longer once the login has ended for which their address was made', async () => {
    const { id } = await studentWithPhoto();
    const { accessToken, refreshToken } = await logIn('office');
    const authorization = `Bearer ${accessToken}`;
    const { photo } = (await campus.app.inject({ url: `/api/students/${id}`, headers: { authorization } })).json();
    expect(await statusOf(photo)).toBe(200);
    await campus.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization },
      payload: { refreshToken },
    });
    expect(await statusOf(photo)).toBe(404);
  });

  it('are gone with their record, and when it has another file', async () => {
    const replaced = await studentWithPhoto();
    await callWithFiles(campus, `PUT /students/${replaced.id}`, { parts: [['photo', await nextPicture()]] });
    const deleted = await studentWithPhoto();
    expect((await campus.call(`DELETE /students/${deleted.id}`)).status).toBe(200);
    for (const { photo, path } of [replaced, deleted]) {
      expect(await statusOf(photo)).toBe(404);
      expect(await statusOf(thumbnailOf(photo) ?? '')).toBe(404);
      expect(await statusAs('superadmin', path)).toBe(404);
    }
  });

  it('are gone for a website with the record that is switched off, and stay with whoever reads it', async () => {
    const slider = await create(campus, registry.get('slider'));
    const sent = await callWithFiles(campus, `PUT /sliders/${slider.id}`, { parts: [['image', await nextPicture()]] });
    const image = String((sent.body.data as Json).image);
    const shown = await fetchFile(storedPath(image));
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    await campus.call(`PUT /sliders/${slider.id}/status`, { body: { is_active: 0 } });
    expect(await statusOf(storedPath(image))).toBe(404);
    expect(await statusOf(image)).toBe(200);
  });

  it('go with the right to read them', async () => {
    const { id } = await create(campus, registry.get('expense'));
    const sent = await callWithFiles(campus, `PUT /expenses/${id}`, { parts: [['voucher', documentOf('bill.pdf')]] });
    expect(sent.status, sent.text).toBe(200);
    const asked = await campus.call(`GET /expenses/${id}`, { as: 'accountant' });
    const voucher = String(asked.body.voucher);
    expect(await statusOf(voucher)).toBe(200);
    await deny(campus, 'accountant', [{ action: 'read', subject: 'Expense' }]);
    expect(await statusOf(voucher)).toBe(404);
    await grant(campus, 'accountant', []);
    expect(await statusOf(voucher)).toBe(200);
  });

  it('of their own leave are open to employees who may not read that of others', async () => {
    const teacher = await employeeOf(campus, 'teacher');
    const other = await employeeOf(campus, 'office');
    const papers = await Promise.all(
      [teacher, other].map(async ({ id: employee_id }) => {
        const { id } = await create(campus, registry.get('employeeLeaveRequest'), { employee_id });
        const paper = await stored();
        await campus.database.query('update employee_leave_requests set paper = $1 where id = $2', [paper, id]);
        return paper;
      }),
    );
    expect(await Promise.all(papers.map((paper) => statusAs('teacher', paper)))).toEqual([200, 404]);
  });

  it('of their own account are open to everybody, and to nobody else who reads no accounts', async () => {
    const photos = new Map<Role, string>();
    for (const as of ROLES) {
      const changed = await callWithFiles(campus, 'PUT /me', { parts: [['photo', await nextPicture()]], as });
      expect(changed.status, changed.text).toBe(200);
      const { photo } = (await campus.call('GET /me/account', { as })).body;
      expect((await campus.call('GET /me', { as })).body.userData, as).toMatchObject({ photo });
      photos.set(as, String(photo));
    }
    const statuses = await Promise.all(ROLES.map((as) => statusOf(photos.get(as) ?? '')));
    expect(statuses).toEqual(ROLES.map(() => 200));
    const others = await Promise.all(ROLES.map((as) => statusAs(as, storedPath(photos.get('office') ?? ''))));
    expect(others).toEqual([200, 200, 404, 200, 404, 404, 404]);
  });
});
