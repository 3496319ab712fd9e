import { TitlePortal, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCurrentScreen } from '../addresses/currentScreen.ts';
import { isOverList, type Screen } from '../addresses/screens.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

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
