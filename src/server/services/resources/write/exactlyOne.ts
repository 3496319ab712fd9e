import type { Resource } from '../../../../core/resource.ts';
import { refuse } from '../../../errors.ts';
import { withFullAccess } from '../../../policies/require.ts';
import { HAND_OVER } from './kinds.ts';
import { lockTable } from './loadRecords.ts';
import type { Store, Values } from '../../store.ts';
import { type Draft, draftOf, type RunOperation, type Write } from './write.ts';
import { anyTable } from '../../../db/tables.ts';

/** Keeps `exactlyOne`: exactly one record of the entity has the field switched on. */
export async function checkExactlyOne(write: Write, run: RunOperation): Promise<void> {
  const { kind, store, drafts } = write;
  if (!hasExactlyOne(store.resource)) return;
  for (const draft of drafts) {
    if (kind.does === 'delete') refuseLosingTheOne(store, draft.before ?? {});
    else draft.values = await keepExactlyOne(write, draft, run);
  }
}

/**
 * Switching the field on in one record switches it off in the other; the first record gets it; the record that has it
 * can neither give it up nor be switched off. Returns the values with the field set accordingly.
 */
async function keepExactlyOne(write: Write, { before, values }: Draft, run: RunOperation): Promise<Values> {
  const { store } = write;
  const written: Record<string, unknown> = { ...values };
  for (const name of exactlyOneFields(store)) {
    const isHolder = before?.[name] === 1;
    const givesUp = isHolder && (values[name] === 0 || values[name] === null || values.is_active === 0);
    if (givesUp) throw refuse.currentNeeded();
    if (values[name] === 1 && !isHolder) {
      if ((values.is_active ?? before?.is_active) === 0) throw refuse.currentNeeded();
      await lockTable(store);
      await switchOff(write, name, run);
    }
    if (!before && values[name] !== 1 && values.is_active !== 0) {
      await lockTable(store);
      if (!(await hasHolder(store, name))) written[name] = 1;
    }
  }
  return written;
}

/** Refuses to delete the record that has the field switched on. */
function refuseLosingTheOne(store: Store, existing: Values): void {
  if (exactlyOneFields(store).some((name) => existing[name] === 1)) throw refuse.currentNeeded();
}

function exactlyOneFields({ resource }: Store): string[] {
  return Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'boolean' && field.exactlyOne)
    .map(([name]) => name);
}

async function switchOff({ store, caller }: Write, name: string, run: RunOperation): Promise<void> {
  const { trx, resource } = store;
  const holders = await anyTable(trx).selectFrom(resource.table).select('id').where(name, '=', 1).forUpdate().execute();
  const drafts = holders.map(({ id }) => draftOf(id, { [name]: 0 }));
  if (drafts.length > 0) await run({ kind: HAND_OVER, store, caller: withFullAccess(caller), drafts });
}

async function hasHolder({ trx, resource }: Store, name: string): Promise<boolean> {
  return Boolean(await anyTable(trx).selectFrom(resource.table).select('id').where(name, '=', 1).executeTakeFirst());
}

/** Whether a resource has a field that exactly one record has switched on. */
export function hasExactlyOne({ fields }: Pick<Resource, 'fields'>): boolean {
  return Object.values(fields).some((field) => field.kind === 'boolean' && field.exactlyOne === true);
}
