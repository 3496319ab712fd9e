// npm run bench [-- part…]: installs and builds what is missing or out of date, then measures in this very process.
import { ensureBuilt } from '../../src/cli/support/build.mjs';
import { ensureInstalled } from '../../src/cli/support/install.mjs';
import { ROOT } from '../../src/cli/support/paths.mjs';
import { orExit } from '../../src/cli/support/step.mjs';

await orExit(async () => {
  await ensureInstalled(ROOT);
  await ensureBuilt(ROOT);
});

const { register } = await import('tsx/esm/api');
register();
await import('./main.ts');
