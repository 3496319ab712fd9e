import { errorOf } from './apiError.ts';
import { encodeBody, type BodyEncoding } from './body.ts';
import { type ApiAnswer, type Call, parseJson, readAnswer } from './call.ts';
import { callAsUser } from './callAsUser.ts';
import { fileNameOf } from './fileName.ts';

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

/** Calls the API with a record as its body; throws an `ApiError` for everything but success. */
export async function request(options: ApiRequest): Promise<ApiAnswer> {
  return readAnswer(await callAsUser(callOf(options), (response) => response.text()));
}

/** Calls the API for a file: an export, a receipt, a report. */
export async function requestFile(options: ApiRequest): Promise<FileAnswer> {
  const { response, content } = await callAsUser(callOf(options), (received) => received.blob());
  if (!response.ok) throw errorOf(response, parseJson(await content.text()));
  return { blob: content, fileName: fileNameOf(response.headers.get('Content-Disposition')) };
}

function callOf({ body, encoding, ...rest }: ApiRequest): Call {
  return { ...rest, body: body && encodeBody(body, encoding) };
}
