import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { FoundGroup } from '../../src/core/calls/engineCalls.ts';
import { create } from '../support/build.ts';
import { type Campus, ENGINES, openCampus, type Role } from '../support/campus.ts';

const parent = registry.get('studentParent');

describe.each(ENGINES)('the search over everything on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
    for (const name of ['Zubair Qaderi', 'Mahmud Zubairi', 'Anzubaira Qaderi', 'Zubair 100% Sure']) {
      await create(campus, parent, { name, phone: '01999-123456', nid: null });
    }
  });
  afterAll(() => campus.close());

  const search = async (q: string, as: Role = 'superadmin') => {
    const answer = await campus.call('GET /search', { as, query: { q } });
    expect(answer.status, answer.text).toBe(200);
    return answer.list as FoundGroup[];
  };
  const titles = async (q: string, as?: Role) =>
    (await search(q, as)).flatMap(({ records }) => records.map(({ title }) => title));
  const listed = async (q: string) => {
    const answer = await campus.call('GET /get/all/student_parents', { query: { filter: { q } } });
    expect(answer.status, answer.text).toBe(200);
    return (answer.list as { readonly name: string }[]).map(({ name }) => name);
  };

  it('finds what begins with the words first, then what has a word that does, then the rest', async () => {
    expect(await titles('zubair')).toEqual(['Zubair 100% Sure', 'Zubair Qaderi', 'Mahmud Zubairi', 'Anzubaira Qaderi']);
  });

  it('finds by several words in any order, by parts of a number, and without regard to case', async () => {
    expect(await titles('QADERI zub')).toEqual(['Anzubaira Qaderi', 'Zubair Qaderi']);
    expect(await titles('1999 zubairi')).toEqual(['Mahmud Zubairi']);
  });

  it.each([
    ['Bengali', '১৯৯৯'],
    ['Arabic', '١٩٩٩'],
    ['Persian', '۱۹۹۹'],
  ])('%s digits find what Latin ones find, here and in the list', async (_script, digits) => {
    expect(await titles(`${digits} zubairi`)).toEqual(['Mahmud Zubairi']);
    expect(await listed(`${digits} zubairi`)).toEqual(['Mahmud Zubairi']);
  });

  it('digits of another script that are stored are found as they are typed', async () => {
    await create(campus, parent, { name: 'নিলুফার ৪৭১১', nid: null });
    expect(await titles('৪৭১১')).toEqual(['নিলুফার ৪৭১১']);
    expect(await listed('৪৭১১')).toEqual(['নিলুফার ৪৭১১']);
  });

  it('takes what is typed as it stands', async () => {
    expect(await titles('100% sure')).toEqual(['Zubair 100% Sure']);
    expect(await titles('zub_ir')).toEqual([]);
    expect(await titles("zubair' or 1=1")).toEqual([]);
  });

  it('names a record by its title and what tells it apart, and nothing else of it', async () => {
    const [group] = await search('mahmud zubairi');
    expect(group).toMatchObject({ resource: 'studentParent', more: false });
    expect(group?.records).toEqual([
      { id: expect.any(Number), title: 'Mahmud Zubairi', subtitle: '01999-123456', image: null, is_active: 1 },
    ]);
  });

  it('puts what is switched off behind its equals, and says so', async () => {
    const { id } = await create(campus, parent, { name: 'Aazubair Off', nid: null });
    await create(campus, parent, { name: 'Aazubair On', nid: null });
    await campus.call(`PUT /student-parents/${id}/status`, { body: { is_active: 0 } });
    const [group] = await search('aazubair');
    expect(group?.records.map(({ title, is_active }) => [title, is_active])).toEqual([
      ['Aazubair On', 1],
      ['Aazubair Off', 0],
    ]);
  });

  it('answers a few of a kind, and whether there are more', async () => {
    const groups = await search('a r');
    for (const { records } of groups) expect(records.length).toBeLessThanOrEqual(5);
    expect(groups.find(({ resource }) => resource === 'student')).toMatchObject({ more: true });
  });

  it('finds nothing for less than two characters', async () => {
    expect(await search('')).toEqual([]);
    expect(await search(' z ')).toEqual([]);
  });

  it('answers only what the caller may read', async () => {
    expect((await search('zubair', 'student')).map(({ resource }) => resource)).toEqual([]);
    expect((await search('zubair', 'office')).map(({ resource }) => resource)).toContain('studentParent');
    expect((await search('zubair', 'accountant')).map(({ resource }) => resource)).not.toContain('studentParent');
    expect((await search('demo.school', 'office')).map(({ resource }) => resource)).not.toContain('user');
    expect((await search('demo.school')).map(({ resource }) => resource)).toContain('user');
  });

  it('needs a login, and refuses what it cannot read', async () => {
    expect((await campus.call('GET /search?q=zubair', { as: null })).status).toBe(401);
    expect((await campus.call('GET /search?q=a&q=b')).status).toBe(400);
    expect((await campus.call(`GET /search?q=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await campus.call('GET /search?q=ab%00c')).status).toBe(400);
  });
});
