import { Readable } from 'node:stream';
import { importErrors, importJob } from '../../core/calls/engineCalls.ts';
import { refuse } from '../errors.ts';
import { checkFile, matchFile, storeFile } from '../services/resources/import/importFile.ts';
import type { ImportJob, ImportJobs } from '../services/resources/import/jobs.ts';
import { inPlace, readSpreadsheet } from '../services/resources/import/readSpreadsheet.ts';
import { errorsCsv, presentJob } from '../services/resources/import/report.ts';
import { csvTemplate, excelTemplate } from '../services/resources/import/template.ts';
import { readImportForm } from './importForm.ts';
import type { ResourceCalling } from './resourceCalling.ts';
import { serve, type ServedCall, success } from './serve.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends when the server stops. */
    stopping: AbortSignal;
  }
}

const CSV = 'text/csv; charset=utf-8';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The empty file to fill in. */
export async function sendTemplate({ context, caller, resource, query, translator, reply }: ResourceCalling) {
  const format = query.format === 'csv' ? 'csv' : 'xlsx';
  const options = { call: { context, caller, resource }, translator };
  reply
    .type(format === 'csv' ? CSV : EXCEL)
    .header('Content-Disposition', `attachment; filename="${resource.collection}.${format}"`);
  return reply.send(format === 'csv' ? await csvTemplate(options) : Readable.from(excelTemplate(options)));
}

/** Records from a file, or what would become of it. */
export async function startImport(accepted: ResourceCalling, jobs: ImportJobs) {
  const { context, caller, resource, translator, request, reply } = accepted;
  const { sheet, mapping, values, isDryRun } = await inPlace(caller.userId, async () => {
    const { file, ...options } = await readImportForm(request);
    return { ...options, sheet: await readSpreadsheet(file, { signal: untilGone(accepted) }) };
  });
  const matched = matchFile({ call: { context, caller, resource }, translator, sheet, mapping, fixed: values });
  const about = { userId: caller.userId, resource, bytes: sheet.bytes };
  if (isDryRun) {
    const { job, end } = jobs.start(about, (at) => checkFile(matched, progressOf(at)));
    await end;
    return success(translator.text('server.importChecked'), presentJob(job, translator));
  }
  if ([...matched.matches.values()].every((column) => column === null)) throw refuse.importUnmatched();
  const { job, end } = jobs.start(about, (at) =>
    storeFile(matched, { checking: progressOf(at), storing: progressOf(at, 'storing') }),
  );
  // Whoever started it asks for the job, and learns there what went wrong.
  end.catch((err: unknown) => request.log.error({ err }, 'an import failed'));
  reply.code(202);
  return success(translator.text('server.importStarted'), presentJob(job, translator));
}

/** How far an import is, and what is wrong with its file. */
export function importJobCalls(jobs: ImportJobs): ServedCall[] {
  return [
    serve(importJob, ({ caller, params, translator }) => presentJob(jobs.get(params.job, caller.userId), translator), {
      atOnce: true,
    }),
    serve(importErrors, ({ caller, params, translator, reply }) => {
      const { outcome, resource } = jobs.get(params.job, caller.userId);
      if (!outcome) throw refuse.notFound();
      reply.type(CSV).header('Content-Disposition', `attachment; filename="${resource.collection}-errors.csv"`);
      return reply.send(Readable.from(errorsCsv(outcome, { resource, translator })));
    }),
  ];
}

/** Ends when the answer finds nobody any more, and when the server stops. */
function untilGone({ reply: { raw }, request }: ResourceCalling): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, request.server.stopping]);
}

function progressOf(job: ImportJob, phase: ImportJob['phase'] = 'checking') {
  return (done: number, total: number) => Object.assign(job, { phase, done, total });
}
