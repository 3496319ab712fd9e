import { type Resource, subjectOf } from '../../core/resource.ts';
import type { Caller } from '../caller.ts';
import { refuse } from '../errors.ts';

/** Refuses whoever may not do an action on a resource: 401 without a login, 403 with one. */
export function requireFor(caller: Caller, resource: Resource, action: string): void {
  if (caller.userId === null) throw refuse.unauthenticated();
  if (!caller.ability.can(action, subjectOf(resource, action))) throw refuse.forbidden();
}

/** Refuses whoever may not read a resource; small lookups are open to everybody signed in, and some to everybody. */
export function requireRead(caller: Caller, resource: Resource): void {
  if (resource.read === 'public') return;
  if (resource.read === 'permission') requireFor(caller, resource, 'read');
  if (caller.userId === null) throw refuse.unauthenticated();
}
