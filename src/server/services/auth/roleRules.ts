import { isDeepStrictEqual } from 'node:util';
import { permissionsNotGivable } from '../../../core/access/giving.ts';
import { refuse } from '../../errors.ts';
import { role, SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import { changesAny, type DefinedRules, defineRules, type ProblemsOf, type Writing } from '../rules.ts';
import { endLogins } from './families.ts';
import { endKnownPassword } from './knownPasswords.ts';
import { endLinksMadeBy, endPasswordLinks } from './passwordLinks.ts';
import { changesOf, problemsOf, refuseUnknown } from './handingOut.ts';
import { forgetSessions } from './sessions.ts';

const FIELDS = ['name', 'description', 'requires_second_factor', 'permissions'] as const;

/**
 * Switching a role off ends the logins of all who have it, and other permissions the links that wait for them. Nobody gives a role what they do not hold themselves, or what there is not, nor
 * takes the second factor from people who hold more; the super admin's is changed by super admins alone.
 */
export function roleRules(): DefinedRules {
  const guardRole = async (writing: Writing<typeof role>): Promise<undefined> => {
    const { existing, values, caller } = writing;
    const { trx } = writing.store;
    if (!existing) return;
    const isSwitchedOff = values.is_active === 0;
    if (isSwitchedOff && existing.is_active === 1 && existing.id === caller.roleId) throw refuse.ownAccess();
    if (!isSwitchedOff && !changesAny(values, ['permissions', 'is_active'])) return;
    const holders = await trx.selectFrom('users').select('id').where('role_id', '=', existing.id).execute();
    for (const { id } of holders) {
      if (isSwitchedOff) await endLogins(trx, { userId: id });
      // A link leads to whom it was made for, as they were then: not to somebody who may do what whoever made it may not.
      await endPasswordLinks(trx, id);
      if (isSwitchedOff || changesOf(writing).removed.length > 0) await endLinksMadeBy(trx, id);
    }
  };

  const refuseEscalation = async (writing: Writing<typeof role>): Promise<ProblemsOf<typeof role> | undefined> => {
    const unknown = refuseUnknown(writing, writing.store.context.permissions);
    if (unknown) return unknown;
    const { rows, added } = changesOf(writing);
    const refused = permissionsNotGivable(writing.caller, writing.store.registry, added);
    if (refused.length === 0) return undefined;
    return problemsOf({ refused, rows, isEntered: writing.values.permissions !== undefined });
  };

  const refuseChangingMore = async (writing: Writing<typeof role>): Promise<ProblemsOf<typeof role> | undefined> => {
    const { existing, values, caller, store } = writing;
    if (!existing) return undefined;
    const changed = FIELDS.filter((name) => isChanged(values[name], existing[name]));
    const [first] = changed;
    const problem: readonly Problem[] = [{ key: 'holdsMore' }];
    if (existing.id === SUPER_ADMIN_ROLE && caller.roleId !== SUPER_ADMIN_ROLE && first) {
      const problems: { [Name in (typeof FIELDS)[number]]?: readonly Problem[] } = {};
      problems[first] = problem;
      return problems;
    }
    if (!changed.includes('requires_second_factor') || values.requires_second_factor !== 0) return undefined;
    const isMore = permissionsNotGivable(caller, store.registry, existing.permissions).length > 0;
    return isMore ? { requires_second_factor: problem } : undefined;
  };

  return defineRules(role, {
    beforeWrite: async (writing) =>
      (await refuseEscalation(writing)) ?? (await refuseChangingMore(writing)) ?? guardRole(writing),
    afterWrite: async ({ store, caller, before, record }) => {
      const { added } = changesOf({ existing: before, values: {}, record });
      if (!before || added.length === 0) return;
      const holders = await store.trx.selectFrom('users').select('id').where('role_id', '=', record.id).execute();
      for (const { id } of holders) await endKnownPassword({ store, caller }, id);
    },
    afterCommit: forgetSessions,
  });
}

function isChanged(value: unknown, before: unknown): boolean {
  return value !== undefined && !isDeepStrictEqual(value, before);
}
