import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { type Decision, waitingFilter } from '../../../core/decisions.ts';
import { possibleActions } from '../../generate/actions/possibleActions.ts';
import { meansAbsent } from '../../providers/backEnd.ts';
import { useAccount, useMay } from '../../providers/ability.ts';
import { useDecisions } from '../../providers/useDecisions.ts';

/** So many of a kind are read; the others are in its list. */
const MOST = 50;

/** What waits of one kind. */
export interface Waiting {
  readonly decision: Decision;
  /** The filter of the kind's list that finds all of them. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The oldest first. */
  readonly records: readonly RaRecord[];
  /** How many there are of the kind, of which `records` may be a part. */
  readonly total: number;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** All that waits for the user's decision, by kind; the kind that has waited longest is first. Undefined until all is read. */
export function useWaiting(): readonly Waiting[] | undefined {
  const decisions = useDecisions();
  const { user } = useAccount();
  const may = useMay();
  const dataProvider = useDataProvider();
  const kinds = decisions.map((decision) => {
    const isFull = may(decision.resource, 'full');
    return { decision, filter: waitingFilter(decision, { id: user?.id ?? 0, records: user?.records ?? [], isFull }) };
  });
  const answers = useQueries({
    queries: kinds.map(({ decision: { resource }, filter }) => ({
      queryKey: [resource.name, 'waiting', filter],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList<RaRecord>(resource.name, {
          filter,
          sort: { field: 'created_at', order: 'ASC' },
          pagination: { page: 1, perPage: MOST },
          signal,
        }),
    })),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;

  return (
    kinds
      .map(({ decision, filter }, index): Waiting => {
        const { data, error, refetch } = answers[index] as (typeof answers)[number];
        const { resource } = decision;
        // A back end that is not ours may answer more than the filter asks for. Who changed a record is known to the server alone.
        const isTheirs = (record: RaRecord) => {
          const possible = possibleActions({ resource, record, user, may: (action) => may(resource, action, record) });
          return possible.length > 0 && possible.every(({ refusal }) => refusal === undefined);
        };
        const records = (data?.data ?? []).filter(isTheirs);
        return { decision, filter, records, total: data?.total ?? 0, error, refetch: () => void refetch() };
      })
      // A back end that is not ours may not have such a list: then nothing of the kind waits.
      .filter(({ records, error }) => records.length > 0 || (error && !meansAbsent(error)))
      .sort((one, other) => ageOf(one).localeCompare(ageOf(other)))
  );
}

function ageOf({ records: [oldest] }: Waiting): string {
  return String(oldest?.created_at ?? '');
}
