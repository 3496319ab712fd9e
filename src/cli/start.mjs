// npm start: installs and builds what is missing or out of date, then runs the server in this very process.
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { ROOT } from './support/paths.mjs';
import { orExit } from './support/step.mjs';

await orExit(async () => {
  await ensureInstalled(ROOT);
  await ensureBuilt(ROOT);
});

// React and Fastify read it when they are loaded.
process.env.NODE_ENV ??= 'production';
await import('../../dist/server/main.js');
