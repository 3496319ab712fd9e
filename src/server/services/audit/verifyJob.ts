import { verifyAndKeep } from '../../db/auditChain/verifyChain.ts';
import { sealEntries } from '../../db/auditChain/sealEntries.ts';
import { VERIFY_KIND } from '../../../core/calls/jobKinds.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { recordActionWithin } from '../auditLog/recordEvent.ts';

/** Verifies the chain over the history: of a million entries it takes some time. */
export const verifyJob = defineJob<object>({
  kind: VERIFY_KIND,
  atMost: { all: 1, each: 1 },
  run: async ({ context, caller, progress, signal }) => {
    const { database, env } = context;
    await sealEntries({ database, dataDir: env.dataDir });
    const { entries, problem, entry_id } = await verifyAndKeep({
      database,
      dataDir: env.dataDir,
      onProgress: (done, total) => {
        signal.throwIfAborted();
        progress({ done, total: Math.max(done, total) });
      },
    });
    await recordActionWithin(database.db, caller, {
      about: { resource: 'audit' },
      action: 'verify',
      details: { entries, ...(problem !== null && { problem }), ...(entry_id !== null && { entry: entry_id }) },
    });
    return { result: { count: entries, problem, entry_id } };
  },
});
