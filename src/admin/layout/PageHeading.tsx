import { TitlePortal, useTranslate } from 'react-admin';
import { Link, useNavigationType } from 'react-router';
import { useCurrentScreen } from '../addresses/currentScreen.ts';
import { isOverList, pageKeyOf, type Screen } from '../addresses/screens.ts';
import { useEffect, useRef } from 'react';
import { namePage } from '../browser/documentTitle.ts';
import { useProduct } from '../product/product.ts';
import { useInstitute } from '../providers/useInstitute.ts';

/** What react-admin calls the heading that the page fills. */
const HEADING_ID = 'react-admin-title';

/** React-admin cuts a long title off, and with it what lies below the line in Arabic. */
const WHOLE_TITLE = { flex: 'none', whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' };

/** The page's one heading, filled by the page itself (react-admin's Title), and where the page stands. */
export function PageHeading() {
  const screen = useCurrentScreen();
  useDocumentTitle();
  useFocusOnNavigation(screen);
  return (
    <div className="page-heading">
      {screen?.kind === 'resource' && <Position screen={screen} />}
      <TitlePortal component="h1" variant="h1" tabIndex={-1} sx={WHOLE_TITLE} />
    </div>
  );
}

/** The area, and from a form the way back to its list. */
function Position({ screen }: { readonly screen: Extract<Screen, { kind: 'resource' }> }) {
  const { resource, view } = screen;
  const translate = useTranslate();
  const isBelowList = view !== 'list' && view !== 'singleton' && !isOverList(screen);
  return (
    <nav className="page-position" aria-label={translate('shell.position')}>
      <ol>
        <li>{translate(`areas.${resource.area}`)}</li>
        {isBelowList && (
          <li>
            <Link to={resource.screens.list}>{translate(`resources.${resource.name}.name`, { smart_count: 2 })}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Names the window after the page's heading and the house, whichever page writes the heading and whenever it does. */
function useDocumentTitle(): void {
  const { name } = useProduct();
  const house = useInstitute()?.name ?? name;
  useEffect(() => {
    const heading = document.getElementById(HEADING_ID);
    if (!heading) return undefined;
    const update = () => namePage(heading.textContent?.trim() ?? '', house);
    update();
    const watcher = new MutationObserver(update);
    watcher.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => watcher.disconnect();
  }, [house]);
}

/**
 * On another page the reading begins at its heading, unless the page has put the focus somewhere itself, and the view at
 * its top; going back leaves the scrolling to the browser.
 */
function useFocusOnNavigation(screen: Screen | undefined): void {
  const navigation = useNavigationType();
  const page = screen && pageKeyOf(screen);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (navigation !== 'POP') window.scrollTo(0, 0);
    const heading = document.getElementById(HEADING_ID);
    if (!heading?.closest('main')?.contains(document.activeElement)) heading?.focus({ preventScroll: true });
  }, [page, navigation]);
}
