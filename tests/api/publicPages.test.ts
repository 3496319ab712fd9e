import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Campus, type Json, openCampus } from '../support/campus.ts';
import { makePage, pageAsRead, placeOf } from '../support/publicPages.ts';
import { callWithFiles, documentOf, pictureOf, type SentFile } from '../support/uploadForm.ts';

type Parts = Record<string, string | SentFile | readonly SentFile[]>;

describe('the pages of the public website', () => {
  let campus: Campus;
  let red: SentFile;
  let blue: SentFile;
  beforeAll(async () => {
    campus = await openCampus();
    [red, blue] = await Promise.all([pictureOf('red'), pictureOf('blue')]);
  });
  afterAll(() => campus.close());

  const send = (call: Parameters<Campus['call']>[0], given: Parts): Promise<Answer> => {
    const parts = Object.entries(given).flatMap(
      ([name, value]) =>
        (Array.isArray(value) ? value.map((file) => [`${name}[]`, file]) : [[name, value]]) as [
          string,
          string | SentFile,
        ][],
    );
    return callWithFiles(campus, call, { parts });
  };

  it('have one text that is stored, changed and found on its page', async () => {
    const page = await makePage(campus, 1);
    expect((await pageAsRead(campus, page.id))?.public_data_simple).toBeNull();
    const body = {
      ...placeOf(page),
      title: 'About us',
      description: '<p>Since <b>1974</b><script>alert(1)</script></p>',
    };
    const empty = await campus.call('POST /menu/simple/data/store', {
      body: { ...body, description: '<script>alert(1)</script>' },
    });
    expect(empty.body.errors, empty.text).toHaveProperty('description');
    const stored = await campus.call('POST /menu/simple/data/store', { body });
    expect(stored.body, stored.text).toMatchObject({
      status: 'success',
      message: expect.stringContaining('added'),
      data: { title: 'About us' },
    });
    expect((stored.body.data as Json).description).toBe('<p>Since <b>1974</b></p>');
    const { id } = stored.body.data as Json;
    const changed = await campus.call(`POST /menu/simple/data/update${id}`, { body: { ...body, title: 'Our school' } });
    expect(changed.body, changed.text).toMatchObject({ status: 'success', data: { id, title: 'Our school' } });
    expect((await pageAsRead(campus, page.id))?.public_data_simple).toMatchObject({
      id,
      title: 'Our school',
      public_sub_menu_id: page.id,
    });
    expect((await campus.call('POST /menu/simple/data/store', { body })).status).toBe(422);
  });

  it('need a picture on a page with a picture only when its text is made', async () => {
    const page = await makePage(campus, 2);
    const words = { ...placeOf(page), title: 'Principal', description: '<p>Welcome</p>' };
    const refused = await campus.call('POST /menu/simple/data/store', { body: words });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('image');
    const stored = await send('POST /menu/simple/data/store', { ...words, image: red });
    const { id, images } = stored.body.data as Json;
    expect(images, stored.text).toMatch(/^\/storage\//);
    const changed = await campus.call(`POST /menu/simple/data/update${id}`, { body: { ...words, title: 'Head' } });
    expect(changed.body.data, changed.text).toMatchObject({ title: 'Head', images });
  });

  it('need no picture for a text that was written before its page had one', async () => {
    const page = await makePage(campus, 1);
    const words = { ...placeOf(page), title: 'Principal', description: '<p>Welcome</p>' };
    const stored = await campus.call('POST /menu/simple/data/store', { body: words });
    const { id } = stored.body.data as Json;
    await campus.call(`PUT /public-sub-menus/${page.id}`, { body: { page_design_type_id: 2 } });
    const changed = await campus.call(`POST /menu/simple/data/update${id}`, {
      body: { ...words, page_design_type_id: '2', title: 'Head' },
    });
    expect(changed.body.data, changed.text).toMatchObject({ title: 'Head', page_design_type_id: 2, images: null });
  });

  it('keep the pictures of an album that are not taken out, and add new ones behind them', async () => {
    const page = await makePage(campus, 3);
    const stored = await send('POST /menu/multiple/images/store', {
      ...placeOf(page),
      title: 'Sports day',
      images: [red, blue],
    });
    expect(stored.status, stored.text).toBe(201);
    const { id, description } = stored.body.data as Json;
    const [first, second] = JSON.parse(String(description)) as [string, string];
    expect(first).toMatch(/^\/storage\//);
    const green = await pictureOf('green');
    const changes = { ...placeOf(page), title: 'Sports', previous_images: JSON.stringify([second]), images: [green] };
    const changed = await send(`POST /menu/multiple/images/update${id}`, changes);
    const paths = JSON.parse(String((changed.body.data as Json).description)) as string[];
    expect(paths, changed.text).toHaveLength(2);
    expect(paths[0]).toBe(second);
    expect(paths).not.toContain(first);
  });

  it('refuse an album without a picture, in the words of the specification', async () => {
    const page = await makePage(campus, 3);
    const empty = await campus.call('POST /menu/multiple/images/store', {
      body: { ...placeOf(page), title: 'Nothing' },
    });
    expect(empty.body.errors, empty.text).toEqual({ images: ['Please select any image'] });
    const stored = await send('POST /menu/multiple/images/store', { ...placeOf(page), title: 'One', images: [red] });
    const id = (stored.body.data as Json).id;
    const emptied = await send(`POST /menu/multiple/images/update${id}`, {
      ...placeOf(page),
      title: 'One',
      previous_images: '[]',
    });
    expect(emptied.body.errors, emptied.text).toEqual({ images: ['Please select any image'] });
  });

  it('take no file that only pretends to be a picture', async () => {
    const page = await makePage(campus, 3);
    const fake = { content: Buffer.from('<script>alert(1)</script>'), name: 'a.jpg', type: 'image/jpeg' };
    const refused = await send('POST /menu/multiple/images/store', { ...placeOf(page), title: 'Fake', images: [fake] });
    expect(refused.status).toBe(422);
    expect((await pageAsRead(campus, page.id))?.public_data_multiple).toEqual([]);
  });

  it('hold lists of videos, each with an address', async () => {
    const page = await makePage(campus, 4);
    const videos = ['https://youtu.be/dQw4w9WgXcQ', 'vimeo.com/76979871'];
    const body = { ...placeOf(page), title: 'Lessons' };
    const stored = await campus.call('POST /menu/multiple/video/store', { body: { ...body, videos } });
    const { id, description } = stored.body.data as Json;
    expect(JSON.parse(String(description)), stored.text).toEqual(videos);
    const shorter = await send(`POST /menu/multiple/video/update${id}`, { ...body, 'videos[]': videos[1] ?? '' });
    expect(JSON.parse(String((shorter.body.data as Json).description)), shorter.text).toEqual([videos[1]]);
    const wrong = await campus.call('POST /menu/multiple/video/store', {
      body: { ...body, videos: ['', 'no address'] },
    });
    expect(Object.keys(wrong.body.errors as object)).toEqual(['videos.0.url', 'videos.1.url']);
    expect((await campus.call('POST /menu/multiple/video/store', { body })).body.errors).toHaveProperty('videos');
  });

  it('show notices as files or as texts, and a notice stays what it was made as', async () => {
    const page = await makePage(campus, 5);
    const body = { ...placeOf(page), title: 'Holiday' };
    const asFile = await send('POST /menu/multiple/data/store', {
      ...body,
      is_file: '1',
      notice_file: documentOf('holiday.pdf'),
    });
    expect(asFile.body.data, asFile.text).toMatchObject({
      is_file: 1,
      data: expect.stringMatching(/^\/storage\/[^?]+\.pdf\?/),
      description: null,
    });
    const asText = await campus.call('POST /menu/multiple/data/store', {
      body: { ...body, is_file: 0, description: '<p>No school</p>' },
    });
    expect(asText.body.data, asText.text).toMatchObject({ is_file: 0, data: null, description: '<p>No school</p>' });
    const { id } = asText.body.data as Json;
    const changed = await campus.call(`POST /menu/multiple/data/update${id}`, {
      body: { ...body, is_file: 1, description: '<p>Free</p>' },
    });
    expect(changed.body.data, changed.text).toMatchObject({ is_file: 0, description: '<p>Free</p>' });
    for (const [missing, given] of [
      ['is_file', {}],
      ['notice_file', { is_file: 1 }],
      ['description', { is_file: 0 }],
    ] as const) {
      const refused = await campus.call('POST /menu/multiple/data/store', { body: { ...body, ...given } });
      expect(refused.body.errors, missing).toHaveProperty(missing);
    }
  });

  it('take a picture for a notice only as a PDF', async () => {
    const page = await makePage(campus, 5);
    const refused = await send('POST /menu/multiple/data/store', {
      ...placeOf(page),
      title: 'Holiday',
      is_file: '1',
      notice_file: red,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('notice_file');
  });

  it('announce events with day, times, place and pictures', async () => {
    const page = await makePage(campus, 6);
    const details = { event_date: '2026-12-16', start_time: '09:30', end_time: '12:00', location: 'Playground' };
    const body = { ...placeOf(page), title: 'Victory Day', description: '<p>Parade</p>', ...details };
    const stored = await send('POST /menu/multiple/event/store', { ...body, images: [red] });
    const item = stored.body.data as Json;
    expect(JSON.parse(String(item.data)), stored.text).toMatchObject({
      ...details,
      images: [expect.stringMatching(/^\/storage\//)],
    });
    const changed = await campus.call(`POST /menu/multiple/event/update${item.id}`, {
      body: { ...body, location: 'Hall' },
    });
    expect(JSON.parse(String((changed.body.data as Json).data)), changed.text).toMatchObject({
      location: 'Hall',
      images: [expect.any(String)],
    });
    const bareEvent = await campus.call(`POST /menu/multiple/event/update${item.id}`, {
      body: { ...body, previous_images: '[]' },
    });
    expect(JSON.parse(String((bareEvent.body.data as Json).data)), bareEvent.text).toMatchObject({ images: [] });
    const backwards = await send('POST /menu/multiple/event/store', { ...body, end_time: '09:00', images: [red] });
    expect(backwards.body.errors).toHaveProperty('end_time');
    const bare = await campus.call('POST /menu/multiple/event/store', { body: placeOf(page) });
    const missing = ['title', 'event_date', 'start_time', 'end_time', 'location', 'description', 'images'];
    expect(Object.keys(bare.body.errors as object).sort()).toEqual(missing.sort());
  });

  it('switch and delete items by the calls of their kind, and answer 404 to those of another', async () => {
    const page = await makePage(campus, 4);
    const body = { ...placeOf(page), title: 'Songs', videos: ['youtu.be/abcdefghijk'] };
    const { id } = (await campus.call('POST /menu/multiple/video/store', { body })).body.data as Json;
    expect((await campus.call(`PUT /menu/multiple/event/status/change${id}`, { body: { is_active: 0 } })).status).toBe(
      404,
    );
    const off = await campus.call(`PUT /menu/multiple/data/common/status/change${id}`, { body: { is_active: 0 } });
    expect(off.body, off.text).toMatchObject({ message: 'Video list deactivated.', data: { is_active: 0 } });
    const on = await campus.call(`PUT /menu/multiple/data/common/status/change${id}`, { body: {} });
    expect(on.body.data).toMatchObject({ is_active: 1 });
    expect((await campus.call(`DELETE /menu/multiple/image/remove${id}`)).status).toBe(404);
    expect((await campus.call(`DELETE /subscribers/${id}`)).status).toBe(404);
    const removed = await campus.call(`DELETE /menu/multiple/video/remove${id}`);
    expect(removed.body).toMatchObject({ status: 'success', data: { id } });
    expect((await pageAsRead(campus, page.id))?.public_data_multiple).toEqual([]);
    const history = await campus.call(`GET /public-multiple-data/${id}/history`);
    expect(history.list.map(({ action }) => action)).toEqual(['delete', 'toggle', 'toggle', 'create']);
  });

  it('are turned over as often as that is asked for, also at once', async () => {
    const page = await makePage(campus, 4);
    const body = { ...placeOf(page), title: 'Songs', videos: ['youtu.be/abcdefghijk'] };
    const { id } = (await campus.call('POST /menu/multiple/video/store', { body })).body.data as Json;
    const flips = await Promise.all(
      Array.from({ length: 5 }, () => campus.call(`PUT /menu/multiple/data/common/status/change${id}`, { body: {} })),
    );
    expect(flips.map(({ body: { message } }) => String(message)).sort()).toEqual([
      'Video list activated.',
      'Video list activated.',
      'Video list deactivated.',
      'Video list deactivated.',
      'Video list deactivated.',
    ]);
    const history = await campus.call(`GET /public-multiple-data/${id}/history`);
    expect(history.list.filter(({ action }) => action === 'toggle')).toHaveLength(5);
  });

  it('refuse to switch and to delete what somebody else has changed meanwhile', async () => {
    const page = await makePage(campus, 4);
    const body = { ...placeOf(page), title: 'Songs', videos: ['youtu.be/abcdefghijk'] };
    const item = (await campus.call('POST /menu/multiple/video/store', { body })).body.data as Json;
    await campus.call(`POST /menu/multiple/video/update${item.id}`, { body: { ...body, title: 'Hymns' } });
    const version = { row_version: item.row_version };
    const stale = [
      await campus.call(`PUT /menu/multiple/data/common/status/change${item.id}`, {
        body: { ...version, is_active: 0 },
      }),
      await campus.call(`DELETE /menu/multiple/video/remove${item.id}`, { body: version }),
      await campus.call(`DELETE /menu/multiple/video/remove${item.id}?row_version=${item.row_version}`),
      await campus.call(`DELETE /menu/multiple/video/remove${item.id}?row_version=`),
      await campus.call(`DELETE /menu/multiple/video/remove${item.id}?row_version[a]=1`),
    ];
    expect(stale.map(({ status }) => status)).toEqual([409, 409, 409, 422, 422]);
    expect((await pageAsRead(campus, page.id))?.public_data_multiple).toMatchObject([{ title: 'Hymns', is_active: 1 }]);
  });

  it('take no text of blanks for a text', async () => {
    const page = await makePage(campus, 1);
    const blank = { ...placeOf(page), title: 'Hours', description: '<p>   </p>' };
    const refused = await campus.call('POST /menu/simple/data/store', { body: blank });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['description']]);
  });

  it('refuse what does not fit the design of the page', async () => {
    const page = await makePage(campus, 5);
    const body = { public_sub_menu_id: page.id, title: 'Songs', videos: ['youtu.be/abcdefghijk'] };
    const refused = await campus.call('POST /menu/multiple/video/store', { body });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('page_design_type_id');
    const nowhere = await campus.call('POST /menu/multiple/video/store', {
      body: { ...body, public_sub_menu_id: 999_999 },
    });
    expect(nowhere.body.errors).toHaveProperty('public_sub_menu_id');
  });

  it('answer in the language of the caller, and only to whoever may', async () => {
    const page = await makePage(campus, 4);
    const body = { ...placeOf(page), title: 'Lieder', videos: ['youtu.be/abcdefghijk'] };
    const german = await campus.call('POST /menu/multiple/video/store', { body, headers: { 'accept-language': 'de' } });
    expect(german.body.message).toContain('Videoliste');
    expect((await campus.call('POST /menu/multiple/video/store', { body, as: 'teacher' })).status).toBe(403);
    expect((await campus.call('POST /menu/multiple/video/store', { body, as: null })).status).toBe(401);
  });
});
