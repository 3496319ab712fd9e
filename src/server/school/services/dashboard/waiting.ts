import type { WaitingCount } from '../../../../../schemas/dashboard.ts';
import type { Choice } from '../../../../core/fields/field.ts';
import { needOf, type Resource, statusFieldOf } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { isAllowed } from '../../../policies/require.ts';
import { countRecords } from '../../../services/resources/countRecords.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import type { Tile, TileCall } from './tile.ts';

/** A resource with the first state of its life cycle. */
interface Decision {
  readonly resource: Resource;
  readonly field: string;
  readonly state: Choice;
}

/** What waits for somebody who may decide on it: records in their first state, with an action that leads out of it. */
export const waiting: Tile<'waiting'> = {
  name: 'waiting',
  needs: [],
  read: async (call) => {
    const decisions = decisionsOf(call);
    return decisions.length > 0 ? Promise.all(decisions.map((decision) => count(call, decision))) : undefined;
  },
};

function decisionsOf({ context, caller }: TileCall): Decision[] {
  return context.registry.resources
    .filter((resource) => isAllowed(caller, resource, 'read') && seesAllRows(resource, caller))
    .flatMap((resource) => decisionOn(resource, caller) ?? []);
}

function decisionOn(resource: Resource, caller: Caller): Decision | undefined {
  const field = statusFieldOf(resource);
  const declared = field === undefined ? undefined : resource.fields[field];
  if (field === undefined || declared?.kind !== 'status' || declared.settled) return undefined;
  const [first] = declared.options;
  if (!first) return undefined;
  // What one may do to one's own record, such as withdrawing it, goes by another name in permissions: it is no decision.
  const canDecide = Object.values(resource.actions)
    .filter(({ permission }) => needOf(resource, permission).subject === resource.permission)
    .some(({ from, permission }) => from.includes(first.name) && isAllowed(caller, resource, permission));
  return canDecide ? { resource, field, state: first } : undefined;
}

async function count({ context }: TileCall, { resource, field, state }: Decision): Promise<WaitingCount> {
  const filter = { [field]: state.value, ...(resource.toggle && { is_active: 1 }) };
  const count = await countRecords(context, resource, filter);
  return { resource: resource.name, filter, count, field, state: state.name };
}
