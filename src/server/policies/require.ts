import { buildAbility, EVERYTHING } from '../../core/abilities.ts';
import { type Call, makersOf, needsOf, readersOf, type AllowedCallers } from '../../core/calls/defineCall.ts';
import { type AccessBasis, rowsShown } from '../../core/rowsShown.ts';
import { needOf, type Resource } from '../../core/resource.ts';
import type { Caller } from '../caller.ts';
import { refuse } from '../errors.ts';

/** Of a caller what permissions ask. */
export type Reader = Pick<Caller, 'ability' | 'userId'>;

/** Whether somebody may do an action on a resource. */
export function isAllowed(caller: Reader, resource: Resource, action: string): boolean {
  const need = needOf(resource, action);
  return caller.ability.can(need.action, need.subject);
}

/** Refuses whoever may not do an action on a resource: 401 without a login, 403 with one. What rules open counts too. */
export function requireFor(caller: Caller, resource: Resource, action: string): void {
  requireWho(caller, action === 'create' ? makersOf(resource) : needOf(resource, action));
}

/** Whether somebody may read records of a resource at all; which of them, the row rules say. */
export function mayRead(caller: Reader, resource: Resource): boolean {
  return isAmong(caller, readersOf(resource));
}

/** How somebody comes to read a resource; undefined where they may not. */
export function readAccessBasis(caller: Reader, resource: Resource): AccessBasis | undefined {
  if (!mayRead(caller, resource)) return undefined;
  const isReader =
    resource.read === 'public' ||
    (resource.read === 'signedIn' && caller.userId !== null) ||
    isAllowed(caller, resource, 'read');
  return isReader ? 'asReader' : 'byRules';
}

/** How somebody comes to make a record: whoever may make only what rules open to them makes nothing that is not theirs. */
export function createAccessBasis(caller: Caller, resource: Resource): AccessBasis {
  return !isAllowed(caller, resource, 'create') && isAmong(caller, makersOf(resource)) ? 'byRules' : 'asReader';
}

/** Refuses whoever may not make a call: 401 without a login, 403 with one. */
export function requireWho(caller: Caller, who: AllowedCallers): void {
  if (who === 'everybody') return;
  if (caller.userId === null) throw refuse.unauthenticated();
  if (!isAmong(caller, who)) throw refuse.forbidden();
}

function isAmong(caller: Reader, who: AllowedCallers): boolean {
  if (who === 'everybody') return true;
  if (who === 'signedIn') return caller.userId !== null;
  return needsOf(who).some(({ action, subject }) => caller.ability.can(action, subject));
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
  return { ...caller, ability: EVERY_ABILITY, asker: askerOf(caller) };
}

/** Who is told why something is refused: what follows from what somebody did tells them no more than they may read. */
export function askerOf(caller: Caller): Caller {
  return caller.asker ?? caller;
}

/** Whether rows of a resource are seen by those alone whose they are: not even who may do everything sees another's. */
export function isPersonal(resource: Resource): boolean {
  return rowsShown(resource, EVERY_ABILITY, 'asReader') !== 'all';
}
