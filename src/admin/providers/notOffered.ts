import type { Identifier } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { ApiError } from '../http/apiError.ts';
import { listsOfBackEnd, meansAbsent } from './backEnd.ts';
import { findInList } from './reads.ts';

/** The back end has no such call at all: trying it for another record is of no use. */
export class NotOfferedError extends ApiError {
  constructor(status: number) {
    super(status, { message: 'screens.notOffered' });
    this.name = 'NotOfferedError';
  }
}

/**
 * The answer of a write. The specification does not show how records are written, so another back end may have no call for
 * it: then that is the error, unless it is the record that is missing.
 */
export async function orNotOffered<T>(resource: Resource, answer: Promise<T>, id?: Identifier): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (listsOfBackEnd() === 'paged' || !meansAbsent(error)) throw error;
    const isCall = id === undefined || error.status !== 404 || (await findInList(resource, id)) !== undefined;
    throw isCall ? new NotOfferedError(error.status) : error;
  }
}
