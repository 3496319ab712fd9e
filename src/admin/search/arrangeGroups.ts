import type { Translate } from '../format/labels.ts';
import { findScreens } from './findScreens.ts';
import type { OfferedScreens } from './screensOffered.ts';
import type { SearchGroup } from './searchItem.ts';

/** Actions that are offered before anything is typed. */
const MOST_AT_FIRST = 6;

interface Arrangement {
  readonly text: string;
  readonly offered: OfferedScreens;
  readonly recent: SearchGroup['items'];
  /** What the server found. */
  readonly records: readonly SearchGroup[];
  readonly translate: Translate;
}

/**
 * What is offered for what is typed, in order. Screens and actions go first, because they are there at once and what
 * stands on top must not move away; those that only have the words somewhere inside stand behind the records.
 */
export function arrangeGroups({ text, offered, recent, records, translate }: Arrangement): SearchGroup[] {
  const group = (key: string, items: SearchGroup['items']) => ({ key, title: translate(`shell.search.${key}`), items });
  if (text.trim() === '')
    return filled([group('recent', recent), group('actions', offered.actions.slice(0, MOST_AT_FIRST))]);
  const screens = findScreens(text, offered.screens);
  const actions = findScreens(text, offered.actions);
  const own = [
    { group: group('screens', screens.items), fit: screens.fit },
    { group: group('actions', actions.items), fit: actions.fit },
  ];
  const first = own.filter(({ fit }) => fit !== 2).map((each) => each.group);
  const last = own.filter(({ fit }) => fit === 2).map((each) => each.group);
  return filled([...first, ...records, ...last]);
}

function filled(groups: readonly SearchGroup[]): SearchGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}
