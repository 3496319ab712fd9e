import { lazyPage } from '../../loading/lazyPage.tsx';

/** The input of a filter. All of them together are as heavy as the list, and most visits need none. */
export const FilterInputPage = lazyPage(() => import('./FilterInput.tsx').then((module) => module.FilterInput));
