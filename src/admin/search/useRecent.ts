import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useStore } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import type { Resource } from '../../core/resource.ts';
import { subtitleOf, titleOf } from '../generate/shared/titleOf.ts';
import { useMay } from '../providers/ability.ts';
import { recordIds, withChoice } from './recentKeys.ts';
import { imageField, recordItem } from './recordItem.ts';
import type { SearchItem } from './searchItem.ts';

const NONE: readonly string[] = [];

/**
 * What the user chose last, the newest first. Only keys are kept in the browser: the records behind them are read
 * afresh, so that nobody's name stays there, and nothing shows that is gone or no longer for this user's eyes.
 */
export function useRecent(offered: readonly SearchItem[]) {
  const [keys, setKeys] = useStore<readonly string[]>('search.recent', NONE);
  const dataProvider = useDataProvider();
  const may = useMay();
  const asked = [...recordIds(keys)]
    .filter(([name]) => registry.has(name) && may(registry.get(name), 'read'))
    .map(([name, ids]) => ({ resource: registry.get(name), ids }));
  const records = useQueries({
    queries: asked.map(({ resource, ids }) => ({
      queryKey: ['search', 'recent', resource.name, ids],
      queryFn: async () => (await dataProvider.getMany<RaRecord>(resource.name, { ids })).data.map((record) => itemOf(resource, record)),
      retry: false,
    })),
    combine: (answers) => answers.flatMap(({ data = [] }) => data),
  });
  const known = new Map([...offered, ...records].map((item) => [item.key, item]));
  const recent = keys.map((key) => known.get(key)).filter((item) => item !== undefined);
  return { recent, remember: (key: string) => setKeys(withChoice(keys, key)) };
}

function itemOf(resource: Resource, record: RaRecord): SearchItem {
  const image: unknown = record[imageField(resource) ?? ''];
  return recordItem(resource, {
    id: Number(record.id),
    title: titleOf(resource, record),
    subtitle: subtitleOf(resource, record),
    image: typeof image === 'string' ? image : null,
    is_active: record.is_active === 0 ? 0 : 1,
  });
}
