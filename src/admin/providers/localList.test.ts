import { describe, expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { type ListQuery, sliceOf } from './localList.ts';

const expense = registry.get('expense');
const rows = [
  {
    id: 1,
    purpose: 'Paper',
    amount: '900.00',
    spent_on: '2026-03-01',
    created_at: '2026-03-02T18:30:00.000Z',
    status: 0,
    bank_account_id: 7,
    bank_account: { id: 7, name: 'Main' },
  },
  {
    id: 2,
    purpose: 'Benches',
    amount: '12000.00',
    spent_on: '2026-01-15',
    created_at: '2026-01-15T08:00:00.000Z',
    status: 1,
    bank_account_id: 3,
    bank_account: { id: 3, name: 'Savings' },
  },
  {
    id: 3,
    purpose: 'Chalk',
    amount: '150.50',
    spent_on: '2026-02-10',
    created_at: '2026-03-03T00:00:00.000Z',
    status: '0',
    bank_account_id: null,
    bank_account: null,
    payee: 'Paper House',
  },
];

function idsOf(query: Partial<ListQuery>): unknown[] {
  return sliceOf(rows, { filter: {}, sort: undefined, range: undefined, ...query }, { resource: expense }).rows.map(
    ({ id }) => id,
  );
}

describe('a list that the back end answers whole', () => {
  it.each([
    ['equality, whether a number came as text or not', { status: 0 }, [1, 3]],
    ['any of several values', { id: [2, 3] }, [2, 3]],
    ['alternatives', { any_of: [{ status: 1 }, { amount_lte: '500' }] }, [2, 3]],
    ['alternatives beside what all must meet', { status: 0, any_of: [{ id: [1, 2] }] }, [1]],
    ['what is empty', { bank_account_id: null }, [3]],
    ['a least amount, as numbers and not as text', { amount_gte: 900 }, [1, 2]],
    ['a span of days', { spent_on_gte: '2026-02-01', spent_on_lte: '2026-02-28' }, [3]],
    ['the last day of a span of instants', { created_at_lte: '2026-03-02' }, [1, 2]],
    ['none of several values', { bank_account_id_not: [7] }, [2, 3]],
    ['words in any order', { q: 'house CHALK' }, [3]],
    ['a text in any of the search fields, without regard to case', { q: 'paper' }, [1, 3]],
    ['nothing where what names them cannot be read', { wingSection: { wing_id: 1 } }, [1, 2, 3]],
    ['several conditions at once', { status: 0, q: 'chalk' }, [3]],
  ])('is filtered by %s', (_, filter, ids) => {
    expect(idsOf({ filter })).toEqual(ids);
  });

  it.each([
    [
      ['amount', 'ASC'],
      [3, 1, 2],
    ],
    [
      ['amount', 'DESC'],
      [2, 1, 3],
    ],
    [
      ['spent_on', 'ASC'],
      [2, 3, 1],
    ],
    [
      ['bank_account_id', 'ASC'],
      [1, 2, 3],
    ],
    [
      ['status', 'ASC'],
      [1, 3, 2],
    ],
  ] as const)('is sorted by %s, a reference by its name, what is empty last', (sort, ids) => {
    expect(idsOf({ sort })).toEqual(ids);
  });

  it('is sorted further by what decides among rows that are alike', () => {
    const lesson = (id: number, time: string) => ({
      id,
      class_day_id: 1,
      class_day: { id: 1, name: 'Sunday' },
      class_period: { id, name: time },
    });
    const lessons = [lesson(1, 'Period 3'), lesson(2, 'Period 1'), lesson(3, 'Period 10')];
    const query: ListQuery = { filter: {}, sort: ['class_day_id', 'ASC'], range: undefined };
    const { rows: sorted } = sliceOf(lessons, query, { resource: registry.get('classRoutine') });
    expect(sorted.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('is cut into pages, and says how many rows there are in all', () => {
    const query: ListQuery = { filter: {}, sort: ['id', 'ASC'], range: [1, 1] };
    expect(sliceOf(rows, query, { resource: expense })).toMatchObject({ rows: [{ id: 2 }], total: 3 });
  });

  it('finds a record by one of the many it is linked to', () => {
    const maps = [
      { id: 1, section_ids: [4, 5] },
      { id: 2, section_ids: [] },
    ];
    const query: ListQuery = { filter: { section_ids: [5] }, sort: undefined, range: undefined };
    expect(sliceOf(maps, query, { resource: registry.get('wingSection') }).rows).toEqual([maps[0]]);
  });
});
