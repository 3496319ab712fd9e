import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './freePort.ts';
import { findPostgresPrograms } from './postgresPrograms.ts';
import { isRoot } from './programs.ts';

export type PostgresServer = { url: string; stop(): Promise<void> };

/** Whom a program runs as: as we do when nothing is said. */
type Account = { uid?: number; gid?: number };

/** The locales are those of the embedded database: the same order and the same upper and lower case on both. */
const FORMAT = [
  '--auth=trust',
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--lc-ctype=C.UTF-8',
  '--no-sync',
];

/** Durability is of no use to a database that is thrown away. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'lc_messages=C',
];
const START_LIMIT_MS = 60_000;

/**
 * Lives as long as its standard input is open, so that the server ends and its files go even when the tests are killed.
 * $1 is the folder to remove at the end, the rest is the server's command line.
 */
const KEEPER = `
trap '' INT
folder=$1; shift
exec 3<&0
"$@" </dev/null &
server=$!
( read -r _ <&3; kill -INT $server ) 2>/dev/null &
wait $server
rm -rf "$folder"
`;

/** Starts a throwaway cluster on a free loopback port; trusts every local connection as the super user `postgres`. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgresPrograms();
  const account = serverAccount();
  const folder = mkdtempSync(join(placeFor(account), 'campus-postgres-'));
  try {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
    const data = join(folder, 'data');
    execFileSync(join(programs, 'initdb'), ['-D', data, ...FORMAT], { ...account, cwd: folder, stdio: 'pipe' });
    const port = await freePort();
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const server = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings];
    const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, join(programs, 'postgres'), ...server], {
      ...account,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    await untilReady(keeper);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop(keeper) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The account must reach its folder, and root's own temporary folder can be closed to others. */
function placeFor({ uid }: Account): string {
  const place = tmpdir();
  return uid === undefined || isOpenToAll(place) ? place : '/tmp';
}

function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (folder === dirname(folder) || isOpenToAll(dirname(folder)));
}

/** PostgreSQL refuses to run as root. */
function serverAccount(): Account {
  if (!isRoot()) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody.');
  return { uid: Number(uid), gid: Number(gid) };
}

function untilReady(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = () => {
      clearTimeout(limit);
      keeper.stdin?.end();
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    };
    const limit = setTimeout(fail, START_LIMIT_MS);
    keeper.once('exit', fail);
    keeper.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(limit);
      keeper.off('exit', fail);
      keeper.stderr?.removeAllListeners('data').resume();
      resolve();
    });
  });
}

function stop(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (keeper.exitCode !== null) return resolve();
    keeper.once('exit', () => resolve());
    keeper.stdin?.end();
  });
}
