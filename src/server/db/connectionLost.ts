/** What PostgreSQL says when it is shut down or starts, and the system when nobody answers at its address. */
const CODES: ReadonlySet<unknown> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What the driver says without a code. */
const WORDS = /^Connection terminated|not queryable|^Client was closed/;

/**
 * Whether the database went away in the middle of something: it is restarted, or cannot be reached. What was to be written
 * may be tried again, as after any cut: a write that was not acknowledged is mostly not there.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.has((error as { readonly code?: unknown }).code) || WORDS.test(error.message) || isEngineFailure(error);
}

/** The embedded engine broke down; the next statement opens it anew. A full disk has a code, and an answer, of its own. */
function isEngineFailure(error: Error): boolean {
  return error.name === 'EngineFailedError' && (error as { readonly code?: unknown }).code === undefined;
}
