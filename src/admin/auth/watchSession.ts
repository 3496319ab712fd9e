import { isViewStale } from './accountView.ts';
import { homeRoute } from './homeRoute.ts';
import { beginRenewal, endRenewal, isHolding } from './renewal.ts';
import { loginAddress } from './returnPath.ts';
import { readSession, watchOtherTabs } from './session.ts';
import { sessionEvents } from './sessionEvents.ts';
import { decideStart, isOpenPage } from './startDecision.ts';
import type { UserData } from './userData.ts';

export interface WatchOptions {
  /** The user whom the page was built for; undefined while it shows the login. */
  readonly shownUser: () => UserData | undefined;
  /** Leaves by a full navigation, so that nothing of a former user stays in memory. */
  readonly leaveFor: (address: string) => void;
  /** Whether leaving would lose what is typed. */
  readonly hasUnsaved: () => boolean;
}

/**
 * Keeps the page true to the session, whoever changes it. A session that has ended is renewed over the page where one is
 * open, and else leads to the login and back, but from pages that are for everybody. What another tab does is followed: a log-out to the login, a log-in away
 * from the login, another user's log-in to that user's home; but while something is not saved the page stays, and asks.
 */
export function watchSession({ shownUser, leaveFor, hasUnsaved }: WatchOptions): void {
  sessionEvents.addEventListener('sessionExpired', () => {
    if (!beginRenewal() && !isOpenPage(location.pathname)) leaveFor(loginAddress(location, 'expired'));
  });
  watchOtherTabs(follow);
  // Going back after a log-out can bring a page back to life just as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const user = readSession();
    if (user && isViewStale()) leaveFor(homeRoute(user));
    else follow(user);
  });

  function follow(user: UserData | undefined): void {
    const shown = shownUser();
    if (user?.id === shown?.id) {
      endRenewal();
      return;
    }
    if (shown && (hasUnsaved() || isHolding()) && beginRenewal()) return;
    if (!user) leaveFor('/login');
    else leaveFor(shown ? homeRoute(user) : decideStart(location, user).address);
  }
}
