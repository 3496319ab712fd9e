import { readToken } from '../auth/tokens.ts';
import { errorOf } from './apiError.ts';
import { encodeBody, type BodyEncoding } from './body.ts';
import { attempt, readAnswer, type ApiAnswer, type Call } from './call.ts';
import { fileNameOf } from './fileName.ts';
import { parseJson } from './json.ts';
import { replaceToken } from './refresh.ts';
import type { Answer } from './send.ts';

export interface ApiRequest extends Omit<Call, 'body'> {
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  /** Form-urlencoded unless said otherwise; a record with a new file goes as multipart in any case. */
  readonly encoding?: BodyEncoding | undefined;
}

export interface FileAnswer {
  readonly blob: Blob;
  /** The name that the server proposes, if any. */
  readonly fileName: string | undefined;
}

/** A 401 from these is an answer about the credentials themselves, which no refresh can mend. */
const WITHOUT_REFRESH: ReadonlySet<string> = new Set(['/login', '/logout', '/jwt/refresh-token']);

/** Calls the API with a record as its body; throws an `ApiError` for everything but success. */
export async function request(options: ApiRequest): Promise<ApiAnswer> {
  return readAnswer(await callWithRefresh(options, (response) => response.text()));
}

/** Calls the API for a file: an export, a receipt, a report. */
export async function requestFile(options: ApiRequest): Promise<FileAnswer> {
  const { response, content } = await callWithRefresh(options, (received) => received.blob());
  if (!response.ok) throw errorOf(response, parseJson(await content.text()));
  return { blob: content, fileName: fileNameOf(response.headers.get('Content-Disposition')) };
}

/** Makes the call as the logged-in user, and once more after a token that the server no longer takes. */
async function callWithRefresh<T>(
  { body, encoding, ...rest }: ApiRequest,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T>> {
  const call: Call = { ...rest, body: body && encodeBody(body, encoding) };
  const token = readToken('accessToken');
  const first = await attempt(call, token, read);
  if (first.response.status !== 401 || WITHOUT_REFRESH.has(call.path)) return first;
  return attempt(call, await replaceToken(token), read);
}
