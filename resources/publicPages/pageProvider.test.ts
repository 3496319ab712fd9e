import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer, type SentRequest } from '../../tests/support/fakeApi.ts';
import { registry } from '../../schemas/index.ts';
import { createDataProvider } from '../../src/admin/providers/dataProvider.ts';
import { StaleError } from '../../src/admin/providers/staleError.ts';
import { ITEM_DESIGNS, TEXT_DESIGNS } from './designs.ts';
import { pageProvider } from './pageProvider.ts';
import { type PublicPage, readItem, readText } from './publicPage.ts';

afterEach(() => vi.unstubAllGlobals());

const base = createDataProvider(registry);
const NAME = 'publicMultipleData';
const picture = (name: string) => ({ rawFile: new File(['x'], name, { type: 'image/jpeg' }), src: `blob:${name}` });

const pageOf = (design: number): PublicPage => ({
  id: 9,
  name: 'P',
  slug: 'p',
  design,
  menu: '',
  isActive: true,
  text: undefined,
  items: [],
});

function openText(design: number) {
  const known = TEXT_DESIGNS[design];
  if (!known) throw new Error(`${design} has no text`);
  const { calls, form } = known;
  const page = pageOf(design);
  return pageProvider({ base, page, calls, fields: Object.keys(form.fields), read: readText });
}

function openPage(design: number) {
  const known = ITEM_DESIGNS[design];
  if (!known) throw new Error(`${design} has no items`);
  const page = pageOf(design);
  return pageProvider({
    base,
    page,
    calls: known.calls,
    fields: Object.keys(known.addForm.fields),
    read: (item) => readItem(item, design),
  });
}

function partsOf({ body }: SentRequest): [string, string][] {
  return [...(body as FormData)].map(([name, value]) => [name, value instanceof File ? value.name : value]);
}

const saved = (data: object) => () => jsonAnswer(200, { status: 'success', message: 'Saved.', data });

describe('what stands on a page is written by the calls of the specification:', () => {
  it('a new album with its pictures and its place', async () => {
    const sent = fakeApi(saved({ id: 4, page_design_type_id: 3, title: 'A', description: '["/storage/a.jpg"]' }));
    const { data } = await openPage(3).create(NAME, { data: { title: 'A', images: [picture('a.jpg')] } });
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/menu/multiple/images/store' });
    expect(partsOf(sent[0] as SentRequest)).toEqual(
      expect.arrayContaining([
        ['title', 'A'],
        ['images[]', 'a.jpg'],
        ['public_sub_menu_id', '9'],
        ['page_design_type_id', '3'],
      ]),
    );
    expect(data.images).toEqual(['/storage/a.jpg']);
  });

  it('a changed album with the pictures that stay, also when none is new, and the id glued to the path', async () => {
    const sent = fakeApi(saved({ id: 12 }));
    const before = { id: 12, title: 'A', images: ['/storage/a.jpg', '/storage/b.jpg'], row_version: 3 };
    await openPage(3).update(NAME, { id: 12, data: { images: ['/storage/b.jpg'] }, previousData: before });
    await openPage(3).update(NAME, {
      id: 12,
      data: { images: ['/storage/b.jpg', picture('c.jpg')] },
      previousData: before,
    });
    expect(sent[0]?.path).toBe('/api/menu/multiple/images/update12');
    const [first, second] = sent.map(partsOf);
    expect(first).toEqual(
      expect.arrayContaining([
        ['title', 'A'],
        ['previous_images', '["/storage/b.jpg"]'],
        ['row_version', '3'],
      ]),
    );
    expect(second).toEqual(
      expect.arrayContaining([
        ['images[]', 'c.jpg'],
        ['previous_images', '["/storage/b.jpg"]'],
      ]),
    );
  });

  it('an event that loses its last picture', async () => {
    const sent = fakeApi(saved({ id: 12 }));
    const before = { id: 12, title: 'E', images: ['/storage/a.jpg'], row_version: 3 };
    await openPage(6).update(NAME, { id: 12, data: { images: [] }, previousData: before });
    expect(partsOf(sent[0] as SentRequest)).toContainEqual(['previous_images', '[]']);
  });

  it('a text whose picture is taken away', async () => {
    const sent = fakeApi(saved({ id: 12 }));
    const before = { id: 12, title: 'T', image: '/storage/a.jpg', row_version: 3 };
    const provider = openText(2);
    await provider.update('publicSimpleData', { id: 12, data: { title: 'U' }, previousData: before });
    await provider.update('publicSimpleData', { id: 12, data: { image: null }, previousData: before });
    const images = sent.map((request) => partsOf(request).filter(([name]) => name === 'image'));
    expect(images).toEqual([[], [['image', '']]]);
  });

  it('videos as a list of addresses', async () => {
    const sent = fakeApi(saved({ id: 1 }));
    await openPage(4).create(NAME, { data: { title: 'V', videos: [{ url: 'youtu.be/a' }, { url: 'vimeo.com/1' }] } });
    expect(partsOf(sent[0] as SentRequest)).toEqual(
      expect.arrayContaining([
        ['videos[]', 'youtu.be/a'],
        ['videos[]', 'vimeo.com/1'],
      ]),
    );
  });

  it('a notice that is deleted, and an event that is switched', async () => {
    const sent = fakeApi(saved({ id: 7 }));
    await openPage(5).delete(NAME, { id: 7 });
    await openPage(6).toggle(NAME, { id: 7, is_active: 0 });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/menu/multiple/data/remove7',
      'PUT /api/menu/multiple/event/status/change7',
    ]);
  });

  it('and a change that came too late shows what stands there now', async () => {
    const now = { id: 7, title: 'Theirs', row_version: 5 };
    fakeApi(() => jsonAnswer(409, { message: 'Somebody has changed this.', current: now }));
    const change = openPage(5).update(NAME, {
      id: 7,
      data: { title: 'Mine' },
      previousData: { id: 7, row_version: 4 },
    });
    await expect(change).rejects.toBeInstanceOf(StaleError);
    await expect(change).rejects.toMatchObject({ current: { title: 'Theirs', row_version: 5 } });
  });
});
