import { role, SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import { refuse } from '../../errors.ts';
import { changesOf, notHeld, problemsOf, refuseUnknown } from './handingOut.ts';
import { type DefinedRules, defineRules, type ProblemsOf, type Removing, type Writing } from '../resources/rules.ts';
import { endLogins } from './families.ts';
import { forgetSessions } from './sessions.ts';

/**
 * A role that the product relies on stays active and is never deleted; the super admin's always is one. Switching another
 * off ends the logins of all who have it. Nobody gives a role what they do not hold themselves, or what there is not.
 */
export function roleRules(neededRoles: readonly number[]): DefinedRules {
  const needed = new Set([SUPER_ADMIN_ROLE, ...neededRoles]);

  const guardRole = async ({ store: { trx }, existing, values }: Writing<typeof role>): Promise<undefined> => {
    if (!existing || values.is_active !== 0) return;
    if (needed.has(existing.id)) throw refuse.builtInRole();
    const holders = await trx.selectFrom('users').select('id').where('role_id', '=', existing.id).execute();
    for (const { id } of holders) await endLogins(trx, { userId: id });
  };

  const refuseEscalation = async (writing: Writing<typeof role>): Promise<ProblemsOf<typeof role> | undefined> => {
    const unknown = refuseUnknown(writing, writing.store.context.permissions);
    if (unknown) return unknown;
    const { rows, added } = changesOf(writing);
    const refused = notHeld(writing.caller, writing.store.registry, added);
    if (refused.length === 0) return undefined;
    return problemsOf({ refused, rows, isEntered: writing.values.permissions !== undefined });
  };

  const guardRemoval = async ({ existing }: Removing<typeof role>): Promise<void> => {
    if (needed.has(existing.id)) throw refuse.builtInRole();
  };

  return defineRules(role, {
    beforeWrite: async (writing) => (await refuseEscalation(writing)) ?? guardRole(writing),
    beforeRemove: guardRemoval,
    afterCommit: forgetSessions,
  });
}
