import type { PendingCount } from '../../../../../schemas/dashboard.ts';
import { type Decision, decisionOn, waitingFilter } from '../../../../core/decisions.ts';
import { isAllowed } from '../../../policies/require.ts';
import { countRecords } from '../../../services/resources/countRecords.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import type { Tile, TileCall } from './tile.ts';
import { decisionsOf, ownRecords } from './waiting.ts';

/** What waits for others and is the caller's business: they may enter such records and see all of them, and none waits for them. */
export const pending: Tile<'pending'> = {
  name: 'pending',
  read: async (call) => {
    const kinds = kindsOf(call);
    const own = await ownRecords(call, kinds);
    const decided = new Set(decisionsOf(call).map(({ resource }) => resource.name));
    const counts = await Promise.all(
      kinds.map((kind) => count(call, kind, decided.has(kind.resource.name) ? own : null)),
    );
    const found = counts.filter(({ count }) => count > 0);
    return found.length > 0 ? found : undefined;
  },
};

function kindsOf({ context, caller }: TileCall): Decision[] {
  return context.registry.resources
    .filter(
      (resource) =>
        isAllowed(caller, resource, 'read') && isAllowed(caller, resource, 'create') && seesAllRows(resource, caller),
    )
    .flatMap((resource) => decisionOn(resource, () => true) ?? []);
}

async function count(
  { context, caller }: TileCall,
  { resource, field, state, actions }: Decision,
  own: Awaited<ReturnType<typeof ownRecords>> | null,
): Promise<PendingCount> {
  const filter = { [field]: state.value, ...(resource.toggle && { is_active: 1 }) };
  const group = { resource: resource.name, filter, field, state: state.name };
  if (own) {
    const decision = { resource, field, state, actions };
    const isFull = isAllowed(caller, resource, 'full');
    const mine = waitingFilter(decision, { id: caller.userId ?? 0, records: own, isFull });
    if ((await countRecords(context, resource, mine)) > 0) return { ...group, count: 0 };
  }
  return { ...group, count: await countRecords(context, resource, filter) };
}
