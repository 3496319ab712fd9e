import Papa from 'papaparse';
import { registry } from '../../schemas/index.ts';
import { isFilled } from '../../src/core/conditions.ts';
import type { AnyField, Fields } from '../../src/core/fields/field.ts';
import { isEntered, type Resource } from '../../src/core/resource.ts';
import { fillTemplate } from '../../src/core/titles.ts';
import { addressOf, type Answer, type Campus, type CallOptions, type Json } from './campus.ts';

const BOUNDARY = 'a boundary that stands in no file';
const POLL_MS = 50;

/** What is sent to an import: a file and the options beside it. */
export interface SentImport {
  /** None with `restOf`. */
  readonly file?: string | Uint8Array;
  /** A text is sent as it is. */
  readonly dryRun?: boolean | string;
  readonly mapping?: Json;
  readonly values?: Json;
  readonly take?: string;
  readonly days?: string;
  readonly corrections?: Json;
  readonly restOf?: string;
  readonly leaveOut?: string;
}

/** Sends a file to the import of a resource. */
export function sendImport(
  campus: Pick<Campus, 'call'>,
  resource: Resource,
  sent: SentImport,
  options: CallOptions = {},
): Promise<Answer> {
  const { file, dryRun = false, mapping, values, take, days, corrections, restOf, leaveOut } = sent;
  const texts = {
    dry_run: typeof dryRun === 'string' ? dryRun : String(Number(dryRun)),
    ...(mapping && { mapping: JSON.stringify(mapping) }),
    ...(values && { values: JSON.stringify(values) }),
    ...(corrections && { corrections: JSON.stringify(corrections) }),
    ...(take && { take }),
    ...(days && { days }),
    ...(restOf && { rest_of: restOf }),
    ...(leaveOut && { leave_out: leaveOut }),
  };
  const parts = Object.entries(texts).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const fileHead = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a file.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(parts.join('')),
    ...(file === undefined ? [] : [Buffer.from(fileHead), Buffer.from(file), Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary="${BOUNDARY}"`;
  return campus.call(`POST /${resource.collection}/import`, {
    ...options,
    body,
    headers: { ...options.headers, 'content-type': type },
  });
}

/** Imports a file and answers what became of it, once it is over. */
export async function runImport(
  campus: Pick<Campus, 'call'>,
  resource: Resource,
  sent: SentImport,
  options: CallOptions = {},
): Promise<Json> {
  const started = await sendImport(campus, resource, sent, options);
  if (started.status !== 202) throw new Error(`The import was refused: ${started.text}`);
  const { id } = started.body.data as Json;
  for (;;) {
    const { body } = await campus.call(`GET /imports/${String(id)}`, options);
    if (body.phase === 'done' || body.phase === 'failed') return body;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** What is told of one row of a file. */
export interface Row {
  readonly row: number;
  readonly action: 'create' | 'refuse';
  readonly name: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly cells: Readonly<Record<string, { readonly text: string; readonly value?: string }>>;
  readonly related?: Readonly<Record<string, { readonly action: string; readonly row?: number }>>;
}

/** What a check of a file says, or an import that is over. */
export type Report = Json & {
  readonly ready: number;
  readonly wrong: number;
  readonly rows: readonly Row[];
  readonly columns: readonly { field: string | null; days?: Json }[];
  readonly days?: Json;
  readonly fields: readonly { name: string; label: string }[];
};

export function reportOf(body: Json): Report {
  return ((body.data ?? body) as Json).report as Report;
}

export function refusedOf({ rows }: Report): Row[] {
  return rows.filter(({ action }) => action === 'refuse');
}

/** What tests of imports ask again and again, of the school that is open then. */
export function importsOf(campusOf: () => Campus) {
  const listed = (name: string, query: Json) =>
    campusOf().call(`GET ${registry.get(name).endpoints.list.path}`, { query });
  return {
    /** What would become of a file. */
    check: async (name: string, file: string | Uint8Array, more: Omit<SentImport, 'file' | 'dryRun'> = {}) => {
      const answer = await sendImport(campusOf(), registry.get(name), { file, dryRun: true, ...more });
      if (answer.status !== 200) throw new Error(`The check was refused: ${answer.text}`);
      return reportOf(answer.body);
    },
    countOf: async (name: string, filter: Json = {}) => {
      const { headers } = await listed(name, { range: [0, 0], filter });
      return Number(/\/(\d+)$/.exec(String(headers['content-range']))?.[1]);
    },
    /** The records that were made last, the last one first. */
    newest: async (name: string, count = 1) => {
      const { list } = await listed(name, { range: [0, count - 1], sort: ['id', 'DESC'] });
      return list as [Json, ...Json[]];
    },
  };
}

export function csvOf(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return Papa.unparse([headings, ...rows.map((row) => row.map((cell) => cell ?? ''))] as string[][]);
}

/** An input for a record as a line of a file: the headings are the fields' names, references go by their titles. */
export async function asLine(
  campus: Campus,
  resource: Resource,
  input: Json,
): Promise<{ headings: string[]; cells: unknown[] }> {
  const columns = columnsOf(resource.fields, input);
  const cells = await Promise.all(columns.map(({ field, value }) => cellOf(campus, field, value)));
  return { headings: columns.map(({ heading }) => heading), cells };
}

interface LineColumn {
  readonly heading: string;
  readonly field: AnyField;
  readonly value: unknown;
}

// The fields of the first child row stand in columns such as `lines.0.amount`.
function columnsOf(fields: Fields, values: Json, prefix = ''): LineColumn[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (!isEntered(field) || !isFilled(value)) return [];
    if (field.kind !== 'children') return [{ heading: `${prefix}${name}`, field, value }];
    return (value as Json[]).flatMap((row, index) => columnsOf(field.fields, row, `${name}.${index}.`));
  });
}

async function cellOf(campus: Campus, field: AnyField, value: unknown): Promise<unknown> {
  if (field.kind === 'reference') return titleOf(campus, field.target, value);
  if (field.kind !== 'manyToMany') return value;
  const titles = await Promise.all((value as unknown[]).map((id) => titleOf(campus, field.target, id)));
  return titles.join('; ');
}

async function titleOf(campus: Campus, name: string, id: unknown): Promise<string> {
  const target = registry.get(name);
  const { body } = await campus.call(`GET ${addressOf(target.endpoints.one.path, id)}`);
  return fillTemplate(target.title, body);
}
