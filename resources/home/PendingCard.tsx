import { registry } from '../../schemas/index.ts';
import type { PendingCount } from '../../schemas/dashboard.ts';
import { HomeCard } from './HomeCard.tsx';
import { Queue } from './Queue.tsx';
import { useStateLabel } from './useStateLabel.ts';

/** What waits for others to decide on it, called by what it is. */
export function PendingCard({ counts }: { readonly counts: readonly PendingCount[] }) {
  const stateLabel = useStateLabel();
  return (
    <HomeCard title="home.pending">
      <Queue piles={counts.filter(({ resource }) => registry.has(resource))} labelOf={stateLabel} />
    </HomeCard>
  );
}
