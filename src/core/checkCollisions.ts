import { callsOf } from './calls/resourceCalls.ts';
import { DeclarationError } from './declarationError.ts';
import { type Endpoint, pathsCollide } from './paths.ts';
import { childTable, type Resource } from './resource.ts';

/** Refuses two entities of one name. */
export function refuseSharedNames(resources: readonly Resource[]) {
  const names = new Set<string>();
  for (const resource of resources) {
    if (names.has(resource.name)) throw new DeclarationError(resource, 'name', 'is used twice');
    names.add(resource.name);
  }
}

/** Refuses calls and screens of two entities at one address. */
export function refuseSharedAddresses(resources: readonly Resource[]) {
  refuseCollisions(resources, (resource) =>
    callsOf(resource).map((call) => ({ key: `endpoints.${call.key}`, endpoint: call })),
  );
  refuseCollisions(resources, screensOf);
}

/** Two permissions that differ in capitals alone are one that was misspelt. */
export function refuseTwinPermissions(resources: readonly Resource[]) {
  const spelt = new Map<string, string>();
  for (const resource of resources) {
    const { permission } = resource;
    const known = spelt.get(permission.toLowerCase()) ?? permission;
    if (known !== permission)
      throw new DeclarationError(resource, 'permission', `"${permission}" is written "${known}" elsewhere`);
    spelt.set(permission.toLowerCase(), permission);
  }
}

function screensOf(resource: Resource): { key: string; endpoint: Endpoint }[] {
  // Screens are found without regard to case.
  return Object.entries<string>(resource.screens).map(([name, path]) => ({
    key: name === 'list' ? 'path' : `screens.${name}`,
    endpoint: { method: 'GET', path: path.toLowerCase() },
  }));
}

function refuseCollisions(
  resources: readonly Resource[],
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
      if (other) throw new DeclarationError(resource, key, `${method} ${path} is also ${other.owner}`);
      seen.push({ path, owner: `${resource.name} ${key}` });
    }
  }
}

/** Refuses two entities of one table. */
export function refuseSharedTables(resources: readonly Resource[]) {
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
