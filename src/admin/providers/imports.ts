import { importErrors, importProgress } from '../../core/calls/engineCalls.ts';
import { ALL_ROWS, type DayOrder, type ImportJob } from '../../core/calls/imports.ts';
import { isObject } from '../../core/isObject.ts';
import { buildPath, type Endpoint } from '../../core/paths.ts';
import type { Resource } from '../../core/resource.ts';
import { callApi } from '../http/callApi.ts';
import { request, requestFile } from '../http/httpClient.ts';
import { saveFile } from './download.ts';
import type { TableFormat } from '../../core/tableFormats.ts';

/** The field, if any, that each column of a file stands for. */
export type ImportMapping = Readonly<Record<string, string | null>>;

/** What stands in cells instead: row → column of the file → text; for all rows, column → what stands there → text. */
export type ImportCorrections = Readonly<Record<number, Readonly<Record<string, string>>>> & {
  readonly [ALL_ROWS]?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export interface ImportRequest {
  /** None where the rows are those that an earlier import left. */
  readonly file?: File | undefined;
  readonly restOf?: string | undefined;
  /** Left to the server when not said. */
  readonly mapping?: ImportMapping | undefined;
  /** For fields that no column gives. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** Every row or none, or those that are ready. */
  readonly take?: 'all' | 'ready' | undefined;
  readonly days?: DayOrder | undefined;
  readonly corrections?: ImportCorrections | undefined;
  /** The numbers of rows that are not to be imported. */
  readonly leaveOut?: readonly number[] | undefined;
  /** Sent once more with the same key, the same import is answered. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A large file on a slow line takes its time; in milliseconds. */
const UPLOAD_LIMIT = 300_000;

/** What would become of a file. */
export function checkImport(resource: Resource, options: ImportRequest): Promise<ImportJob> {
  return sendFile(resource, options, '1');
}

/** Begins to import a file; `readImport` says how far it is. */
export function startImport(resource: Resource, options: ImportRequest): Promise<ImportJob> {
  return sendFile(resource, options, '0');
}

export function readImport(job: string, signal: AbortSignal): Promise<ImportJob> {
  return callApi(importProgress, { params: { job }, signal });
}

/** Saves an empty file to fill in. */
export async function saveImportTemplate({ collection, endpoints }: Resource, format: TableFormat): Promise<void> {
  const { blob, fileName } = await requestFile({ ...known(endpoints.template), query: { format } });
  saveFile(blob, fileName ?? `${collection}.${format}`);
}

/** Saves the rows that are wrong as a file to correct. */
export async function saveImportErrors({ collection }: Resource, job: string): Promise<void> {
  const { method, path } = importErrors;
  const { blob, fileName } = await requestFile({ method, path: buildPath(path, { job }) });
  saveFile(blob, fileName ?? `${collection}-errors.csv`);
}

async function sendFile({ endpoints }: Resource, options: ImportRequest, dryRun: '0' | '1'): Promise<ImportJob> {
  const { file, restOf, mapping, values, take, days, corrections = {}, leaveOut = [], key, signal } = options;
  const { json } = await request({
    ...known(endpoints.import),
    // The file comes last: whoever reads the form then knows already what to do with it.
    body: {
      dry_run: dryRun,
      ...(mapping && { mapping }),
      ...(values && Object.keys(values).length > 0 && { values }),
      ...(take && { take }),
      ...(days && { days }),
      ...(Object.keys(corrections).length > 0 && { corrections }),
      ...(leaveOut.length > 0 && { leave_out: leaveOut.join(',') }),
      ...(restOf === undefined ? { file } : { rest_of: restOf }),
    },
    headers: key === undefined ? undefined : { 'Idempotency-Key': key },
    encoding: 'multipart',
    timeLimit: UPLOAD_LIMIT,
    signal,
  });
  return (isObject(json) ? json.data : undefined) as ImportJob;
}

function known(endpoint: Endpoint | undefined): Endpoint {
  if (!endpoint) throw new Error('No files are read into this');
  return endpoint;
}
