import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { MEGABYTE } from '../../core/limits.ts';
import type { Tables } from '../db/tables.ts';
import { refuse } from '../errors.ts';
import { JobInterrupted } from './interrupted.ts';
import type { HeldJob } from './jobRows.ts';

type Db = Kysely<Tables>;

/** A file that a job has written for whoever started it. */
export interface WrittenFile {
  readonly name: string;
  /** What its pieces are called. */
  readonly pieces: string;
}

const PREFIX = 'piece/';
const PIECE_BYTES = 2 * MEGABYTE;
const MAX_BYTES = 300 * MEGABYTE;
const PLACES = 6;

/**
 * Writes down a file while it is made, a piece at a time, so that its length takes no memory. An attempt that is given
 * up leaves pieces of its own, which go when the job ends.
 */
export async function writePieces(
  db: Db,
  held: HeldJob,
  { name, content }: { readonly name: string; readonly content: AsyncIterable<Uint8Array | string> },
): Promise<WrittenFile> {
  const pieces = `${PREFIX}${randomUUID()}/`;
  let count = 0;
  for await (const piece of inPieces(content)) {
    if (count * PIECE_BYTES > MAX_BYTES) throw refuse.documentTooLong();
    await addPiece(db, held, { name: pieces + String(count).padStart(PLACES, '0'), piece });
    count++;
  }
  return { name, pieces };
}

/** Deletes the pieces of a job, but those of the file that it leaves. */
export async function removePieces(db: Db, id: number, left: WrittenFile | undefined): Promise<void> {
  await db
    .deleteFrom('job_files')
    .where('job_id', '=', id)
    .where('name', 'like', `${PREFIX}%`)
    .$if(left !== undefined, (query) => query.where('name', 'not like', `${left?.pieces}%`))
    .execute();
}

/** Deletes what a job was started with. */
export async function removeInputs(db: Db, id: number): Promise<void> {
  await db.deleteFrom('job_files').where('job_id', '=', id).where('name', 'not like', `${PREFIX}%`).execute();
}

/** A file that a job has left, a piece at a time; undefined when it is not kept any more. */
export async function readPieces(db: Db, id: number): Promise<AsyncGenerator<Uint8Array> | undefined> {
  const files = db.selectFrom('job_files').where('job_id', '=', id);
  const names = await files.select('name').where('name', 'like', `${PREFIX}%`).orderBy('name').execute();
  if (names.length === 0) return undefined;
  return (async function* () {
    for (const { name } of names) {
      const piece = await files.select('content').where('name', '=', name).executeTakeFirst();
      // What is gone in the middle must not look like the end of the file.
      if (!piece) throw refuse.fileGone();
      yield piece.content;
    }
  })();
}

async function* inPieces(content: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const each of content) {
    const part = typeof each === 'string' ? Buffer.from(each) : each;
    waiting.push(part);
    bytes += part.byteLength;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** Another worker that has the job meanwhile, or has ended it, is left alone. */
async function addPiece(
  db: Db,
  { id, worker }: HeldJob,
  { name, piece }: { readonly name: string; readonly piece: Uint8Array },
): Promise<void> {
  const { rows } = await sql`
    insert into job_files (job_id, name, content)
    select id, ${name}, ${piece}::bytea from jobs
    where id = ${id} and worker = ${worker} and state = 'running' for share
    returning name`.execute(db);
  if (rows.length === 0) throw new JobInterrupted('lost');
}
