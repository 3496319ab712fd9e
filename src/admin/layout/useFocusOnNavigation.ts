import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { pageKeyOf, type Screen } from '../addresses/screens.ts';

/**
 * On another page the reading begins at its heading, unless the page has put the focus somewhere itself, and the view at
 * its top; going back leaves the scrolling to the browser.
 */
export function useFocusOnNavigation(screen: Screen | undefined): void {
  const navigation = useNavigationType();
  const page = screen && pageKeyOf(screen);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (navigation !== 'POP') window.scrollTo(0, 0);
    const heading = document.getElementById('react-admin-title');
    if (!heading?.closest('main')?.contains(document.activeElement)) heading?.focus({ preventScroll: true });
  }, [page, navigation]);
}
