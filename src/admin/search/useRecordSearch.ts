import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FoundGroup, search } from '../../core/calls/engineCalls.ts';
import { MIN_SEARCH_LENGTH } from '../../core/search.ts';
import { callApi } from '../http/callApi.ts';
import { ifPresent } from '../providers/backEnd.ts';
import { useDebounced } from '../inputs/combobox/useDebounced.ts';

/** Milliseconds without a keystroke after which the server is settled. */
const PAUSE_MS = 180;
const NONE: readonly FoundGroup[] = [];

interface RecordSearch {
  readonly groups: readonly FoundGroup[];
  /** What is shown answers what was typed before. */
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The records that fit what is typed; while new ones are on their way, the last ones stay. */
export function useRecordSearch(text: string): RecordSearch {
  const typed = text.trim();
  const settled = useDebounced(typed, PAUSE_MS);
  const isEnough = [...typed].length >= MIN_SEARCH_LENGTH;
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['search', settled],
    queryFn: async ({ signal }) =>
      (await ifPresent(search.path, () => callApi(search, { query: { q: settled }, signal }))) ?? NONE,
    enabled: isEnough && [...settled].length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
  });
  return {
    groups: isEnough ? (data ?? NONE) : NONE,
    isWaiting: isEnough && (isFetching || settled !== typed),
    error: isEnough ? error : null,
    retry: () => void refetch(),
  };
}
