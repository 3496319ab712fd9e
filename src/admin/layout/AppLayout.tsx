import { useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { readLayout } from '../providers/store.ts';
import { AppFooter } from './AppFooter.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { MenuTree } from './MenuTree.tsx';
import { PageHeading } from './PageHeading.tsx';
import { TopBar } from './TopBar.tsx';
import { TopMenu } from './TopMenu.tsx';
import './layout.css';

/** Up to this width there is no room for a menu beside or above the page: it becomes a drawer. */
const NARROW = '(max-width: 900px)';

/** The frame of every screen: the bar, the menu where the user wants it, the heading and the page. */
export function AppLayout({ children }: { readonly children: ReactNode }) {
  const [layout] = useStore('layout', readLayout());
  const [isMenuOpen, setMenuOpen] = useStore('menu.open', true);
  const [drawerVisit, setDrawerVisit] = useState<string>();
  const { key: visit } = useLocation();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const translate = useTranslate();
  const isBeside = !isNarrow && layout === 'vertical';
  const isAbove = !isNarrow && layout === 'horizontal';
  // The drawer belongs to one visit: choosing a screen closes it.
  const isDrawerOpen = drawerVisit === visit;
  const toggleMenu = () => (isNarrow ? setDrawerVisit(visit) : setMenuOpen(!isMenuOpen));

  return (
    <div className="app" data-menu={isBeside && isMenuOpen ? 'beside' : undefined}>
      <a className="app-skip" href="#main-content">
        {translate('shell.skipToContent')}
      </a>
      <header className="app-header">
        <TopBar
          menuButton={isAbove ? undefined : { isOpen: isNarrow ? isDrawerOpen : isMenuOpen, onClick: toggleMenu }}
        />
        {isAbove && <TopMenu />}
        <LoadingBar />
      </header>
      {isBeside && isMenuOpen && (
        <div className="app-side">
          <MenuTree />
        </div>
      )}
      {isNarrow && <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerVisit(undefined)} />}
      <main id="main-content" className="app-main" tabIndex={-1}>
        <PageHeading />
        {children}
      </main>
      <AppFooter />
    </div>
  );
}
