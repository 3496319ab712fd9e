import { useMemo } from 'react';
import { Title, useTranslate } from 'react-admin';
import { registry } from '../../../../schemas/index.ts';
import { toZoned } from '../../../core/zonedTime.ts';
import { intlLocale } from '../../fields/format.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { LoadFailure } from '../../generate/shared/LoadFailure.tsx';
import { useAccount } from '../../providers/ability.ts';
import { DashboardTiles } from './DashboardTiles.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Pages } from './Pages.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { shortcutsOf } from './shortcuts.ts';
import { useDashboard } from './useDashboard.ts';
import './home.css';

/** The start page: who is here and when, what waits, how the school stands, and what can be entered. */
export function HomePage() {
  const { user, ability } = useAccount();
  const { locale, timeZone } = useConventions();
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useDashboard();
  const shortcuts = useMemo(() => shortcutsOf({ ability, registry }), [ability]);
  const now = new Date();
  const [day = '', clock = ''] = toZoned(now.toISOString(), timeZone).split('T');
  const today = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'full', timeZone }).format(now);

  return (
    <div className="home">
      <Title title={translate(greetingAt(clock), { name: user?.name })} preferenceKey={false} />
      <p className="home-today">
        <time dateTime={day}>{today}</time>
        <bdi className="home-role">{user?.role.name}</bdi>
      </p>
      {isPending && <HomeSkeleton />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <DashboardTiles {...data} />}
      {shortcuts.length > 0 ? <Shortcuts resources={shortcuts} /> : <Pages />}
    </div>
  );
}

function greetingAt(clock: string): string {
  if (clock < '12:00') return 'shell.dashboard.morning';
  return clock < '18:00' ? 'shell.dashboard.afternoon' : 'shell.dashboard.evening';
}
