import { fileOf } from '../../core/calls/jobFile.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { readKeptFile } from './keptFiles.ts';
import { readPieces } from './keptPieces.ts';
import { findKnownJob } from './ownJobs.ts';

interface FetchedFile {
  readonly name: string;
  readonly content: AsyncGenerator<Uint8Array>;
  /** Of the job. */
  readonly kind: string;
  readonly resource: string | null;
}

/** The file of a job: for whoever started it as long as they may read what it says, and for nobody else. */
export async function fetchFile({
  context,
  caller,
  id,
}: {
  readonly context: Context;
  readonly caller: Caller;
  readonly id: number;
}): Promise<FetchedFile> {
  const row = await findKnownJob(context, id);
  if (!row || row.user_id === null || row.user_id !== caller.userId) throw refuse.notFound();
  const file = fileOf(row);
  const job = context.jobs.find(({ kind }) => kind === row.kind);
  if (!file || !job?.checkFetch) throw refuse.fileGone();
  const readKept = (name: string) => readKeptFile(context, id, name);
  await job.checkFetch({ context, caller, input: row.input, readKept });
  const content = await readPieces(context.database.db, id);
  if (!content) throw refuse.fileGone();
  return { name: file.name, content, kind: row.kind, resource: row.resource };
}
