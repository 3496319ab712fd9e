import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Attendance, CountedRecords, PresenceDay } from '../../schemas/dashboard.ts';
import { formatNumber } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatRate } from './formats.ts';
import { NumberTile } from './NumberTile.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

interface PresenceTodayProps {
  readonly today: PresenceDay;
  readonly todayAs: Attendance['todayAs'];
  readonly expected: number;
}

/** Who is there today, who is not, and who has not been looked for. */
export function PresenceToday({ today, todayAs = {}, expected }: PresenceTodayProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const { present, late, absent, leave } = today;
  const unmarked = Math.max(expected - present - late - absent - leave, 0);
  const figures = Object.entries({ present, late, absent, leave, unmarked }).filter(([, value]) => value > 0);
  const ways: Readonly<Record<string, CountedRecords>> = todayAs;
  return (
    <ul className="home-figures" aria-label={translate('home.attendanceToday')}>
      <NumberTile
        value={formatRate(today, conventions)}
        label={translate('home.attendanceToday')}
        address={addressOf(today)}
      />
      {figures.map(([name, value]) => (
        <li key={name} className="home-figure" data-kind={name}>
          <FigureLink to={ways[name] && addressOf(ways[name])}>
            <span className="home-figure-number">{formatNumber(value, conventions)}</span>
            <span>{translate(`home.${name}`)}</span>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}

/** A figure leads to what it counts, where there is such a list. */
function FigureLink({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to ? (
    <Link className="home-way" to={to}>
      {children}
    </Link>
  ) : (
    children
  );
}
