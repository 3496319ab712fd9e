import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../schemas/calls.ts';
import { callApi } from '../../src/admin/http/callApi.ts';
import { ifPresent } from '../../src/admin/providers/backEnd.ts';

/** The figures of the start page, as far as the user may see them; null where the back end has none. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => (await ifPresent(dashboard.path, () => callApi(dashboard, { signal }))) ?? null,
  });
}
