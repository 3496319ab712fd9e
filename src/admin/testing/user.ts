import type { UserData } from '../auth/userData.ts';

/** Somebody who may see the start page and nothing else. */
export const user: UserData = {
  id: 1,
  name: 'Ayesha',
  email: 'a@school.test',
  role: { id: 2, name: 'Admin' },
  ability: [{ action: 'read', subject: 'Dashboard' }],
};
