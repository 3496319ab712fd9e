import { DEMO_LOGINS, DEMO_PASSWORD } from '../../../../schemas/access/demoLogins.ts';
import { hashPassword } from '../../services/auth/passwords.ts';
import { ROLES } from './base.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';
import type { SchoolUsers } from './school.ts';

/** Seeds the demo logins. Returns their ids by role. */
export async function seedUsers(context: SeedContext): Promise<SchoolUsers> {
  const password = await hashPassword(DEMO_PASSWORD);
  const roles = ROLES.map(({ name }) => name);
  const ids = await seedRecords(
    context,
    'user',
    DEMO_LOGINS.map(({ role, name, email }) => ({ name, email, role_id: roles.indexOf(role) + 1, password })),
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
