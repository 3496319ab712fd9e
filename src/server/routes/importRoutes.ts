import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isImported } from '../../core/resource.ts';
import { refuse } from '../errors.ts';
import { requireFor } from '../policies/require.ts';
import { checkFile, matchFile, storeFile } from '../services/resources/import/importFile.ts';
import type { ImportJob, ImportJobs } from '../services/resources/import/jobs.ts';
import { readSpreadsheet } from '../services/resources/import/readSpreadsheet.ts';
import { errorsCsv, presentJob } from '../services/resources/import/report.ts';
import { csvTemplate, excelTemplate } from '../services/resources/import/template.ts';
import { answerSuccess, translatorOf } from './call.ts';
import { readImportForm } from './importForm.ts';
import type { ResourceRoute } from './resourceRoute.ts';

const CSV = 'text/csv; charset=utf-8';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Records from a file, and the empty file to fill in. */
export function importRoutes({ app, context, resource }: ResourceRoute, jobs: ImportJobs): void {
  if (!isImported(resource)) return;
  const config = { resource };
  const path = `/${resource.collection}/import`;

  app.get(`${path}/template`, { config }, async (request, reply) => {
    requireFor(request.caller, resource, 'create');
    const { format = 'xlsx' } = request.query as { format?: string };
    if (format !== 'csv' && format !== 'xlsx') throw refuse.badQuery('format');
    const question = { call: { context, caller: request.caller, resource }, translator: translatorOf(request) };
    reply.type(format === 'csv' ? CSV : EXCEL).header('Content-Disposition', `attachment; filename="${resource.collection}.${format}"`);
    return reply.send(format === 'csv' ? await csvTemplate(question) : Readable.from(excelTemplate(question)));
  });

  app.post(path, { config: { ...config, takesFiles: true } }, async (request, reply) => {
    requireFor(request.caller, resource, 'create');
    const { file, mapping, values, isDryRun } = await readImportForm(request);
    const sheet = await readSpreadsheet(file);
    const call = { context, caller: request.caller, resource };
    const translator = translatorOf(request);
    const matched = matchFile({ call, translator, sheet, mapping, fixed: values });
    const about = { userId: request.caller.userId, resource };
    if (isDryRun) {
      const { job, end } = jobs.start(about, (at) => checkFile(matched, progressOf(at)));
      await end;
      return answerSuccess(reply, translator.text('server.importChecked'), presentJob(job, translator));
    }
    if ([...matched.matches.values()].every((column) => column === null)) throw refuse.importUnmatched();
    const { job, end } = jobs.start(about, (at) => storeFile(matched, { checking: progressOf(at), storing: progressOf(at, 'storing') }));
    // Whoever started it asks for the job, and learns there what went wrong.
    end.catch((err: unknown) => request.log.error({ err }, 'an import failed'));
    return answerSuccess(reply, translator.text('server.importStarted'), presentJob(job, translator), 202);
  });
}

/** How far an import is, and what is wrong with its file. */
export function importJobRoutes(app: FastifyInstance, jobs: ImportJobs): void {
  app.get('/imports/:id', { config: { atOnce: true } }, async (request) => presentJob(jobOf(request, jobs), translatorOf(request)));

  app.get('/imports/:id/errors', async (request, reply) => {
    const { outcome, resource } = jobOf(request, jobs);
    if (!outcome) throw refuse.notFound();
    reply.type(CSV).header('Content-Disposition', `attachment; filename="${resource.collection}-errors.csv"`);
    return reply.send(Readable.from(errorsCsv(outcome, { resource, translator: translatorOf(request) })));
  });
}

function jobOf({ caller, params }: FastifyRequest, jobs: ImportJobs): ImportJob {
  if (caller.userId === null) throw refuse.unauthenticated();
  return jobs.get(String((params as { id?: string }).id), caller.userId);
}

function progressOf(job: ImportJob, phase: ImportJob['phase'] = 'checking') {
  return (done: number, total: number) => Object.assign(job, { phase, done, total });
}
