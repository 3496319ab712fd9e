/** A lazy page that has not arrived by then counts as failed; in milliseconds. */
export const CHUNK_TIME_LIMIT = 120_000;

/** Code or styles of a page could not be fetched: no connection, or files of a version that is gone. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('login.loadFailed', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** The styles of a page could not be fetched; its code may be there. */
export class CssLoadError extends ChunkLoadError {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'CssLoadError';
  }
}

/** How the build's preloading says that a stylesheet has not arrived. */
const CSS_FAILED = /preload CSS/i;

/** Runs a dynamic import under the time limit; every failure to load is a `ChunkLoadError`, or a `CssLoadError`. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${CHUNK_TIME_LIMIT} ms`)), CHUNK_TIME_LIMIT);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw CSS_FAILED.test(String(error)) ? new CssLoadError(error) : new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
