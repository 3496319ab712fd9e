import { useEffect, useState } from 'react';
import type { Resource } from '../../../core/resource.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { whenIdle } from '../../loading/whenIdle.ts';

/** Rows in which records are changed and moved: most lists do without. */
export const LiveRowsPage = lazyPage(() => import('./rowWork.ts').then((module) => module.LiveRows));

/** Whether the rows of a list are such; they are there to be read first. */
export function useIsLive({ list, place }: Resource): boolean {
  const [isIdle, setIdle] = useState(false);
  const isWanted = list.inPlace || place !== undefined;
  useEffect(() => {
    if (isWanted) whenIdle(() => setIdle(true));
  }, [isWanted]);
  return isWanted && isIdle;
}
