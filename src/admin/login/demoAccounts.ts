import type { LoginMessages } from '../../../locales/en/login.ts';

export interface DemoAccount {
  readonly role: keyof LoginMessages;
  readonly identifier: string;
  readonly password: string;
}

const ROLES = ['superAdmin', 'admin', 'accountant', 'office', 'teacher', 'student', 'parent'] as const;

/** The logins of the demo school; no other school has them. */
export const demoAccounts: readonly DemoAccount[] = ROLES.map((role) => ({
  role,
  identifier: `${role.toLowerCase()}@demo.school`,
  password: 'Demo@1234',
}));
