import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const POLL_MS = 100;

/** Builds the server as for production, and builds and restarts it after every change of its sources. */
export class DevServer {
  #options;
  #watcher;
  #child;
  #endFirstBuild;

  /** Settled once the server answers from the newest sources. */
  ready = new Promise((resolve) => {
    this.#endFirstBuild = resolve;
  });

  constructor(options) {
    this.#options = options;
  }

  /** Starts watching. `onRestart` is called after each start but the first. */
  async start(onRestart) {
    const { build } = await import('vite');
    this.#watcher = await build({
      root: this.#options.root,
      mode: 'development',
      logLevel: 'warn',
      clearScreen: false,
      build: { ssr: true, outDir: 'dist/dev', emptyOutDir: true, sourcemap: true, watch: {} },
    });
    this.#watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') this.ready = this.ready.then(() => this.#restart(onRestart));
      if (event.code === 'BUNDLE_END' || event.code === 'ERROR') this.#endFirstBuild();
    });
  }

  async stop() {
    await this.#watcher?.close();
    await this.#end();
  }

  /** Asks the server to end, without waiting for it. */
  kill() {
    this.#child?.kill('SIGTERM');
  }

  async #restart(onRestart) {
    const isFirst = !this.#child;
    await this.#end();
    const { root, port, publicUrl } = this.#options;
    const env = { PUBLIC_URL: publicUrl, ...process.env, HOST: '127.0.0.1', PORT: String(port) };
    const main = join(root, 'dist/dev/main.js');
    this.#child = spawn(process.execPath, ['--enable-source-maps', main], { cwd: root, env, stdio: 'inherit' });
    const isUp = await answers(this.#child, `http://127.0.0.1:${port}/api/health`);
    if (!isUp) console.error('The server has ended; it is started again after the next change.');
    if (isUp && !isFirst) onRestart();
  }

  async #end() {
    if (!this.#child || hasEnded(this.#child)) return;
    const ended = once(this.#child, 'exit');
    this.kill();
    await ended;
  }
}

async function answers(child, url) {
  while (!hasEnded(child)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}
