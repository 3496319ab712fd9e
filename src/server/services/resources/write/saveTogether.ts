import type { Problem } from '../../../../core/rules/problem.ts';
import { refuse } from '../../../errors.ts';
import { CREATE, UPDATE } from './kinds.ts';
import { runOperation } from './operation.ts';
import { refusalOf } from './refusalOf.ts';
import type { Store, Values } from '../../store.ts';
import { inTransaction } from './transaction.ts';
import { draftOf, newDraft, type WriteCall } from './write.ts';

/** One of several records that are saved together. */
export interface SavedTogether {
  /** Where it stands in what was sent, before the names of its fields: `rows.3`. */
  readonly place: string;
  /** None for a record that is made. */
  readonly id?: number | undefined;
  readonly input: Values;
}

/**
 * Makes and changes records of one resource, each by the steps of a form: all of them, or none. What is wrong with any
 * of them is answered at its place. Where some were changed meanwhile, that is said of all.
 */
export function saveTogether(call: WriteCall, records: readonly SavedTogether[]): Promise<void> {
  return inTransaction(call, async (store) => {
    const problems: Record<string, readonly Problem[]> = {};
    let isStale = false;
    for (const record of records) {
      const refusal = await refusalOf(store, () => save(store, call, record));
      if (!refusal) continue;
      if (refusal.id === STALE) isStale = true;
      else if (!refusal.problems) throw refusal;
      for (const [name, found] of Object.entries(refusal.problems ?? {})) problems[`${record.place}.${name}`] = found;
    }
    if (isStale) throw refuse.stale();
    if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
  });
}

const STALE = refuse.stale().id;

async function save(store: Store, { caller, proof }: WriteCall, { id, input }: SavedTogether): Promise<void> {
  const [kind, draft] = id === undefined ? [CREATE, newDraft(input)] : [UPDATE, draftOf(id, input)];
  await runOperation({ kind, store, caller, proof, drafts: [draft] });
}
