import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { SearchGroup, SearchItem } from './searchItem.ts';
import { SearchOption } from './SearchOption.tsx';

interface SearchOptionsProps {
  /** Where the ids of the list and its options begin. */
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  readonly active: SearchItem | undefined;
  readonly onPoint: (key: string) => void;
  readonly onChoose: (item: SearchItem, inNewTab: boolean) => void;
}

/** What was found, kind by kind. */
export function SearchOptions({ id, groups, active, onPoint, onChoose }: SearchOptionsProps) {
  const translate = useTranslate();
  const activeId = active && `${id}-${active.key}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  if (groups.length === 0) return null;
  return (
    <div id={`${id}-list`} role="listbox" className="search-list" aria-label={translate('shell.search.results')}>
      {groups.map((group) => (
        <fieldset key={group.key} className="search-kind">
          <legend className="search-group">{group.title}</legend>
          {group.items.map((item) => (
            <SearchOption
              key={item.key}
              id={`${id}-${item.key}`}
              item={item}
              isActive={item === active}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
