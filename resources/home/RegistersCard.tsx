import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Registers } from '../../schemas/dashboard.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../src/admin/format/format.ts';
import { HomeCard } from './HomeCard.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

const SHOWN = 6;

/** The sections whose roll has not been called today, each with the way to its students. */
export function RegistersCard({ registers: { sections, open } }: { readonly registers: Registers }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const write = (value: number) => formatNumber(value, conventions);
  const left = open.length - SHOWN;
  if (open.length === 0) return <HomeCard title="home.attendanceToday" empty="home.allTaken" />;
  return (
    <HomeCard
      title="home.registers"
      isUrgent
      note={translate('home.registersOf', { open: write(open.length), sections: write(sections) })}
    >
      <ul className="home-list">
        {open.slice(0, SHOWN).map((register) => {
          const address = addressOf(register);
          return (
            <li key={JSON.stringify(register.filter)} className="home-entry">
              <span className="home-what">
                <bdi>{address ? <Link to={address}>{register.name}</Link> : register.name}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <p className="home-note home-more">{translate('home.moreSheets', { smart_count: left, count: write(left) })}</p>
      )}
    </HomeCard>
  );
}
