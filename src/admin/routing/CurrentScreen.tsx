import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { currentView } from '../auth/accountView.ts';
import { beginRenewal } from '../auth/renewal.ts';
import { loginAddress } from '../auth/returnPath.ts';
import { readSession } from '../auth/session.ts';
import { readUserData } from '../auth/userData.ts';
import { AppLayout } from '../layout/AppLayout.tsx';
import { useProduct } from '../product/product.ts';
import { useAccount } from '../providers/ability.ts';
import { ScreenContext } from '../addresses/currentScreen.ts';
import { decideScreen } from './decideScreen.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PathResource } from './PathResource.tsx';
import { ownPageOf, pageOf } from './pages.ts';
import { missState } from '../addresses/missedAddress.ts';
import { isMessage } from '../addresses/ownPages.ts';
import { MessagePage } from '../pages/MessagePage.tsx';
import { createScreenAt, pageKeyOf, type Screen } from '../addresses/screens.ts';

/** The app at an address: the guard first, then the page in the layout that it asks for. */
export function CurrentScreen() {
  const { pathname, search, hash } = useLocation();
  // As of the last login: a session that has ended is renewed over the page, which stays.
  const { user, ability } = useAccount();
  const product = useProduct();
  const screenAt = useMemo(() => createScreenAt(product), [product]);
  const decision = decideScreen({ pathname, user, ability, screenAt, isView: currentView() !== undefined });
  useEffect(() => {
    if (user && !readSession() && !beginRenewal()) leaveForLogin();
  });

  if ('login' in decision) return <LeaveForLogin />;
  if ('goTo' in decision)
    return <Navigate to={decision.goTo} replace state={{ ...missState(pathname), wanted: pathname + search + hash }} />;
  const { show: screen } = decision;
  const content = (
    <PageBoundary page={pageKeyOf(screen)}>
      <Page screen={screen} />
    </PageBoundary>
  );
  return <ScreenContext value={screen}>{isBare(screen) ? content : <AppLayout>{content}</AppLayout>}</ScreenContext>;
}

function Page({ screen }: { readonly screen: Screen }) {
  const product = useProduct();
  if (screen.kind === 'resource') return <PathResource key={pageKeyOf(screen)} {...screen} />;
  if (screen.kind === 'handMade') {
    const HandMade = pageOf(screen.screen.load, product);
    return <HandMade key={pageKeyOf(screen)} params={screen.params} />;
  }
  if (isMessage(screen.page)) return <MessagePage message={screen.page} />;
  const OwnPage = ownPageOf(screen.page, product);
  return <OwnPage />;
}

/** Error pages stand alone: whoever sees them may not even have a menu. */
function isBare(screen: Screen): boolean {
  return screen.kind === 'own' && isMessage(screen.page);
}

function LeaveForLogin() {
  useEffect(leaveForLogin, []);
  return null;
}

// A full navigation, so that nothing of the former user stays in memory. Who is still known here was away too long.
function leaveForLogin(): void {
  location.replace(loginAddress(location, readUserData() ? 'expired' : undefined));
}
