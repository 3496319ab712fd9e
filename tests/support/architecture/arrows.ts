import type { Import, SourceFile } from './sourceFile.ts';

/** What a folder may import besides itself: folders or single files, and such of which it may take the types. */
type Allowed = { from: string[]; typesFrom?: string[] };

const CORE = 'src/core';
/** The school's rules that need nothing but numbers; the engine knows no trade, and none of them. */
const DOMAIN = 'src/domain';
const SITE = 'src/site';
const SCHOOL = 'src/server/school';
/** What the start of the server uses of the files beside its folders. */
const STARTED = [
  'announce',
  'checkProduct',
  'clock',
  'createContext',
  'env',
  'plainErrors',
  'pollValue',
  'stopping',
].map((name) => `${name}.ts`);
const SCREENS = [CORE, DOMAIN, 'schemas', 'locales'];

/** What the entry of the back office takes of the product. */
const PRODUCT = ['startCampus', 'entrance', 'isScreen', 'institutePath', 'productName'].map(
  (name) => `resources/${name}.ts`,
);

const LAYERS: Record<string, Allowed> = {
  'src/core': { from: [] },
  'src/domain': { from: [CORE] },
  schemas: { from: [CORE] },
  locales: { from: [], typesFrom: [CORE, 'schemas'] },
  resources: { from: [...SCREENS, 'src/admin'] },
  // The entry hands the school in; the login has texts of its own. The rest of the back office knows no trade.
  'src/admin/main.tsx': { from: ['locales', 'src/admin', ...PRODUCT] },
  'src/admin/login': { from: [CORE, 'locales', 'src/admin'] },
  'src/admin': { from: [CORE, 'locales/languages.ts', 'locales/texts.ts', 'src/admin/login'] },
  'src/site': { from: [CORE, 'schemas', 'locales'] },
  // The start hands the school to the server. The rest of the server knows no trade.
  'src/server/main.ts': { from: [...['http', 'db', 'storage', ...STARTED].map(inServer), `${SCHOOL}/index.ts`] },
  [SCHOOL]: { from: [...SCREENS, 'src/server'] },
  'src/server': { from: [CORE, 'locales', SITE, 'package.json'] },
  'src/cli': {
    from: [
      ...[CORE, DOMAIN, 'schemas', 'locales', 'dist/server'],
      ...['db', 'env.ts', 'plainErrors.ts', 'services/auth/adminLink.ts', 'services/backup/recordCommand.ts'].map(
        inServer,
      ),
    ],
  },
};

/** Inside the server: http -> routes -> services -> jobs -> db. Files beside these folders are open to all of them. */
const SERVER_LAYERS: Record<string, Allowed> = {
  'src/server/http': {
    from: ['routes', 'services', 'documents', 'db', 'jobs', 'storage', 'policies', 'presenters'].map(inServer),
  },
  'src/server/routes': {
    from: ['services', 'documents', 'jobs', 'storage', 'policies', 'presenters'].map(inServer),
    typesFrom: [inServer('db')],
  },
  'src/server/services': { from: ['db', 'documents', 'jobs', 'storage', 'policies', 'presenters'].map(inServer) },
  'src/server/documents': { from: ['db', 'storage'].map(inServer) },
  'src/server/jobs': { from: [inServer('db')] },
  'src/server/policies': { from: [], typesFrom: [inServer('db')] },
  'src/server/presenters': { from: [], typesFrom: [inServer('db')] },
  'src/server/storage': { from: [] },
  'src/server/db': { from: [] },
};

/** Inside the school's part of the server. Files beside these folders are open to all of them. */
const SCHOOL_LAYERS: Record<string, Allowed> = {
  'src/server/school/calls': { from: ['src/server/school/services'] },
  'src/server/school/rules': { from: ['src/server/school/services'] },
  'src/server/school/services': { from: [] },
  'src/server/school/seed': { from: ['src/server/school/services'] },
};

const ADMIN = 'src/admin';

/** The folders of the back office from the bottom up: each may import those before it. Files beside them are the entry. */
const ADMIN_LAYERS = [
  'theme',
  'browser',
  'loading',
  'product',
  'auth',
  'http',
  'login',
  'format',
  'charts',
  'providers',
  'icons',
  'fields',
  'notices',
  'jobs',
  'inputs',
  'addresses',
  'sheet',
  'generate',
  'menu',
  'search',
  'layout',
  'pages',
  'routing',
  'app',
];

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
  return (
    adminProblem(path, target) ??
    inside(SERVER_LAYERS, { path, target, isTypeOnly }) ??
    inside(SCHOOL_LAYERS, { path, target, isTypeOnly })
  );
}

function adminProblem(path: string, target: string): string | undefined {
  if (!isIn(path, ADMIN) || !isIn(target, ADMIN)) return undefined;
  const [from, to] = [path, target].map(adminFolder);
  if (!from || from === to) return undefined;
  const place = ADMIN_LAYERS.indexOf(from);
  if (place < 0) return `${from} has no place among the layers of ${ADMIN}`;
  return to && ADMIN_LAYERS.slice(0, place).includes(to) ? undefined : `${from} may not import what is above it`;
}

/** Undefined for a file beside the folders. */
function adminFolder(path: string): string | undefined {
  return path.slice(ADMIN.length + 1).match(/^([^/]+)\//)?.[1];
}

type Arrow = Pick<Import, 'isTypeOnly'> & { path: string; target: string };

/** The problem of an arrow among the folders of one layer; an arrow that leaves them is judged by the outer table. */
function inside(layers: Record<string, Allowed>, arrow: Arrow): string | undefined {
  return layerOf(layers, arrow.target) ? outside(layers, arrow) : undefined;
}

function outside(layers: Record<string, Allowed>, { path, target, isTypeOnly }: Arrow): string | undefined {
  const from = layerOf(layers, path);
  const to = layerOf(layers, target);
  if (!from || from === to) return undefined;
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
