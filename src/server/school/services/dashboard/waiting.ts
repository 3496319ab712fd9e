import type { WaitingCount } from '../../../../../schemas/dashboard.ts';
import { type Decider, type Decision, decisionOn, waitingFilter } from '../../../../core/decisions.ts';
import { isAllowed } from '../../../policies/require.ts';
import { findPerson } from '../../../services/auth/people.ts';
import { countRecords } from '../../../services/resources/countRecords.ts';
import { seesAllRows } from '../../../services/resources/rowRules.ts';
import type { Tile, TileCall } from './tile.ts';

/** What waits for somebody who may decide on it: what their inbox of decisions has, as far as they see all of its kind. */
export const waiting: Tile<'waiting'> = {
  name: 'waiting',
  needs: [],
  read: async (call) => {
    const decisions = decisionsOf(call);
    if (decisions.length === 0) return undefined;
    const records = await ownRecords(call, decisions);
    return Promise.all(decisions.map((decision) => count(call, decision, records)));
  },
};

function decisionsOf({ context, caller }: TileCall): Decision[] {
  return context.registry.resources
    .filter((resource) => isAllowed(caller, resource, 'read') && seesAllRows(resource, caller))
    .flatMap((resource) => decisionOn(resource, (permission) => isAllowed(caller, resource, permission)) ?? []);
}

/** What is about the caller, where a decision is not for whom it is about. */
async function ownRecords({ context, caller }: TileCall, decisions: readonly Decision[]): Promise<Decider['records']> {
  const isAsked = decisions.some(({ actions }) => actions.some(({ notByOwner }) => notByOwner.length > 0));
  if (!isAsked || caller.userId === null) return [];
  return (await findPerson(context, { id: caller.userId }))?.records ?? [];
}

async function count(
  { context, caller }: TileCall,
  decision: Decision,
  records: Decider['records'],
): Promise<WaitingCount> {
  const { resource, field, state } = decision;
  const isFull = isAllowed(caller, resource, 'full');
  const filter = waitingFilter(decision, { id: caller.userId ?? 0, records, isFull });
  const count = await countRecords(context, resource, filter);
  return { resource: resource.name, filter, count, field, state: state.name };
}
