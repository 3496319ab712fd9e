import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer, type SentRequest } from '../../tests/support/fakeApi.ts';
import { StaleError } from '../../src/admin/providers/staleError.ts';
import { ITEM_DESIGNS } from './designs.ts';
import { pageProvider } from './pageProvider.ts';
import { type PublicPage, readItem } from './publicPage.ts';

afterEach(() => vi.unstubAllGlobals());

const NAME = 'publicMultipleData';
const picture = (name: string) => ({ rawFile: new File(['x'], name, { type: 'image/jpeg' }), src: `blob:${name}` });

function openPage(design: number, find = async () => undefined as ReturnType<typeof readItem> | undefined) {
  const known = ITEM_DESIGNS[design];
  if (!known) throw new Error(`${design} has no items`);
  const page: PublicPage = { id: 9, name: 'P', slug: 'p', design, menu: '', isActive: true, text: undefined, items: [] };
  return pageProvider({ page, calls: known.calls, fields: Object.keys(known.addForm.fields), read: readItem, find });
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
      expect.arrayContaining([['title', 'A'], ['images[]', 'a.jpg'], ['public_sub_menu_id', '9'], ['page_design_type_id', '3']]),
    );
    expect(data.images).toEqual(['/storage/a.jpg']);
  });

  it('a changed album with the pictures that stay, also when none is new, and the id glued to the path', async () => {
    const sent = fakeApi(saved({ id: 12 }));
    const before = { id: 12, title: 'A', images: ['/storage/a.jpg', '/storage/b.jpg'], row_version: 3 };
    await openPage(3).update(NAME, { id: 12, data: { images: ['/storage/b.jpg'] }, previousData: before });
    await openPage(3).update(NAME, { id: 12, data: { images: ['/storage/b.jpg', picture('c.jpg')] }, previousData: before });
    expect(sent[0]?.path).toBe('/api/menu/multiple/images/update12');
    const [first, second] = sent.map(partsOf);
    expect(first).toEqual(expect.arrayContaining([['title', 'A'], ['previous_images', '["/storage/b.jpg"]'], ['row_version', '3']]));
    expect(second).toEqual(expect.arrayContaining([['images[]', 'c.jpg'], ['previous_images', '["/storage/b.jpg"]']]));
  });

  it('videos as a list of addresses', async () => {
    const sent = fakeApi(saved({ id: 1 }));
    await openPage(4).create(NAME, { data: { title: 'V', videos: [{ url: 'youtu.be/a' }, { url: 'vimeo.com/1' }] } });
    expect(partsOf(sent[0] as SentRequest)).toEqual(expect.arrayContaining([['videos[]', 'youtu.be/a'], ['videos[]', 'vimeo.com/1']]));
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
    fakeApi(() => jsonAnswer(409, { message: 'Somebody has changed this.' }));
    const now = { id: 7, title: 'Theirs', row_version: 5 };
    const change = openPage(5, async () => now).update(NAME, { id: 7, data: { title: 'Mine' }, previousData: { id: 7, row_version: 4 } });
    await expect(change).rejects.toBeInstanceOf(StaleError);
    await expect(change).rejects.toMatchObject({ current: now });
  });
});
