import { checkRegistry } from './checkRegistry.ts';
import { checksDeclarations } from './checksDeclarations.ts';
import type { Resource } from './resource.ts';

/** All resources of the school, checked against each other. */
export interface Registry {
  readonly resources: readonly Resource[];
  /** The resource of a name; throws when there is none. */
  readonly get: (name: string) => Resource;
  readonly has: (name: string) => boolean;
}

/** Puts resources together; what does not fit throws a DeclarationError. The order is the order of the menu within an area. */
export function defineRegistry(resources: readonly Resource[]): Registry {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const get = (name: string) => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`There is no resource "${name}"`);
    return resource;
  };
  const registry: Registry = { resources, get, has: (name) => byName.has(name) };
  if (checksDeclarations) checkRegistry(registry);
  return registry;
}
