import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { UpcomingItem } from '../../schemas/dashboard.ts';
import { formatTime } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatWeekday } from './formats.ts';
import { HomeCard } from './HomeCard.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

/** What the next days bring, in order. */
export function UpcomingCard({ items, today }: { readonly items: readonly UpcomingItem[]; readonly today: string }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  return (
    <HomeCard title="home.ahead" empty={items.length === 0 ? 'home.nothingAhead' : undefined}>
      <ul className="home-list">
        {items.map(({ kind, day, until, starts, title, note, from }) => {
          const address = addressOf(from);
          return (
            <li key={`${kind} ${day} ${starts} ${title}`} className="home-entry">
              <time className="home-when" dateTime={day}>
                {day === today ? translate('home.today') : formatWeekday(day, conventions)}
                {starts && <span>{formatTime(starts, conventions)}</span>}
              </time>
              <span className="home-what">
                <bdi>{address ? <Link to={address}>{title}</Link> : title}</bdi>
                <small>
                  {translate(`home.kinds.${kind}`)}
                  {until && ` · ${translate('home.until', { day: formatWeekday(until, conventions) })}`}
                  {note && (
                    <>
                      {' · '}
                      <bdi>{note}</bdi>
                    </>
                  )}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </HomeCard>
  );
}
