import { createHash } from 'node:crypto';
import { EXPORT_KIND } from '../../../core/calls/jobKinds.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { defineJob, type JobRun } from '../../jobs/defineJob.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import type { JobRow } from '../../jobs/jobRows.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { requireFor } from '../../policies/require.ts';
import type { Translator } from '../../translate.ts';
import { recordAction } from '../auditLog/recordEvent.ts';
import { keepRecords, requireRecords } from './keptRecords.ts';
import { type FileQuery, recordFile, fileAuditDetails } from './recordFile.ts';

interface ExportInput {
  readonly resource: string;
  readonly query: FileQuery;
  /** The fields that the file has, as they were when it was asked for. */
  readonly columns: readonly string[];
}

/** Makes a file of records that is too long to wait for. */
export const exportJob = defineJob<ExportInput>({
  kind: EXPORT_KIND,
  atMost: { all: 20, each: 5 },
  run: writeExport,
  checkFetch: async (fetching) => {
    const { context, caller, input } = fetching;
    const resource = context.registry.get(input.resource);
    await requireRecords(fetching, resource);
    const hidden = hiddenFields(resource, caller);
    if (input.columns.some((name) => hidden.has(name))) throw refuse.forbidden();
  },
});

async function writeExport(run: JobRun<ExportInput>) {
  const { context, caller, input, translator, progress, signal, writeFile } = run;
  const resource = context.registry.get(input.resource);
  requireFor(caller, resource, 'read');
  const query = { ...input.query, columns: JSON.stringify(input.columns) };
  const { name, readTotal, write } = recordFile({ context, caller, resource, query });
  const total = await readTotal();
  const written: number[] = [];
  progress({ done: 0, total });
  const content = write(translator, (ids) => {
    signal.throwIfAborted();
    for (const id of ids) written.push(id);
    // Some may have come since they were counted.
    progress({ done: written.length, total: Math.max(total, written.length) });
  });
  const file = await writeFile(name, content);
  await recordAction(context, caller, {
    about: { resource: resource.name },
    action: 'export',
    details: { ...fileAuditDetails(query, input.columns), rows: written.length, job: run.id },
  });
  return { result: { count: written.length }, file, files: keepRecords(written) };
}

/** Lets a file of records be made in the background; what cannot be read as asked is refused at once. */
export function enqueueExport({
  context,
  caller,
  resource,
  translator,
  query,
}: {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  readonly translator: Translator;
  readonly query: FileQuery;
}): Promise<JobRow> {
  const { columns } = recordFile({ context, caller, resource, query });
  const input = { resource: resource.name, query, columns };
  const key = createHash('sha256')
    .update(JSON.stringify([caller.userId, translator.locale, input]))
    .digest('hex');
  return enqueueJob(context, {
    job: exportJob,
    input,
    caller,
    locale: translator.locale,
    resource: resource.name,
    key,
  });
}
