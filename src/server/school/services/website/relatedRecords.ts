import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import type { PresentedRecord } from '../../../presenters/presentRecord.ts';
import { readAll } from '../../../services/resources/readRecords.ts';

interface RelatedRequest {
  readonly context: Context;
  readonly caller: Caller;
  /** The reference that leads to the given records. */
  readonly by: string;
}

/** The records of a resource that refer to any of the given ones, in the order of their list. */
export async function relatedRecords(
  name: string,
  ids: readonly number[],
  { context, caller, by }: RelatedRequest,
): Promise<PresentedRecord[]> {
  if (ids.length === 0) return [];
  const resource = context.registry.get(name);
  const field = resource.fields[by];
  if (!field) throw new Error(`${name} has no ${by}`);
  const filters = [{ name: by, field, test: 'any' as const, values: ids }];
  const found: PresentedRecord[] = [];
  for await (const batch of readAll({ context, caller, resource, listQuery: { filters, words: [] } }))
    found.push(...batch);
  return found;
}
