import type { Endpoint } from './paths.ts';
import type { Resource } from './resource.ts';

/** Every call of a resource with the name it has in its declaration. */
export function callsOf(resource: Resource): { key: string; endpoint: Endpoint }[] {
  const { variants, ...own } = resource.endpoints;
  return [
    ...Object.entries(own).map(([key, endpoint]) => ({ key, endpoint: endpoint as Endpoint })),
    ...variants.map(({ name, endpoint }) => ({ key: `variants.${name}`, endpoint })),
    ...Object.values(resource.actions).map(({ name, endpoint }) => ({ key: `actions.${name}`, endpoint })),
    ...childLists(resource).map(({ name, endpoint }) => ({ key: `fields.${name}.list`, endpoint })),
  ];
}

/** The calls that list the child rows of all records, by field. */
export function childLists({ fields }: Resource): { name: string; endpoint: Endpoint }[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'children' && field.list ? [{ name, endpoint: { method: 'GET' as const, path: field.list } }] : [],
  );
}
