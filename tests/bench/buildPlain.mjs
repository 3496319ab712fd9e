// Builds the plain react-admin page into a folder, the way the back office is built except that its code is one chunk.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '../../src/cli/support/precompress.mjs';

const [outDir] = process.argv.slice(2);

await build({
  root: fileURLToPath(new URL('plain', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: {
    outDir,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
await precompress(outDir);
