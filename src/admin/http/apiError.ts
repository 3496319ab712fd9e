import { isObject } from '../../core/isObject.ts';

export interface ErrorBody {
  readonly message: string;
  /** The first message of each field that was refused (422). */
  readonly errors?: Readonly<Record<string, string>>;
  /** The record as it is now, where somebody else was faster (409). */
  readonly current?: unknown;
}

/**
 * A call that failed. `message` is the server's own sentence, or a translation key where the server said nothing:
 * no connection and time-out have status 0. The shape is the one react-admin expects of an HTTP error.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** A call that writes and whose answer never came: it may have been carried out all the same. */
export class LostAnswerError extends ApiError {
  constructor() {
    super(0, { message: 'shell.answerLost' });
    this.name = 'LostAnswerError';
  }
}

/** The error that an answer stands for, whatever its body holds. */
export function errorOf(response: Response, json: unknown): ApiError {
  const { message, errors, current } = isObject(json) ? json : {};
  const text = typeof message === 'string' && message !== '' ? message : fallbackKey(response.status);
  return new ApiError(response.status, {
    message: text,
    ...(isObject(errors) && { errors: firstPerField(errors) }),
    ...(current !== undefined && { current }),
  });
}

/** One message per field; those of list items (`images.0`) count for the list (`images`). */
export function firstPerField(errors: Readonly<Record<string, unknown>>): Record<string, string> {
  const first: Record<string, string> = {};
  for (const [key, value] of Object.entries(errors)) {
    const field = key.replace(/\.\d+$/, '');
    const message: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof message === 'string') first[field] ??= message;
  }
  return first;
}

function fallbackKey(status: number): string {
  if (status === 401) return 'login.sessionExpired';
  if (status === 403) return 'login.forbidden';
  if (status === 429) return 'login.tooMany';
  return status >= 500 ? 'login.serverTrouble' : 'login.unexpected';
}
