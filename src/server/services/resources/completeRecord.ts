import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { hooksOf } from './hooks.ts';

interface Reading {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
}

type Presented = Record<string, unknown>;

/** A record with what other records say of it, so that it is the same wherever it is answered. */
export async function completeRecord({ context, caller, resource }: Reading, record: Presented): Promise<Presented> {
  const [completed = record] = (await hooksOf(resource.name).afterRead?.({ context, caller, records: [record] })) ?? [];
  return completed;
}
