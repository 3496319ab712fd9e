import type { UserData } from './userData.ts';

/** The route a user's role starts at: the dashboard for whoever may read it, else the profile, which everybody has. */
export function homeRoute({ ability }: Pick<UserData, 'ability'>): string {
  const readsDashboard = ability.some(
    ({ action, subject }) =>
      ['read', 'full', 'manage'].includes(action) && (subject === 'Dashboard' || subject === 'all'),
  );
  return readsDashboard ? '/' : '/profile';
}
