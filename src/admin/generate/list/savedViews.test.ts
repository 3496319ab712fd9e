// @vitest-environment node

import { expect, it } from 'vitest';
import { isSameView, type SavedView, viewQuery, withoutView, withView } from './savedViews.ts';

const view = (name: string, change: Partial<SavedView> = {}): SavedView => ({
  name,
  filter: { status: 0, class_id: 3 },
  sort: { field: 'name', order: 'ASC' },
  perPage: 50,
  columns: ['name'],
  ...change,
});

it('a view takes the place of another of its name; views stand in the order of their names', () => {
  const views = withView([view('Ten'), view('Six')], view('Ten', { perPage: 10 }));
  expect(views.map(({ name, perPage }) => [name, perPage])).toEqual([
    ['Six', 50],
    ['Ten', 10],
  ]);
  expect(withoutView(views, 'Six').map(({ name }) => name)).toEqual(['Ten']);
});

it('a view is the address of a list', () => {
  const query = new URLSearchParams(viewQuery(view('Six')));
  expect(Object.fromEntries(query)).toEqual({
    filter: '{"status":0,"class_id":3}',
    displayedFilters: '{}',
    sort: 'name',
    order: 'ASC',
    page: '1',
    perPage: '50',
  });
});

it('the order in which filters were set makes no difference between views', () => {
  expect(isSameView(view('a'), view('b', { filter: { class_id: 3, status: 0 } }))).toBe(true);
  expect(isSameView(view('a'), view('b', { columns: ['name', 'code'] }))).toBe(false);
});
