/** What PostgreSQL ends a transaction with that is no fault of its own: others were in the way at that moment. */
export const TRIED_AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const TRIES = 3;

/** Runs a transaction, and again from its beginning where others were in the way. */
export async function tryAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await transaction();
    } catch (error) {
      const { code } = error as { readonly code?: unknown };
      if (left === 0 || !TRIED_AGAIN.has(code)) throw error;
    }
  }
}
