import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from './tar.ts';

/** By what an archive is known to be the one that was written: a digest kept apart from it, or only the one beside it. */
export type DigestCheck = 'given' | 'beside' | 'not';

const DIGEST = /^[0-9a-f]{64}$/;

/** SHA-256 of a whole file. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Puts the digest of an archive beside the place where it comes to lie, as `sha256sum --check` reads it. */
export async function writeDigest(draft: string, file: string): Promise<string> {
  const digest = await digestOf(draft);
  await writeFile(digestPathOf(file), `${digest}  ${basename(file)}\n`, { mode: 0o600 });
  return digest;
}

/** Removes the digest beside an archive. */
export async function removeDigest(file: string): Promise<void> {
  await rm(digestPathOf(file), { force: true });
}

/**
 * Refuses an archive that is not the one that was written. Against who means it only a digest helps that was kept apart:
 * whoever can change the archive can change the one beside it too, which tells of accidents.
 */
export async function checkDigest(
  file: string,
  given: string | undefined,
): Promise<{ readonly digest: string; readonly checked: DigestCheck }> {
  const wanted = given?.trim().toLowerCase();
  if (wanted !== undefined && !DIGEST.test(wanted))
    throw new ArchiveError('--digest takes the 64 digits that the backup printed.');
  const digest = await digestOf(file);
  if (wanted !== undefined) {
    if (wanted !== digest) throw changed(file, digest);
    return { digest, checked: 'given' };
  }
  const beside = await digestBeside(file);
  if (beside !== undefined && beside !== digest) throw changed(file, digest);
  return { digest, checked: beside === undefined ? 'not' : 'beside' };
}

function changed(file: string, digest: string): ArchiveError {
  return new ArchiveError(`${file} is not as the backup wrote it: its SHA-256 is ${digest}. Nothing was restored.`);
}

async function digestBeside(file: string): Promise<string | undefined> {
  try {
    return (await readFile(digestPathOf(file), 'utf8')).trim().split(/\s/, 1)[0] ?? '';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function digestPathOf(file: string): string {
  return `${file}.sha256`;
}
