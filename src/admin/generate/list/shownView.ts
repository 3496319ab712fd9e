import type { ViewKind } from '../../../core/listViews.ts';
import type { Resource } from '../../../core/resource.ts';

/** The view that the address of a list asks for; undefined for the list itself. */
export function shownView({ list }: Resource, search: string): ViewKind | undefined {
  const view = new URLSearchParams(search).get('view') ?? '';
  return Object.hasOwn(list.views, view) ? (view as ViewKind) : undefined;
}
