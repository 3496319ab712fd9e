import { fieldPermissions } from '../../../core/fields/field.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { isAllowed } from '../../policies/require.ts';
import { seesAllRows } from '../resources/rowRules.ts';

/** What somebody's search looks through. A lookup that everybody may read is found by whoever may open its screen. */
export function searchedBy(caller: Caller, { registry, searched }: Pick<Context, 'registry' | 'searched'>): Resource[] {
  return searched
    .filter((name) => registry.has(name))
    .map((name) => registry.get(name))
    .filter(
      (resource) =>
        resource.list.search.length > 0 && isAllowed(caller, resource, 'read') && seesAllRows(resource, caller),
    )
    .filter((resource) => isSeen(caller, resource));
}

/** Whether somebody may search a resource: looking through a field tells what stands in it, so all must be theirs to see. */
export function isSeen(caller: Caller, resource: Resource): boolean {
  return resource.list.search.every((name) => {
    return fieldPermissions(resource.fields[name] ?? {}).every((action) => isAllowed(caller, resource, action));
  });
}
