import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { styleCacheOf } from './styleCaches.ts';

interface DirectionProviderProps {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Writes the styles of all components for a direction of writing. Stands above the whole app: notices lie outside of its layout. */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  return <CacheProvider value={styleCacheOf(direction)}>{children}</CacheProvider>;
}
