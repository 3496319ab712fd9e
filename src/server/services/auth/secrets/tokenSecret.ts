import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 48;
const SHORTEST = 32;

/** The secret that tokens are signed with: the setting, or one that is made once and kept in the data folder. */
export async function readTokenSecret(env: {
  readonly tokenSecret?: string;
  readonly dataDir: string;
}): Promise<string> {
  if (env.tokenSecret) return env.tokenSecret;
  const path = join(env.dataDir, 'token-secret');
  const secret = (await readIfThere(path)) ?? (await make(path));
  if (secret.length < SHORTEST)
    throw new Error(`${path} holds no secret. Delete it, and a new one is made; everybody then logs in again.`);
  return secret;
}

async function make(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // Unlike renaming, this leaves the one that another process has made in the meantime.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
