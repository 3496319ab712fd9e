import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MEGABYTE } from '../../core/limits.ts';
import { file, image, images, text } from '../../core/fields/builders.ts';
import { thumbnailOf } from '../../core/files.ts';
import { ENGINES } from '../db/testing/engines.ts';
import { storageRoutes } from '../routes/storage.ts';
import { openStorage } from '../storage/storage.ts';
import { hugePicture } from '../testing/hugePicture.ts';
import { openTestStorage, type TestStorage } from '../testing/testStorage.ts';
import { parseBodies } from '../http/bodyParsers.ts';
import { handleErrors } from '../http/errorHandler.ts';
import { serverMessages } from '../../../locales/serverMessages.ts';
import { createTranslators } from '../translate.ts';
import { readInputBody, registerUploads } from './uploads.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n');
const resource = {
  fields: {
    title: text(),
    photo: image({ maxMB: 1 }),
    images: images(),
    paper: file({ accept: ['pdf'], maxMB: 2 }),
    stamp: image({ readOnly: true }),
  },
};

type File = { content: Buffer | string; name: string; type?: string };

describe.each(ENGINES)('bodies with files, on the $kind database', ({ open }) => {
  let opened: TestStorage;
  let app: FastifyInstance;
  let red: Buffer;
  let blue: Buffer;

  beforeAll(async () => {
    opened = await openTestStorage(open);
    app = Fastify();
    app.decorate('translators', createTranslators(serverMessages));
    handleErrors(app);
    parseBodies(app);
    await registerUploads(app);
    storageRoutes(app, { ...opened, guard: async () => ({ cacheControl: 'private, max-age=60' }) });
    const unreadable = (paths: readonly string[]) => opened.storage.unknownOf(paths);
    const caller = { userId: 3 };
    app.post('/records', (request) => readInputBody(request, { context: opened, caller, unreadable, resource }));
    const hurried = openStorage({ ...opened, pictureLimits: { pixels: 2_000_000_000, seconds: 1 } });
    app.post('/hurried', (request) =>
      readInputBody(request, { context: { storage: hurried }, caller, unreadable, resource }),
    );
    await app.ready();
    [red, blue] = await Promise.all([picture('#f00'), picture('#00f')]);
  });
  afterEach(() => {
    expect(readdirSync(opened.storage.draftFolder)).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await opened.dispose();
  });

  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();

  async function send(parts: [string, string | File][], url = '/records') {
    const form = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else
        form.append(
          name,
          new Blob([new Uint8Array(Buffer.from(value.content))], { type: value.type ?? 'image/jpeg' }),
          value.name,
        );
    }
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    const answer = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  async function stored(content: Buffer): Promise<string> {
    const { body } = await send([['photo', { content, name: 'a.jpg' }]]);
    return body.photo;
  }

  it('puts the address of the stored file where the file came in, and leaves texts as in any form', async () => {
    const { status, body } = await send([
      ['title', 'Annual day'],
      ['tags[]', 'a'],
      ['tags[]', 'b'],
      ['photo', { content: red, name: 'me.jpg' }],
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'Annual day',
      tags: ['a', 'b'],
      photo: expect.stringMatching(/^\/storage\/.*\.jpg$/),
    });
  });

  it('lists the images that stay before those that are new', async () => {
    const kept = await stored(red);
    const { body } = await send([
      ['images[]', { content: blue, name: 'b.jpg' }],
      ['previous_images', JSON.stringify([kept])],
    ]);
    expect(body.images).toEqual([kept, await stored(blue)]);
    expect(body).not.toHaveProperty('previous_images');
  });

  it('takes kept images from every other encoding, and an empty list', async () => {
    const kept = await stored(red);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ previous_images: JSON.stringify([kept]) }).toString();
    const byForm = await app.inject({ method: 'POST', url: '/records', headers: form, payload });
    expect(byForm.json()).toEqual({ images: JSON.stringify([kept]) });
    const byJson = await app.inject({ method: 'POST', url: '/records', payload: { images: [kept], photo: kept } });
    expect(byJson.json()).toEqual({ images: [kept], photo: kept });
    expect((await send([['previous_images', '[]']])).body).toEqual({ images: '[]' });
  });

  it('refuses to keep what is not stored', async () => {
    const kept = await stored(red);
    const missing = kept.replace('.jpg', '.png');
    const { status, body } = await send([
      ['previous_images', JSON.stringify([kept, missing])],
      ['photo', missing],
    ]);
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['images', 'photo']);
  });

  it('refuses a document where a picture is kept', async () => {
    const { body } = await send([['paper', { content: PDF, name: 'a.pdf' }]]);
    const answer = await send([['photo', body.paper]]);
    expect(answer.body.errors).toEqual({ photo: ['Choose a file of one of these types: JPG, PNG.'] });
  });

  it('passes over the empty part of an untouched file input', async () => {
    expect(
      await send([
        ['title', 'x'],
        ['photo', { content: '', name: '', type: 'application/octet-stream' }],
      ]),
    ).toEqual({
      status: 200,
      body: { title: 'x' },
    });
  });

  it.each([
    ['a script that says it is a picture', 'photo', { content: '<?php system("id");', name: 'a.jpg' }],
    [
      'a drawing that says it is a PNG',
      'photo',
      { content: '<svg xmlns="http://www.w3.org/2000/svg"/>', name: 'a.png', type: 'image/png' },
    ],
    [
      'a page that says it is a document',
      'paper',
      { content: '<html></html>', name: 'a.pdf', type: 'application/pdf' },
    ],
    ['half a picture', 'photo', { content: Buffer.from('ffd8ffe000104a46', 'hex'), name: 'a.jpg' }],
    ['a file for a field that nobody fills in', 'stamp', { content: 'x', name: 'a.jpg' }],
    ['a file for a field that takes none', 'title', { content: 'x', name: 'a.txt', type: 'text/plain' }],
    ['a file for no field', 'constructorx', { content: 'x', name: 'a.txt' }],
  ])('refuses %s at its field', async (_, name, given) => {
    const { status, body } = await send([[name, given]]);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([name]);
  });

  it('refuses a picture that takes too long, answers others meanwhile, and takes the next picture', async () => {
    const answered: string[] = [];
    const huge = send([['photo', { content: hugePicture(), name: 'a.png', type: 'image/png' }]], '/hurried');
    const refused = huge.finally(() => answered.push('the picture'));
    await send([['title', 'Annual day']]).finally(() => answered.push('a text'));
    expect(await refused).toMatchObject({
      status: 422,
      body: { errors: { photo: ['This image is too large to read. Choose a smaller one.'] } },
    });
    expect(answered).toEqual(['a text', 'the picture']);
    expect((await send([['photo', { content: red, name: 'a.jpg' }]], '/hurried')).status).toBe(200);
  });

  it('refuses a second file for a field of one', async () => {
    const { status, body } = await send([
      ['photo', { content: red, name: 'a.jpg' }],
      ['photo', { content: blue, name: 'b.jpg' }],
    ]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['photo']]);
  });

  it('refuses more images than a list holds, the kept ones counted', async () => {
    const kept = await stored(red);
    const added = Array.from({ length: 30 }, (): [string, File] => ['images[]', { content: blue, name: 'b.jpg' }]);
    const { status, body } = await send([...added, ['previous_images', JSON.stringify([kept])]]);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['images']]);
    expect((await send([...added, ['images[]', { content: red, name: 'c.jpg' }]])).status).toBe(422);
  });

  it('holds each field to its own size and says how much is possible', async () => {
    const large = Buffer.alloc(MEGABYTE + 1);
    const { status, body } = await send([
      ['photo', { content: large, name: 'a.jpg' }],
      ['title', 'after it'],
    ]);
    expect(status).toBe(413);
    expect(body.message).toBe('This is too large. The limit is 1 MB.');
    expect(body.errors).toEqual({ photo: ['The file is too large. Choose one up to 1 MB.'] });
    const document = Buffer.concat([PDF.subarray(0, 9), large, PDF]);
    expect((await send([['paper', { content: document, name: 'a.pdf' }]])).status).toBe(200);
  });

  it('refuses a file above every limit, and a request above the whole, before reading it', async () => {
    expect((await send([['paper', { content: Buffer.alloc(9 * MEGABYTE), name: 'a.pdf' }]])).status).toBe(413);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(200 * MEGABYTE) };
    const answer = await app.inject({ method: 'POST', url: '/records', headers, payload: '--x' });
    expect(answer.json().message).toBe('This is too large. The limit is 100 MB.');
  });

  it('refuses more text than a body may hold', async () => {
    expect((await send([['title', 'x'.repeat(2 * MEGABYTE)]])).status).toBe(413);
  });

  it.each([
    ['ends in the middle', '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc'],
    [
      'names a property of every object',
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a.jpg"\r\n\r\nabc\r\n--x--',
    ],
    ['is no multipart body', 'hello'],
  ])('refuses a body that %s', async (_, payload) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await app.inject({ method: 'POST', url: '/records', headers, payload })).statusCode).toBe(400);
  });

  it('leaves nothing behind when the sender goes away in the middle', async () => {
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const part = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
    const head =
      'POST /records HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n';
    socket.write(head + part + 'a'.repeat(200_000));
    const drafts = () => readdirSync(opened.storage.draftFolder).length;
    await vi.waitUntil(() => drafts() === 1);
    socket.destroy();
    await vi.waitFor(() => expect(drafts()).toBe(0));
  });

  it('refuses a body without a boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await app.inject({ method: 'POST', url: '/records', headers, payload: 'x' })).statusCode).toBe(400);
  });

  it('shows what it has stored, to be kept as long as its guard says and never to be run', async () => {
    const path = await stored(red);
    for (const [url, type] of [
      [path, 'image/jpeg'],
      [thumbnailOf(path) ?? '', 'image/webp'],
    ] as const) {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
        'cache-control': 'private, max-age=60',
        'content-disposition': 'inline',
        'content-length': String(answer.rawPayload.length),
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(40);
      const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  });

  it('shows a document in the browser under the name it came with', async () => {
    const content = Buffer.concat([PDF, Buffer.from('startxref\n1\n%%EOF')]);
    const { body } = await send([['paper', { content, name: '../../রুটিন "২০২৬"\u0000.pdf' }]]);
    const answer = await app.inject(body.paper);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toMatch(/^inline; filename="[\w .-]+"; filename\*=UTF-8''[\w%.-]+$/);
    const name = decodeURIComponent(disposition.split("''")[1] ?? '');
    expect(name).toContain('রুটিন');
    for (const part of ['/', '"', '\0', '..']) expect(name).not.toContain(part);
    expect(answer.rawPayload.equals(content)).toBe(true);
  });

  it('answers a question about a file without the file', async () => {
    const answer = await app.inject({ method: 'HEAD', url: await stored(red) });
    expect([answer.statusCode, answer.payload]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
  });

  it.each([
    ['an address that nothing is stored at', `/storage/ab/ab${'0'.repeat(62)}.jpg`],
    ['the database beside the files', '/storage/../database/PG_VERSION'],
    ['the same, encoded', '/storage/..%2f..%2ftoken-secret'],
    ['the same, encoded twice', '/storage/%252e%252e/token-secret'],
    ['the folder of what waits', '/storage/drafts/x'],
    ['a NUL', `/storage/ab/ab${'0'.repeat(62)}.jpg%00.png`],
    ['an ending that is never stored', `/storage/ab/ab${'0'.repeat(62)}.svg`],
    ['the folder itself', '/storage/'],
  ])('answers 404 for %s', async (_, url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    // What leads out of the files is no address of a file, and so of nothing.
    expect(['This record no longer exists.', 'There is no such address.']).toContain(answer.json().message);
  });
});
