import { type Fit, fitOf } from './matchWords.ts';
import type { OfferedScreen } from './screensOffered.ts';

const MOST = 6;

interface FoundScreens {
  readonly items: readonly OfferedScreen[];
  /** How well the best of them fits. */
  readonly fit: Fit | undefined;
}

/** Those whose name fits a search, the best first; equals keep their order. */
export function findScreens(search: string, offered: readonly OfferedScreen[]): FoundScreens {
  const found = offered
    .map((item) => ({ item, fit: fitOf(search, item.names) }))
    .filter((each): each is { item: OfferedScreen; fit: Fit } => each.fit !== undefined)
    .sort((a, b) => a.fit - b.fit);
  return { items: found.slice(0, MOST).map(({ item }) => item), fit: found[0]?.fit };
}
