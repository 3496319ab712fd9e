import { ApiError } from './apiError.ts';

/** A call that has not been answered in full by then is given up; in milliseconds. */
export const TIME_LIMIT = 15_000;

export interface Sending extends Omit<RequestInit, 'signal'> {
  readonly address: string;
  readonly signal?: AbortSignal | undefined;
  /** For a call that may take longer than others; in milliseconds. */
  readonly timeLimit?: number | undefined;
}

export interface Answer<T> {
  readonly response: Response;
  readonly content: T;
}

/** One attempt. Throws an `ApiError` of status 0 when no answer came, and the abort reason when the caller gave up. */
export async function send<T>(sending: Sending, read: (response: Response) => Promise<T>): Promise<Answer<T>> {
  const { address, signal, timeLimit = TIME_LIMIT, ...init } = sending;
  const limit = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(address, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
    return { response, content: await read(response) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { message: failureKey(limit) });
  }
}

function failureKey(limit: AbortSignal): string {
  if (limit.aborted) return 'login.timedOut';
  return navigator.onLine ? 'login.unreachable' : 'login.offline';
}
