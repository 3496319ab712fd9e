import { IMPORT_KIND } from '../../../../core/calls/jobKinds.ts';
import { defineJob, type JobEnd, type JobRun } from '../../../jobs/defineJob.ts';
import { requireFor } from '../../../policies/require.ts';
import { recordActionWithin } from '../../auditLog/recordEvent.ts';
import type { Values } from '../../store.ts';
import type { KnownDayOrders } from './dayOrders.ts';
import { type ImportOutcome, isRefused, matchFile, storeFile, type ImportScope } from './importFile.ts';
import { requireRest } from './requireRest.ts';
import { packOutcome } from './storedOutcome.ts';
import { unpackSheet } from './storedSheet.ts';

/** Beside the sheet, which is a file of the job. */
export interface ImportInput {
  readonly resource: string;
  readonly mapping: Readonly<Record<string, unknown>> | null;
  readonly values: Values;
  /** What was started by the version before has none of these. */
  readonly take?: ImportScope;
  readonly days?: KnownDayOrders;
  readonly restOf?: number | null;
}

/** The files of the job: what is imported, and what became of it. */
export const SHEET = 'sheet';
export const OUTCOME = 'outcome';

/** Stores the rows of a file, all or none or those that are ready, in the transaction that also ends the job. */
export const importJob = defineJob<ImportInput>({
  kind: IMPORT_KIND,
  atMost: { all: 5, each: 3 },
  run: async (run) => {
    const { context, caller, translator, input, complete } = run;
    const resource = context.registry.get(input.resource);
    requireFor(caller, resource, 'create');
    const matched = matchFile({
      call: { context, caller, resource },
      translator,
      sheet: await unpackSheet(await run.readFile(SHEET)),
      mapping: input.mapping ?? undefined,
      fixed: input.values,
      take: input.take,
      days: input.days,
    });
    const outcome = await storeFile(matched, {
      checking: progressOf(run, 'checking'),
      storing: progressOf(run, 'storing'),
      stored: async (trx, stored) => {
        // It may have taken minutes: what is taken away meanwhile counts before anything is kept.
        requireFor(await run.callerWithin(trx), resource, 'create');
        if (typeof input.restOf === 'number') await requireRest(trx, input.restOf);
        await recordActionWithin(trx, caller, {
          about: { resource: resource.name },
          action: 'import',
          details: { rows: stored.created, job: run.id },
        });
        await complete(trx, await endOf(stored));
      },
    });
    return endOf(outcome);
  },
});

function progressOf({ progress, signal }: JobRun<ImportInput>, phase: string) {
  return (done: number, total: number) => {
    signal.throwIfAborted();
    progress({ phase, done, total });
  };
}

async function endOf(outcome: ImportOutcome): Promise<JobEnd> {
  const { created, file, bad } = outcome;
  return {
    result: { count: created, created, wrong: bad.length, total: file.rows, refused: isRefused(outcome) },
    files: { [OUTCOME]: await packOutcome(outcome) },
  };
}
