import type { AnyField } from '../../../core/fields/field.ts';
import { type Action, type Resource, statusFieldOf } from '../../../core/resource.ts';
import { readInput } from '../../../core/rules/readInput.ts';
import { refuse } from '../../errors.ts';
import { isAllowed } from '../../policies/require.ts';
import { audit } from './audit.ts';
import { referenceProblems } from './checkReferences.ts';
import { hooksOf } from './hooks.ts';
import { loadRecord, type Store, updateRecord, type Values } from './store.ts';
import { lockOrRefuse, type Presented, refuseStale, seen, stateOf } from './writeRecords.ts';
import { inTransaction, refuseProblems, type WriteCall } from './writing.ts';

/** Moves a record along its life cycle and answers it. A move that its present state does not allow answers 409. */
export function actOnRecord(given: {
  readonly call: WriteCall;
  readonly action: Action;
  readonly id: number;
  readonly input: Values;
}): Promise<Presented> {
  const { call, action, id, input } = given;
  return inTransaction(call, async (store) => {
    const before = await lockOrRefuse(store, call.caller, id);
    refuseStale(call, before, input);
    const { name, field } = statusOf(call.resource);
    const present = field.options.find((each) => each.value === before[name]);
    if (!present || !action.from.includes(present.name)) throw refuse.state({ state: stateOf(call.resource, before) });
    await refuseOwnEntry({ call, store, action, record: before });
    const target = field.options.find((each) => each.name === action.to);
    const values = askedValues(call, action, input);
    refuseProblems(await referenceProblems({ store, values, existing: before }));
    await updateRecord(store, id, { ...values, [name]: target?.value });
    const follow = hooksOf(call.resource.name).afterAction?.[action.name];
    await follow?.({ store, caller: call.caller, record: await loadRecord(store, id) });
    const after = await loadRecord(store, id);
    await audit(store.trx, { ...call, id, action: action.name, before, after });
    return seen(call, after);
  });
}

function statusOf(resource: Resource) {
  const name = statusFieldOf(resource) ?? '';
  const field = resource.fields[name];
  if (field?.kind !== 'status') throw new Error(`${resource.name} has actions and no status`);
  return { name, field };
}

// Two pairs of eyes: who entered something, or changed what it says, does not decide on it.
async function refuseOwnEntry(given: { call: WriteCall; store: Store; action: Action; record: Presented }): Promise<void> {
  const { call, store, action, record } = given;
  if (!action.notByCreator || isAllowed(call.caller, call.resource, 'full')) return;
  if (record.created_by === call.caller.userId || (await hasChanged(store, call.caller.userId, record.id))) throw refuse.ownEntry();
}

async function hasChanged({ trx, resource }: Store, userId: number | null, id: unknown): Promise<boolean> {
  if (userId === null) return false;
  const change = await trx
    .selectFrom('audit_entries')
    .select('id')
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .where('action', '=', 'update')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

function askedValues({ resource, context }: WriteCall, action: Action, input: Values): Values {
  const asked = action.ask.map((name): [string, AnyField] => {
    return [name, { ...(resource.fields[name] as AnyField), required: true, readOnly: false }];
  });
  const { row_version: _, ...given } = input;
  const answer = readInput({
    resource: { fields: Object.fromEntries(asked), toggle: false },
    input: given,
    today: context.today(),
  });
  refuseProblems(answer.problems);
  return answer.values;
}
