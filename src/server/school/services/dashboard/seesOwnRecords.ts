import { SIGNED_IN } from '../../../../../schemas/academics/rowRules.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { isAllowed } from '../../../policies/require.ts';

/**
 * Whether somebody sees what is their own of an entity, or their child's: they may read it, or hold the permission of the page
 * that lists it. What everybody who is signed in holds opens the rows of others, such as a teacher's lessons.
 */
export function seesOwnRecords(caller: Caller, resource: Resource): boolean {
  const pages = resource.visibleTo.opening.filter(({ need }) => need.subject !== SIGNED_IN.subject);
  return isAllowed(caller, resource, 'read') || pages.some(({ need }) => caller.ability.can(need.action, need.subject));
}
