import { createContext, useContext } from 'react';
import type { Need } from '../../core/resource.ts';

/** What the pages that every product has ask for. The app gives it: no input depends on the table of its pages. */
export const PageNeedsContext = createContext<readonly Need[] | undefined>(undefined);

export function usePageNeeds(): readonly Need[] {
  const needs = useContext(PageNeedsContext);
  if (!needs) throw new Error('An input stands outside of the app');
  return needs;
}
