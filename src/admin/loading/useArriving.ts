import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './loadChunk.ts';
import { whenIdle } from './whenIdle.ts';

/** Milliseconds until code that could not be fetched is asked for again. */
const RETRY_MS = 2_000;

/**
 * A part of the frame that no page waits for; undefined until its code is there. While there is no connection the page
 * stays as it is, and the code is asked for until it comes.
 */
export function useArriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>();
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout>;
    const fetchPart = () =>
      void loadChunk(load).then(
        (loaded) => isHere && setPart(() => loaded),
        () => {
          if (isHere) timer = setTimeout(fetchPart, RETRY_MS);
        },
      );
    fetchPart();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [load, isMissing]);
  return part;
}

/** Whether the browser has had nothing more urgent to do since: no first screen waits for what can come later. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(() => isHere && setIdle(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isIdle;
}
