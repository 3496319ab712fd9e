import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { filterKey } from '../../../core/filterKeys.ts';
import { type Resource, statusFieldOf } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatNumber } from '../../format/format.ts';
import { useChangeFilter } from './filterChanges.ts';
import { chosenState, withKey, withoutKeys } from './filters.ts';
import { useListSummary } from './useListSummary.ts';

interface StateTabsProps {
  readonly resource: Resource;
  /** What shows the records. */
  readonly panelId: string;
}

/** Every state with the number of its records: one is chosen to see those alone. */
export function StateTabs({ resource, panelId }: StateTabsProps) {
  const translate = useTranslate();
  const words = useWords();
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  const summary = useListSummary(resource);
  const list = useRef<HTMLDivElement>(null);
  const name = statusFieldOf(resource) ?? '';
  const field = resource.fields[name];
  const options = field?.kind === 'status' ? field.options : [];
  const chosen = chosenState(resource, filterValues);
  const countOf = (value: number | string) => summary?.states[value] ?? 0;
  const tabs = [
    {
      value: null,
      label: translate('screens.list.anyState'),
      count: options.reduce((sum, { value }) => sum + countOf(value), 0),
    },
    ...options.map(({ name: option, value }) => ({
      value,
      label: words.option(name, option),
      count: countOf(value),
    })),
  ];

  const isWhole = summary !== undefined;
  useEffect(() => {
    // On a telephone it may be out of sight. The numbers make the tabs as wide as they are going to be.
    if (!isWhole) return;
    const selected = list.current?.querySelector(`[data-state="${chosen}"]`);
    selected?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [chosen, isWhole]);

  const choose = (value: number | string | null) =>
    changeFilter((filter) => withKey(withoutKeys(filter, [filterKey(name, 'none')]), name, value));
  return (
    <div ref={list} className="list-tabs" role="tablist" aria-label={words.label(name)} onKeyDown={moveFocus}>
      {tabs.map(({ value, label, count }, index) => (
        <button
          key={value}
          type="button"
          role="tab"
          data-state={value}
          aria-selected={value === chosen}
          aria-controls={panelId}
          tabIndex={value === chosen || (chosen === undefined && index === 0) ? 0 : -1}
          onClick={() => choose(value)}
        >
          {label} {summary && <span className="list-tab-count">{formatNumber(count, words.conventions)}</span>}
        </button>
      ))}
    </div>
  );
}

/** From tab to tab, as they stand: in Arabic the next one is to the left. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const place = tabs.indexOf(document.activeElement as HTMLElement);
  const isFromRight = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: place + (isFromRight ? -1 : 1),
    ArrowLeft: place + (isFromRight ? 1 : -1),
    Home: 0,
    End: -1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
