import { createHash } from 'node:crypto';
import type { ImportJob } from '../../../../core/calls/imports.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { readKeptFile } from '../../../jobs/keptFiles.ts';
import { findDoneJobOfKey, type JobRow } from '../../../jobs/jobRows.ts';
import { findKnownJob } from '../../../jobs/ownJobs.ts';
import { presentJob } from '../../../presenters/presentJob.ts';
import type { Translator } from '../../../translate.ts';
import { type ImportOutcome, type ImportRequest, isRefused } from './importFile.ts';
import { importJob, OUTCOME, SHEET } from './importJob.ts';
import { presentOutcome } from './report.ts';
import { unpackOutcome } from './storedOutcome.ts';
import { packSheet } from './storedSheet.ts';

/** An import that waits, goes on, or is over, in whichever server. */
export interface StoredImport {
  readonly row: JobRow;
  readonly resource: Resource;
}

interface ImportOfPerson {
  readonly context: Context;
  readonly id: string;
  readonly userId: number | null;
}

export interface StartedImport extends ImportRequest {
  /** The import whose rows that were refused these are. */
  readonly restOf?: number | undefined;
  /** Sent once more with the same key, the same import is answered, over or not. */
  readonly key?: string | undefined;
}

/** Lets a file wait for its import. Where the same person has just sent the same one, that one goes on. */
export async function startImport(options: StartedImport): Promise<StoredImport> {
  const { call, translator, sheet, mapping, fixed, take = 'all', days = {}, restOf = null, key = null } = options;
  const { context, caller, resource } = call;
  const packed = await packSheet(sheet);
  const input = { resource: resource.name, mapping: mapping ?? null, values: fixed, take, days, restOf };
  const hash = createHash('sha256')
    .update(JSON.stringify([caller.userId, input, key]))
    .update(packed)
    .digest('hex');
  const earlier = key === null ? undefined : await findDoneJobOfKey(context.database.db, importJob.kind, hash);
  if (earlier) return { row: earlier, resource };
  const row = await enqueueJob(context, {
    job: importJob,
    input,
    caller,
    locale: translator.locale,
    resource: resource.name,
    key: hash,
    files: { [SHEET]: packed },
  });
  return { row, resource };
}

/** Whether an id is one of an import, and not of a check. */
export function isStored(id: string): boolean {
  return /^\d{1,15}$/.test(id);
}

/** An import of somebody's own; refused when there is none, or not any more. */
export async function findImport({ context, id, userId }: ImportOfPerson): Promise<StoredImport> {
  const row = await findKnownJob(context, Number(id));
  if (row?.kind !== importJob.kind || !row.resource || row.user_id !== userId) throw refuse.importGone();
  return { row, resource: context.registry.get(row.resource) };
}

/** What became of the file; undefined when that is not known yet. */
export async function outcomeOfImport(context: Context, { row }: StoredImport): Promise<ImportOutcome | undefined> {
  if (row.state !== 'done') return undefined;
  const packed = await readKeptFile(context, row.id, OUTCOME);
  if (!packed) throw refuse.importGone();
  return unpackOutcome(packed, context.registry);
}

/** An import as it is answered. */
export async function presentImport(
  context: Context,
  stored: StoredImport,
  translator: Translator,
): Promise<ImportJob> {
  const { row, resource } = stored;
  const { message } = presentJob(row, translator);
  const outcome = await outcomeOfImport(context, stored);
  const shownMessage = row.state === 'cancelled' ? translator.text('server.importCancelled') : message;
  return {
    id: `${row.id}`,
    phase: phaseOf(row),
    done: row.done,
    total: row.total,
    ...(outcome && {
      report: presentOutcome(outcome, { resource, translator, country: context.country() }),
      refused: isRefused(outcome),
    }),
    ...(shownMessage !== null && isFailed(row) && { message: shownMessage }),
  };
}

function phaseOf(row: JobRow): ImportJob['phase'] {
  if (isFailed(row)) return 'failed';
  if (row.state === 'done') return 'done';
  if (row.state === 'queued') return 'waiting';
  return row.phase === 'storing' ? 'storing' : 'checking';
}

function isFailed({ state }: JobRow): boolean {
  return state === 'failed' || state === 'cancelled';
}
