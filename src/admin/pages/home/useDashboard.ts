import { useQuery } from '@tanstack/react-query';
import type { Dashboard } from '../../../core/dashboard.ts';
import { request } from '../../http/httpClient.ts';

/** The figures of the start page, as far as the user may see them. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => {
      const { json } = await request({ method: 'GET', path: '/dashboard', signal });
      return json as Dashboard;
    },
  });
}
