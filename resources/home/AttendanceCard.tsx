import { useTranslate } from 'react-admin';
import { type Attendance, presencePercent } from '../../schemas/dashboard.ts';
import { formatNumber } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { formatDay, formatRate } from './formats.ts';
import { HomeCard } from './HomeCard.tsx';
import { PresenceToday } from './PresenceToday.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

const STATES = ['present', 'late', 'absent', 'leave'] as const;
const loadChart = () => import('./charts/AttendanceChart.tsx').then((module) => module.AttendanceChart);

/** Who is there today, and how it was over the last weeks. */
export function AttendanceCard({ attendance }: { readonly attendance: Attendance }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const { today, expected, days } = attendance;
  const title = translate('home.attendance');
  const say = (key: string) => translate(`home.${key}`);
  const points = days.map((day) => ({ label: formatDay(day.day, conventions), percent: presencePercent(day) ?? null }));
  const rows = [...days].reverse().map((day) => ({
    name: formatDay(day.day, conventions),
    address: addressOf(day),
    cells: [...STATES.map((state) => formatNumber(day[state], conventions)), formatRate(day, conventions)],
  }));
  return (
    <HomeCard title="home.attendance" address={addressOf({ resource: 'studentAttendance', filter: {} })}>
      {today && <PresenceToday today={today} todayAs={attendance.todayAs} expected={expected} />}
      {days.length === 0 ? (
        <p className="home-empty">{say('noAttendance')}</p>
      ) : (
        <ChartFrame
          label={`${title}: ${points[0]?.label} – ${points.at(-1)?.label}`}
          load={loadChart}
          props={{ points, conventions, name: say('rate') }}
          table={<FiguresTable label={title} heads={[say('day'), ...STATES.map(say), say('rate')]} rows={rows} />}
        />
      )}
    </HomeCard>
  );
}
