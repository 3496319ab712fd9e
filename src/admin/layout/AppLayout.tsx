import { type ReactNode, useEffectEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useLoading, useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { readLayout, readNavbar } from '../providers/store.ts';
import { AreaMenus } from './AreaMenus.tsx';
import { MenuTree } from './MenuTree.tsx';
import { PageHeading } from './PageHeading.tsx';
import { TopBar } from './TopBar.tsx';
import { useScreenTransition } from './useScreenTransition.ts';
import './layout.css';
import { useLazyDialog } from '../loading/useLazyDialog.ts';
import { usePageLoading } from '../loading/pageLoading.ts';
import { useInstitute } from '../providers/useInstitute.ts';
import { useIsTablet } from '../theme/screenWidths.ts';
import { useIsOnline } from '../http/connection.ts';

/** Up to this width there is no room for a menu beside or above the page: it becomes a drawer. */

const loadDrawer = () => import('./MenuDrawer.tsx').then((module) => module.MenuDrawer);

/** The frame of every screen: the bar, the menu where the user wants it, the heading and the page. */
export function AppLayout({ children }: { readonly children: ReactNode }) {
  const [layout] = useStore('layout', readLayout());
  const [navbar] = useStore('navbar', readNavbar());
  const main = useScreenTransition();
  const [isMenuOpen, setMenuOpen] = useStore('menu.open', true);
  const [drawerVisit, setDrawerVisit] = useState<string>();
  const { key: visit } = useLocation();
  const isNarrow = useIsTablet();
  const translate = useTranslate();
  const isBeside = !isNarrow && layout === 'vertical';
  const isAbove = !isNarrow && layout === 'horizontal';
  // The drawer belongs to one visit: choosing a screen closes it.
  const { Dialog: MenuDrawer, ...drawer } = useLazyDialog(loadDrawer);
  const isDrawerOpen = MenuDrawer !== undefined && drawerVisit === visit;
  const toggleMenu = () => {
    if (!isNarrow) return setMenuOpen(!isMenuOpen);
    setDrawerVisit(visit);
    void drawer.open();
  };
  // The page writes its heading in the frame's: into one that comes after it, only when it has already been seen without.
  const [hasHeading, setHeading] = useState(false);
  useLayoutEffect(() => setHeading(true), []);
  const preloadDrawer = useEffectEvent(drawer.preload);
  useEffect(() => {
    if (isNarrow) preloadDrawer();
  }, [isNarrow]);

  return (
    <div className="app" data-menu={isBeside ? (isMenuOpen ? 'beside' : 'rail') : undefined} data-navbar={navbar}>
      <a className="app-skip" href="#main-content">
        {translate('shell.skipToContent')}
      </a>
      <header className="app-header">
        <TopBar
          menuButton={isAbove ? undefined : { isOpen: isNarrow ? isDrawerOpen : isMenuOpen, onClick: toggleMenu }}
        />
        {isAbove && <AreaMenus place="above" />}
        <LoadingBar />
      </header>
      {isBeside && <div className="app-side">{isMenuOpen ? <MenuTree /> : <AreaMenus place="beside" />}</div>}
      {isNarrow && MenuDrawer && <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerVisit(undefined)} />}
      <main ref={main} id="main-content" className="app-main" tabIndex={-1}>
        <OfflineBanner />
        <PageHeading />
        {hasHeading && children}
      </main>
      <AppFooter />
    </div>
  );
}

/** Shows that something is on its way, once that has lasted long enough to be noticed. */
function LoadingBar() {
  const isFetching = useLoading();
  const isPageLoading = usePageLoading();
  const translate = useTranslate();
  if (!isFetching && !isPageLoading) return null;
  return <div className="loading-bar" role="progressbar" aria-label={translate('shell.loading')} />;
}

/** Milliseconds without anything on its way, after which a page is whole. */
const QUIET_MS = 300;

/** Ends the page, and is seen once all above it is there: it would be pushed away by what comes. */
function AppFooter() {
  const institute = useInstitute();
  const { pathname } = useLocation();
  const [whole, setWhole] = useState<string>();
  const isFetching = useLoading();
  const isPageLoading = usePageLoading();
  useEffect(() => {
    if (isFetching || isPageLoading) return undefined;
    const timer = setTimeout(() => setWhole(pathname), QUIET_MS);
    return () => clearTimeout(timer);
  }, [pathname, isFetching, isPageLoading]);
  return (
    <footer className="app-footer" data-whole={whole === pathname}>
      {institute && <span dir="auto">{`© ${new Date().getFullYear()} ${institute.name}`}</span>}
    </footer>
  );
}

/** Says that there is no connection, for as long as that is so; always there, so that it is read out. */
function OfflineBanner() {
  const isOnline = useIsOnline();
  const translate = useTranslate();
  return (
    <div role="status" className="offline-banner">
      {!isOnline && translate('shell.offline')}
    </div>
  );
}
