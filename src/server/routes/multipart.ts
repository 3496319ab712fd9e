import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadField } from '../../core/fields/field.ts';
import { DEFAULT_UPLOAD_MB, MAX_BODY_BYTES, MAX_BODY_FIELDS, MAX_IMAGES, MEGABYTE } from '../../core/limits.ts';
import type { Problem } from '../../core/rules/problem.ts';
import { AppError, refuse } from '../errors.ts';
import { shownName, type TemporaryUpload } from '../storage/upload.ts';
import { parseForm } from './parseForm.ts';
import { partsOf } from './partsOf.ts';

/** A multipart body: its texts as any other form's, and its files by field. */
export interface MultipartBody {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly uploads: Readonly<Record<string, readonly TemporaryUpload[]>>;
  /** Removes the files that were not stored. */
  readonly discard: () => Promise<void>;
}

export type UploadFields = Readonly<Record<string, UploadField>>;

/** Of one request, with all its files. */
const MAX_TOTAL_MB = 100;
const MAX_FILES = 200;

/** Reads a multipart body piece by piece, its files onto the disk; refuses files that no field takes or that are too large. */
export async function readMultipart(
  request: FastifyRequest,
  { fields, folder }: { readonly fields: UploadFields; readonly folder: string },
): Promise<MultipartBody> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_TOTAL_MB * MEGABYTE)
    throw refuse.tooLarge({ max: MAX_TOTAL_MB });
  const reader = new Reader(fields, folder);
  try {
    for await (const part of partsOf(request, optionsFor(fields))) {
      if (part.type === 'file') await reader.takeFile(part);
      else reader.takeText(part.fieldname, part.value);
    }
    reader.refuseProblems();
  } catch (error) {
    await reader.discard();
    throw isOwnError(error) ? error : refuse.malformed();
  }
  return { fields: reader.body(), uploads: reader.uploads, discard: () => reader.discard() };
}

class Reader {
  // A name may be one that every other object has.
  readonly uploads: Record<string, TemporaryUpload[]> = Object.create(null);
  readonly #texts: [string, string][] = [];
  readonly #problems: Record<string, Problem[]> = Object.create(null);
  readonly #files: string[] = [];
  #tooLarge: { name: string; max: number } | undefined;
  #diskError: unknown;
  #textBytes = 0;
  #fileBytes = 0;

  constructor(
    private readonly fields: UploadFields,
    private readonly folder: string,
  ) {}

  takeText(name: string | undefined, value: unknown): void {
    // A part of a JSON type has been read already.
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    // What is no UTF-8 has been decoded already, to signs that replace it.
    if (text.includes('\ufffd')) throw refuse.malformed();
    this.#textBytes += Buffer.byteLength(text);
    if (this.#textBytes > MAX_BODY_BYTES) throw refuse.tooLarge({ max: MAX_BODY_BYTES / MEGABYTE });
    if (name !== undefined) this.#texts.push([name, text]);
  }

  async takeFile(part: MultipartFile): Promise<void> {
    const name = (part.fieldname ?? '').replace(/\[\d*\]$/, '');
    const field = Object.hasOwn(this.fields, name) ? this.fields[name] : undefined;
    const before = this.uploads[name] ?? [];
    const max = field?.kind === 'images' ? MAX_IMAGES : 1;
    if (!field || before.length >= max) {
      this.#problems[name] = [field ? { key: 'maxItems', params: { max } } : { key: 'unknown' }];
      part.file.resume();
      return;
    }
    const path = join(this.folder, randomBytes(16).toString('hex'));
    this.#files.push(path);
    const size = await this.#receive(part, path, maxBytes(field));
    // A form with an untouched file input sends an empty part without a name.
    if (size === 0 && !part.filename) return;
    if (size > maxBytes(field)) this.#tooLarge ??= { name, max: maxBytes(field) / MEGABYTE };
    this.uploads[name] = [...before, { path, name: shownName(part.filename), size }];
  }

  /** Writes as much as is allowed and fits the disk, and reads on to the end, so that the answer finds somebody who listens. */
  async #receive(part: MultipartFile, path: string, limit: number): Promise<number> {
    const file = await open(path, 'wx', 0o600);
    let size = 0;
    try {
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        size += chunk.length;
        this.#fileBytes += chunk.length;
        if (this.#fileBytes > MAX_TOTAL_MB * MEGABYTE) throw refuse.tooLarge({ max: MAX_TOTAL_MB });
        // Unlike `write`, it writes all of it or fails.
        if (size <= limit && !this.#diskError) await file.writeFile(chunk).catch(this.#keepDiskError);
      }
    } finally {
      await file.close();
    }
    return part.file.truncated ? limit + 1 : size;
  }

  readonly #keepDiskError = (error: unknown) => {
    this.#diskError = error;
  };

  refuseProblems(): void {
    if (this.#diskError) throw this.#diskError;
    if (Object.keys(this.#problems).length > 0) throw refuse.invalid(this.#problems);
    if (!this.#tooLarge) return;
    const { name, max } = this.#tooLarge;
    throw new AppError({
      id: 'tooLarge',
      status: 413,
      params: { max },
      problems: { [name]: [{ key: 'fileSize', params: { max } }] },
    });
  }

  body(): Record<string, unknown> {
    return parseForm(new URLSearchParams(this.#texts).toString());
  }

  async discard(): Promise<void> {
    await Promise.all(this.#files.splice(0).map((path) => rm(path, { force: true })));
  }
}

function optionsFor(fields: UploadFields) {
  const largest = Math.max(MEGABYTE, ...Object.values(fields).map(maxBytes));
  // One byte more than is allowed, so that what is cut off shows.
  const limits = { fileSize: largest + 1, fieldSize: MAX_BODY_BYTES + 1, fields: MAX_BODY_FIELDS, files: MAX_FILES };
  return { throwFileSizeLimit: false, limits: { ...limits, parts: MAX_BODY_FIELDS + MAX_FILES } };
}

function maxBytes({ maxMB = DEFAULT_UPLOAD_MB }: UploadField): number {
  return maxMB * MEGABYTE;
}

/** Everything but the parser's complaints about the body: refusals, and troubles with the disk. */
function isOwnError(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'syscall' in error);
}
