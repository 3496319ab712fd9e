import type { AuditDetails } from '../../../core/calls/audit.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { hiddenFields, unqueryableFields } from '../../policies/hiddenFields.ts';
import type { PresentedRecord } from '../../presenters/presentRecord.ts';
import type { Translator } from '../../translate.ts';
import { completing } from './applyAfterRead.ts';
import { exportCsv, exportExcel } from './exportRecords.ts';
import { type ListQuery, readListQuery } from './listQuery.ts';
import { readAll, readTotal } from './readRecords.ts';
import type { TableFormat } from '../../../core/tableFormats.ts';

const WRITERS = { csv: exportCsv, xlsx: exportExcel } as const;

/** What a file of records is asked for with, as the query of a call has it. */
export interface FileQuery {
  readonly format: TableFormat;
  /** JSON: fields. */
  readonly columns?: unknown;
  readonly filter?: unknown;
  readonly sort?: unknown;
}

interface ExportRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  readonly query: FileQuery;
}

/** Records that a file is made of. */
export interface RecordFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly readTotal: () => Promise<number>;
  /** The file, a piece at a time; `onBatch` is told of the records as they go into it. */
  readonly write: (
    translator: Translator,
    onBatch?: (ids: readonly number[]) => void,
  ) => AsyncGenerator<string | Uint8Array>;
}

/** Everything that a filter matches, as a file; refuses what is asked for wrongly or may not be seen. */
export function recordFile({ context, caller, resource, query }: ExportRequest): RecordFile {
  const columns = readColumns(resource, query.columns, hiddenFields(resource, caller));
  const queryContext = {
    resource,
    registry: context.registry,
    unqueryable: unqueryableFields(resource, caller),
    timeZone: context.timeZone(),
  };
  const { filter, sort } = query;
  const listQuery: ListQuery = readListQuery({ filter, sort }, queryContext);
  const request = { context, caller, resource, listQuery };
  return {
    name: `${resource.collection}-${context.today()}.${query.format}`,
    columns,
    readTotal: () => readTotal(request),
    write: (translator, onBatch) => {
      const batches = completed(readAll(request), { complete: completing({ context, caller, resource }), onBatch });
      return WRITERS[query.format]({ resource, columns, batches, translator, timeZone: context.timeZone() });
    },
  };
}

/** What the history tells of a file: what was asked for. */
export function fileAuditDetails({ format, filter, sort }: FileQuery, columns: readonly string[]): AuditDetails {
  return { format, columns, ...(filter !== undefined && { filter }), ...(sort !== undefined && { sort }) };
}

/** Refuses columns that somebody may not see, or that are none. */
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

async function* completed(
  batches: AsyncIterable<PresentedRecord[]>,
  options: {
    readonly complete: (batch: readonly PresentedRecord[]) => Promise<PresentedRecord[]>;
    readonly onBatch: ((ids: readonly number[]) => void) | undefined;
  },
): AsyncGenerator<PresentedRecord[]> {
  for await (const batch of batches) {
    yield await options.complete(batch);
    options.onBatch?.(batch.map(({ id }) => id));
  }
}
