import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { MAX_SLICE } from '../../../core/limits.ts';
import type { Resource } from '../../../core/resource.ts';

/** Records that a view shows at most; of more it says so. */
export const MOST_RECORDS = 2_000;

/** Where what views have asked for is kept. React-admin does not know it; with the resource's queries it is asked for anew. */
export function allRecordsKey({ name }: Resource): readonly string[] {
  return [name, 'all'];
}

interface AllRecordsOptions {
  /** Several filters are several questions, whose answers stand together. */
  readonly filters: readonly Readonly<Record<string, unknown>>[];
  readonly isWanted?: boolean;
  /** Whether what was found before stays until the next is there. */
  readonly isLasting?: boolean;
}

/** All records that some filters find, up to a limit, by the calls of the list: page after page. */
export function useAllRecords(resource: Resource, { filters, isWanted = true, isLasting = false }: AllRecordsOptions) {
  const dataProvider = useDataProvider();
  const { field, order } = resource.list.sort;
  return useQuery({
    queryKey: [...allRecordsKey(resource), filters],
    queryFn: async ({ signal }) => {
      const data: RaRecord[] = [];
      let total = 0;
      for (const filter of filters) {
        const before = data.length;
        let found = 0;
        for (let page = 1; data.length < MOST_RECORDS; page += 1) {
          const pagination = { page, perPage: MAX_SLICE };
          const answer = await dataProvider.getList(resource.name, {
            pagination,
            sort: { field, order },
            filter,
            signal,
          });
          data.push(...answer.data);
          found = answer.total ?? data.length - before;
          if (answer.data.length === 0 || page * MAX_SLICE >= found) break;
        }
        total += found;
      }
      return { data: data.slice(0, MOST_RECORDS), total };
    },
    enabled: isWanted,
    retry: false,
    ...(isLasting && { placeholderData: keepPreviousData }),
  });
}
