import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type AnsweredRecord, isWhole } from '../../presenters/presentRecord.ts';

interface AfterReadOptions {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
}

/** A record with what other records say of it, so that it is the same wherever it is answered. */
export async function applyAfterRead(
  { context, caller, resource }: AfterReadOptions,
  record: AnsweredRecord,
): Promise<AnsweredRecord> {
  if (!isWhole(record)) return record;
  const [completed = record] =
    (await context.rules.of(resource).afterRead?.({ context, caller, records: [record] })) ?? [];
  return completed;
}
