import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DAY_ORDERS, type DayOrder } from '../../core/calls/imports.ts';
import { MEGABYTE } from '../../core/limits.ts';
import { AppError, refuse } from '../errors.ts';
import type { Corrections } from '../services/resources/import/correctedSheet.ts';
import type { ImportScope } from '../services/resources/import/importFile.ts';
import { MAX_FILE_MB } from '../services/resources/import/limits.ts';
import { parseJson } from './parseJson.ts';
import { partsOf } from './partsOf.ts';

/** What is sent with a file that is to be imported. */
export interface ImportForm {
  /** None where the rows are those that an earlier import left. */
  readonly file?: Uint8Array;
  readonly restOf?: string;
  /** Column of the file → field, or null; left to the headings when not said. */
  readonly mapping?: Readonly<Record<string, unknown>>;
  /** What every record gets in fields that no column gives. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly isDryRun: boolean;
  readonly take: ImportScope;
  readonly dayOrder?: DayOrder;
  readonly corrections: Corrections;
  /** The numbers of rows that are not to be imported. */
  readonly leaveOut: ReadonlySet<number>;
}

const DRY_RUN: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['', false],
  ['0', false],
  ['false', false],
]);
const TAKES = ['all', 'ready'] as const;
const MAX_BYTES = MAX_FILE_MB * MEGABYTE;
// One byte more than is allowed, so that what is cut off shows.
const OPTIONS = {
  throwFileSizeLimit: false,
  limits: { fileSize: MAX_BYTES + 1, fieldSize: MEGABYTE, fields: 12, files: 1, parts: 13 },
};

/** Reads the multipart body of an import; its file is held in memory. */
export async function readImportForm(request: FastifyRequest): Promise<ImportForm> {
  if (!request.isMultipart()) throw refuse.wrongType();
  const texts = new Map<string, string>();
  let file: Buffer | undefined;
  try {
    for await (const part of partsOf(request, OPTIONS)) {
      if (part.type === 'file') file = await receive(part);
      else texts.set(part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value));
    }
  } catch (error) {
    throw error instanceof AppError ? error : refuse.malformed();
  }
  const restOf = texts.get('rest_of') || undefined;
  if (restOf === undefined && (!file || file.length === 0)) throw refuse.invalid({ file: [{ key: 'file' }] });
  if (file && file.length > MAX_BYTES) throw refuse.tooLarge({ max: MAX_FILE_MB });
  return {
    ...(restOf === undefined ? file && { file } : { restOf }),
    ...(texts.has('mapping') && { mapping: readObject(texts, 'mapping') }),
    values: texts.has('values') ? readObject(texts, 'values') : {},
    isDryRun: readDryRun(texts.get('dry_run')),
    take: readOption(texts, 'take', TAKES) ?? 'all',
    ...(texts.get('days') && { dayOrder: readOption(texts, 'days', DAY_ORDERS) }),
    corrections: texts.has('corrections') ? readObject(texts, 'corrections') : {},
    leaveOut: readRows(texts.get('leave_out')),
  };
}

// What is meant as something else and cannot be read must not be stored as what is usual.
function readOption<T extends string>(
  texts: ReadonlyMap<string, string>,
  name: string,
  options: readonly T[],
): T | undefined {
  const text = texts.get(name) ?? '';
  if (text === '') return undefined;
  const found = options.find((option) => option === text);
  if (found === undefined) throw refuse.invalid({ [name]: [{ key: 'choice' }] });
  return found;
}

// What is meant to be left out and cannot be read must not be stored.
function readRows(list = ''): ReadonlySet<number> {
  const rows = list.split(',').map((text) => text.trim());
  if (list.trim() === '') return new Set();
  if (rows.some((text) => !/^\d{1,7}$/.test(text))) throw refuse.badQuery('leave_out');
  return new Set(rows.map(Number));
}

// What is meant as a trial and is written in another way must not be stored.
function readDryRun(word = ''): boolean {
  const isDryRun = DRY_RUN.get(word);
  if (isDryRun === undefined) throw refuse.invalid({ dry_run: [{ key: 'choice' }] });
  return isDryRun;
}

// Read to its end in any case, so that the answer finds somebody who listens.
async function receive(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readObject(texts: ReadonlyMap<string, string>, name: string): Readonly<Record<string, unknown>> {
  const parsed = parseJson(texts.get(name) ?? '');
  if (!parsed) throw refuse.badQuery(name);
  return parsed;
}
