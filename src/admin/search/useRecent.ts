import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useStore } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { useConventions } from '../fields/useConventions.ts';
import type { Conventions } from '../format/conventions.ts';
import { subtitleOf, titleOf } from '../format/titleOf.ts';
import { useMay } from '../providers/ability.ts';
import { recordIds, withChoice } from './recentKeys.ts';
import { imageField, recordItem } from './recordItem.ts';
import type { SearchItem } from './searchItem.ts';
import { useRegistry } from '../product/product.ts';

const NONE: readonly string[] = [];

/**
 * What the user chose last, the newest first. Only keys are kept in the browser: the records behind them are read
 * afresh, so that nobody's name stays there, and nothing shows that is gone or no longer for this user's eyes.
 */
export function useRecent(offered: readonly SearchItem[]) {
  const [keys, setKeys] = useStore<readonly string[]>('search.recent', NONE);
  const dataProvider = useDataProvider();
  const may = useMay();
  const registry = useRegistry();
  const conventions = useConventions();
  const found = [...recordIds(keys)]
    .filter(([name]) => registry.has(name) && may(registry.get(name), 'read'))
    .map(([name, ids]) => ({ resource: registry.get(name), ids }));
  const records = useQueries({
    queries: found.map(({ resource, ids }) => ({
      queryKey: ['search', 'recent', resource.name, ids, conventions],
      queryFn: async () =>
        (await dataProvider.getMany<RaRecord>(resource.name, { ids })).data.map((record) =>
          itemOf(resource, record, conventions),
        ),
      retry: false,
    })),
    combine: (answers) => answers.flatMap(({ data = [] }) => data),
  });
  const known = new Map([...offered, ...records].map((item) => [item.key, item]));
  const recent = keys.map((key) => known.get(key)).filter((item) => item !== undefined);
  return { recent, remember: (key: string) => setKeys(withChoice(keys, key)) };
}

function itemOf(resource: Resource, record: RaRecord, conventions: Conventions): SearchItem {
  const image: unknown = record[imageField(resource) ?? ''];
  return recordItem(resource, {
    id: Number(record.id),
    title: titleOf(resource, record, conventions),
    subtitle: subtitleOf(resource, record, conventions),
    image: typeof image === 'string' ? image : null,
    is_active: record.is_active === 0 ? 0 : 1,
  });
}
