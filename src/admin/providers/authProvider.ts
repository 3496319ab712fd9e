import type { AuthProvider } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import { clearSession, login, logout } from '../auth/login.ts';
import { readSession } from '../auth/session.ts';
import { announceSessionExpired } from '../auth/sessionEvents.ts';
import { currentAccount, may } from './ability.ts';

export const authProvider: AuthProvider = {
  login: ({ username, password }: { username: string; password: string }) => login(username, password),

  logout: async () => {
    await logout();
    location.replace('/login');
    // Until the page is gone there is nothing for react-admin to clear or to show.
    return new Promise<never>(() => undefined);
  },

  checkAuth: async () => {
    if (!readSession()) throw new Error('login.sessionExpired');
  },

  // The way to the login is taken by whoever watches the session. The error itself always passes on to the screen: when
  // this rejects, react-admin lets the call succeed with nothing, and a refused save would look saved.
  checkError: async (error: { readonly status?: number } | undefined) => {
    if (error?.status !== 401 || !readSession()) return;
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
