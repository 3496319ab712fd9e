import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { ListSummary } from '../../../core/calls/listSummary.ts';
import type { Resource } from '../../../core/resource.ts';
import { useRegistry } from '../../product/product.ts';
import { readSummary } from '../../providers/readSummary.ts';

/** What the list around comes to; undefined while that is not known, null where the back end does not say. What was known last stands until then. */
export function useListSummary(resource: Resource): ListSummary | null | undefined {
  const registry = useRegistry();
  const { filterValues, isPending } = useListContext();
  const filter = { ...filterValues, ...resource.pathValues };
  const { data } = useQuery({
    queryKey: [resource.name, 'summary', filter],
    queryFn: async ({ signal }) => (await readSummary({ registry, resource }, { filter, signal })) ?? null,
    // The answer of the list shows whose back end it is.
    enabled: !isPending,
    placeholderData: (last, query) => (query?.queryKey[0] === resource.name ? last : undefined),
  });
  return data;
}
