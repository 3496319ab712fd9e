import type { RaRecord } from 'react-admin';
import { ApiError } from '../http/apiError.ts';

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
