import type { ManyToManyField, ReferenceField } from './fields/field.ts';
import type { ReferenceOptions } from './fields/options.ts';
import type { Resource } from './resource.ts';
import { isRestricted } from './visibleTo.ts';

/** What narrows the offer of a reference, taken apart. */
export interface Narrowing {
  /** The resource whose records name what is offered; the offered records narrow themselves when not said. */
  readonly through: string | undefined;
  /** Fields there, and the fields of this form that must hold the same. */
  readonly pairs: readonly (readonly [there: string, here: string])[];
}

/** What a reference's `narrowedBy` says. */
export function narrowingOf({ narrowedBy = {} }: ReferenceOptions): Narrowing {
  const { through, ...pairs } = narrowedBy;
  return { through, pairs: Object.entries(pairs) };
}

/** The one field by which records of a resource name records of another; undefined when there is none, or more than one. */
export function namingField(
  resource: Resource,
  target: string,
): { name: string; field: ReferenceField | ManyToManyField } | undefined {
  const naming = Object.entries(resource.fields).flatMap(([name, field]) => {
    const isNaming = (field.kind === 'reference' || field.kind === 'manyToMany') && field.target === target;
    return isNaming ? [{ name, field }] : [];
  });
  return naming.length === 1 ? naming[0] : undefined;
}

/** Whether whoever may read the one may also learn which of its records the other names. */
export function isOpenTo(through: Resource, target: Resource): boolean {
  if (isRestricted(through.visibleTo)) return false;
  return through.read === 'public' || (through.read === 'signedIn' && target.read !== 'public');
}
