import type { Import, SourceFile } from './sourceFile.ts';

/** What a folder may import besides itself: folders or single files, and such of which it may take the types. */
type Allowed = { from: string[]; typesFrom?: string[] };

const CORE = 'src/core';
const DOMAIN = 'src/domain';
const SITE = 'src/site';
const SCREENS = [CORE, DOMAIN, 'schemas', 'locales'];

const LAYERS: Record<string, Allowed> = {
  'src/core': { from: [] },
  'src/domain': { from: [CORE] },
  schemas: { from: [CORE] },
  locales: { from: [], typesFrom: [CORE, 'schemas'] },
  resources: { from: [...SCREENS, 'src/admin'] },
  'src/admin': { from: [...SCREENS, 'resources/registry.ts'] },
  'src/site': { from: [CORE, 'schemas', 'locales'] },
  'src/server': { from: [...SCREENS, SITE, 'package.json'] },
  'src/cli': { from: [CORE, DOMAIN, 'schemas', 'locales', 'src/server/db', 'src/server/env.ts', 'dist/server'] },
};

/** Inside the server: http -> routes -> services -> db. Files beside these folders are open to all of them. */
const SERVER_LAYERS: Record<string, Allowed> = {
  'src/server/http': { from: ['routes', 'services', 'db', 'jobs', 'storage', 'policies', 'presenters'].map(inServer) },
  'src/server/routes': {
    from: ['services', 'jobs', 'storage', 'policies', 'presenters'].map(inServer),
    typesFrom: [inServer('db')],
  },
  'src/server/services': { from: ['db', 'jobs', 'storage', 'policies', 'presenters'].map(inServer) },
  'src/server/jobs': { from: ['services', 'db', 'storage'].map(inServer) },
  'src/server/policies': { from: [], typesFrom: [inServer('db')] },
  'src/server/presenters': { from: [], typesFrom: [inServer('db')] },
  'src/server/storage': { from: [] },
  'src/server/db': { from: [] },
};

const REGISTRY = 'resources/registry.ts';

/** Every import of a file that goes against the direction of the layers, as a sentence. */
export function arrowProblems({ path, imports }: SourceFile): string[] {
  return imports.flatMap((each) => {
    const problem = problemOf(path, each);
    return problem ? [`${path} imports ${each.target}: ${problem}`] : [];
  });
}

function problemOf(path: string, { target, isTypeOnly, isDynamic }: Import): string | undefined {
  if (!target) return undefined;
  const outer = outside(LAYERS, { path, target, isTypeOnly });
  if (outer) return outer;
  if (isIn(target, SITE) && isIn(path, 'src/server') && !isIn(path, 'src/server/http'))
    return 'only src/server/http shows the site';
  if (path === REGISTRY && isIn(target, 'resources') && !isDynamic && !isTypeOnly)
    return 'the registry names screens by import()';
  if (isForeignResource(path, target)) return 'a screen uses no folder of another';
  return outside(SERVER_LAYERS, { path, target, isTypeOnly });
}

function outside(
  layers: Record<string, Allowed>,
  { path, target, isTypeOnly }: Pick<Import, 'isTypeOnly'> & { path: string; target: string },
) {
  const from = layerOf(layers, path);
  const to = layerOf(layers, target);
  if (!from || from === to) return undefined;
  // Not a layer of this table: the outer table has judged it.
  if (layers === SERVER_LAYERS && !to) return undefined;
  const { from: open, typesFrom = [] } = layers[from] ?? { from: [] };
  if (open.some((place) => isIn(target, place))) return undefined;
  if (!typesFrom.some((place) => isIn(target, place))) return `${from} may not`;
  return isTypeOnly ? undefined : `${from} may take types only`;
}

function isForeignResource(path: string, target: string): boolean {
  const [, own, rest] = path.match(/^resources\/([^/]+)\/(.+)$/) ?? [];
  const [, other] = target.match(/^resources\/([^/]+)\//) ?? [];
  return rest !== undefined && other !== undefined && own !== other;
}

function layerOf(layers: Record<string, Allowed>, path: string): string | undefined {
  return Object.keys(layers).find((layer) => isIn(path, layer));
}

function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function inServer(folder: string): string {
  return `src/server/${folder}`;
}
