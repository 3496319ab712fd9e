import { hashPassword } from '../../services/auth/passwords.ts';
import { ROLES } from './base.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';
import type { SchoolUsers } from './school.ts';

/** The password of every demo login. */
export const DEMO_PASSWORD = 'Demo@1234';

/** The demo logins, in the order of the roles. */
export const DEMO_LOGINS = [
  { role: 'Super admin', name: 'Shaheda Begum', email: 'superadmin@demo.school' },
  { role: 'Admin', name: 'Mizanur Rahman', email: 'admin@demo.school' },
  { role: 'Accountant', name: 'Anwar Hossain', email: 'accountant@demo.school' },
  { role: 'Office', name: 'Nilufar Yasmin', email: 'office@demo.school' },
  { role: 'Teacher', name: 'Rafiqul Islam', email: 'teacher@demo.school' },
  { role: 'Student', name: 'Tanvir Ahmed', email: 'student@demo.school' },
  { role: 'Parent', name: 'Kamal Ahmed', email: 'parent@demo.school' },
] as const;

/** Seeds the demo logins. Returns their ids by role. */
export async function seedUsers(context: SeedContext): Promise<SchoolUsers> {
  const password = await hashPassword(DEMO_PASSWORD);
  const roles = ROLES.map(({ name }) => name);
  const ids = await seedRecords(
    context,
    'user',
    DEMO_LOGINS.map(({ role, ...login }) => ({ ...login, role_id: roles.indexOf(role) + 1, password })),
  );
  const idOf = (role: (typeof DEMO_LOGINS)[number]['role']) =>
    ids[DEMO_LOGINS.findIndex((login) => login.role === role)] as number;
  return {
    superadmin: idOf('Super admin'),
    admin: idOf('Admin'),
    accountant: idOf('Accountant'),
    office: idOf('Office'),
    teacher: idOf('Teacher'),
    student: idOf('Student'),
    parent: idOf('Parent'),
  };
}
