import type { Caller } from '../../caller.ts';
import { refuse } from '../../errors.ts';
import { audit } from './audit.ts';
import { loadRecord, type Store, updateRecord, type Values } from './store.ts';

/**
 * Keeps fields that exactly one record has switched on: switching one on switches the other off, the first record gets it,
 * and the one that has it can neither give it up nor be switched off. Answers the values with what follows from the rule.
 */
export async function keepExactlyOne(given: {
  readonly store: Store;
  readonly caller: Caller;
  readonly values: Values;
  readonly existing?: Values;
}): Promise<Values> {
  const { store, caller, values, existing } = given;
  const kept: Record<string, unknown> = { ...values };
  for (const name of exactlyOneFields(store)) {
    const isHolder = existing?.[name] === 1;
    const givesUp = isHolder && (values[name] === 0 || values[name] === null || values.is_active === 0);
    if (givesUp) throw refuse.currentNeeded();
    if (values[name] === 1 && !isHolder) {
      if ((values.is_active ?? existing?.is_active) === 0) throw refuse.currentNeeded();
      await switchOff(store, caller, name);
    }
    if (!existing && values[name] !== 1 && values.is_active !== 0 && !(await hasHolder(store, name))) kept[name] = 1;
  }
  return kept;
}

/** Refuses to delete the record that a rule of this kind needs. */
export function refuseLosingTheOne(store: Store, existing: Values): void {
  if (exactlyOneFields(store).some((name) => existing[name] === 1)) throw refuse.currentNeeded();
}

function exactlyOneFields({ resource }: Store): string[] {
  return Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'boolean' && field.exactlyOne)
    .map(([name]) => name);
}

async function switchOff(store: Store, caller: Caller, name: string): Promise<void> {
  const { trx, resource } = store;
  const holders = await trx.selectFrom(resource.table).select('id').where(name, '=', 1).forUpdate().execute();
  for (const { id: holder } of holders) {
    const id = Number(holder);
    const before = await loadRecord(store, id);
    await updateRecord(store, id, { [name]: 0 });
    await audit(trx, { caller, resource, id, action: 'update', before, after: await loadRecord(store, id) });
  }
}

async function hasHolder({ trx, resource }: Store, name: string): Promise<boolean> {
  return Boolean(await trx.selectFrom(resource.table).select('id').where(name, '=', 1).executeTakeFirst());
}
