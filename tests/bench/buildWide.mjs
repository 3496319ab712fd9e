// Builds the product into a folder with as many more permissions as `wide.mjs` says, in the browser's code and the server's.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from '../../src/cli/support/precompress.mjs';
import { WIDE } from './wide.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [outDir] = process.argv.slice(2);
const FIRST_LINE = /const asked: \w+\[\] = \[/;

/** What permissions there are is worked out in one place; there these are asked for as well. */
const askForMore = {
  name: 'ask-for-more',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/core/permissions/catalogue.ts')) return undefined;
    if (!FIRST_LINE.test(code)) throw new Error(`${id} has no line ${FIRST_LINE}`);
    return code.replace(FIRST_LINE, (line) => `${line} ...${JSON.stringify(WIDE)},`);
  },
};

const shared = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', plugins: [askForMore] };
await build({ ...shared, build: { outDir: join(outDir, 'dist/browser') } });
await build({ ...shared, build: { outDir: join(outDir, 'dist/server'), ssr: true } });
await precompress(join(outDir, 'dist/browser'));
