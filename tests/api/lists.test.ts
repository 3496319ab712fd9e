import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { buildPath } from '../../src/core/paths.ts';
import { isSearchable, embedKey, fieldOf, type Resource, SYSTEM_FIELDS } from '../../src/core/resource.ts';
import { create } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';

/** Enough for more than one page; tens of thousands of rows of attendance take a while as a workbook. */
const SOME = 300;
/** The offset from which a page is read from the nearer end, and enough rows for such pages in both halves. */
const DEEP = 2_000;
const FAR = 4_500;

/** Listed columns that the database can sort by: it knows nothing of what is worked out from the record alone. */
function sortedColumns(resource: Resource): string[] {
  return resource.list.columns.filter((name) => {
    const field = fieldOf(resource, name);
    if (field?.kind === 'manyToMany' || field?.kind === 'children') return false;
    return field?.kind !== 'computed' || Boolean(field.total);
  });
}

describe.each(ENGINES)('lists on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const list = (resource: Resource, query?: Json) => campus.call(`GET ${resource.endpoints.list.path}`, { query });

  const related = registry.resources.flatMap((owner) =>
    owner.related.map((each) => ({
      ...each,
      name: `${each.resource} are listed on the page of a record of ${owner.name}`,
    })),
  );

  it.each(eachOf(related))('%s', async (_, { resource, by }) => {
    const some = (await list(registry.get(resource), { range: [0, 99] })).list;
    const first = some.find((row) => row[by] !== null);
    const answer = await list(registry.get(resource), { range: [0, 4], filter: { [by]: first?.[by] ?? 1 } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.list.every((row) => row[by] === first?.[by])).toBe(true);
    expect(answer.list.length > 0).toBe(first !== undefined);
  });

  describe.each(eachOf(registry.resources))('%s', (_, resource) => {
    it('is answered whole as an array, and a page at a time without losing or repeating a record', async () => {
      const whole = await list(resource);
      expect(whole.status, whole.text.slice(0, 500)).toBe(200);
      expect(Array.isArray(whole.body)).toBe(true);
      expect(whole.headers['content-range']).toBeUndefined();
      const ids = whole.list.map(({ id }) => id);
      const paged: unknown[] = [];
      for (let from = 0; from === 0 || from < Math.min(ids.length, 60); from += 7) {
        const page = await list(resource, { range: [from, from + 6] });
        paged.push(...page.list.map(({ id }) => id));
        const last = from + Math.max(page.list.length, 1) - 1;
        expect(page.headers['content-range']).toBe(`items ${from}-${last}/${ids.length}`);
      }
      expect(paged).toEqual(ids.slice(0, paged.length));
      expect(new Set(paged).size).toBe(paged.length);
    });
  });

  it.each(eachOf(registry.resources, ({ list: { nextFirst } }) => nextFirst))(
    '%s begins with the next day, and what is past comes behind, the latest first',
    async (_, resource) => {
      const { field: name } = resource.list.sort;
      const { kind } = fieldOf(resource, name) ?? {};
      const now = kind === 'date' ? campus.context.today() : new Date().toISOString();
      const rows = (await list(resource)).list;
      const days = rows.map((row) => String(row[name]));
      const upwards = days.toSorted();
      const past = upwards.filter((day) => day < now).reverse();
      expect(days).toEqual([...upwards.filter((day) => day >= now), ...past]);
      const said = await list(resource, { sort: [`next_${name}`, 'ASC'] });
      expect(said.list.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      const far = { range: [Math.max(0, rows.length - 3), rows.length], sort: [`next_${name}`, 'DESC'] };
      expect((await list(resource, far)).list.map(({ id }) => id)).toEqual(
        rows
          .slice(0, 3)
          .reverse()
          .map(({ id }) => id),
      );
    },
  );

  it('knows no next one of what is no date', async () => {
    expect((await list(registry.get('expense'), { sort: ['next_purpose', 'ASC'] })).status).toBe(400);
    expect((await list(registry.get('expense'), { sort: ['next_spent_on', 'ASC'] })).status).toBe(200);
  });

  it.each(eachOf(registry.resources, (resource) => sortedColumns(resource).length > 0))(
    '%s is sorted by every listed column, both ways',
    async (_, resource) => {
      for (const name of sortedColumns(resource)) {
        const up = await list(resource, { range: [0, 99], sort: [name, 'ASC'] });
        const total = Number(String(up.headers['content-range']).split('/')[1]);
        const down = await list(resource, {
          range: [Math.max(0, total - 100), Math.max(0, total - 1)],
          sort: [name, 'DESC'],
        });
        expect([up.status, down.status], name).toEqual([200, 200]);
        const idsOf = (answer: typeof up) => answer.list.map(({ id }) => id);
        expect(idsOf(down), name).toEqual(idsOf(up).reverse());
      }
    },
  );

  it.each(eachOf(registry.resources, ({ list: { filters } }) => filters.length > 0))(
    '%s is filtered by every declared filter',
    async (_, resource) => {
      const { list: records } = await list(resource, { range: [0, 99] });
      for (const name of resource.list.filters) {
        // Where no record is seeded yet, the filter is at least understood.
        const values = records.length > 0 ? records.slice(0, 3).map((record) => record[name]) : [null];
        for (const value of values) {
          const found = await list(resource, { range: [0, 99], filter: { [name]: value } });
          expect(found.status, name).toBe(200);
          expect(found.list.length > 0, name).toBe(records.length > 0);
          for (const each of found.list) expect(each[name], name).toEqual(value);
        }
      }
    },
  );

  it.each(eachOf(registry.resources, ({ list: { search } }) => search.length > 0))(
    '%s is found by a part of what is searched',
    async (_, resource) => {
      const { list: records } = await list(resource, { range: [0, 99] });
      for (const name of resource.list.search) {
        const record = records.find((each) => each[name]);
        const q = record ? String(record[name]).slice(0, 60).toUpperCase() : 'nothing is called so';
        const found = await list(resource, { range: [0, 499], filter: { q } });
        expect(found.status, `${name}: ${q}`).toBe(200);
        const ids = found.list.map(({ id }) => id);
        expect(ids, `${name}: ${q}`).toEqual(record ? expect.arrayContaining([record.id]) : []);
      }
    },
  );

  it('answers an empty slice behind the end', async () => {
    const answer = await list(registry.get('religion'), { range: [1_000_000, 1_000_009] });
    expect(answer.status).toBe(200);
    expect(answer.list).toEqual([]);
  });

  it('answers pages far behind as it answers the whole list, from whichever end they are read', async () => {
    const religion = registry.get('religion');
    await sql`insert into religions (name) select 'Far ' || n from generate_series(1, ${FAR}) as n`.execute(
      campus.database.db,
    );
    for (const order of ['ASC', 'DESC']) {
      const ids = (await list(religion, { sort: ['name', order] })).list.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(FAR);
      for (const from of [DEEP, DEEP + 7, ids.length - DEEP, ids.length - 10, ids.length - 3]) {
        const page = await list(religion, { range: [from, from + 9], sort: ['name', order] });
        expect(
          page.list.map(({ id }) => id),
          `${from} ${order}`,
        ).toEqual(ids.slice(from, from + 10));
        expect(page.headers['content-range']).toBe(`items ${from}-${from + page.list.length - 1}/${ids.length}`);
      }
    }
    await sql`delete from religions where name like 'Far %'`.execute(campus.database.db);
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

  it('finds what meets at least one of several alternatives, beside what all must meet', async () => {
    const expenses = registry.get('expense');
    const found = async (filter: object) => (await list(expenses, { range: [0, 499], filter })).list;
    const ids = async (filter: object) => (await found(filter)).map(({ id }) => id);
    const dearAndApproved = await ids({ status: 1, amount_gte: '20000' });
    const cheapAndInCash = await ids({ status: 1, amount_lte: '500', bank_account_id: null });
    const alternatives = [{ amount_gte: '20000' }, { amount_lte: '500', bank_account_id: null }];
    expect(dearAndApproved.length).toBeGreaterThan(0);
    const either = await ids({ status: 1, any_of: alternatives });
    expect(new Set(either)).toEqual(new Set([...dearAndApproved, ...cheapAndInCash]));
    expect(either).toHaveLength(new Set(either).size);
    const summary = await campus.call('GET /expenses/summary', {
      as: 'superadmin',
      query: { filter: { status: 1, any_of: alternatives } },
    });
    expect(summary.body.total).toBe(either.length);
  });

  it('takes a day that is given for an instant as a day at the institute', async () => {
    const room = await create(campus, registry.get('conferenceRoom'));
    const times = { starts_at: '2026-01-30T19:00:00.000Z', ends_at: '2026-01-30T20:00:00.000Z' };
    const { id } = await create(campus, registry.get('conferenceBooking'), { conference_room_id: room.id, ...times });
    for (const [day, found] of [
      ['2026-01-30', []],
      ['2026-01-31', [id]],
      ['2026-02-01', []],
    ] as const) {
      const filter = { conference_room_id: room.id, starts_at_gte: day, starts_at_lte: day };
      const { list: bookings } = await campus.call('GET /conference-bookings', { query: { filter } });
      expect(
        bookings.map((each) => each.id),
        day,
      ).toEqual(found);
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

// What follows is the same statement as above on either engine, or asks no database: it is tried on one.
describe('lists', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  it.each(eachOf(registry.resources))(
    '%s shows only what the declaration names, in the list as for one',
    async (_, resource) => {
      const { path } = resource.endpoints.list;
      const first = await campus.call(`GET ${path}`, { query: { range: [0, 4] } });
      expect(first.status).toBe(200);
      const declared = new Set([
        ...SYSTEM_FIELDS,
        'creator',
        ...(campus.context.rules.of(resource).addedKeys ?? []),
        ...(resource.toggle ? ['is_active'] : []),
        ...Object.entries(resource.fields).flatMap(([name, { kind }]) => {
          if (kind === 'password') return [];
          return kind === 'reference' || kind === 'manyToMany' ? [name, embedKey(name)] : [name];
        }),
      ]);
      for (const record of first.list) expect(new Set(Object.keys(record))).toEqual(declared);
      for (const record of first.list.slice(0, 1)) {
        const one = buildPath(resource.endpoints.one.path, { id: record.id as number });
        expect((await campus.call(`GET ${one as `/${string}`}`)).body).toEqual(record);
      }
    },
  );

  const filtersAlone = ({ filter, ownedBy }: Resource['endpoints']['variants'][number]) =>
    Object.keys(filter).length > 0 && !ownedBy;
  it.each(eachOf(registry.resources, ({ endpoints }) => endpoints.variants.some(filtersAlone)))(
    '%s answers every variant with its filter applied',
    async (_, resource) => {
      const whole = await campus.call(`GET ${resource.endpoints.list.path}`);
      for (const { endpoint, filter } of resource.endpoints.variants.filter(filtersAlone)) {
        const meets = (record: Json) => Object.entries(filter).every(([name, value]) => record[name] === value);
        const expected = whole.list.filter(meets);
        expect(expected.length, endpoint.path).toBeGreaterThan(0);
        const answer = await campus.call(`GET ${endpoint.path}`);
        expect([answer.status, answer.list.map(({ id }) => id)], endpoint.path).toEqual([
          200,
          expected.map(({ id }) => id),
        ]);
      }
    },
  );

  it.each(eachOf(registry.resources, ({ endpoints }) => endpoints.variants.some((each) => !filtersAlone(each))))(
    '%s answers every variant without a filter of its own',
    async (_, resource) => {
      for (const { endpoint } of resource.endpoints.variants) {
        const answer = await campus.call(`GET ${endpoint.path}`, { query: { range: [0, 4] } });
        expect([answer.status, answer.headers['content-range'] !== undefined], endpoint.path).toEqual([200, true]);
      }
    },
  );

  it.each(eachOf(registry.resources))(
    '%s exports all that the filter matches, as CSV and as Excel',
    async (_, resource) => {
      const some = await campus.call(`GET ${resource.endpoints.list.path}`, { query: { range: [0, SOME - 1] } });
      const all = Number(String(some.headers['content-range']).split('/')[1]);
      const csv = await campus.call(`GET /${resource.collection}/export`, { query: { columns: ['id'] } });
      expect(csv.headers['content-type']).toContain('text/csv');
      expect(csv.text.trim().split('\r\n')).toHaveLength(all + 1);
      const filter = { id: some.list.map(({ id }) => id) };
      const excel = await campus.call(`GET /${resource.collection}/export`, { query: { format: 'xlsx', filter } });
      expect(excel.status).toBe(200);
      expect(excel.text.startsWith('PK')).toBe(true);
    },
  );

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
    ['a search where nothing is searched', { filter: { q: 'x' } }, 'q'],
  ])('refuse %s and name it', async (_, query, named) => {
    const notSearched = registry.resources.find((each) => !isSearchable(each)) as Resource;
    const answer = await campus.call(`GET ${notSearched.endpoints.list.path}`, { query });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(named);
  });
});
