import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { makePage, pageAsRead, placeOf, subMenu } from '../support/publicPages.ts';

describe('the pages of the public website, with their menus', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const storeText = async (page: Json): Promise<unknown> => {
    const body = { ...placeOf(page), title: 'A', description: '<p>B</p>' };
    return ((await campus.call('POST /menu/simple/data/store', { body })).body.data as Json).id;
  };
  const storeVideos = async (page: Json, title: string): Promise<unknown> => {
    const body = { ...placeOf(page), title, videos: ['youtu.be/abcdefghijk'] };
    return ((await campus.call('POST /menu/multiple/video/store', { body })).body.data as Json).id;
  };
  /** A page with a text that had another design before, of which something still stands on it. */
  const makeMixedPage = async () => {
    const page = await makePage(campus, 4);
    await storeVideos(page, 'Songs');
    await campus.call(`PUT /public-sub-menus/${page.id}`, { body: { page_design_type_id: 1 } });
    return { page, id: await storeText({ ...page, page_design_type_id: 1 }) };
  };
  const expectBothDeleted = async (page: Json, textId: unknown) => {
    for (const record of [`/public-simple-data/${textId}`, `/public-sub-menus/${page.id}`]) {
      const history = await campus.call(`GET ${record}/history`);
      expect(history.list.map(({ action }) => action)).toEqual(['delete', 'create']);
    }
  };

  it('cannot be deleted while items stand on them, and keep their text then', async () => {
    const { page, id } = await makeMixedPage();
    const answer = await campus.call(`DELETE /public-sub-menus/${page.id}`);
    expect(answer.status, answer.text).toBe(409);
    expect((await pageAsRead(campus, page.id))?.public_data_simple).toMatchObject({ id });
  });

  it('take their text along when they are deleted, both with their history', async () => {
    const page = await makePage(campus, 1);
    const id = await storeText(page);
    const removed = await campus.call(`DELETE /public-sub-menus/${page.id}`);
    expect(removed.status, removed.text).toBe(200);
    await expectBothDeleted(page, id);
  });

  it('are deleted with their text by the call that deletes the text, both with their history', async () => {
    const page = await makePage(campus, 1);
    const id = await storeText(page);
    expect((await campus.call(`DELETE /menu/simple/data/remove${id}`, { as: 'teacher' })).status).toBe(403);
    const removed = await campus.call(`DELETE /menu/simple/data/remove${id}`);
    expect(removed.body, removed.text).toMatchObject({ status: 'success', data: { id, public_sub_menu_id: page.id } });
    expect(await pageAsRead(campus, page.id)).toBeUndefined();
    await expectBothDeleted(page, id);
    expect((await campus.call(`DELETE /menu/simple/data/remove${id}`)).status).toBe(404);
  });

  it('keep their text while items of another design stand on them as well', async () => {
    const { page, id } = await makeMixedPage();
    expect((await campus.call(`DELETE /menu/simple/data/remove${id}`)).status).toBe(409);
    expect((await pageAsRead(campus, page.id))?.public_data_simple).toMatchObject({ id });
  });

  it('may have no address that a page of the office has', async () => {
    const { public_menu_id } = await makePage(campus, 1);
    const body = { public_menu_id, name: 'News', slug: 'marquee', page_design_type_id: 5 };
    const refused = await campus.call('POST /public-sub-menus', { body });
    expect(refused.body.errors, refused.text).toEqual({ slug: [expect.stringContaining('back office page')] });
  });

  it('are known to everybody by name and address, but only those that are switched on', async () => {
    const [shown, hidden] = [await makePage(campus, 1), await makePage(campus, 1)];
    await campus.call(`PUT /public-sub-menus/${hidden.id}/status`, { body: { is_active: 0 } });
    const slugs = async (as: 'superadmin' | null) =>
      (await campus.call('GET /get/only/public/sub/menus', { as })).list.map(({ slug }) => slug);
    expect(await slugs(null)).toContain(shown.slug);
    expect(await slugs(null)).not.toContain(hidden.slug);
    expect(await slugs('superadmin')).toEqual(expect.arrayContaining([shown.slug, hidden.slug]));
    const [known] = (await campus.call('GET /get/only/public/sub/menus', { as: null })).list;
    expect(Object.keys(known ?? {})).toEqual(['id', 'public_menu_id', 'name', 'slug', 'page_design_type_id']);
  });

  it('are counted and named at their menu', async () => {
    const page = await makePage(campus, 1);
    const { list } = await campus.call('GET /get/all/public/menu/with/child/count', {
      query: { filter: { id: page.public_menu_id } },
    });
    const [menu] = list as [Json & { public_sub_menus: Json[] }];
    const { id, public_menu_id, name, slug, page_design_type_id, is_active } = page;
    expect(menu.public_sub_menus).toContainEqual(
      expect.objectContaining({ id, public_menu_id, name, slug, page_design_type_id, is_active }),
    );
    expect(menu.child_count).toBe(menu.public_sub_menus.length);
    const { body } = await campus.call(`GET /public-menus/${public_menu_id}`);
    for (const answered of [menu, body as typeof menu]) {
      const [first] = answered.public_sub_menus;
      expect(first).toHaveProperty('public_data_simple');
      expect(first).toHaveProperty('public_data_multiple');
    }
    expect((await campus.call('GET /get/all/public/menu/with/child/count', { as: null })).status).toBe(401);
  });

  it('come whole with their menus: all to whoever keeps the website, what is active to everybody else', async () => {
    const { id: public_menu_id } = await create(campus, registry.get('publicMenu'), { is_active: 1 });
    const shown = await create(campus, subMenu, { public_menu_id, page_design_type_id: 4, is_active: 1 });
    const hidden = await create(campus, subMenu, { public_menu_id, is_active: 0 });
    const [songs, plays] = [await storeVideos(shown, 'Songs'), await storeVideos(shown, 'Plays')];
    await campus.call(`PUT /menu/multiple/data/common/status/change${plays}`, { body: { is_active: 0 } });
    const menuAsRead = async (as: 'superadmin' | null) =>
      (await campus.call('GET /public/menus', { as })).list.find(({ id }) => id === public_menu_id);
    const pagesOf = async (as: 'superadmin' | null) => (await menuAsRead(as))?.public_sub_menus as Json[];
    const idsOf = (records: unknown) => (records as Json[]).map(({ id }) => id).sort();
    const [office, visitor] = [await pagesOf('superadmin'), await pagesOf(null)];
    expect(idsOf(office)).toEqual(idsOf([shown, hidden]));
    expect(idsOf(office.find(({ id }) => id === shown.id)?.public_data_multiple)).toEqual([songs, plays]);
    expect(visitor).toMatchObject([{ id: shown.id, slug: shown.slug, public_data_multiple: [{ id: songs }] }]);
    expect(JSON.stringify(visitor)).not.toContain('creator');
    const counts = [await menuAsRead('superadmin'), await menuAsRead(null)].map((menu) => menu?.child_count);
    expect(counts).toEqual([2, 1]);
    const names = async () => (await campus.call('GET /get/only/public/sub/menus', { as: null })).list;
    expect((await names()).map(({ id }) => id)).toContain(shown.id);
    const menu = `/public-menus/${public_menu_id}`;
    await campus.call(`PUT ${menu}/status`, { body: { is_active: 0 } });
    expect(await pagesOf(null)).toBeUndefined();
    expect((await names()).map(({ id }) => id)).not.toContain(shown.id);
    expect(idsOf(await pagesOf('superadmin'))).toEqual(idsOf([shown, hidden]));
    expect((await campus.call(`GET ${menu}`, { as: null })).status).toBe(401);
  });

  it('are not found by visitors in menus by a filter for what is switched off', async () => {
    const answer = await campus.call('GET /public/menus', { as: null, query: { filter: { is_active: 0 } } });
    expect(answer.list).toEqual([]);
  });

  it('have six designs, with the numbers that pages go by', async () => {
    const { list } = await campus.call('GET /get/all/page/design/types');
    expect(list.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Simple'],
      [2, 'Simple with image'],
      [3, 'Image gallery'],
      [4, 'Video gallery'],
      [5, 'Notice board'],
      [6, 'Event'],
    ]);
  });
});
