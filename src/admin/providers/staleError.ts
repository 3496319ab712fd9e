import type { RaRecord } from 'react-admin';
import { ApiError } from '../http/apiError.ts';
import { isRecord } from './envelope.ts';

/** Somebody else has changed the record since it was read; nothing was saved, and what was typed is still there. */
export class StaleError extends ApiError {
  /** The record as it is now. */
  readonly current: RaRecord;

  constructor(cause: ApiError, current: RaRecord) {
    super(cause.status, cause.body);
    this.name = 'StaleError';
    this.current = current;
  }
}

/** A 409 has several reasons; it is a stale write when it holds the record, and in another version than the one that was sent. */
export function staleOr(error: unknown, version: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 409 || version === undefined) return error;
  const { current } = error.body;
  return isRecord(current) && current.row_version !== version ? new StaleError(error, current) : error;
}
