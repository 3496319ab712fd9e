import type { Share } from '../../../core/dashboard.ts';
import { formatNumber } from '../../fields/format.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { Bars } from './Bars.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

/** How many students every class has. */
export function StudentsByClass({ shares }: { readonly shares: readonly Share[] }) {
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const bars = shares.map((share) => ({
    key: JSON.stringify(share.filter),
    name: share.name,
    value: share.count,
    text: formatNumber(share.count, conventions),
    address: addressOf(share),
  }));
  return (
    <HomeCard title="shell.dashboard.studentsByClass" address={addressOf({ resource: 'student', filter: { is_active: 1 } })}>
      <Bars bars={bars} />
    </HomeCard>
  );
}
