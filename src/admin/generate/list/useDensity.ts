import { useStore } from 'react-admin';

/** How close together the rows of lists stand, as somebody has chosen it in this browser. */
export function useDensity() {
  return useStore<'comfortable' | 'compact'>('density', 'comfortable');
}
