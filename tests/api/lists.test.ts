import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { embedKey, fieldOf, type Resource, SYSTEM_FIELDS } from '../../src/core/resource.ts';
import { hooksOf } from '../../src/server/services/resources/hooks.ts';
import { create } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';

/** Enough for more than one page; tens of thousands of rows of attendance take a while as a workbook. */
const SOME = 300;
/** The same rows take a while as one answer, too. */
const LONG_MS = 120_000;

describe.each(ENGINES)('lists on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const list = (resource: Resource, query?: Json) => campus.call(`GET ${resource.endpoints.list.path}`, { query });

  describe.each(registry.resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
    /** All of them, in their order. */
    let ids: readonly unknown[] = [];
    beforeAll(async () => {
      ids = (await list(resource)).list.map(({ id }) => id);
    });

    it('answers the whole list as an array when nothing is asked', async () => {
      const answer = await list(resource);
      expect(answer.status).toBe(200);
      expect(Array.isArray(answer.body)).toBe(true);
      expect(answer.headers['content-range']).toBeUndefined();
    });

    it('answers a slice and says of how many', async () => {
      const answer = await list(resource, { range: [0, 1] });
      expect(answer.list.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      expect(answer.headers['content-range']).toBe(`items 0-${Math.max(answer.list.length, 1) - 1}/${ids.length}`);
    });

    it('shows only what the declaration names, in the list as for one', async () => {
      const { list: records } = await list(resource, { range: [0, 4] });
      const declared = new Set([
        ...SYSTEM_FIELDS,
        'creator',
        ...(hooksOf(resource.name).added ?? []),
        ...(resource.toggle ? ['is_active'] : []),
        ...Object.entries(resource.fields).flatMap(([name, { kind }]) => {
          if (kind === 'password') return [];
          return kind === 'reference' || kind === 'manyToMany' ? [name, embedKey(name)] : [name];
        }),
      ]);
      for (const record of records) expect(new Set(Object.keys(record))).toEqual(declared);
      if (!records[0]) return;
      const one = await campus.call(`GET /${resource.collection}/${records[0].id}`);
      expect(one.body).toEqual(records[0]);
    });

    it('sorts by every listed column, both ways', async () => {
      for (const name of resource.list.columns) {
        const field = fieldOf(resource, name);
        if (field?.kind === 'manyToMany' || field?.kind === 'children') continue;
        // Worked out from the record alone: the database knows nothing of it.
        if (field?.kind === 'computed' && !field.total) continue;
        const up = await list(resource, { range: [0, 99], sort: [name, 'ASC'] });
        const down = await list(resource, { range: [0, 99], sort: [name, 'DESC'] });
        expect(up.status, name).toBe(200);
        const idsOf = (answer: typeof up) => answer.list.map(({ id }) => id);
        if (up.headers['content-range'] === `items 0-${up.list.length - 1}/${up.list.length}`) {
          expect(idsOf(down), name).toEqual(idsOf(up).reverse());
        }
      }
    });

    it('filters by every declared filter', async () => {
      const { list: records } = await list(resource, { range: [0, 99] });
      for (const name of resource.list.filters) {
        for (const record of records.slice(0, 3)) {
          const found = await list(resource, { range: [0, 99], filter: { [name]: record[name] } });
          expect(found.status, name).toBe(200);
          expect(found.list.length, name).toBeGreaterThan(0);
          for (const each of found.list) expect(each[name], name).toEqual(record[name]);
        }
      }
    });

    it('finds a record by a part of what is searched', async () => {
      const [record] = (await list(resource, { range: [0, 0] })).list;
      for (const name of record ? resource.list.search : []) {
        const text = String(record?.[name] ?? '');
        if (!text) continue;
        const q = text.slice(0, 60).toUpperCase();
        const found = await list(resource, { range: [0, 499], filter: { q } });
        expect(found.list.map(({ id }) => id), `${name}: ${q}`).toContain(record?.id);
      }
    });

    it('pages without losing or repeating a record', async () => {
      const paged: unknown[] = [];
      for (let from = 0; from < Math.min(ids.length, 60); from += 7) {
        const page = await list(resource, { range: [from, from + 6] });
        paged.push(...page.list.map(({ id }) => id));
      }
      expect(new Set(paged).size).toBe(paged.length);
      expect(paged).toEqual(ids.slice(0, paged.length));
    });

    it('answers an empty slice behind the end', async () => {
      const answer = await list(resource, { range: [1_000_000, 1_000_009] });
      expect(answer.status).toBe(200);
      expect(answer.list).toEqual([]);
    });

    it.each([
      ['an unknown filter', { filter: { nonsense: 1 } }, 'nonsense'],
      ['an unknown sort', { sort: ['nonsense', 'ASC'] }, 'nonsense'],
      ['a direction that is none', { sort: ['id', 'SIDEWAYS'] }, 'sort'],
      ['a filter that is no object', { filter: '[1]' }, 'filter'],
      ['a broken filter', { filter: '{"id":' }, 'filter'],
      ['a range that is none', { range: '[0]' }, 'range'],
      ['a negative range', { range: [-1, 5] }, 'range'],
      ['a range backwards', { range: [9, 5] }, 'range'],
      ['a slice that is too long', { range: [0, 500] }, 'range'],
      ['a huge range', { range: '[0,1e99]' }, 'range'],
      ['an id that is none', { filter: { id: 'x' } }, 'id'],
      ['an object as an id', { filter: { id: { a: 1 } } }, 'id'],
    ])('refuses %s and names it', async (_, query, named) => {
      const answer = await list(resource, query);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain(named);
    });

    it('answers every variant with its filter applied', async () => {
      for (const { endpoint, filter } of resource.endpoints.variants) {
        const answer = await campus.call(`GET ${endpoint.path}`);
        expect(answer.status).toBe(200);
        for (const record of answer.list) expect(record).toMatchObject(filter);
      }
    });

    it('exports all that the filter matches, as CSV and as Excel', async () => {
      const csv = await campus.call(`GET /${resource.collection}/export`, { query: { columns: ['id'] } });
      expect(csv.headers['content-type']).toContain('text/csv');
      expect(csv.text.trim().split('\r\n')).toHaveLength(ids.length + 1);
      const filter = { id: ids.slice(0, SOME) };
      const excel = await campus.call(`GET /${resource.collection}/export`, { query: { format: 'xlsx', filter } });
      expect(excel.status).toBe(200);
      expect(excel.text.startsWith('PK')).toBe(true);
    }, LONG_MS);
  });

  it('comes from the nearer end for a page far behind, and answers the same', async () => {
    const students = registry.get('student');
    const deep = { ...students, list: { ...students.list } };
    const whole = (await list(deep)).list.map(({ id }) => id);
    const page = await list(deep, { range: [whole.length - 5, whole.length + 4] });
    expect(page.list.map(({ id }) => id)).toEqual(whole.slice(-5));
  });

  it('filters by ranges, lists, emptiness and links', async () => {
    const expenses = registry.get('expense');
    const dear = await list(expenses, { range: [0, 499], filter: { amount_gte: '20000', amount_lte: '30000.50' } });
    expect(dear.list.length).toBeGreaterThan(0);
    for (const { amount } of dear.list) expect(Number(amount)).toBeGreaterThanOrEqual(20_000);
    for (const { amount } of dear.list) expect(Number(amount)).toBeLessThanOrEqual(30_000.5);
    const decided = await list(expenses, { range: [0, 499], filter: { status: [1, 2] } });
    expect(new Set(decided.list.map(({ status }) => status))).toEqual(new Set([1, 2]));
    const inCash = await list(expenses, { range: [0, 499], filter: { bank_account_id: null } });
    expect(inCash.list.every(({ bank_account_id }) => bank_account_id === null)).toBe(true);
    const map = registry.get('wingSection');
    const [first] = (await list(map, { range: [0, 0] })).list;
    const [section] = (first as Json).section_ids as number[];
    const linked = await list(map, { range: [0, 99], filter: { section_ids: [section] } });
    expect(linked.list.every(({ section_ids }) => (section_ids as number[]).includes(section as number))).toBe(true);
  });

  it('takes a day that is given for an instant as a day at the institute', async () => {
    const room = await create(campus, registry.get('conferenceRoom'));
    const times = { starts_at: '2026-01-30T19:00:00.000Z', ends_at: '2026-01-30T20:00:00.000Z' };
    const { id } = await create(campus, registry.get('conferenceBooking'), { conference_room_id: room.id, ...times });
    for (const [day, found] of [['2026-01-30', []], ['2026-01-31', [id]], ['2026-02-01', []]] as const) {
      const filter = { conference_room_id: room.id, starts_at_gte: day, starts_at_lte: day };
      const { list: bookings } = await campus.call('GET /conference-bookings', { query: { filter } });
      expect(bookings.map((each) => each.id), day).toEqual(found);
    }
    const none = await campus.call('GET /conference-bookings', { query: { filter: { starts_at_gte: '2026-02-30' } } });
    expect(none.status, none.text).toBe(400);
  });

  it('sorts numbers within names as people do', async () => {
    const section = registry.get('section');
    for (const name of ['Room 10', 'Room 9', 'room 8']) {
      await campus.call('POST /sections', { body: { name } });
    }
    const found = await list(section, { range: [0, 9], filter: { q: 'room' }, sort: ['name', 'ASC'] });
    expect(found.list.map(({ name }) => name)).toEqual(['room 8', 'Room 9', 'Room 10']);
  });

  it('takes the signs of a pattern in a search literally', async () => {
    const answer = await list(registry.get('student'), { range: [0, 9], filter: { q: '%' } });
    expect(answer.list).toEqual([]);
  });
});
