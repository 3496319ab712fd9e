import { Readable } from 'node:stream';
import { fieldOf, type Resource, type Variant } from '../../core/resource.ts';
import { refuse } from '../errors.ts';
import type { PresentedRecord } from '../presenters/presentRecord.ts';
import { hiddenFields } from '../policies/hiddenFields.ts';
import { applyAfterRead } from '../services/resources/applyAfterRead.ts';
import { exportCsv, exportExcel } from '../services/resources/exportRecords.ts';
import { readHistory } from '../services/resources/history.ts';
import { readChildren, readChildrenQuery } from '../services/resources/readChildren.ts';
import { query, readAll, readOne } from '../services/resources/readRecords.ts';
import { assertVisible } from '../services/resources/rowRules.ts';
import type { ResourceCalling } from './resourceCalling.ts';
import { inBatches, listQueryOf, sendList, sendRange } from './sendList.ts';

/** The list of a resource, or one of its variants. */
export function answerList(accepted: ResourceCalling, variant?: Variant) {
  const { resource } = accepted;
  return sendList({ accepted, resource, ...(variant && { narrowed: variant }), complete: completing(accepted) });
}

/** Makes of records what is answered of them. */
function completing({ context, caller, resource }: ResourceCalling) {
  const complete = context.rules.of(resource).afterRead;
  return async (records: readonly PresentedRecord[]) => complete?.({ context, caller, records }) ?? [...records];
}

/** The child rows of one field, of all records. */
export async function answerChildren(accepted: ResourceCalling, name: string) {
  const { context, caller, resource, request } = accepted;
  if (hiddenFields(resource, caller).has(name)) throw refuse.forbidden();
  const parameters = request.query as Readonly<Record<string, unknown>>;
  const listQuery = readChildrenQuery({ context, resource, query: parameters });
  const { records, total } = await readChildren({ context, caller, resource, name, listQuery });
  if (listQuery.range) sendRange(accepted, listQuery.range.from, { length: records.length, total });
  return records;
}

export async function answerOne({ context, caller, resource, params: { id } }: ResourceCalling) {
  return applyAfterRead({ context, caller, resource }, await readOne({ context, caller, resource, id }));
}

/** Who did what to a record. */
export async function answerHistory({ context, caller, resource, params: { id } }: ResourceCalling) {
  await assertVisible({ run: (statement) => query(context, statement), resource, context, caller, id });
  return readHistory({ context, caller, resource, id });
}

const EXPORTS = {
  csv: { type: 'text/csv; charset=utf-8', write: exportCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: exportExcel },
} as const;

/** Everything that a filter matches, as a file. */
export function sendExport(accepted: ResourceCalling) {
  const { context, caller, resource, translator, request, reply } = accepted;
  const format = accepted.query.format === 'xlsx' ? 'xlsx' : 'csv';
  const columns = readColumns(resource, accepted.query.columns, hiddenFields(resource, caller));
  const listQuery = listQueryOf(accepted, resource, { query: request.query });
  const batches = inBatches(readAll({ context, caller, resource, listQuery }), completing(accepted));
  const { type, write } = EXPORTS[format];
  const name = `${resource.collection}-${context.today()}.${format}`;
  reply.type(type).header('Content-Disposition', `attachment; filename="${name}"`);
  return reply.send(Readable.from(write({ resource, columns, batches, translator })));
}

function readColumns(resource: Resource, columns: unknown, hidden: ReadonlySet<string>): string[] {
  const names = typeof columns === 'string' ? parse(columns) : resource.list.columns;
  for (const name of names) {
    const field = fieldOf(resource, name);
    if (!field || field.kind === 'password' || hidden.has(name)) throw refuse.badQuery('columns');
  }
  return [...names];
}

function parse(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed) && parsed.length > 0 && parsed.every((each) => typeof each === 'string')) return parsed;
  } catch {
    throw refuse.badQuery('columns');
  }
  throw refuse.badQuery('columns');
}
