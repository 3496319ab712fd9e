import type { Problems } from '../../../core/rules/readInput.ts';
import { isAllowed } from '../../policies/require.ts';
import type { Writing } from '../resources/hookTypes.ts';

/** Roles of students and parents. */
const ROLES_OF_OTHERS = [4, 5];

/** Whose login somebody has decides what is theirs: only those who manage logins say it. */
export async function guardLogin({ store, caller, existing, values }: Writing): Promise<Problems | undefined> {
  if (!('user_id' in values)) return undefined;
  const isSame = (values.user_id ?? null) === (existing?.user_id ?? null);
  if (isSame || isAllowed(caller, store.resource, 'login')) return undefined;
  return { user_id: [{ key: 'loginNotYours' }] };
}

/** The login of an employee never gets the role of a student or a parent. */
export async function guardEmployeeRole({ store, existing, values }: Writing): Promise<Problems | undefined> {
  if (!existing || !ROLES_OF_OTHERS.includes(Number(values.role_id))) return undefined;
  const employees = store.registry.get('employee').table;
  const employee = await store.trx.selectFrom(employees).select('id').where('user_id', '=', existing.id).executeTakeFirst();
  return employee ? { role_id: [{ key: 'employeeRole' }] } : undefined;
}
