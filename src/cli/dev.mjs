// npm run dev: the browser's code from Vite's development server, which passes the server's addresses on to the server.
import { join } from 'node:path';
import { DevServer } from './support/devServer.mjs';
import { ensureInstalled } from './support/install.mjs';
import { ROOT } from './support/paths.mjs';
import { orExit } from './support/step.mjs';

const SERVER_PATHS = ['/api', '/storage', '/site', '/verify'];
const FROM_SERVER = SERVER_PATHS.map((path) => `^${path}(?:[/?]|$)`);

await orExit(() => ensureInstalled(ROOT));
process.env.NODE_ENV = 'development';
const { createServer } = await import('vite');

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const server = new DevServer({ root: ROOT, port: port + 1, publicUrl: `http://${host}:${port}` });
const target = `http://127.0.0.1:${port + 1}`;

/** A page that the same change reloads waits for the new server. */
const waitForServer = {
  name: 'campus:wait-for-server',
  configureServer({ middlewares }) {
    middlewares.use(async (request, _response, next) => {
      if (FROM_SERVER.some((path) => new RegExp(path).test(request.url))) await server.ready;
      next();
    });
  },
};

const vite = await createServer({
  root: ROOT,
  plugins: [waitForServer],
  server: {
    host,
    port,
    strictPort: true,
    watch: { ignored: ['data', 'dist', 'test-results'].map((folder) => join(ROOT, folder, '**')) },
    proxy: Object.fromEntries(FROM_SERVER.map((path) => [path, { target, xfwd: true }])),
  },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
// On some signals Vite ends the process by itself.
process.once('exit', () => server.kill());

await orExit(async () => {
  await vite.listen();
  vite.printUrls();
  await server.start(() => vite.ws.send({ type: 'full-reload' }));
});

async function end() {
  await Promise.all([server.stop(), vite.close()]);
  process.exit(0);
}
