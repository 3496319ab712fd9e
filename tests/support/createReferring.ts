import { registry } from '../../schemas/index.ts';
import type { AnyField, ReferenceField } from '../../src/core/fields/field.ts';
import { narrowingOf } from '../../src/core/narrowing.ts';
import type { Resource } from '../../src/core/resource.ts';
import { create } from './build.ts';
import type { Campus, Json } from './campus.ts';

/** Makes a record of some entity that refers to the given record of `target`. */
export async function createReferring(campus: Campus, target: Resource, record: Json): Promise<Json> {
  const { owner, by, field } = referringTo(target);
  const { pairs } = narrowingOf(field);
  const narrowing = Object.fromEntries(pairs.map(([theirs, mine]) => [mine, record[theirs]]));
  return create(campus, owner, { ...narrowing, [by]: record.id });
}

/** An entity whose records can be made to refer to a resource's, and the field by which they do. */
function referringTo(target: Resource): {
  readonly owner: Resource;
  readonly by: string;
  readonly field: ReferenceField;
} {
  for (const owner of registry.resources) {
    const found = Object.entries(owner.fields).find(([, field]) => refersTo(target, field));
    if (found && owner.endpoints.create) return { owner, by: found[0], field: found[1] as ReferenceField };
  }
  throw new Error(`Nothing refers to ${target.name}`);
}

function refersTo(target: Resource, field: AnyField): boolean {
  return field.kind === 'reference' && field.target === target.name && !field.readOnly && !field.visibleWhen;
}
