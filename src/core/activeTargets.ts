import type { AnyField, Fields } from './fields/field.ts';
import { isEntered, type Resource } from './resource.ts';

type FindResource = (name: string) => Resource | undefined;

/** Limits every reference that people choose to active records, where its target can be switched off and `offersInactive` is not said. */
export function offerActiveOnly(resource: Resource, find: FindResource): Resource {
  if (resource.readOnly) return resource;
  const askedFields = new Set(Object.values(resource.actions).flatMap(({ ask }) => ask));
  return { ...resource, fields: activeTargets(resource.fields, { find, askedFields }) };
}

function activeTargets(
  fields: Fields,
  chosen: { readonly find: FindResource; readonly askedFields: ReadonlySet<string> },
): Fields {
  const limited = Object.entries(fields).map(([name, field]): [string, AnyField] => {
    if (field.kind === 'children') return [name, { ...field, fields: activeTargets(field.fields, chosen) }];
    if (field.kind !== 'reference' && field.kind !== 'manyToMany') return [name, field];
    const isChosen = isEntered(field) || chosen.askedFields.has(name);
    if (!isChosen || field.offersInactive || !chosen.find(field.target)?.toggle) return [name, field];
    return [name, { ...field, only: { is_active: 1, ...field.only } }];
  });
  return Object.fromEntries(limited);
}
