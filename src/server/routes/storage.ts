import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { posix } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isStoredFile, thumbnailOf } from '../../core/files.ts';
import { contentDisposition } from '../contentDisposition.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { fileOf } from '../storage/storage.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** A file's address holds its hash, so what it answers never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const LOCKED = "sandbox; default-src 'none'";
/** Not every browser shows a document in a sandbox; being a document and nothing else, it runs nothing here anyway. */
const LOCKED_DOCUMENT = "default-src 'none'; object-src 'self'; frame-ancestors 'self'; style-src 'unsafe-inline'";

/** Uploaded files, at the addresses that records hold. */
export function storageRoutes(app: FastifyInstance, { storage }: Pick<Context, 'storage'>): void {
  app.get('/storage/*', async (request, reply) => {
    const { '*': rest } = request.params as { '*': string };
    const path = `/storage/${rest}`;
    if (!isServed(path)) throw refuse.notFound();
    const size = await sizeOf(fileOf(storage.folder, path));
    if (size === undefined) throw refuse.notFound();
    const tag = `"${posix.basename(path)}"`;
    reply.header('ETag', tag).header('Cache-Control', FOREVER).header('X-Content-Type-Options', 'nosniff');
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const isDocument = path.endsWith('.pdf');
    reply.header('Content-Security-Policy', isDocument ? LOCKED_DOCUMENT : LOCKED);
    reply.header(
      'Content-Disposition',
      isDocument ? contentDisposition('inline', (await storage.nameOf(path)) ?? 'document.pdf') : 'inline',
    );
    reply.type(TYPES[posix.extname(path)] ?? 'application/octet-stream').header('Content-Length', size);
    return reply.send(createReadStream(fileOf(storage.folder, path)));
  });
}

/** Nothing but what the storage itself has named; no other address ever reaches the disk. */
function isServed(path: string): boolean {
  const original = path.replace(/\.thumb\.webp$/, '.jpg');
  return isStoredFile(path) || thumbnailOf(original) === path;
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
