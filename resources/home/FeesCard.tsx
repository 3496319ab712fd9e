import { useTranslate } from 'react-admin';
import type { Fees } from '../../schemas/dashboard.ts';
import { formatMoney } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { formatMonth } from './formats.ts';
import { HomeCard } from './HomeCard.tsx';
import { NumberTile } from './NumberTile.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

const loadChart = () => import('./charts/FeesChart.tsx').then((module) => module.FeesChart);

/** What has come in of each month's fees, and what is still open. */
export function FeesCard({ fees }: { readonly fees: Fees }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const say = (key: string) => translate(`home.${key}`);
  const title = say('fees');
  const points = fees.months.map(({ month, received, due }) => ({
    label: formatMonth(month, conventions),
    received: Number(received),
    due: Number(due),
  }));
  const rows = fees.months.map(({ month, received, due }) => ({
    name: formatMonth(month, conventions, 'long'),
    cells: [formatMoney(received, conventions), formatMoney(due, conventions)],
  }));
  const words = { received: say('received'), due: say('due') };
  return (
    <HomeCard title="home.fees" address={addressOf({ resource: 'studentPayment', filter: {} })}>
      <ul className="home-figures">
        <NumberTile
          value={formatMoney(fees.received, conventions)}
          label={say('receivedThisMonth')}
          address={addressOf(fees.receivedFrom)}
        />
        <NumberTile
          value={formatMoney(fees.due, conventions)}
          label={say('dueUntilNow')}
          address={addressOf(fees.dueFrom)}
        />
      </ul>
      {points.length === 0 ? (
        <p className="home-empty">{say('noFees')}</p>
      ) : (
        <ChartFrame
          label={`${title}: ${words.received}, ${words.due}`}
          load={loadChart}
          props={{ points, conventions, words }}
          table={<FiguresTable label={title} heads={[say('month'), words.received, words.due]} rows={rows} />}
        />
      )}
    </HomeCard>
  );
}
