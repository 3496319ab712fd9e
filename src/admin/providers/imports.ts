import { registry } from '../../../schemas/index.ts';
import type { Resource } from '../../core/resource.ts';
import { request, requestFile } from '../http/httpClient.ts';
import { isObject } from './envelope.ts';
import { saveFile } from './download.ts';

/** What becomes of a record that a row brings along: a known one is taken, or it is made, with the earlier `row` that tells of the same if there is one. */
export interface RelatedFate {
  readonly action: 'create' | 'take';
  readonly row?: number;
}

/** What becomes of a row of a file. */
export interface ToldRow {
  /** As the spreadsheet counts. */
  readonly row: number;
  readonly action: 'create' | 'refuse';
  readonly name: string;
  /** By the reference that it is for. */
  readonly related?: Readonly<Record<string, RelatedFate>>;
  /** What is wrong by field; under the empty name what is no field's fault. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** What became of a file, or would become of it. */
export interface ImportReport {
  readonly total: number;
  readonly ready: number;
  readonly wrong: number;
  readonly created: number;
  /** The file's columns, and the fields that they were taken for. */
  readonly columns: readonly { readonly heading: string; readonly field: string | null; readonly samples: readonly string[] }[];
  /** Everything that a column can be. */
  readonly fields: readonly { readonly name: string; readonly label: string; readonly required: boolean }[];
  /** In the order of the file: the first of those that are refused, and of the others as far as there is room. */
  readonly rows: readonly ToldRow[];
  readonly left_out: { readonly create: number; readonly refuse: number };
}

/** An import that goes on, or is over. */
export interface ImportJob {
  readonly id: string;
  readonly phase: 'waiting' | 'checking' | 'storing' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly report?: ImportReport;
  /** Why it failed. */
  readonly message?: string;
}

/** The field, if any, that each column of a file stands for. */
export type ImportMapping = Readonly<Record<string, string | null>>;

interface ImportRequest {
  readonly file: File;
  /** Left to the server when not said. */
  readonly mapping?: ImportMapping | undefined;
  /** For fields that no column gives. */
  readonly values?: Resource['pathValues'];
  readonly signal?: AbortSignal | undefined;
}

/** A large file on a slow line takes its time; in milliseconds. */
const UPLOAD_LIMIT = 300_000;

/** Records from a file. */
export const imports = {
  /** What would become of a file. */
  checkImport: (name: string, asked: ImportRequest) => sendFile(name, asked, '1'),

  /** Begins to import a file; `importJob` says how far it is. */
  startImport: (name: string, asked: ImportRequest) => sendFile(name, asked, '0'),

  importJob: async (_: string, { id, signal }: { id: string; signal?: AbortSignal | undefined }): Promise<{ data: ImportJob }> => {
    const { json } = await request({ method: 'GET', path: `/imports/${id}`, signal });
    return { data: json as ImportJob };
  },

  /** Saves an empty file to fill in. */
  saveImportTemplate: async (name: string, { format }: { format: 'csv' | 'xlsx' }): Promise<void> => {
    const { collection } = registry.get(name);
    const { blob, fileName } = await requestFile({ method: 'GET', path: `/${collection}/import/template`, query: { format } });
    saveFile(blob, fileName ?? `${collection}.${format}`);
  },

  /** Saves the rows that are wrong as a file to correct. */
  saveImportErrors: async (name: string, { id }: { id: string }): Promise<void> => {
    const { blob, fileName } = await requestFile({ method: 'GET', path: `/imports/${id}/errors` });
    saveFile(blob, fileName ?? `${registry.get(name).collection}-errors.csv`);
  },
};

async function sendFile(name: string, asked: ImportRequest, dryRun: '0' | '1'): Promise<{ data: ImportJob }> {
  const { file, mapping, values, signal } = asked;
  const { json } = await request({
    method: 'POST',
    path: `/${registry.get(name).collection}/import`,
    // The file comes last: whoever reads the form then knows already what to do with it.
    body: { dry_run: dryRun, ...(mapping && { mapping }), ...(values && { values }), file },
    encoding: 'multipart',
    timeLimit: UPLOAD_LIMIT,
    signal,
  });
  return { data: (isObject(json) ? json.data : undefined) as ImportJob };
}
