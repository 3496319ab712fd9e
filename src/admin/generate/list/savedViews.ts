import type { Sort } from '../../../core/resource.ts';
import { type FilterValues, filterText } from './filters.ts';

/** A way to look at a list. */
export interface ShownView {
  readonly filter: FilterValues;
  readonly sort: Sort;
  readonly perPage: number;
  readonly columns: readonly string[];
}

/** A way to look at a list that somebody has named. */
export interface SavedView extends ShownView {
  readonly name: string;
}

/** The views with another one; one of the same name gives way. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...withoutView(views, view.name), view].sort((one, other) => one.name.localeCompare(other.name));
}

export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => view.name !== name);
}

/** Whether the list is looked at in just this way. */
export function isSameView(one: ShownView, other: ShownView): boolean {
  return keyOf(one) === keyOf(other);
}

/** The query of a list's address that stands for a view. */
export function viewQuery({ filter, sort, perPage }: ShownView): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: '{}',
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  });
  return `?${query}`;
}

function keyOf({ filter, sort, perPage, columns }: ShownView): string {
  return JSON.stringify([filterText(filter), sort.field, sort.order, perPage, columns]);
}
