import { bookExpense } from '../finance/bookExpense.ts';
import { guardUser, guardUserRemoval } from '../access/guardUser.ts';
import { guardRole, guardRoleRemoval } from '../access/guardRole.ts';
import { checkInstitute } from '../settings/checkInstitute.ts';
import { forgetSessions } from '../auth/sessions.ts';
import type { Hooks } from './hookTypes.ts';

const HOOKS: Readonly<Record<string, Hooks>> = {
  expense: { afterAction: { approve: bookExpense } },
  institute: { beforeWrite: checkInstitute },
  role: { beforeWrite: guardRole, beforeRemove: guardRoleRemoval, afterCommit: forgetSessions },
  user: { beforeWrite: guardUser, beforeRemove: guardUserRemoval, afterCommit: forgetSessions },
};

/** What the named resource needs beyond its declaration. */
export function hooksOf(resource: string): Hooks {
  return HOOKS[resource] ?? {};
}
