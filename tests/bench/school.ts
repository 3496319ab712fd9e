import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logIn, type Session } from '../e2e/support/sessions.ts';
import { startPostgres } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { undoAtEnd } from './cleanup.ts';
import { runNode } from './runNode.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The school that is measured: a hundred thousand students on PostgreSQL, the product before it and plain react-admin beside it. */
export interface School {
  readonly url: string;
  /** The same server code on the same database with the plain react-admin page as its browser code. */
  readonly plainUrl: string;
  readonly databaseUrl: string;
  readonly session: Session;
  /** Starts another build of the product on the same database; the login is good there too. */
  readonly startBeside: (main: string) => Promise<RunningServer>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STUDENTS = '100000';
/** One secret lets one login open both servers. */
const SECRET = 'the-bench-measures-on-throwaway-data-only';

let school: Promise<School> | undefined;

/** Opens the school once for all the parts that measure in it. */
export function openSchool(): Promise<School> {
  school ??= open();
  return school;
}

async function open(): Promise<School> {
  console.log('Preparing a school of a hundred thousand students …');
  const postgres = await startPostgres();
  undoAtEnd(postgres.stop);
  const env = {
    DATABASE_URL: postgres.url,
    SEED: 'large',
    SEED_STUDENTS: STUDENTS,
    TOKEN_SECRET: SECRET,
    LOG_LEVEL: 'warn',
  };
  const ours = await startServer(env);
  undoAtEnd(ours.stop);
  const startBeside = async (main: string) => {
    const server = await startServer(env, { main });
    undoAtEnd(server.stop);
    return server;
  };
  const plain = await startBeside(await preparePlain());
  const session = await logIn(ours.url, 'superadmin');
  return { url: ours.url, plainUrl: plain.url, databaseUrl: postgres.url, session, startBeside };
}

/** The server looks for its page two folders above itself: a copy of it, with the plain page there. */
async function preparePlain(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'dist/server'), join(folder, 'dist/server'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const script = fileURLToPath(new URL('buildPlain.mjs', import.meta.url));
  await runNode([script, join(folder, 'dist/browser')], { env: { NODE_ENV: 'production' } });
  return join(folder, 'dist/server/main.js');
}
