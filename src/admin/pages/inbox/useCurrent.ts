import { useEffect, useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { Waiting } from './useWaiting.ts';

/** The record that is looked at, and the kind that it is of. */
export interface Current {
  readonly waiting: Waiting;
  readonly record: RaRecord;
}

interface SelectedDecision {
  readonly kind: string;
  readonly id: Identifier;
  /** Where it stood in the whole list: when it has been decided on, the next one stands there. */
  readonly at: number;
}

/** Which record of the inbox is looked at; after a decision the next one. */
export function useCurrent(waiting: readonly Waiting[]) {
  const all = waiting.flatMap((each) => each.records.map((record): Current => ({ waiting: each, record })));
  const [chosen, setChosen] = useState<SelectedDecision>();
  const isChosen = ({ waiting: { decision }, record }: Current) =>
    decision.resource.name === chosen?.kind && record.id === chosen.id;
  const found = all.findIndex(isChosen);
  const at = found >= 0 ? found : Math.min(chosen?.at ?? 0, all.length - 1);
  const current = all[at];

  // Where it stands now counts: those before it may be decided on, by others too.
  useEffect(() => {
    if (!current || (chosen && isChosen(current) && chosen.at === at)) return;
    setChosen({ kind: current.waiting.decision.resource.name, id: current.record.id, at });
  });

  const choose = (resource: Resource, { id }: RaRecord) => {
    const to = all.findIndex(({ waiting: { decision }, record }) => decision.resource === resource && record.id === id);
    setChosen({ kind: resource.name, id, at: to });
  };
  const move = (step: number) => {
    const next = all[Math.max(0, Math.min(at + step, all.length - 1))];
    if (next) choose(next.waiting.decision.resource, next.record);
  };
  return { current, choose, move };
}
