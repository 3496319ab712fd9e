import { DeclarationError } from './declarationError.ts';
import type { AnyField } from './fields/field.ts';
import { isOpenTo, namingField, narrowingOf } from './narrowing.ts';
import { type Endpoint, pathsCollide } from './paths.ts';
import { fieldOf, isEntered, isStored, type Resource, templateFields } from './resource.ts';

/** All resources of the school, checked against each other. */
export interface Registry {
  readonly resources: readonly Resource[];
  /** The resource of a name; throws when there is none. */
  readonly get: (name: string) => Resource;
  readonly has: (name: string) => boolean;
}

/** Puts resources together; what does not fit throws a DeclarationError. The order is the order of the menu within an area. */
export function defineRegistry(resources: readonly Resource[]): Registry {
  const byName = new Map<string, Resource>();
  for (const resource of resources) {
    if (byName.has(resource.name)) throw new DeclarationError(resource, 'name', 'is used twice');
    byName.set(resource.name, resource);
  }
  const get = (name: string) => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`There is no resource "${name}"`);
    return resource;
  };
  const registry: Registry = { resources, get, has: (name) => byName.has(name) };
  for (const resource of resources) checkReferences(resource, registry);
  refuseCollisions(resources, 'endpoints', callsOf);
  refuseCollisions(resources, 'screens', screensOf);
  refuseSharedTables(resources);
  return registry;
}

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

function screensOf(resource: Resource): { key: string; endpoint: Endpoint }[] {
  return Object.entries(resource.screens).map(([key, path]) => ({ key, endpoint: { method: 'GET', path: path as string } }));
}

function refuseCollisions(
  resources: readonly Resource[],
  place: string,
  read: (resource: Resource) => { key: string; endpoint: Endpoint }[],
) {
  const seen: { endpoint: Endpoint; owner: string }[] = [];
  for (const resource of resources) {
    for (const { key, endpoint } of read(resource)) {
      const other = seen.find((each) => each.endpoint.method === endpoint.method && pathsCollide(each.endpoint.path, endpoint.path));
      if (other) {
        throw new DeclarationError(resource, `${place}.${key}`, `${endpoint.method} ${endpoint.path} is also ${other.owner}`);
      }
      seen.push({ endpoint, owner: `${resource.name} ${place}.${key}` });
    }
  }
}

function checkReferences(resource: Resource, registry: Registry) {
  for (const [name, field] of Object.entries(resource.fields)) {
    checkField({ resource, registry, field, key: `fields.${name}` });
    if (field.kind !== 'children') continue;
    for (const [child, inner] of Object.entries(field.fields)) {
      checkField({ resource, registry, field: inner, key: `fields.${name}.${child}` });
    }
  }
}

function checkField({ resource, registry, field, key }: { resource: Resource; registry: Registry; field: AnyField; key: string }) {
  if (field.kind === 'computed' && field.total) {
    const { resource: other, by, of, plus } = field.total;
    const target = lookUp(other);
    expectPointer(target, by);
    expect(!of || stored(target, of), `${other} stores no "${of}"`);
    expect(!plus || stored(resource, plus), `there is no stored "${plus}"`);
  }
  if (field.kind === 'computed' && field.records) {
    const owner = lookUp(field.records.resource);
    expectPointer(owner, field.records.by);
    expectTitle(owner);
  }
  if (field.kind !== 'reference' && field.kind !== 'manyToMany') return;
  const target = lookUp(field.target);
  expectTitle(target);
  for (const name of Object.keys(field.only ?? {})) expectField(target, name);
  for (const name of field.importedWith ?? []) {
    const brought = target.fields[name];
    expect(brought && isEntered(brought) && isStored(brought) && brought.kind !== 'reference', `${field.target} takes no plain "${name}"`);
  }
  const { through, pairs } = narrowingOf(field);
  const narrowing = through === undefined ? target : lookUp(through);
  for (const [theirs] of pairs) expectField(narrowing, theirs);
  if (through !== undefined) {
    expect(namingField(narrowing, target.name), `${through} names ${target.name} in no field, or in more than one`);
    expect(isOpenTo(narrowing, target), `${through} may be read by fewer people than ${target.name}`);
  }

  function lookUp(name: string): Resource {
    expect(registry.has(name), `there is no resource "${name}"`);
    return registry.get(name);
  }

  // A title is part of every answer that names the record: it may look one reference further, not more.
  function expectTitle(owner: Resource) {
    for (const name of templateFields(owner.title)) {
      const titled = fieldOf(owner, name);
      const isFit = titled && isStored(titled) && (titled.kind !== 'reference' || hasPlainTitle(lookUp(titled.target)));
      expect(isFit, `the title of ${owner.name} is more than its own columns and what they refer to by a plain title`);
    }
  }

  function expectField(owner: Resource, name: string) {
    expect(fieldOf(owner, name), `${owner.name} has no field "${name}"`);
  }

  function expectPointer(owner: Resource, by: string) {
    const points = owner.fields[by];
    expect(points?.kind === 'reference' && points.target === resource.name, `"${by}" of ${owner.name} does not point here`);
  }

  function expect(condition: unknown, reason: string) {
    if (!condition) throw new DeclarationError(resource, key, reason);
  }
}

function hasPlainTitle(resource: Resource): boolean {
  return templateFields(resource.title).every((name) => stored(resource, name) && fieldOf(resource, name)?.kind !== 'reference');
}

function stored(resource: Resource, name: string): boolean {
  const field = fieldOf(resource, name);
  return field !== undefined && isStored(field);
}

function refuseSharedTables(resources: readonly Resource[]) {
  const owners = new Map<string, string>();
  const claim = (resource: Resource, table: string, key: string) => {
    const owner = owners.get(table);
    if (owner) throw new DeclarationError(resource, key, `the table ${table} belongs to ${owner}`);
    owners.set(table, resource.name);
  };
  for (const resource of resources) {
    claim(resource, resource.table, 'plural');
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind === 'manyToMany') claim(resource, field.through, `fields.${name}.through`);
      if (field.kind === 'children') claim(resource, childTable(resource, name), `fields.${name}`);
    }
  }
}

/** The table of a resource's child rows. */
export function childTable(resource: Resource, field: string): string {
  return `${resource.table}_${field}`;
}
