import type { Context } from '../context.ts';
import { readJobFile } from './jobRows.ts';
import { localJobs } from './localJobs.ts';

/** What a job has left; undefined when it left nothing of that name, or that is not kept any more. */
export async function readKeptFile(
  { database }: Pick<Context, 'database'>,
  id: number,
  name: string,
): Promise<Uint8Array | undefined> {
  return localJobs(database).fileOf(id, name) ?? readJobFile(database.db, id, name);
}
