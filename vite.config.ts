import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/browser',
  target: 'es2022',
  // Every browser that runs this code preloads modules by itself.
  modulePreload: { polyfill: false },
};

/** Vite drops the mark that keeps the first paint from coming before the skin is known. */
const blockFirstPaint: Plugin = {
  name: 'block-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), blockFirstPaint],
  build: isSsrBuild ? serverBuild : browserBuild,
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...notTests, ...adminTests, ...serverTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'admin',
          include: adminTests,
          environment: 'jsdom',
          setupFiles: ['tests/support/browserSetup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: serverTests,
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
