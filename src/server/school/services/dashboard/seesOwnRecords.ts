import { SIGNED_IN } from '../../../../../schemas/academics/rowRules.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { isAllowed } from '../../../policies/require.ts';

/**
 * Whether somebody sees their own records of an entity, or those of their child: they may read the entity, or hold the
 * permission of the page that lists such records. Permissions of everybody who is signed in do not count here, because they
 * open rows of others, such as a teacher's lessons.
 */
export function seesOwnRecords(caller: Caller, resource: Resource): boolean {
  const pages = resource.visibleTo.opening.filter(({ need }) => need.subject !== SIGNED_IN.subject);
  return isAllowed(caller, resource, 'read') || pages.some(({ need }) => caller.ability.can(need.action, need.subject));
}
