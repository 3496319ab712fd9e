import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { undoAtEnd } from './cleanup.ts';

/** Starts the reference of the API on a database; answers its address. */
export function startBareServer(databaseUrl: string): Promise<string> {
  const file = fileURLToPath(new URL('bareServer.ts', import.meta.url));
  const child = fork(file, [databaseUrl], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  undoAtEnd(() => child.kill());
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.stdout?.once('data', (port) => resolve(`http://127.0.0.1:${String(port).trim()}`));
  });
}
