import { handMadeScreens } from './registry.ts';
import { registry } from '../schemas/index.ts';
import { pageNames } from '../schemas/website/pageCalls.ts';
import { OWN_PAGES } from '../src/admin/addresses/ownPages.ts';
import { resourceAtPath, pathFields } from '../src/core/pathFields.ts';
import type { Resource } from '../src/core/resource.ts';

/**
 * The paths of all screens of the office. The build puts the finished values in the place of this module (see
 * vite.config.ts): whether an address leads to a screen is then known without the declarations.
 */
export const screenPaths: readonly string[] = [
  // Those of its own that ask for something; the others are messages that anybody may see.
  ...Object.values(OWN_PAGES).flatMap(({ path, need }) => (need ? [path] : [])),
  ...registry.resources.flatMap(pathsOf),
  ...Object.values(handMadeScreens).map(({ path }) => path),
];

/** Where the names and addresses of the website's pages are. */
export const pageNamesPath: string = pageNames.path;

function pathsOf(resource: Resource): string[] {
  const [name] = pathFields(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (name === undefined || field?.kind !== 'choice') return Object.values(resource.screens);
  return field.options.flatMap(({ value }) =>
    Object.values(resourceAtPath(resource, { [name]: String(value) }).screens),
  );
}
