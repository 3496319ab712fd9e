import { Readable } from 'node:stream';
import type { Variant } from '../../core/resourceEndpoints.ts';
import { applyAfterRead, completing } from '../services/resources/applyAfterRead.ts';
import { enqueueExport } from '../services/resources/exportJob.ts';
import { recordAction } from '../services/auditLog/recordEvent.ts';
import { readHistory } from '../services/resources/history.ts';
import { readChildren, readChildrenQuery } from '../services/resources/readChildren.ts';
import { query, readOne } from '../services/resources/readRecords.ts';
import { readSummary } from '../services/resources/readSummary.ts';
import { type FileQuery, recordFile, fileAuditDetails } from '../services/resources/recordFile.ts';
import { readNextNumbers } from '../services/resources/nextNumbers.ts';
import { assertVisible } from '../services/resources/rowRules.ts';
import { similarRecords } from '../services/resources/similarRecords.ts';
import { contentDisposition } from '../contentDisposition.ts';
import { fileType } from './fileType.ts';
import { listQueryOf, sendList, sendRange } from './sendList.ts';
import { success, type ResourceCalling } from './serve.ts';

/** The list of a resource, or one of its variants. */
export function answerList(accepted: ResourceCalling, variant?: Variant) {
  const { resource } = accepted;
  return sendList({ accepted, resource, ...(variant && { narrowed: variant }), complete: completing(accepted) });
}

/** How many records of the list there are in each state, and what their amounts come to. */
export function answerSummary(accepted: ResourceCalling) {
  const { context, caller, resource, request } = accepted;
  return readSummary({ context, caller, resource, listQuery: listQueryOf(accepted, resource, request) });
}

/** The child rows of one field, of all records. */
export async function answerChildren(accepted: ResourceCalling, name: string) {
  const { context, caller, resource, request } = accepted;
  const parameters = request.query as Readonly<Record<string, unknown>>;
  const listQuery = readChildrenQuery({ context, resource, query: parameters });
  const { records, total } = await readChildren({ context, caller, resource, name, listQuery });
  if (listQuery.range) sendRange(accepted, listQuery.range.from, { length: records.length, total });
  return records;
}

export async function answerOne({ context, caller, resource, params: { id } }: ResourceCalling) {
  return applyAfterRead({ context, caller, resource }, await readOne({ context, caller, resource, id }));
}

/** The next numbers of its fields. */
export function answerNext({ context, resource, query: { pattern, ...scope } }: ResourceCalling) {
  return readNextNumbers(
    { context, resource, query: (sql, parameters) => context.database.query(sql, parameters) },
    { scope, pattern: typeof pattern === 'string' ? pattern : undefined },
  );
}

/** The records that a new one is likely to repeat. */
export function answerSimilar({ context, caller, resource, query: given }: ResourceCalling) {
  return similarRecords({ context, caller, resource, given });
}

/** Who did what to a record. */
export async function answerHistory({ context, caller, resource, params: { id } }: ResourceCalling) {
  await assertVisible({ run: (statement) => query(context, statement), resource, context, caller, id });
  return readHistory({ context, caller, resource, id });
}

/** Everything that a filter matches, as a file. */
export async function sendExport(accepted: ResourceCalling) {
  const { context, caller, resource, translator, reply } = accepted;
  const query = fileQueryOf(accepted);
  const { name, columns, readTotal, write } = recordFile({ ...accepted, query });
  await recordAction(context, caller, {
    about: { resource: resource.name },
    action: 'export',
    details: { ...fileAuditDetails(query, columns), rows: await readTotal() },
  });
  reply.type(fileType(name)).header('Content-Disposition', contentDisposition('attachment', name));
  return reply.send(Readable.from(write(translator)));
}

/** Begins an export as a job: the file is made in the background and kept for whoever asked for it. */
export async function beginExport(accepted: ResourceCalling) {
  const { context, caller, resource, translator } = accepted;
  const { id } = await enqueueExport({ context, caller, resource, translator, query: fileQueryOf(accepted) });
  return success(translator.text('server.exportStarted'), { job_id: id });
}

function fileQueryOf({ query, request }: ResourceCalling): FileQuery {
  const { filter, sort } = request.query as Readonly<Record<string, unknown>>;
  return { format: query.format === 'xlsx' ? 'xlsx' : 'csv', columns: query.columns, filter, sort };
}
