import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../schemas/index.ts';
import type { WaitingCount } from '../../schemas/dashboard.ts';
import { OWN_PAGES } from '../../src/admin/addresses/ownPages.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatMoney } from '../../src/admin/format/format.ts';
import { formatAge } from '../../src/admin/format/formatAge.ts';
import { HomeCard } from './HomeCard.tsx';
import { Queue } from './Queue.tsx';
import { useStateLabel } from './useStateLabel.ts';

/** What waits for the user's decision, by kind: how many, since when, and what they come to. */
export function WaitingCard({ counts }: { readonly counts: readonly WaitingCount[] }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const stateLabel = useStateLabel();
  const piles = counts.filter(({ resource, count }) => count > 0 && registry.has(resource));
  const labelOf = (pile: WaitingCount) => translate(`home.queues.${pile.resource}`, { _: stateLabel(pile) });
  const noteOf = ({ since, sum }: WaitingCount) => (
    <>
      {sum !== undefined && <bdi className="home-queue-sum">{formatMoney(sum, conventions)}</bdi>}
      {since !== undefined && (
        <span>{translate('home.oldest', { age: formatAge(Date.now() - Date.parse(since), conventions) })}</span>
      )}
    </>
  );
  if (piles.length === 0) return <HomeCard title="home.waiting" empty="home.nothingWaits" />;
  return (
    <HomeCard
      title="home.waiting"
      isUrgent
      way={
        <Link className="field-link" to={OWN_PAGES.inbox.path}>
          {translate('home.decide')}
        </Link>
      }
    >
      <Queue piles={piles} labelOf={labelOf} noteOf={noteOf} />
    </HomeCard>
  );
}
