import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { findPerson, type Person } from './people.ts';

/** A call that somebody makes about their own account. */
export interface AccountCall {
  readonly context: Context;
  readonly caller: Caller;
}

/** Whose account it is. */
export async function personOf({ context, caller }: AccountCall): Promise<Person> {
  const person = caller.userId === null ? undefined : await findPerson(context, { id: caller.userId });
  if (!person) throw refuse.unauthenticated();
  return person;
}
