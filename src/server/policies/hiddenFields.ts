import { embedKey, type Resource } from '../../core/resource.ts';
import { isAllowed, type Reader } from './require.ts';

const NONE: ReadonlySet<string> = new Set();
/** Who enters the records is not the public's business. */
const FROM_VISITORS: ReadonlySet<string> = new Set(['created_by', 'creator']);

/**
 * The fields of a resource that somebody may not see, with the keys under which references stand beside them. Of their own
 * records they see those of `privateFields` all the same.
 */
export function hiddenFields(resource: Resource, caller: Reader): ReadonlySet<string> {
  if (caller.userId === null) return new Set([...FROM_VISITORS, ...guardedFields(resource, caller)]);
  const guarded = guardedFields(resource, caller);
  return guarded.length > 0 ? new Set(guarded) : NONE;
}

/** The fields by which somebody may neither narrow nor sort: what they may not see, or see of some records only. */
export function unqueryableFields(resource: Resource, caller: Reader): ReadonlySet<string> {
  const unqueryable = Object.entries(resource.fields)
    .filter(([, { filterPermission: action }]) => action !== undefined && !isAllowed(caller, resource, action))
    .map(([name]) => name);
  const hidden = hiddenFields(resource, caller);
  return unqueryable.length > 0 ? new Set([...hidden, ...unqueryable]) : hidden;
}

/** Those of the hidden fields that the person whose the record is may see. */
export function privateFields(resource: Resource, caller: Reader): ReadonlySet<string> {
  const names = Object.entries(resource.fields)
    .filter(
      ([, field]) => isDenied(resource, caller, field.private) && !isDenied(resource, caller, field.readPermission),
    )
    .flatMap(([name]) => [name, embedKey(name)]);
  return names.length > 0 ? new Set(names) : NONE;
}

function guardedFields(resource: Resource, caller: Reader): string[] {
  return Object.entries(resource.fields)
    .filter(([, field]) => [field.readPermission, field.private].some((action) => isDenied(resource, caller, action)))
    .flatMap(([name]) => [name, embedKey(name)]);
}

function isDenied(resource: Resource, caller: Reader, action: string | undefined): boolean {
  return action !== undefined && !isAllowed(caller, resource, action);
}
