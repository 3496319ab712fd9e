import type { Share } from '../../schemas/dashboard.ts';
import { formatNumber } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
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
    <HomeCard title="home.studentsByClass" address={addressOf({ resource: 'student', filter: { is_active: 1 } })}>
      <Bars bars={bars} />
    </HomeCard>
  );
}
