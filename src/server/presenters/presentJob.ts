import { fileOf } from '../../core/calls/jobFile.ts';
import type { Job, ListedJob } from '../../core/calls/jobs.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import type { Translator } from '../translate.ts';

type JobRow = Selectable<Tables['jobs']>;

/** A job as it is answered, in the language of whoever asks. */
export function presentJob(row: JobRow, translator: Translator): Job {
  const { id, kind, state, done, total, phase, resource } = row;
  const result = row.result as Job['result'];
  const message = messageOf(row, translator);
  return { id, kind, state, done, total, message, result, file: fileOf(row), phase, resource };
}

/** A job with who started it, and when, for those who look after the server. */
export function presentListedJob(
  row: JobRow,
  {
    translator,
    isFinal,
    about,
  }: { readonly translator: Translator; readonly isFinal: boolean; readonly about: string | null },
): ListedJob {
  return {
    ...presentJob(row, translator),
    about,
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
    attempts: row.attempts,
    is_final: isFinal,
    created_at: isoOf(row.created_at),
    started_at: row.started_at && isoOf(row.started_at),
    ended_at: row.ended_at && isoOf(row.ended_at),
    run_after: isoOf(row.run_after),
  };
}

function messageOf({ error, resource }: JobRow, translator: Translator): string | null {
  if (!error) return null;
  const refusal = new AppError(error as ConstructorParameters<typeof AppError>[0]);
  return resource ? translator.reason(refusal, { name: resource }) : translator.refusal(refusal);
}

function isoOf(instant: string): string {
  return new Date(instant).toISOString();
}
