import { sql } from 'kysely';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { courseMaterial } from '../../../../../schemas/teaching/courseMaterial.ts';
import type { homework } from '../../../../../schemas/teaching/homework.ts';
import type { Caller } from '../../../caller.ts';
import { isAllowed } from '../../../policies/require.ts';
import type { ProblemsAt, Writing } from '../../../services/rules.ts';
import type { Store } from '../../../services/store.ts';
import { tablesOf } from '../../tables.ts';

type TaskWriting = Writing<typeof homework> | Writing<typeof courseMaterial>;

/** Teachers give material and homework in their own name, in the sections and subjects that are assigned to them. `full` may do it for all. */
export async function guardTask({
  store,
  caller,
  record,
}: TaskWriting): Promise<ProblemsAt<'employee_id' | 'subject_id'> | undefined> {
  if (isAllowed(caller, store.resource, 'full')) return undefined;
  if (!(await isOwn(store, caller, record.employee_id))) return { employee_id: [{ key: 'ownOnly' }] };
  return (await isAssigned(store, record)) ? undefined : { subject_id: [{ key: 'notAssigned' }] };
}

async function isOwn(store: Store, { userId }: Caller, employee: number): Promise<boolean> {
  const own = await tablesOf<'employees'>(store)
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employee)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return own !== undefined;
}

async function isAssigned(store: Store, task: TaskWriting['record']): Promise<boolean> {
  const names = [...COHORT, 'subject_id', 'employee_id'] as const;
  const agreeing = names.map((name) => sql<boolean>`${sql.ref(name)} is not distinct from ${task[name] ?? null}`);
  const assigned = await tablesOf<'subject_teachers'>(store)
    .selectFrom('subject_teachers')
    .select('id')
    .where('is_active', '=', 1)
    .where((eb) => eb.and(agreeing))
    .executeTakeFirst();
  return assigned !== undefined;
}
