import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/apiError.ts';

/** Milliseconds for which what was read counts as fresh: going back and forth asks the server once. Writes make it stale at once. */
const FRESH_MS = 5_000;
/** Further attempts of a reading call that met a server in trouble. */
const RETRIES = 1;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A form takes over what is read anew; coming back from another window is no reason to move it.
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && error.status >= 500,
      },
      // Without a connection a write fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
