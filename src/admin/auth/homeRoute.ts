import type { UserData } from './userData.ts';

/** Where students (role 4) and parents (role 5) land, who have no dashboard unless a school gives them one. */
const HOME_BY_ROLE: Readonly<Record<string, string>> = {
  '4': '/student/personal/subject',
  '5': '/parent/children',
};

/** The route a role starts at: the dashboard for whoever may read it, else the role's own page, else the profile. */
export function homeRoute({ role, ability }: Pick<UserData, 'role' | 'ability'>): string {
  const readsDashboard = ability.some(
    ({ action, subject }) =>
      ['read', 'full', 'manage'].includes(action) && (subject === 'Dashboard' || subject === 'all'),
  );
  return readsDashboard ? '/' : (HOME_BY_ROLE[String(role.id)] ?? '/profile');
}
