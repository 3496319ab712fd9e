import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { useRegistry } from '../../src/admin/product/product.ts';
import { toZoned } from '../../src/core/zonedTime.ts';
import { intlLocale } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { titleOf } from '../../src/admin/format/titleOf.ts';
import { LoadFailure } from '../../src/admin/generate/shared/LoadFailure.tsx';
import { useAccount } from '../../src/admin/providers/ability.ts';
import { DashboardTiles } from './DashboardTiles.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Pages } from './Pages.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { dashboard } from '../../schemas/calls.ts';
import { callApi } from '../../src/admin/http/callApi.ts';
import { ifPresent } from '../../src/admin/providers/backEnd.ts';
import './home.css';

/** The start page: who is here and when, what is to be done, what the day brings, and how the school stands. */
export function HomePage() {
  const { user } = useAccount();
  const conventions = useConventions();
  const { locale, timeZone } = conventions;
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useDashboard();
  const role = useRegistry().get('role');
  const now = new Date();
  const [day = '', clock = ''] = toZoned(now.toISOString(), timeZone).split('T');
  const today = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'full', timeZone }).format(now);

  return (
    <div className="home">
      <Title title={translate(greetingAt(clock), { name: user?.name })} preferenceKey={false} />
      <p className="home-today">
        <time dateTime={day}>{today}</time>
        <bdi className="home-role">{user && titleOf(role, user.role, conventions)}</bdi>
      </p>
      {isPending && <HomeSkeleton />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} isCall />}
      {data && <DashboardTiles {...data} />}
      {!data && !isPending && <Shortcuts />}
      {!isPending && <Pages />}
    </div>
  );
}

function greetingAt(clock: string): string {
  if (clock < '12:00') return 'home.morning';
  return clock < '18:00' ? 'home.afternoon' : 'home.evening';
}

/** The figures of the start page, as far as the user may see them; null where the back end has none. */
function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => (await ifPresent(dashboard.path, () => callApi(dashboard, { signal }))) ?? null,
  });
}
