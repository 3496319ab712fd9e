import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginAddress } from '../auth/returnPath.ts';
import { readSession } from '../auth/session.ts';
import { readUserData } from '../auth/userData.ts';
import { AppLayout } from '../layout/AppLayout.tsx';
import { useAccount } from '../providers/ability.ts';
import { ScreenContext } from './currentScreen.ts';
import { decideScreen } from './decideScreen.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { ScreenContent } from './ScreenContent.tsx';
import { pageKeyOf, type Screen } from './screens.ts';

/** The app at an address: the guard first, then the page in the layout that it asks for. */
export function CurrentScreen() {
  const location = useLocation();
  const { ability } = useAccount();
  const decision = decideScreen({ pathname: location.pathname, user: readSession(), ability });

  if ('login' in decision) return <LeaveForLogin />;
  if ('goTo' in decision) return <Navigate to={decision.goTo} replace state={{ asked: location.pathname }} />;
  const { show: screen } = decision;
  const content = (
    <PageBoundary page={pageKeyOf(screen)}>
      <ScreenContent screen={screen} />
    </PageBoundary>
  );
  return <ScreenContext value={screen}>{isBare(screen) ? content : <AppLayout>{content}</AppLayout>}</ScreenContext>;
}

/** Error pages stand alone: whoever sees them may not even have a menu. */
function isBare(screen: Screen): boolean {
  return screen.kind === 'own' && ['notFound', 'notAuthorized', 'blank'].includes(screen.page);
}

// A full navigation, so that nothing of the former user stays in memory. Who is still known here was away too long.
function LeaveForLogin() {
  useEffect(() => location.replace(loginAddress(location, readUserData() ? 'expired' : undefined)), []);
  return null;
}
