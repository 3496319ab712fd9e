import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, type Plugin, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import { entrance } from './resources/entrance.ts';
import { productName } from './resources/productName.ts';

const SHARED_PACKAGES = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const SHARED_SOURCES =
  /(core[\\/](paths|calls[\\/]endpoints)|admin[\\/](http[\\/]address|theme[\\/]mark|login[\\/]loginProblems))\b/;

/** Folders from which the login fetches as well. */
const LOGIN_SOURCES = /admin[\\/](login|http|auth|browser)[\\/]/;

/** What only forms need, however many screens have one: a list does not wait for it. */
const FORM_SOURCES =
  /node_modules[\\/](react-hook-form|@mui[\\/]material[\\/]esm[\\/](Select|TextField))[\\/]|core[\\/]rules[\\/](readInput|crossField)\b|admin[\\/]inputs[\\/](field[\\/])?(\w+Input|FieldFrame|TogetherFields|ShownValue|UploadPreview|use(Condition|ReferredCondition|Together|Preset|Offered|HolderFilter|FilePicker|RowKeys|Draft)|ruleRecord|fileChecks|amounts|workedOut)\b/;

/** What says of the calls how they are documented: screens bring those that they make. */
const CALL_SOURCES = /core[\\/]calls[\\/]/;

const PRERENDER = './src/admin/login/prerender.tsx';
const DRAWN_LOGIN = '<template id="drawn-login"></template>';

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/browser',
  target: 'es2022',
  // Every browser that runs this code preloads modules by itself.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    // What only the checks of declarations need goes with them.
    treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]core[\\/]/, sideEffects: false }] },
    output: {
      codeSplitting: {
        groups: [
          // What `main.tsx` itself needs comes with it: the first picture waits for nothing else, and not for React.
          { name: 'entry', tags: ['$initial'], priority: 3 },
          // What the login and the app share is one piece, which compresses best, and nothing of the app comes with it.
          { name: 'shared', test: isShared, priority: 2 },
          // Whoever is sent from a screen to the login makes a call, and needs nothing else of the app.
          { name: 'call', test: /admin[\\/]http[\\/]call\b/, priority: 2 },
          // What many screens need is one piece too: a browser takes longer over thirty small files than over one.
          { name: 'app', test: isOfApp, minShareCount: 8, priority: 1 },
        ],
      },
      // The lists of what to preload repeat these names; what has no name of its own in the sources needs none here.
      chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
    },
  },
};

/** What every browser of the build's target has and has not: the substitutes that libraries bring along are left out. */
const browserGlobals = {
  ...typeofs('object', ['window', 'document', 'window.document', 'performance']),
  ...typeofs('function', [
    'setTimeout',
    'clearTimeout',
    'queueMicrotask',
    'reportError',
    'Promise',
    'WeakMap',
    'WeakSet',
  ]),
  ...typeofs('function', ['AbortController', 'MessageChannel', 'performance.now', 'performance.getEntriesByType']),
  // Developer tools that look into React have the development server; here they would be a part of every login.
  ...typeofs('undefined', ['process', 'setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__']),
};

function isShared(id: string): boolean {
  return SHARED_PACKAGES.test(id) || SHARED_SOURCES.test(id);
}

function isOfApp(id: string): boolean {
  return !LOGIN_SOURCES.test(id) && !FORM_SOURCES.test(id) && !CALL_SOURCES.test(id);
}

const checkedDeclarations = typeofs('object', ['DECLARATIONS_ARE_CHECKED']);

function typeofs(type: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));
}

/** Vite drops the mark that keeps the first paint from coming before the skin is known. */
const blockFirstPaint: Plugin = {
  name: 'block-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** The styles of the first paint are in the page itself, which then need not wait for another request. */
function inlineFirstStyles(): Plugin {
  let styles = '';
  return {
    name: 'inline-first-styles',
    // Before Vite writes down which styles a chunk needs.
    enforce: 'pre',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const needed = entry?.viteMetadata?.importedCss ?? new Set<string>();
      for (const name of needed) {
        const file = bundle[name];
        if (file?.type === 'asset') styles += file.source;
        delete bundle[name];
      }
      needed.clear();
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', () => `<style>${styles}</style>\n  </head>`),
    },
  };
}

/** The login is in the page itself, as React renders it, so that it is painted before React is there. */
const drawLogin: Plugin = {
  name: 'draw-login',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const options = { configFile: false, logLevel: 'error' } as const;
      const { module } = await runnerImport<typeof import('./src/admin/login/prerender.tsx')>(PRERENDER, options);
      return html.replace(DRAWN_LOGIN, (template) =>
        template.replace('><', `>${module.prerenderLogin(productName, entrance)}<`),
      );
    },
  },
};

/** Paths as finished values: whoever is not logged in learns from them what there is, without the declarations. */
const finishPaths: Plugin = {
  name: 'finish-paths',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/resources\/(screenPaths|institutePath)\.ts$/ },
    handler: async (_, id) => {
      const options = { configFile: false, logLevel: 'error' } as const;
      const { module } = await runnerImport<Record<string, unknown>>(id, options);
      const values = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: values.join('\n'), map: null };
    },
  },
};

/** What libraries bring along and this app has no use for, with what stands in its place. */
const leftOut: Readonly<Record<string, string>> = {
  // The translator's own `Object.entries`, which is sixty modules for browsers that have none.
  'object.entries': 'module.exports = Object.entries;',
  // The translator's own `Object.hasOwn`, and its word to developers about a text that is missing, which a test finds.
  hasown: 'module.exports = Object.hasOwn;',
  warning: 'module.exports = () => {};',
  // What emotion's `withTheme` carries over to the component that it makes; nothing here is made by it.
  'hoist-non-react-statics': 'module.exports = (component) => component;',
  // Makes a label of a name that has none; here every resource and field has its label, in every language.
  inflection: ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform', 'underscore']
    .map((name) => `export const ${name} = (word) => word;`)
    .join('\n'),
  // React-admin's own export of a list; ours comes from the server.
  'jsonexport/dist/index.js': "export default () => { throw new Error('Lists are exported by the server.'); };",
};

/** Takes the router as it is made for production: what it resolves to by itself warns developers. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (id) => {
    const file = { 'react-router': 'index', 'react-router/dom': 'dom-export' }[id];
    if (file === undefined) return undefined;
    return fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));
  },
};

/** Modules of which a browser needs nothing but that they are there. */
const emptied: readonly { readonly module: RegExp; readonly code: string }[] = [
  {
    // The theme makes inputs outlined ones, and no screen asks for this shape.
    module: /@mui\/material\/esm\/FilledInput\/FilledInput\.js$/,
    code: "export default () => { throw new Error('No input is filled.'); };",
  },
  {
    // Of the themes, ours is the kind without variables of CSS.
    module: /@mui\/material\/esm\/styles\/createThemeWithVars\.js$/,
    code: "export default () => { throw new Error('No theme has variables of CSS.'); };",
  },
  {
    module: /@mui\/material\/esm\/styles\/ThemeProviderWithVars\.js$/,
    code: "export const CssVarsProvider = () => { throw new Error('No theme has variables of CSS.'); };",
  },
  {
    // No title of a screen is written anew by whoever looks at it.
    module: /ra-ui-materialui\/dist\/layout\/PageTitleConfigurable\.js$/,
    code: "export { PageTitle as PageTitleConfigurable } from './PageTitle.js';",
  },
  {
    // Declarations have been checked before a browser reads them.
    module: /\/src\/core\/declarationError\.ts$/,
    code: 'export const DeclarationError = Error;',
  },
];

const leaveOut: Plugin = {
  name: 'leave-out',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(leftOut, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? leftOut[id.slice(1)] : emptied.find(({ module }) => module.test(id))?.code),
};

/** Everything lands flat in one folder: the server finds its threads and processes (src/server/entries.ts) beside itself. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: {
    input: {
      main: 'src/server/main.ts',
      embeddedWorker: 'src/server/db/embedded/embeddedWorker.ts',
      spreadsheetReader: 'src/server/services/resources/import/spreadsheetReader.ts',
      readerGuard: 'src/server/services/resources/import/readerGuard.ts',
      printProcess: 'src/server/documents/printProcess.ts',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
};

const notTests = ['**/node_modules/**', '**/dist/**', '**/data/**'];
const adminTests = ['{src/admin,resources}/**/*.test.{ts,tsx}'];
const serverTests = ['{src/server,tests/api,tests/contract}/**/*.test.{ts,tsx}'];
/** Tests that put something else in the place of a module: only these need modules of their own. */
const mockedTests = ['**/*.mocked.test.{ts,tsx}'];
/**
 * Node resolves react-admin's own import of the router to another copy than Vite does ours, and with two of them each
 * has an address of its own. All tests of screens take react-admin's.
 */
const oneRouter = { alias: [{ find: /^react-router$/, replacement: 'react-router-dom' }] };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), blockFirstPaint, inlineFirstStyles(), drawLogin, finishPaths, productionRouter, leaveOut],
  define: command === 'build' && !isSsrBuild ? { ...browserGlobals, ...checkedDeclarations } : {},
  build: isSsrBuild ? serverBuild : browserBuild,
  test: {
    maxWorkers: 3,
    isolate: false,
    setupFiles: ['tests/support/everyTest.ts'],
    // A machine that does other things as well is no reason to fail.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...notTests, ...adminTests, ...serverTests],
        },
      },
      {
        extends: true,
        resolve: oneRouter,
        test: {
          name: 'admin',
          include: adminTests,
          exclude: [...notTests, ...mockedTests],
          environment: 'jsdom',
          setupFiles: ['tests/support/browserSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: serverTests,
          exclude: [...notTests, ...mockedTests],
          globalSetup: ['tests/support/globalSetup.ts'],
        },
      },
      {
        extends: true,
        resolve: oneRouter,
        test: {
          name: 'mocked',
          include: mockedTests,
          exclude: notTests,
          isolate: true,
          setupFiles: ['tests/support/browserSetup.ts'],
        },
      },
    ],
  },
}));
