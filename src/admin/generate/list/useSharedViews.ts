import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { listViews, removeListView, SHARES_VIEWS, shareListView } from '../../../core/calls/listViews.ts';
import type { Resource } from '../../../core/resource.ts';
import { callApi } from '../../http/callApi.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { useAccount } from '../../providers/ability.ts';
import { ifPresent, useHasOwnCalls } from '../../providers/backEnd.ts';
import { refreshAccount } from '../../providers/refreshAccount.ts';
import type { SavedView, ShownView } from './savedViews.ts';

export interface SharedViews {
  readonly views: readonly { readonly name: string; readonly view: ShownView; readonly is_default: boolean }[];
  /** Whether the user says how everybody looks at lists. */
  readonly mayShare: boolean;
  /** Answers whether it is shared; what went wrong is said. */
  readonly share: (view: SavedView, isDefault: boolean) => Promise<boolean>;
  readonly remove: (name: string) => Promise<boolean>;
}

/** The views of a list that everybody shares; none as long as they are not known, or where the back end has none. */
export function useSharedViews(resource: Resource): SharedViews {
  const queryClient = useQueryClient();
  const { ability } = useAccount();
  const hasOwnCalls = useHasOwnCalls();
  const notify = useNotify();
  const noteError = useErrorNotice(resource);
  const queryKey = ['listViews', resource.name];
  const params = { list: resource.name };
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await ifPresent(listViews.path, () => callApi(listViews, { params, signal }))) ?? [],
    enabled: hasOwnCalls,
    retry: false,
  });

  const change = async (
    call: () => Promise<{ readonly message: string; readonly data: unknown }>,
  ): Promise<boolean> => {
    try {
      const answer = await call();
      queryClient.setQueryData(queryKey, answer.data);
      notify(answer.message, { type: 'success' });
      void refreshAccount(queryClient);
      return true;
    } catch (error) {
      noteError(error);
      return false;
    }
  };
  return {
    views: (data ?? []) as SharedViews['views'],
    mayShare: hasOwnCalls && ability.can(SHARES_VIEWS.action, SHARES_VIEWS.subject),
    share: ({ name, filter, sort, perPage, columns }, isDefault) => {
      const input = {
        name,
        filter: JSON.stringify(filter),
        sort: JSON.stringify([sort.field, sort.order]),
        per_page: perPage,
        columns: JSON.stringify(columns),
        is_default: isDefault ? 1 : 0,
      } as const;
      return change(() => callApi(shareListView, { params, input }));
    },
    remove: (name) => change(() => callApi(removeListView, { params, input: { name } })),
  };
}
