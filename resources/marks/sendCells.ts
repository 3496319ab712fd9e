import type { markEntry } from '../../schemas/exams/markCalls.ts';
import { isObject } from '../../src/core/isObject.ts';
import type { Answered } from '../../src/core/calls/defineCall.ts';
import { ApiError } from '../../src/admin/http/apiError.ts';

export type Entry = Answered<typeof markEntry>;
export type StoredMark = Entry['marks'][number];

/** A cell as it is sent. */
export interface SentCell {
  readonly student_id: number;
  readonly component: string;
  readonly mark: string | null;
  readonly is_absent: 0 | 1;
  readonly row_version: number | null;
}

export type Send = (cells: readonly SentCell[]) => Promise<readonly StoredMark[]>;

/** Why a cell was not stored. */
export interface Refusal {
  readonly reason: string;
  /** Whether the reason may be over by and by, so that the same can be sent again; a value that is wrong stays wrong. */
  readonly mayPass: boolean;
}

/** What became of cells that were sent together: all of them are stored, or none. */
export type Outcome =
  | { readonly kind: 'stored'; readonly marks: readonly StoredMark[] }
  /** The server could not be asked. Nothing is lost by asking again. */
  | { readonly kind: 'later' }
  /** By the place among the cells that were sent. */
  | { readonly kind: 'refused'; readonly refusals: ReadonlyMap<number, Refusal> }
  | { readonly kind: 'changed'; readonly theirs: readonly StoredMark[] }
  /** None of them can be stored now. */
  | { readonly kind: 'locked'; readonly reason: string };

export async function sendCells(send: Send, cells: readonly SentCell[]): Promise<Outcome> {
  try {
    return { kind: 'stored', marks: await send(cells) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return outcomeOf(error);
  }
}

function outcomeOf({ status, body }: ApiError): Outcome {
  if (status === 0 || status === 401 || status === 408 || status === 429 || status >= 500) return { kind: 'later' };
  const theirs = Array.isArray(body.current) ? body.current.filter(isMark) : [];
  if (status === 409 && theirs.length > 0) return { kind: 'changed', theirs };
  const refusals = new Map<number, Refusal>();
  for (const [name, reason] of Object.entries(body.errors ?? {})) {
    const [, place, field = ''] = /^marks\.(\d+)\.(\w+)/.exec(name) ?? [];
    if (place !== undefined) refusals.set(Number(place), { reason, mayPass: !OF_VALUE.includes(field) });
  }
  return refusals.size > 0 ? { kind: 'refused', refusals } : { kind: 'locked', reason: body.message };
}

/** What of a cell is its value; the other parts say whose it is, and on which sheet. */
const OF_VALUE: readonly string[] = ['mark', 'is_absent'];

function isMark(value: unknown): value is StoredMark {
  return isObject(value) && Number.isInteger(value.student_id) && typeof value.component === 'string';
}
