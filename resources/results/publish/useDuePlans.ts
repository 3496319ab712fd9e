import { useEffect, useEffectEvent } from 'react';
import type { Plan } from './overview.ts';
import { lookWhenDue } from './lookWhenDue.ts';

/** Looks again when the time of the next plan has come, until it is over. */
export function useDuePlans(plans: readonly Plan[], look: () => Promise<unknown>): void {
  const [next] = plans.map((plan) => plan.takes_place_at).sort();
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (next === undefined) return;
    const leaving = new AbortController();
    void lookWhenDue({ at: Date.parse(next), look: () => lookAgain(), signal: leaving.signal });
    return () => leaving.abort();
  }, [next]);
}
