import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';

type Order = Readonly<Record<string, unknown>>;

describe('the places of records', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const order = (collection: string, body: Order, as: Role = 'superadmin') =>
    campus.call(`PUT /${collection}/order`, { body, as });
  const listOf = async (path: string, filter: Json = {}): Promise<Json[]> =>
    (await campus.call(`GET ${path}`, { query: { sort: ['order', 'ASC'], filter } })).list;
  const idsOf = async (path: string, filter: Json = {}) => (await listOf(path, filter)).map(({ id }) => Number(id));
  const historyOf = async (collection: string, id: unknown) =>
    (await campus.call(`GET /${collection}/${id}/history`)).list;
  const LINKS = '/get/social/links';
  const makeLinks = async (count: number) => {
    const made: number[] = [];
    for (let index = 0; index < count; index += 1)
      made.push(Number((await create(campus, registry.get('socialLink'), { order: null })).id));
    return made;
  };

  it('a new record that comes without one is the last of its list', async () => {
    const before = await listOf(LINKS);
    const link = registry.get('socialLink');
    const { order: _, ...input } = await build(campus, link);
    const made = (await campus.call('POST /social-links', { body: input })).body.data as Json;
    expect(made.order).toBe(Math.max(...before.map((each) => Number(each.order))) + 1);
    expect((await idsOf(LINKS)).at(-1)).toBe(made.id);
  });

  it('each list of a path counts for itself', async () => {
    const quickLink = registry.get('quickLink');
    const first = await create(campus, quickLink, { type: 'employee', order: 700 });
    const other = await create(campus, quickLink, { type: 'student', order: null });
    const same = await create(campus, quickLink, { type: 'employee', order: null });
    expect(same.order).toBe(Number(first.order) + 1);
    expect(Number(other.order)).toBeLessThan(700);
    const answer = await order('quick-links', { ids: [other.id], after: first.id });
    expect([answer.status, Object.keys(answer.body.errors as Json)]).toEqual([422, ['after']]);
  });

  it('emptied in a form, the place is the last one as well', async () => {
    const [link] = await makeLinks(2);
    const answer = await campus.call(`PUT /social-links/${link}`, { body: { order: null } });
    expect(answer.status, answer.text).toBe(200);
    expect((await idsOf(LINKS)).at(-1)).toBe(link);
  });

  it('a record is moved behind another or before it, and nothing else changes its order', async () => {
    const [a, b, c] = (await makeLinks(3)) as [number, number, number];
    const before = await idsOf(LINKS);
    expect(before.slice(-3)).toEqual([a, b, c]);
    const answer = await order('social-links', { ids: [c], before: a });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ status: 'success', message: 'Order saved.' });
    const behind = before.slice(0, -3);
    expect(await idsOf(LINKS)).toEqual([...behind, c, a, b]);
    await order('social-links', { ids: [a, c], after: b });
    expect(await idsOf(LINKS)).toEqual([...behind, b, a, c]);
  });

  it('the history tells of every record whose number has changed, and of no other', async () => {
    const [a, b, c] = (await makeLinks(3)) as [number, number, number];
    const { changed } = (await order('social-links', { ids: [b], after: c })).body.data as { changed: number[] };
    expect([...changed].sort()).toEqual([b, c].sort());
    const [entry] = await historyOf('social-links', b);
    expect(entry).toMatchObject({ action: 'update', changes: [{ field: 'order' }] });
    expect(entry?.changes).toHaveLength(1);
    expect((await historyOf('social-links', a)).map(({ action }) => action)).toEqual(['create']);
    const same = await order('social-links', { ids: [b], after: c });
    expect(same.body.data).toEqual({ changed: [] });
  });

  it('where several have the same number, all are counted anew, in the order in which they were seen', async () => {
    const made = await makeLinks(3);
    for (const id of made) await campus.call(`PUT /social-links/${id}`, { body: { order: 900 } });
    const before = await idsOf(LINKS);
    const [a, b, c] = made as [number, number, number];
    await order('social-links', { ids: [a], after: b });
    expect(await idsOf(LINKS)).toEqual([...before.slice(0, -3), b, a, c]);
    const numbers = (await listOf(LINKS)).map((each) => Number(each.order));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('a place that is unique goes from hand to hand', async () => {
    const before = await listOf('/get/all/classes');
    const ids = before.map(({ id }) => Number(id));
    const [first = 0, ...others] = ids;
    const answer = await order('classes', { ids: [first], after: ids.at(-1) });
    expect(answer.status, answer.text).toBe(200);
    const after = await listOf('/get/all/classes');
    expect(after.map(({ id }) => id)).toEqual([...others, first]);
    expect(after.map((each) => each.order)).toEqual(before.map((each) => each.order));
    await order('classes', { ids: [first], before: others[0] });
    expect(await idsOf('/get/all/classes')).toEqual(ids);
  });

  it('what two people move at once is both done, and neither is taken back', async () => {
    const [a, b, c, d] = (await makeLinks(4)) as [number, number, number, number];
    const behind = (await idsOf(LINKS)).slice(0, -4);
    const answers = await Promise.all([
      order('social-links', { ids: [a], after: b }),
      order('social-links', { ids: [d], before: c }, 'admin'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await idsOf(LINKS)).toEqual([...behind, b, a, d, c]);
  });

  it('is for whoever may change the records, and refuses what is no place', async () => {
    const [a, b] = (await makeLinks(2)) as [number, number];
    expect((await order('social-links', { ids: [a], after: b }, 'teacher')).status).toBe(403);
    const wrong: [Order, number][] = [
      [{ ids: [a] }, 422],
      [{ ids: [], after: b }, 422],
      [{ ids: [a], after: a }, 422],
      [{ ids: [a], after: b, before: b }, 422],
      [{ ids: [a], after: 999_999 }, 422],
      [{ ids: [a], after: 'x' }, 422],
      [{ ids: [999_999], after: b }, 404],
    ];
    for (const [body, status] of wrong) {
      const answer = await order('social-links', body);
      expect([JSON.stringify(body), answer.status], answer.text).toEqual([JSON.stringify(body), status]);
    }
    expect((await campus.call('PUT /religions/order', { body: { ids: [1], after: 2 } })).status).toBe(404);
  });

  it('a list that is full says so at the field', async () => {
    const [last] = await makeLinks(1);
    await campus.call(`PUT /social-links/${last}`, { body: { order: 999 } });
    const answer = await campus.call('POST /social-links', {
      body: await build(campus, registry.get('socialLink'), { order: null }),
    });
    expect([answer.status, Object.keys(answer.body.errors as Json)]).toEqual([422, ['order']]);
    await campus.call(`DELETE /social-links/${last}`);
  });

  it('choosers and the calls of visitors have that order', async () => {
    const ids = await idsOf('/get/all/classes');
    const chosen = (await campus.call('GET /get/all/classes', { query: { range: [0, 99] } })).list;
    expect(registry.get('class').list.sort).toEqual({ field: 'order', order: 'ASC' });
    expect(new Set(chosen.map(({ id }) => id))).toEqual(new Set(ids));
    const menus = await listOf('/get/all/public/menu/with/child/count');
    const moved = [menus.at(-1)?.id, ...menus.slice(0, -1).map(({ id }) => id)];
    await order('public-menus', { ids: [menus.at(-1)?.id], before: menus[0]?.id });
    const visited = (await campus.call('GET /public/menus', { as: null })).list;
    const active = menus.filter(({ is_active }) => is_active === 1).map(({ id }) => id);
    expect(visited.map(({ id }) => id)).toEqual(moved.filter((id) => active.includes(id)));
  });
});
