import type { Resource } from '../../../core/resource.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';

/** Rows in which records are changed and moved: most lists do without. */
export const LiveRowsPage = lazyPage(() => import('./live/LiveRows.tsx').then((module) => module.LiveRows));

/** Whether records are changed in their rows, or moved. */
export const isLive = ({ list, place }: Resource): boolean => list.inPlace || place !== undefined;
