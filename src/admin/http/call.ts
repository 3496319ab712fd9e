import { readLocale } from '../preferences.ts';
import { apiAddress, type QueryValue } from './address.ts';
import { ApiError, errorOf } from './apiError.ts';
import { parseJson } from './json.ts';
import { send, type Answer } from './send.ts';

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
  if (typeof json !== 'object' || json === null) return false;
  const { status, message } = json as Record<string, unknown>;
  return typeof status === 'string' && status !== 'success' && typeof message === 'string';
}
