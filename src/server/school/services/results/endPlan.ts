import type { Caller } from '../../../caller.ts';
import { cancelWithin } from '../../../jobs/cancelWithin.ts';
import type { Store } from '../../../services/store.ts';
import { type PlanOutcome, notifyPlanner } from './notifyPlanner.ts';

/** The kind of job that publishes what was planned. */
export const PUBLISH_PLANNED = 'publishResults';

/** By which the job of a plan is found again. */
export function jobKeyOf(planId: number): string {
  return `${planId}`;
}

/** Ends the job of a plan that somebody has ended, and notifies whoever planned it. */
export async function endPlan(
  { store, caller }: { readonly store: Store; readonly caller: Caller },
  { planId, why }: { readonly planId: number; readonly why: Extract<PlanOutcome, { by: unknown }>['kind'] },
): Promise<void> {
  const job = await cancelWithin(store, { kind: PUBLISH_PLANNED, key: jobKeyOf(planId) });
  if (!job) return;
  await notifyPlanner({ store, caller, planId, plannerId: job.user_id }, { kind: why, by: caller });
}
