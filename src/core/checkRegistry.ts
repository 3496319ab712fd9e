import { callsOf } from './calls.ts';
import { DeclarationError } from './declarationError.ts';
import type { AnyField } from './fields/field.ts';
import { isOpenTo, namingField, narrowingOf } from './narrowing.ts';
import { type Endpoint, pathsCollide } from './paths.ts';
import type { Registry } from './registry.ts';
import { childTable, fieldOf, isEntered, isStored, type Resource, templateFields } from './resource.ts';

/** Refuses resources that do not fit together with a DeclarationError. */
export function checkRegistry(registry: Registry): void {
  const { resources } = registry;
  refuseSharedNames(resources);
  for (const resource of resources) checkReferences(resource, registry);
  refuseCollisions(resources, 'endpoints', callsOf);
  refuseCollisions(resources, 'screens', screensOf);
  refuseSharedTables(resources);
}

function refuseSharedNames(resources: readonly Resource[]) {
  const names = new Set<string>();
  for (const resource of resources) {
    if (names.has(resource.name)) throw new DeclarationError(resource, 'name', 'is used twice');
    names.add(resource.name);
  }
}

function screensOf(resource: Resource): { key: string; endpoint: Endpoint }[] {
  return Object.entries(resource.screens).map(([key, path]) => ({ key, endpoint: { method: 'GET', path: path as string } }));
}

function refuseCollisions(
  resources: readonly Resource[],
  place: string,
  read: (resource: Resource) => { key: string; endpoint: Endpoint }[],
) {
  // Only addresses of one method and one length can be the same.
  const alike = new Map<string, { path: string; owner: string }[]>();
  for (const resource of resources) {
    for (const { key, endpoint } of read(resource)) {
      const { method, path } = endpoint;
      const kind = `${method} ${path.split('/').length}`;
      const seen = alike.get(kind) ?? [];
      alike.set(kind, seen);
      const other = seen.find((each) => pathsCollide(each.path, path));
      if (other) throw new DeclarationError(resource, `${place}.${key}`, `${method} ${path} is also ${other.owner}`);
      seen.push({ path, owner: `${resource.name} ${place}.${key}` });
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
  for (const name of Object.keys({ ...field.only, ...field.preset })) expectField(target, name);
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
