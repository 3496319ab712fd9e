import type { Registry } from '../../core/registry.ts';
import type { FoundGroup } from '../../core/calls/engineCalls.ts';
import { type Translate, resourceLabel } from '../format/labels.ts';
import { listAddress } from '../addresses/addresses.ts';
import { recordItem } from './recordItem.ts';
import type { SearchGroup, SearchItem } from './searchItem.ts';

interface RecordGroupsOptions {
  readonly found: readonly FoundGroup[];
  readonly search: string;
  readonly registry: Registry;
  readonly translate: Translate;
}

/** What the server found, each kind under its name; where there is more, the way on to the list. */
export function recordGroups({ found, search, registry, translate }: RecordGroupsOptions): SearchGroup[] {
  return found
    .filter(({ resource }) => registry.has(resource))
    .map(({ resource: name, records, more }) => {
      const resource = registry.get(name);
      const title = resourceLabel(translate, name, 2);
      const query = new URLSearchParams({ filter: JSON.stringify({ q: search.trim() }) });
      const all: SearchItem = {
        key: `all/${name}`,
        title: translate('shell.search.all', { name: title }),
        icon: 'ViewModule',
        address: `${listAddress(resource)}?${query}`,
      };
      const items = records.map((record) => recordItem(resource, record));
      return { key: name, title, items: more ? [...items, all] : items };
    });
}
