import { MessagePage } from '../pages/MessagePage.tsx';
import { PathResource } from './PathResource.tsx';
import { handMadePage, HomePage, ProfilePage } from './pages.ts';
import { pageKeyOf, type Screen } from './screens.ts';

/** The page of a screen. */
export function ScreenContent({ screen }: { readonly screen: Screen }) {
  if (screen.kind === 'resource') return <PathResource key={pageKeyOf(screen)} {...screen} />;
  if (screen.kind === 'handMade') {
    const Page = handMadePage(screen.screen);
    return <Page key={pageKeyOf(screen)} params={screen.params} />;
  }
  if (screen.page === 'home') return <HomePage />;
  if (screen.page === 'profile') return <ProfilePage />;
  return <MessagePage message={screen.page} />;
}
