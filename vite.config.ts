import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, type Plugin, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';

const SHARED_MODULES = /node_modules[\\/](react|react-dom|scheduler)[\\/]|admin[\\/](http[\\/]address|login[\\/]mark)/;

const PRERENDER = './src/admin/login/prerender.tsx';
const DRAWN_LOGIN = '<template id="drawn-login"></template>';

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/browser',
  target: 'es2022',
  // Every browser that runs this code preloads modules by itself.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      // What the login and the app share is one piece, which compresses best, and nothing of the app comes with it.
      codeSplitting: { groups: [{ name: 'shared', test: SHARED_MODULES }] },
      // The lists of what to preload repeat these names; what has no name of its own in the sources needs none here.
      chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
    },
  },
};

/** What every browser of the build's target has and has not: the substitutes that libraries bring along are left out. */
const browserGlobals = {
  ...typeofs('object', ['window', 'document', 'window.document', 'performance']),
  ...typeofs('function', ['setTimeout', 'clearTimeout', 'queueMicrotask', 'reportError', 'Promise', 'WeakMap', 'WeakSet']),
  ...typeofs('function', ['AbortController', 'MessageChannel', 'performance.now', 'performance.getEntriesByType']),
  // Developer tools that look into React have the development server; here they would be a part of every login.
  ...typeofs('undefined', ['process', 'setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__']),
};

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
      return html.replace(DRAWN_LOGIN, (template) => template.replace('><', `>${module.prerenderLogin()}<`));
    },
  },
};

/** What a new school begins with is the server's to know: the pages get the declarations without it. */
const leaveOutSeeds: Plugin = {
  name: 'leave-out-seeds',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/schemas\/\w+\/\w+\.ts$/ },
    handler(code) {
      const declared = this.parse(code).body.flatMap((statement) =>
        statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
          ? statement.declaration.declarations.map(({ init }) => (init?.type === 'CallExpression' ? init.arguments[0] : undefined))
          : [],
      );
      const seed = declared
        .flatMap((declaration) => (declaration?.type === 'ObjectExpression' ? declaration.properties : []))
        .find((property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'seed');
      if (seed?.type !== 'Property') return undefined;
      return { code: `${code.slice(0, seed.value.start)}[]${code.slice(seed.value.end)}`, map: null };
    },
  },
};

/** Everything lands flat in one folder: the server finds its database worker beside itself. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: {
    input: { main: 'src/server/main.ts', embeddedWorker: 'src/server/db/embedded/embeddedWorker.ts' },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
};

const notTests = ['**/node_modules/**', '**/dist/**', '**/data/**'];
const adminTests = ['{src/admin,resources}/**/*.test.{ts,tsx}'];
const serverTests = ['{src/server,tests/api,tests/contract}/**/*.test.{ts,tsx}'];
/** Tests that put something else in the place of a module: only these need modules of their own. */
const mockedTests = ['**/*.mocked.test.{ts,tsx}'];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), blockFirstPaint, inlineFirstStyles(), drawLogin, leaveOutSeeds],
  define: command === 'build' && !isSsrBuild ? { ...browserGlobals, ...checkedDeclarations } : {},
  build: isSsrBuild ? serverBuild : browserBuild,
  test: {
    maxWorkers: 3,
    isolate: false,
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
        test: {
          name: 'admin',
          include: adminTests,
          exclude: [...notTests, ...mockedTests],
          environment: 'jsdom',
          setupFiles: ['tests/support/browserSetup.ts'],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: serverTests,
          exclude: [...notTests, ...mockedTests],
          globalSetup: ['tests/support/globalSetup.ts'],
          // A machine that does other things as well is no reason to fail.
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'mocked',
          include: mockedTests,
          exclude: notTests,
          isolate: true,
          setupFiles: ['tests/support/browserSetup.ts'],
          testTimeout: 90_000,
        },
      },
    ],
  },
}));
