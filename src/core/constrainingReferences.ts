import type { Condition } from './conditions.ts';
import type { Resource } from './resource.ts';

/** A reference whose `only` says what a record must be for it. */
export interface ConstrainingReference {
  readonly resource: Resource;
  /** The reference's name. */
  readonly by: string;
  readonly only: Condition;
}

/**
 * The references to a resource that ask something of one of its fields: a record that one of them leads to must stay as
 * it asks. A login that only some roles may have keeps one of those.
 */
export function constrainingReferences(
  resources: readonly Resource[],
  of: { target: string; field: string },
): ConstrainingReference[] {
  return resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([by, field]) => {
      if (field.kind !== 'reference' || field.target !== of.target || !field.only || !(of.field in field.only))
        return [];
      return [{ resource, by, only: field.only }];
    }),
  );
}
