import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { useCurrentScreen } from '../addresses/currentScreen.ts';
import { pageKeyOf } from '../addresses/screens.ts';
import { wantsLessMotion } from '../theme/motion.ts';
import { readTransition, type ScreenTransition } from '../providers/store.ts';

const DURATION_MS = 240;

/** What the next screen begins with; it ends as it stands. */
const BEGINNINGS: Readonly<Record<Exclude<ScreenTransition, 'none'>, Keyframe>> = {
  'zoom-fade': { opacity: 0, transform: 'scale(0.98)' },
  fade: { opacity: 0 },
  'slide-fade': { opacity: 0, transform: 'translateY(0.75rem)' },
};

/**
 * Lets another screen appear in the chosen way, in the element that the returned reference is given to. The screen is
 * there and can be used from the start; nothing moves for whoever wants less motion, nor for a dialog over a list.
 */
export function useScreenTransition(): RefObject<HTMLElement | null> {
  const [transition] = useStore('transition', readTransition());
  const screen = useCurrentScreen();
  const page = screen && pageKeyOf(screen);
  const place = useRef<HTMLElement>(null);
  const lastPage = useRef(page);
  useLayoutEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (transition === 'none' || wantsLessMotion()) return;
    place.current?.animate?.([BEGINNINGS[transition], {}], { duration: DURATION_MS, easing: 'ease-out' });
  }, [page, transition]);
  return place;
}
