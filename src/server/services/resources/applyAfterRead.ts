import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type AnsweredRecord, isWhole, type PresentedRecord } from '../../presenters/presentRecord.ts';

interface AfterReadOptions {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
}

/** Makes of records what is answered of them, with what other records say. */
export function completing({ context, caller, resource }: AfterReadOptions) {
  const complete = context.rules.of(resource).afterRead;
  return async (records: readonly PresentedRecord[]): Promise<PresentedRecord[]> =>
    complete?.({ context, caller, records }) ?? [...records];
}

/** Completes one record as it is completed in a list, so that it is the same wherever it is answered. */
export async function applyAfterRead(options: AfterReadOptions, record: AnsweredRecord): Promise<AnsweredRecord> {
  if (!isWhole(record)) return record;
  const [completed = record] = await completing(options)([record]);
  return completed;
}
