import { holds } from '../../../core/conditions.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import { isAllowed } from '../../policies/require.ts';
import type { Writing } from '../resources/hookTypes.ts';

/** Whose login somebody has decides what is theirs: only those who manage logins say it. */
export async function guardLogin({ store, caller, existing, values }: Writing): Promise<Problems | undefined> {
  if (!('user_id' in values)) return undefined;
  const isSame = (values.user_id ?? null) === (existing?.user_id ?? null);
  if (isSame || isAllowed(caller, store.resource, 'login')) return undefined;
  return { user_id: [{ key: 'loginNotYours' }] };
}

/** A login that somebody has keeps a role of such people: the one that could be chosen for them. */
export async function guardRoleOfLogin({ store, existing, values }: Writing): Promise<Problems | undefined> {
  const { role_id } = values;
  if (!existing || role_id === undefined || role_id === existing.role_id) return undefined;
  for (const { table, fields } of store.registry.resources) {
    const login = fields.user_id;
    if (login?.kind !== 'reference' || login.only?.role_id === undefined) continue;
    if (holds({ role_id: login.only.role_id }, { role_id })) continue;
    const person = await store.trx.selectFrom(table).select('id').where('user_id', '=', existing.id).executeTakeFirst();
    if (person) return { role_id: [{ key: 'roleOfLogin' }] };
  }
  return undefined;
}
