import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MEGABYTE } from '../../core/limits.ts';
import { AppError, refuse } from '../errors.ts';
import { MAX_FILE_MB } from '../services/resources/import/limits.ts';
import { parseJson } from './parseJson.ts';
import { partsOf } from './partsOf.ts';

/** What is sent with a file that is to be imported. */
export interface ImportForm {
  readonly file: Uint8Array;
  /** Column of the file → field, or null; left to the headings when not said. */
  readonly mapping?: Readonly<Record<string, unknown>>;
  /** What every record gets in fields that no column gives. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly isDryRun: boolean;
}

const DRY_RUN: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['', false],
  ['0', false],
  ['false', false],
]);
const MAX_BYTES = MAX_FILE_MB * MEGABYTE;
// One byte more than is allowed, so that what is cut off shows.
const OPTIONS = {
  throwFileSizeLimit: false,
  limits: { fileSize: MAX_BYTES + 1, fieldSize: MEGABYTE, fields: 10, files: 1, parts: 11 },
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
  if (!file || file.length === 0) throw refuse.invalid({ file: [{ key: 'file' }] });
  if (file.length > MAX_BYTES) throw refuse.tooLarge({ max: MAX_FILE_MB });
  return {
    file,
    ...(texts.has('mapping') && { mapping: readObject(texts, 'mapping') }),
    values: texts.has('values') ? readObject(texts, 'values') : {},
    isDryRun: readDryRun(texts.get('dry_run')),
  };
}

// What is meant as a trial and is written in another way must not be stored.
function readDryRun(given = ''): boolean {
  const isDryRun = DRY_RUN.get(given);
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
