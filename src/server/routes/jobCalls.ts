import { Readable } from 'node:stream';
import * as calls from '../../core/calls/engineCalls.ts';
import { MAX_SLICE } from '../../core/limits.ts';
import { fetchFile } from '../jobs/fetchFile.ts';
import { type JobRow, listJobs } from '../jobs/jobRows.ts';
import { aboutJob, cancelJob, isFinal, lookAtJob, readJob, readOwnJobs, retryJob } from '../jobs/ownJobs.ts';
import { presentJob, presentListedJob } from '../presenters/presentJob.ts';
import type { AuditDetails } from '../../core/calls/audit.ts';
import { recordAction } from '../services/auditLog/recordEvent.ts';
import { readRange } from '../services/resources/listQuery.ts';
import { sendRange } from './sendList.ts';
import type { Translator } from '../translate.ts';
import { contentDisposition } from '../contentDisposition.ts';
import { fileType } from './fileType.ts';
import { serve, type ServedCall, success } from './serve.ts';

/** Background work: how far it is, and what those may do about it who look after the server. */
export const jobCalls: readonly ServedCall[] = [
  serve(
    calls.job,
    async ({ context, caller, params: { id }, translator }) =>
      presentJob(await readJob({ context, caller, id }), translator),
    { atOnce: true },
  ),
  serve(calls.ownJobs, async ({ context, caller, translator }) =>
    (await readOwnJobs({ context, caller })).map(presentIn(translator)),
  ),
  serve(calls.jobLookedAt, async ({ context, caller, params: { id }, translator }) =>
    presentJob(await lookAtJob({ context, caller, id }), translator),
  ),
  serve(calls.jobFile, async ({ context, caller, params: { id }, reply }) => {
    const { name, content, kind, resource } = await fetchFile({ context, caller, id });
    await recordAction(context, caller, {
      about: { resource: 'job', id },
      action: 'download',
      details: { kind, file: name, ...(resource !== null && { resource }) },
    });
    reply.type(fileType(name)).header('Content-Disposition', contentDisposition('attachment', name));
    return reply.header('Cache-Control', 'no-store').send(Readable.from(content));
  }),
  serve(calls.jobs, async (accepted) => {
    const { context, query, translator, request } = accepted;
    const range = readRange((request.query as Readonly<Record<string, unknown>>).range);
    const { from, to } = range ?? { from: 0, to: MAX_SLICE - 1 };
    const { db } = context.database;
    const { rows, total } = await listJobs(db, { state: query.state, from, count: to - from + 1 });
    sendRange(accepted, from, { length: rows.length, total });
    const listed = rows.map(async (row) => {
      const about = await aboutJob(row, { context, translator });
      return presentListedJob(row, { translator, isFinal: isFinal(context, row), about });
    });
    return Promise.all(listed);
  }),
  serve(
    calls.cancelJob,
    async ({ context, caller, params: { id }, translator }) => {
      const present = presentIn(translator);
      const row = await cancelJob({ context, caller, id, present });
      await recordAction(context, caller, {
        about: { resource: 'job', id },
        action: 'jobCancelled',
        details: toldOf(row),
      });
      return success(translator.text('server.jobCancelled'), present(row));
    },
    { atOnce: true },
  ),
  serve(calls.retryJob, async ({ context, caller, params: { id }, translator }) => {
    const present = presentIn(translator);
    const row = await retryJob({ context, caller, id, present });
    await recordAction(context, caller, { about: { resource: 'job', id }, action: 'jobRetried', details: toldOf(row) });
    return success(translator.text('server.jobRetried'), present(row));
  }),
];

function toldOf({ kind, resource, user_id: id, user_name: name }: JobRow): AuditDetails {
  return { kind, ...(resource !== null && { resource }), ...(id !== null && { startedBy: { id, name } }) };
}

function presentIn(translator: Translator) {
  return (row: JobRow) => presentJob(row, translator);
}
