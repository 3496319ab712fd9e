import type { WaitingCount } from '../../../../../schemas/dashboard.ts';
import { amountDecidedOn, type Decider, type Decision, decisionOn, waitingFilter } from '../../../../core/decisions.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { isAllowed } from '../../../policies/require.ts';
import { findPerson } from '../../../services/auth/people.ts';
import { conditionFilters } from '../../../services/resources/listQuery.ts';
import { readSlice } from '../../../services/resources/readRecords.ts';
import { readSummary } from '../../../services/resources/readSummary.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import type { Tile, TileCall } from './tile.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What waits for somebody who may decide on it: what their inbox of decisions has, as far as they see all of its kind. The
 * kind that has waited longest is first.
 */
export const waiting: Tile<'waiting'> = {
  name: 'waiting',
  read: async (call) => {
    const decisions = decisionsOf(call);
    if (decisions.length === 0) return undefined;
    const records = await ownRecords(call, decisions);
    const counts = await Promise.all(decisions.map((decision) => count(call, decision, records)));
    return counts.sort((one, other) => (one.since ?? LAST).localeCompare(other.since ?? LAST));
  },
};

/** After every instant: nothing waits. */
const LAST = '9';

/** What the caller decides on, of what they see all of. */
export function decisionsOf({ context, caller }: TileCall): Decision[] {
  return context.registry.resources
    .filter((resource) => isAllowed(caller, resource, 'read') && seesAllRows(resource, caller))
    .flatMap((resource) => decisionOn(resource, (permission) => isAllowed(caller, resource, permission)) ?? []);
}

/** What is about the caller, where a decision is not for whom it is about. */
export async function ownRecords(
  { context, caller }: { readonly context: TileCall['context']; readonly caller: Caller },
  decisions: readonly Decision[],
): Promise<Decider['records']> {
  const isAsked = decisions.some(({ actions }) => actions.some(({ notByOwner }) => notByOwner.length > 0));
  if (!isAsked || caller.userId === null) return [];
  return (await findPerson(context, { id: caller.userId }))?.records ?? [];
}

async function count(call: TileCall, decision: Decision, records: Decider['records']): Promise<WaitingCount> {
  const { context, caller } = call;
  const { resource, field, state } = decision;
  const isFull = isAllowed(caller, resource, 'full');
  const filter = waitingFilter(decision, { id: caller.userId ?? 0, records, isFull });
  const filters = conditionFilters(filter, { resource, registry: context.registry, unqueryable: NOTHING });
  const sort = { field: 'created_at', order: 'ASC' } as const;
  const request = { context, caller, resource, listQuery: { filters, words: [], sort, range: { from: 0, to: 0 } } };
  const [{ records: oldest, total }, { sums }] = await Promise.all([readSlice(request), readSummary(request)]);
  const since = oldest[0]?.created_at;
  const sum = sums[summedOf(call, resource) ?? ''];
  return {
    ...{ resource: resource.name, filter, count: total, field, state: state.name },
    ...(typeof since === 'string' && { since }),
    ...(total > 0 && sum !== undefined && { sum }),
  };
}

/** The amount that every record has: where some are decided on in percent, a sum would say too little. */
function summedOf({ caller }: TileCall, resource: Resource): string | undefined {
  const name = amountDecidedOn(resource, (permission) => isAllowed(caller, resource, permission));
  const field = name === undefined ? undefined : resource.fields[name];
  return field?.required || field?.kind === 'computed' ? name : undefined;
}
