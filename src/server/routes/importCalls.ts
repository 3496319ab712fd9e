import { Readable } from 'node:stream';
import { importErrors, importProgress } from '../../core/calls/engineCalls.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import type { ImportChecks } from '../services/resources/import/checks.ts';
import { importColumns } from '../services/resources/import/columns.ts';
import { correctedSheet, withoutRows } from '../services/resources/import/correctedSheet.ts';
import { asksForDays, checkFile, dayExample, matchFile } from '../services/resources/import/importFile.ts';
import { inPlace, readSpreadsheet } from '../services/resources/import/readSpreadsheet.ts';
import { errorsCsv, presentCheck } from '../services/resources/import/report.ts';
import { readRest } from '../services/resources/import/restOfImport.ts';
import {
  findImport,
  isStored,
  outcomeOfImport,
  presentImport,
  startImport,
} from '../services/resources/import/storedImports.ts';
import { csvTemplate, excelTemplate } from '../services/resources/import/template.ts';
import { readKey } from '../services/resources/write/idempotencyKeys.ts';
import { readImportForm } from './importForm.ts';
import { serve, type ServedCall, success, type ResourceCalling } from './serve.ts';

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
export async function importRecords(accepted: ResourceCalling, checks: ImportChecks) {
  const { context, caller, resource, translator, request, reply } = accepted;
  const signal = untilGone(accepted);
  const {
    rest,
    sheet: read,
    ...sent
  } = await inPlace(caller.userId, async () => {
    const { file: bytes, restOf, ...options } = await readImportForm(request);
    if (bytes) return { ...options, sheet: await readSpreadsheet(bytes, { signal }), rest: undefined };
    const left = await readRest(context, { id: restOf ?? '', userId: caller.userId, resource });
    return { ...options, sheet: left.sheet, rest: left };
  });
  const { mapping, values, isDryRun, take, dayOrder, corrections, leaveOut } = sent;
  const sheet = withoutRows(correctedSheet(read, corrections), leaveOut);
  const wanted = {
    call: { context, caller, resource },
    translator,
    sheet,
    mapping: mapping ?? rest?.mapping,
    fixed: values,
    take,
    days: { ...rest?.days, chosen: dayOrder },
    restOf: rest?.id,
    key: readKey(request.headers['idempotency-key']),
  };
  const words = { translator, country: context.country() };
  const matched = matchFile(wanted);
  if (isDryRun) {
    const about = { userId: caller.userId, resource, bytes: sheet.bytes };
    const { check, end } = checks.start(about, (at) =>
      checkFile(matched, (done, total) => {
        signal.throwIfAborted();
        Object.assign(at, { done, total });
      }),
    );
    await end;
    return success(translator.text('server.importChecked'), presentCheck(check, words));
  }
  if ([...matched.matches.values()].every((column) => column === null)) throw refuse.importUnmatched();
  if (asksForDays(matched))
    throw refuse.invalid({ days: [{ key: 'dayOrder', params: { text: dayExample(matched) } }] });
  const started = await startImport(wanted);
  reply.code(202);
  return success(translator.text('server.importStarted'), await presentImport(context, started, translator));
}

/** How far an import is, and what is wrong with its file. */
export function importJobCalls(checks: ImportChecks): ServedCall[] {
  return [
    serve(
      importProgress,
      async ({ context, caller: { userId }, params: { job: id }, translator }) =>
        isStored(id)
          ? presentImport(context, await findImport({ context, id, userId }), translator)
          : presentCheck(checks.get(id, userId), { translator, country: context.country() }),
      { atOnce: true },
    ),
    serve(importErrors, async ({ context, caller, params: { job: id }, translator, reply }) => {
      const { userId } = caller;
      const { outcome, resource } = isStored(id) ? await readImport(context, { id, userId }) : checks.get(id, userId);
      if (!outcome) throw refuse.notFound();
      reply.type(CSV).header('Content-Disposition', `attachment; filename="${resource.collection}-errors.csv"`);
      const columns = importColumns({ resource, registry: context.registry, caller });
      const words = { resource, translator, country: context.country() };
      return reply.send(Readable.from(errorsCsv(outcome, words, columns)));
    }),
  ];
}

async function readImport(context: Context, asked: { readonly id: string; readonly userId: number | null }) {
  const found = await findImport({ context, ...asked });
  return { resource: found.resource, outcome: await outcomeOfImport(context, found) };
}

/** Ends when the answer finds nobody any more, and when the server stops. */
function untilGone({ reply: { raw }, request }: ResourceCalling): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  if (request.raw.destroyed && !request.raw.complete) gone.abort();
  return AbortSignal.any([gone.signal, request.server.stopping]);
}
