import { sql } from 'kysely';
import { COHORT } from '../../../../schemas/academics/cohort.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import type { Caller } from '../../caller.ts';
import { refuse } from '../../errors.ts';
import { isAllowed } from '../../policies/require.ts';
import type { Removing, Writing } from '../resources/hookTypes.ts';
import type { Store, Values } from '../resources/store.ts';

/** Teachers give material and homework in their own name, in the sections and subjects that are assigned to them. `full` may do it for all. */
export async function guardTask({ store, caller, existing, values }: Writing): Promise<Problems | undefined> {
  if (isAllowed(caller, store.resource, 'full')) return undefined;
  if (existing && !(await isOwn(store, caller, existing.employee_id))) throw refuse.forbidden();
  const task = { ...existing, ...values };
  if (!(await isOwn(store, caller, task.employee_id))) return { employee_id: [{ key: 'ownOnly' }] };
  return (await isAssigned(store, task)) ? undefined : { subject_id: [{ key: 'notAssigned' }] };
}

/** What another teacher gave is not deleted. */
export async function guardTaskRemoval({ store, caller, existing }: Removing): Promise<void> {
  if (isAllowed(caller, store.resource, 'full')) return;
  if (!(await isOwn(store, caller, existing.employee_id))) throw refuse.forbidden();
}

async function isOwn({ trx }: Store, { userId }: Caller, employee: unknown): Promise<boolean> {
  const own = await trx.selectFrom('employees').select('id').where('id', '=', employee).where('user_id', '=', userId).executeTakeFirst();
  return own !== undefined;
}

async function isAssigned({ trx }: Store, task: Values): Promise<boolean> {
  const names = [...COHORT, 'subject_id', 'employee_id'] as const;
  const agreeing = names.map((name) => sql<boolean>`${sql.ref(name)} is not distinct from ${task[name] ?? null}`);
  const assigned = await trx
    .selectFrom('subject_teachers')
    .select('id')
    .where('is_active', '=', 1)
    .where((eb) => eb.and(agreeing))
    .executeTakeFirst();
  return assigned !== undefined;
}
