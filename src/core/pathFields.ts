import { buildPath, pathParameters } from './paths.ts';
import type { Resource } from './resource.ts';

/** Values of the fields that stand in a resource's paths: `{ type: 'new' }` of `/books/{type}/list`. */
export type PathValues = NonNullable<Resource['pathValues']>;

/** The fields that stand in the path of a resource's list; most have none. */
export function pathFields({ screens }: Resource): string[] {
  return pathParameters(screens.list).filter((name) => name !== 'id');
}

/** The values that a resource's paths begin with: the initial ones of their fields. */
export function initialPathValues(resource: Resource): PathValues {
  return Object.fromEntries(pathFields(resource).map((name) => [name, String(choiceOf(resource, name).initial)]));
}

/** Whether every value is one that its field offers. */
export function arePathValuesOffered(resource: Resource, values: PathValues): boolean {
  return pathFields(resource).every((name) =>
    choiceOf(resource, name).options.some(({ value }) => String(value) === values[name]),
  );
}

const placed = new Map<string, Resource>();

/** The resource with its screens where they are for these values; the same values answer the same object. */
export function resourceAtPath(resource: Resource, values: PathValues): Resource {
  const names = pathFields(resource);
  if (names.length === 0) return resource;
  const key = [resource.name, ...names.map((name) => values[name])].join(' ');
  const known = placed.get(key);
  if (known) return known;
  const standing = Object.fromEntries(names.map((name) => [name, String(values[name])]));
  const screens = Object.entries(resource.screens).map(([view, path]) => [
    view,
    buildPath(path as string, { ...standing, id: '{id}' }),
  ]);
  const there: Resource = { ...resource, screens: keepId(Object.fromEntries(screens)), pathValues: values };
  placed.set(key, there);
  return there;
}

// What is filled in is made fit for an address; the place of the id stays a place.
function keepId(screens: Record<string, string>): Resource['screens'] {
  const entries = Object.entries(screens).map(([view, path]) => [
    view,
    path.replace(encodeURIComponent('{id}'), '{id}'),
  ]);
  return Object.fromEntries(entries);
}

function choiceOf({ fields }: Resource, name: string) {
  const field = fields[name];
  if (field?.kind !== 'choice') throw new Error(`"${name}" stands in a path and is no choice`);
  return field;
}
