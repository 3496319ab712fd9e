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

/** Refuses whoever may not read a resource; small lookups are open to everybody signed in, and some to everybody. */
export function requireRead(caller: Caller, resource: Resource): void {
  if (resource.read === 'public') return;
  if (resource.read === 'permission') requireFor(caller, resource, 'read');
  if (caller.userId === null) throw refuse.unauthenticated();
}
