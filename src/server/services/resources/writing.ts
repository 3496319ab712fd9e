import type { Resource } from '../../../core/resource.ts';
import { type Problems, readInput } from '../../../core/rules/readInput.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { problemsOfViolation } from '../../db/violations.ts';
import { refuse } from '../../errors.ts';
import { groupProblems } from '../academics/groupProblems.ts';
import { hashPassword } from '../auth/passwords.ts';
import { referenceProblems } from './checkReferences.ts';
import { cleanRichText } from './cleanRichText.ts';
import { keepExactlyOne } from './exactlyOne.ts';
import { hooksOf } from './hooks.ts';
import { longTotalsOf } from './longTotals.ts';
import { overlapProblems } from './overlap.ts';
import { runIn, type Store, type Values } from './store.ts';

/** A call that writes one resource. */
export interface WriteCall {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  /** The caller has just given the present password. */
  readonly isProven?: boolean;
}

/** Runs work in one transaction: all of it stands, or nothing. A broken uniqueness becomes a message at its field. */
export async function inTransaction<T>({ context, resource }: WriteCall, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    const result = await context.database.db
      .transaction()
      .execute((trx) => work({ trx, resource, registry: context.registry }));
    longTotalsOf(context.database).forget();
    hooksOf(resource.name).afterCommit?.();
    return result;
  } catch (error) {
    throw problemsOfViolation(resource, error) ?? error;
  }
}

/** The values to store for an input, or a refusal that says what is wrong with which field. */
export async function checkedValues(given: {
  readonly call: WriteCall;
  readonly store: Store;
  readonly input: Values;
  readonly existing?: Values;
}): Promise<Values> {
  const { call, store, input, existing } = given;
  const answer = readInput({ resource: call.resource, input: cleanRichText(call.resource, input), existing, today: call.context.today() });
  refuseProblems(answer.problems);
  refuseProblems(await referenceProblems({ store, values: answer.values, existing }));
  const records = [{ ...existing, ...answer.values }];
  const [ofGroups = {}] = await groupProblems({ ...store, run: (statement) => runIn(store, statement), records, existing });
  refuseProblems(ofGroups);
  const values = await keepExactlyOne({ store, caller: call.caller, values: answer.values, existing });
  refuseProblems(await overlapProblems({ store, values, existing }));
  const found = await hooksOf(call.resource.name).beforeWrite?.({ store, caller: call.caller, isProven: call.isProven, existing, values });
  refuseProblems(found ?? {});
  return hashPasswords(call.resource, values);
}

/** Refuses an input with what is wrong with it, if anything is. */
export function refuseProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
}

/** Puts hashes in the place of passwords. An update without a new password leaves the old one. */
export async function hashPasswords(resource: Resource, values: Values): Promise<Values> {
  const hashed: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'password' || !(name in values)) continue;
    if (values[name] === null) delete hashed[name];
    else hashed[name] = await hashPassword(String(values[name]));
  }
  return hashed;
}
