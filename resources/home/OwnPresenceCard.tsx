import { useTranslate } from 'react-admin';
import type { Presence } from '../../schemas/dashboard.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatRate } from './formats.ts';
import { HomeCard } from './HomeCard.tsx';
import { usePresenceText } from './usePresenceText.ts';

/** How often somebody who works here was there this year. */
export function OwnPresenceCard({ presence }: { readonly presence: Presence }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const presenceText = usePresenceText();
  return (
    <HomeCard title="home.ownPresence">
      <p className="home-line">
        <span className="home-figure-number">{formatRate(presence, conventions)}</span>{' '}
        {translate('home.ownAttendance')}
      </p>
      <p className="home-note">{presenceText(presence)}</p>
    </HomeCard>
  );
}
