import { homeRoute } from './homeRoute.ts';
import { loginAddress } from './returnPath.ts';
import { readSession, watchOtherTabs } from './session.ts';
import { sessionEvents } from './sessionEvents.ts';
import { decideStart } from './startDecision.ts';
import type { UserData } from './userData.ts';

export interface WatchOptions {
  /** The user whom the page was built for; undefined while it shows the login. */
  readonly shownUser: () => UserData | undefined;
  /** Leaves by a full navigation, so that nothing of a former user stays in memory. */
  readonly leaveFor: (address: string) => void;
}

/**
 * Keeps the page true to the session, whoever changes it: an expired one leads to the login and back, a log-out in
 * another tab to the login, a log-in there away from the login, and another user's log-in to that user's home.
 */
export function watchSession({ shownUser, leaveFor }: WatchOptions): void {
  sessionEvents.addEventListener('sessionExpired', () => leaveFor(loginAddress(location, 'expired')));
  watchOtherTabs(follow);
  // Going back after a log-out can bring a page back to life just as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(readSession());
  });

  function follow(user: UserData | undefined): void {
    const shown = shownUser();
    if (user?.id === shown?.id) return;
    if (!user) leaveFor('/login');
    else leaveFor(shown ? homeRoute(user) : decideStart(location, user).address);
  }
}
