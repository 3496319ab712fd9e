// npm run build: brings dist/ up to date.
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { ROOT } from './support/paths.mjs';
import { orExit } from './support/step.mjs';

await orExit(async () => {
  await ensureInstalled(ROOT);
  await ensureBuilt(ROOT);
});
