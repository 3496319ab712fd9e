import { isObject } from '../../core/isObject.ts';

import { readToken } from '../auth/tokens.ts';
import { readLocale } from '../browser/preferences.ts';
import { apiAddress, type QueryValue } from './address.ts';
import { ApiError, errorOf } from './apiError.ts';

/** A call that has not been answered in full by then is given up; in milliseconds. */
export const TIME_LIMIT = 15_000;

interface SendOptions extends Omit<RequestInit, 'signal'> {
  readonly address: string;
  readonly signal?: AbortSignal | undefined;
  /** For a call that may take longer than others; in milliseconds. */
  readonly timeLimit?: number | undefined;
}

export interface Answer<T> {
  readonly response: Response;
  readonly content: T;
}

/** A call whose body is ready to be sent. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the API's base: `/get/all/religion`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  /** A text is taken for JSON. */
  readonly body?: URLSearchParams | FormData | string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Lets the call outlive the page that makes it. */
  readonly keepalive?: boolean | undefined;
  /** For a call that may take longer than others; in milliseconds. */
  readonly timeLimit?: number | undefined;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined when the answer is empty (204). */
  readonly json: unknown;
}

/** One attempt at a call, in the user's language and with the given token; the answer may have any status. */
export function attempt<T>(
  { path, query, body, headers, ...rest }: Call,
  token: string | undefined,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T>> {
  const all = new Headers({ Accept: 'application/json', 'Accept-Language': readLocale(), ...headers });
  if (token) all.set('Authorization', `Bearer ${token}`);
  // The browser itself names the type of a form, and for multipart only it knows the boundary.
  if (typeof body === 'string') all.set('Content-Type', 'application/json');
  return send({ ...rest, address: apiAddress(path, query), headers: all, body: body ?? null }, read);
}

/** The JSON of an answer; throws an `ApiError` for everything but success. */
export function readAnswer({ response, content }: Answer<string>): ApiAnswer {
  const json = parseJson(content);
  if (!response.ok || isRefusal(json)) throw errorOf(response, json);
  if (json === undefined && content !== '') throw new ApiError(response.status, { message: 'login.unexpected' });
  return { status: response.status, headers: response.headers, json };
}

/** Some answers say no under a 2xx: `{status: "error", message}`. */
function isRefusal(json: unknown): boolean {
  if (!isObject(json)) return false;
  const { status, message } = json;
  return typeof status === 'string' && status !== 'success' && typeof message === 'string';
}

/** A call without the refresh of a token: for the login, which has none, and for what ends a session. */
export async function plainRequest(call: Call): Promise<ApiAnswer> {
  return readAnswer(await attempt(call, readToken('accessToken'), (response) => response.text()));
}

/** The value of a JSON text; undefined for an empty text and for anything that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One call as it is. Throws an `ApiError` of status 0 when no answer came, and the abort reason when the caller gave up. */
export async function send<T>(sending: SendOptions, read: (response: Response) => Promise<T>): Promise<Answer<T>> {
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
