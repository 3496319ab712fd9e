import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatDateTime } from '../../format/format.ts';
import type { AnyRecord } from '../../format/values.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';

/** Who changed the record last and when, by its history; nothing where that is not told or not there yet. */
export function useLastEditor(resource: Resource, { id, row_version }: AnyRecord): string | undefined {
  const translate = useTranslate();
  const { conventions } = useWords();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({
    queryKey: [resource.name, 'lastChange', String(id), row_version],
    queryFn: ({ signal }) => dataProvider.history(resource.name, { id: id as Identifier, signal }),
    retry: false,
  });
  const [last] = data?.data ?? [];
  if (!last?.user) return undefined;
  return translate('screens.stale.by', { name: last.user.name, at: formatDateTime(last.at, conventions) });
}
