import { createContext, useContext } from 'react';
import type { Screen } from './screens.ts';

export const ScreenContext = createContext<Screen | undefined>(undefined);

/** The screen that is shown; undefined outside of any. */
export function useCurrentScreen(): Screen | undefined {
  return useContext(ScreenContext);
}
