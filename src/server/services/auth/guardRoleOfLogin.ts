import type { user } from '../../../core/access/user.ts';
import { holds } from '../../../core/conditions.ts';
import { constrainingReferences } from '../../../core/constrainingReferences.ts';
import type { ProblemsOf, Writing } from '../rules.ts';
import { anyTable } from '../../db/tables.ts';

/** A login that somebody has keeps a role of such people: the one that could be chosen for them. */
export async function guardRoleOfLogin({
  store,
  existing,
  values,
}: Writing<typeof user>): Promise<ProblemsOf<typeof user> | undefined> {
  const { role_id } = values;
  if (!existing || role_id === undefined || role_id === existing.role_id) return undefined;
  const holders = constrainingReferences(store.registry.resources, { target: store.resource.name, field: 'role_id' });
  for (const { resource, by, only } of holders) {
    if (only.role_id === undefined || holds({ role_id: only.role_id }, { role_id })) continue;
    const { table } = resource;
    const person = await anyTable(store.trx)
      .selectFrom(table)
      .select('id')
      .where(by, '=', existing.id)
      .executeTakeFirst();
    if (person) return { role_id: [{ key: 'roleOfLogin' }] };
  }
  return undefined;
}
