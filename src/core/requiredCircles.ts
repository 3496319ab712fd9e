import type { AnyField } from './fields/field.ts';
import type { Resource } from './resource.ts';

/** A reference that must be filled, from one entity to another. */
interface RequiredReference {
  readonly from: Resource;
  readonly field: string;
  readonly to: string;
}

/** A required reference by which a record needs another one that needs it: no first record of either could be made. */
export interface RequiredCircle {
  readonly resource: Resource;
  readonly field: string;
  /** The entities that lie between. */
  readonly through: readonly string[];
}

/** The first circle of required references; undefined when records can be made one after another. */
export function findRequiredCircle(resources: readonly Resource[]): RequiredCircle | undefined {
  const needed = new Map(resources.map((resource) => [resource.name, neededBy(resource)]));
  for (const { from, field, to } of [...needed.values()].flat()) {
    const through = wayTo(from.name, to, needed);
    if (through) return { resource: from, field, through };
  }
  return undefined;
}

function neededBy(resource: Resource): RequiredReference[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    isAlwaysNeeded(field) ? [{ from: resource, field: name, to: field.target }] : [],
  );
}

function isAlwaysNeeded(field: AnyField): field is AnyField & { readonly target: string } {
  if (field.kind !== 'reference' && field.kind !== 'manyToMany') return false;
  return Boolean(field.required) && !field.visibleWhen;
}

function wayTo(
  end: string,
  start: string,
  needed: ReadonlyMap<string, readonly RequiredReference[]>,
): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[start, []]]);
  for (const [name, way] of ways) {
    if (name === end) return way;
    for (const { to } of needed.get(name) ?? []) {
      if (!ways.has(to)) ways.set(to, [...way, name]);
    }
  }
  return undefined;
}
