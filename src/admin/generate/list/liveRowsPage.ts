import { useEffect, useState } from 'react';
import type { Resource } from '../../../core/resource.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { whenIdle } from '../../loading/whenIdle.ts';

/** Rows in which records are changed and moved: most lists do without. */
export const LiveRowsPage = lazyPage(() => import('./rowWork.ts').then((module) => module.LiveRows));

/** Whether the rows of a list are such; they are there to be read first. What is a card is moved, and changed in its form. */
export function useIsLive({ list, place }: Resource, layout: 'table' | 'cards'): boolean {
  const [isIdle, setIdle] = useState(false);
  const isWanted = place !== undefined || (list.inPlace && layout === 'table');
  useEffect(() => {
    if (isWanted) whenIdle(() => setIdle(true));
  }, [isWanted]);
  return isWanted && isIdle;
}
