import { buildAbility, EVERYTHING } from '../../core/abilities.ts';
import { type Call, readersOf, type Who } from '../../core/calls/defineCall.ts';
import { needOf, type Resource } from '../../core/resource.ts';
import type { Caller } from '../caller.ts';
import { refuse } from '../errors.ts';
import { requireAbility } from './abilities.ts';

/** Whether somebody may do an action on a resource. */
export function isAllowed(caller: Caller, resource: Resource, action: string): boolean {
  const need = needOf(resource, action);
  return caller.ability.can(need.action, need.subject);
}

/** Refuses whoever may not do an action on a resource: 401 without a login, 403 with one. */
export function requireFor(caller: Caller, resource: Resource, action: string): void {
  const need = needOf(resource, action);
  requireAbility(caller, need.action, need.subject);
}

/** Whether somebody may read records of a resource at all; which of them, the row rules say. */
export function mayRead(caller: Caller, resource: Resource): boolean {
  const readers = readersOf(resource);
  if (readers === 'everybody') return true;
  return readers === 'signedIn' ? caller.userId !== null : caller.ability.can(readers.action, readers.subject);
}

/** Refuses whoever may not make a call: 401 without a login, 403 with one. */
export function requireWho(caller: Caller, who: Who): void {
  if (who === 'everybody') return;
  if (caller.userId === null) throw refuse.unauthenticated();
  if (who !== 'signedIn') requireAbility(caller, who.action, who.subject);
}

/** Refuses whoever has to set up a second factor first; what is open to everybody is open to them as well. */
export function requireSecondFactor(
  { mustSetUpSecondFactor }: Caller,
  { who, beforeSecondFactor }: Pick<Call, 'who' | 'beforeSecondFactor'>,
): void {
  if (mustSetUpSecondFactor && who !== 'everybody' && !beforeSecondFactor) throw refuse.secondFactorNeeded();
}

const EVERY_ABILITY = buildAbility([EVERYTHING]);

/** Somebody, for what follows from what they were allowed to do: rules that ask what they may do let it pass. */
export function withFullAccess(caller: Caller): Caller {
  return { ...caller, ability: EVERY_ABILITY };
}
