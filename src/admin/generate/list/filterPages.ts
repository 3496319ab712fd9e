import { lazyPage } from '../../loading/lazyPage.tsx';

const load = () => import('./filterParts.ts');

/** What most visits of a list need none of: all inputs of filters together are as heavy as the list. */
export const FilterPanelPage = lazyPage(() => load().then((module) => module.FilterPanel));
export const AlternativeChipsPage = lazyPage(() => load().then((module) => module.AlternativeChips));
