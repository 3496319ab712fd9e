import type { AuthProvider } from 'react-admin';
import type { Registry } from '../../core/registry.ts';
import { forgetDraftsOf } from '../browser/kept.ts';
import { leaveUnsaved } from '../browser/unsavedChanges.ts';
import { clearSession, login, logout } from '../http/login.ts';
import { currentView } from '../auth/accountView.ts';
import { type SignedOutNotice, showSignedOutNotice } from '../auth/goodbye.ts';
import { beginRenewal, keepOpenFor } from '../auth/renewal.ts';
import { readSession } from '../auth/session.ts';
import { announceRefusal, announceSessionExpired } from '../auth/sessionEvents.ts';
import { readUserData } from '../auth/userData.ts';
import { currentAccount, may } from './ability.ts';

/** React-admin's questions about who is logged in and what they may do to the resources of a registry. */
export function createAuthProvider(registry: Registry): AuthProvider {
  return {
    login: ({ username, password }: { username: string; password: string }) => login(username, password),

    logout: async (params: { readonly goodbye?: SignedOutNotice } | null | undefined) => {
      // Whoever has something unsaved has been asked already.
      keepOpenFor(undefined);
      const user = readUserData();
      const told = logout();
      // Once nobody is logged in: before that, a form would keep its draft again.
      if (user) forgetDraftsOf(user.id);
      const isReached = await told;
      if (!isReached && params?.goodbye) showSignedOutNotice(params.goodbye);
      else leaveUnsaved('/login');
      // Until the page is gone there is nothing for react-admin to clear or to show.
      return new Promise<never>(() => undefined);
    },

    checkAuth: async () => {
      if (!readSession() && !beginRenewal()) throw new Error('login.sessionExpired');
    },

    // The way to the login is taken by whoever watches the session. The error itself always passes on to the screen: when
    // this rejects, react-admin lets the call succeed with nothing, and a refused save would look saved.
    checkError: async (error: { readonly status?: number } | undefined) => {
      if (error?.status === 403) announceRefusal();
      if (error?.status !== 401 || currentView() || !readSession()) return;
      clearSession();
      announceSessionExpired();
    },

    getIdentity: async () => {
      const { user } = currentAccount();
      return { id: user?.id ?? '', fullName: user?.name ?? '' };
    },

    canAccess: async ({ action, resource }) => {
      const { ability } = currentAccount();
      return registry.has(resource) ? may(ability, registry.get(resource), action) : ability.can(action, resource);
    },
  };
}
