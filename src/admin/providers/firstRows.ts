import { createContext } from 'react';
import { type GetListParams, type GetListResult, getQuery, parseQueryFromLocation, type Store } from 'react-admin';
import { DEFAULT_PAGE_SIZE } from '../../core/limits.ts';
import { usualSort } from '../../core/nextFirst.ts';
import type { Resource } from '../../core/resource.ts';
import { currentAccount } from './ability.ts';
import type { AppDataProvider } from './dataProvider.ts';

interface FirstRowsRequest {
  readonly resource: Resource;
  /** The address's query. */
  readonly search: string;
  readonly store: Store;
  readonly dataProvider: AppDataProvider;
}

/** The rows of the first list, asked for before there is a screen. */
export interface FirstRows {
  /** The list's `listKey`. */
  readonly list: string;
  /** Settled once the rows are there, or cannot be had. */
  readonly settled: Promise<void>;
  /** What has arrived, for the first query of the list: later ones ask for something else and get nothing, ever. */
  readonly take: () => GetListResult | undefined;
  /** Answers the list's own call with the one that is under way, instead of asking twice. */
  readonly dataProvider: AppDataProvider;
}

export const FirstRowsContext = createContext<FirstRows | undefined>(undefined);

/** How a list begins when neither its address nor its user says otherwise: as somebody has said for everybody, or as declared. */
export function listDefaults({ name, list }: Resource) {
  const view = currentAccount().user?.default_views?.[name];
  if (view) return { sort: view.sort, perPage: view.perPage, filterDefaultValues: view.filter };
  const { pageSizes } = list;
  const sort = usualSort({ list });
  const perPage = pageSizes.includes(DEFAULT_PAGE_SIZE) ? DEFAULT_PAGE_SIZE : (pageSizes[0] ?? DEFAULT_PAGE_SIZE);
  return { sort, perPage, filterDefaultValues: undefined };
}

/** The name under which a user's way of looking at a list is kept. */
export function listKey({ name, pathValues }: Resource): string {
  return `${[name, ...Object.values(pathValues ?? {})].join('.')}.listParams`;
}

/** Asks for a list's rows exactly as its screen is about to, so that they are there when it is. A failure is left to the screen. */
export function prefetchRows({ resource, search, store, dataProvider }: FirstRowsRequest): FirstRows {
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem(listKey(resource), {}),
    ...listDefaults(resource),
  });
  const params: GetListParams = {
    pagination: { page, perPage },
    sort: { field: sort, order },
    filter: { ...filter, ...resource.pathValues },
  };
  const key = queryKey(resource.name, params);
  let rows: GetListResult | undefined;
  let isTaken = false;
  let underWay: Promise<GetListResult> | undefined = dataProvider.getList(resource.name, params);
  const settled = underWay.then(
    (answer) => {
      rows = answer;
    },
    () => {
      underWay = undefined;
    },
  );
  return {
    list: listKey(resource),
    settled,
    take: () => {
      if (isTaken) return undefined;
      isTaken = true;
      if (rows) underWay = undefined;
      return rows;
    },
    dataProvider: {
      ...dataProvider,
      getList: (name, wanted) => {
        const shared = queryKey(name, wanted) === key ? underWay : undefined;
        if (!shared) return dataProvider.getList(name, wanted);
        underWay = undefined;
        return shared as ReturnType<typeof dataProvider.getList<never>>;
      },
    },
  };
}

function queryKey(name: string, { pagination, sort, filter }: GetListParams): string {
  return JSON.stringify([name, pagination, sort, filter]);
}
