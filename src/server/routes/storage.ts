import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { posix } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
/** What a small picture may be the small version of. */
const PICTURES = ['.jpg', '.png', '.webp'];
const SMALL = /\.thumb\.webp$/;

const LOCKED = "sandbox; default-src 'none'; frame-ancestors 'self'";
/** Not every browser shows a document in a sandbox; being a document and nothing else, it runs nothing here anyway. */
const LOCKED_DOCUMENT = "default-src 'none'; object-src 'self'; frame-ancestors 'self'; style-src 'unsafe-inline'";

/** Who may see a file, and for how long a browser may keep it; undefined: not this one. */
export type FileGuard = (
  request: FastifyRequest,
  /** Those that the file may be stored under: a small picture belongs to one with any of the endings of pictures. */
  paths: readonly string[],
) => Promise<{ readonly cacheControl: string } | undefined>;

/** Uploaded files, at the addresses that records hold. */
export function storageRoutes(
  app: FastifyInstance,
  { storage, guard }: Pick<Context, 'storage'> & { readonly guard: FileGuard },
): void {
  app.get('/storage/*', async (request, reply) => {
    const { '*': rest } = request.params as { '*': string };
    const path = `/storage/${rest}`;
    if (!isServed(path)) throw refuse.notFound();
    // Asked before the disk: whoever may not see a file learns nothing of it, not even that it is there.
    const open = await guard(request, originalsOf(path));
    const size = open && (await sizeOf(fileOf(storage.folder, path)));
    if (!open || size === undefined) throw refuse.notFound();
    const tag = `"${posix.basename(path)}"`;
    reply
      .header('ETag', tag)
      .header('Cache-Control', open.cacheControl)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Referrer-Policy', 'no-referrer');
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
  return isStoredFile(path) || thumbnailOf(path.replace(SMALL, '.jpg')) === path;
}

function originalsOf(path: string): readonly string[] {
  return SMALL.test(path) ? PICTURES.map((ending) => path.replace(SMALL, ending)) : [path];
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
