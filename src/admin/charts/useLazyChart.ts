import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadChunk } from '../loading/loadChunk.ts';

/** Milliseconds after which it begins where the browser does not say when it has nothing to do. */
const PAUSE_MS = 500;

interface LazyChart<Props> {
  readonly chart?: ComponentType<Props>;
  readonly hasFailed: boolean;
}

/** A chart whose code, which is heavy, is fetched once the browser has nothing more urgent to do. */
export function useLazyChart<Props>(load: () => Promise<ComponentType<Props>>): LazyChart<Props> {
  const [state, setState] = useState<LazyChart<Props>>({ hasFailed: false });
  const fetchChart = useEffectEvent(() => {
    loadChunk(load).then(
      (chart) => setState({ chart, hasFailed: false }),
      () => setState({ hasFailed: true }),
    );
  });
  useEffect(() => {
    if (window.requestIdleCallback) {
      const idle = window.requestIdleCallback(() => fetchChart());
      return () => window.cancelIdleCallback(idle);
    }
    const timer = setTimeout(() => fetchChart(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return state;
}
