import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answered } from '../../../core/calls/defineCall.ts';
import { account } from '../../../core/calls/accountCalls.ts';
import { callApi } from '../../http/callApi.ts';

/** What the profile shows of one's own account beside what the app keeps. */
export type OwnAccount = Answered<typeof account>;

const KEY = ['account'];

/** One's own account as it is now. */
export function useOwnAccount(isPresent: boolean) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(account, { signal }),
    enabled: isPresent,
    retry: false,
  });
}

/** Makes the profile look at the account afresh. */
export function useAccountChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}
