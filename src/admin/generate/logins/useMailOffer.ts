import { useQuery } from '@tanstack/react-query';
import { health } from '../../../core/calls/engineCalls.ts';
import { callApi } from '../../http/callApi.ts';
import { useRegistry } from '../../product/product.ts';
import { useRecord } from '../shared/useRecord.ts';

/** Whether a link can reach somebody by email: the server sends any, and the person has an address as far as is told. */
export function useMailOffer(userId: number): boolean {
  const { data: server } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callApi(health, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data: account, error } = useRecord(useRegistry().get('user'), userId);
  if (!server?.mail) return false;
  // Whoever may not read the user is told by the server that there is no address.
  return account ? account.email !== null && account.email !== '' : error !== null;
}
