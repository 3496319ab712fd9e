import { embedKey, type Resource, subjectOf } from '../../core/resource.ts';
import type { Caller } from '../caller.ts';

const NONE: ReadonlySet<string> = new Set();

/** The fields of a resource that somebody may not see, with the keys under which references stand beside them. */
export function hiddenFields(resource: Resource, caller: Caller): ReadonlySet<string> {
  const guarded = Object.entries(resource.fields).filter(([, field]) => field.readPermission);
  if (guarded.length === 0) return NONE;
  const hidden = guarded.filter(([, { readPermission = '' }]) => {
    return !caller.ability.can(readPermission, subjectOf(resource, readPermission));
  });
  return new Set(hidden.flatMap(([name]) => [name, embedKey(name)]));
}
