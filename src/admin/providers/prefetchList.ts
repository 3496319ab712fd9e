import type { QueryClient } from '@tanstack/react-query';
import { type GetListParams, getQuery, parseQueryFromLocation, type Store } from 'react-admin';
import { DEFAULT_PAGE_SIZE } from '../../core/limits.ts';
import type { Resource } from '../../core/resource.ts';
import { dataProvider } from './dataProvider.ts';

interface ListQuestion {
  readonly resource: Resource;
  /** The address's query. */
  readonly search: string;
  readonly store: Store;
  readonly queryClient: QueryClient;
}

/** How a list begins when neither its address nor its user says otherwise. */
export function listDefaults({ list: { sort, pageSizes } }: Resource) {
  const perPage = pageSizes.includes(DEFAULT_PAGE_SIZE) ? DEFAULT_PAGE_SIZE : (pageSizes[0] ?? DEFAULT_PAGE_SIZE);
  return { sort, perPage };
}

/** The name under which a user's way of looking at a list is kept. */
export function listKey({ name, pathValues }: Resource): string {
  return `${[name, ...Object.values(pathValues ?? {})].join('.')}.listParams`;
}

/** Asks for a list's rows exactly as its screen is about to, so that they are there when it is. A failure is left to the screen. */
export function prefetchList({ resource, search, store, queryClient }: ListQuestion): Promise<void> {
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem(listKey(resource), {}),
    filterDefaultValues: undefined,
    ...listDefaults(resource),
  });
  const question: GetListParams = { pagination: { page, perPage }, sort: { field: sort, order }, filter: { ...filter, ...resource.pathValues } };
  return queryClient.prefetchQuery({
    queryKey: [resource.name, 'getList', { ...question, meta: undefined }],
    queryFn: async () => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource.name, question);
      return { data, total, pageInfo, meta };
    },
    retry: false,
  });
}
