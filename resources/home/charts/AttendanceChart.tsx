import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Conventions } from '../../../src/admin/format/conventions.ts';
import { scaleOf, TOOLTIP_STYLE } from '../../../src/admin/charts/scale.ts';
import { formatPercent } from '../../../src/admin/format/format.ts';
import { roundReached } from '../../../src/core/roundReached.ts';

interface AttendanceChartProps {
  readonly points: readonly { readonly label: string; readonly percent: number | null }[];
  readonly conventions: Conventions;
  /** What the line stands for. */
  readonly name: string;
}

/** How many of a hundred were there, day by day. */
export function AttendanceChart({ points, conventions, name }: AttendanceChartProps) {
  const { isReversed, side } = scaleOf(conventions);
  const lowest = Math.min(...points.map(({ percent }) => percent ?? 100));
  // The differences are small: the scale begins at the ten below the lowest.
  const floor = Math.max(Math.floor(lowest / 10) * 10 - (lowest % 10 === 0 ? 10 : 0), 0);
  const write = (value: unknown) => formatPercent(roundReached(Number(value), 1), conventions);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 4 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="label"
          reversed={isReversed}
          tickLine={false}
          axisLine={false}
          minTickGap={16}
          padding={{ left: 20, right: 20 }}
        />
        <YAxis
          orientation={side}
          domain={[floor, 100]}
          ticks={[floor, (floor + 100) / 2, 100]}
          width="auto"
          tickFormatter={write}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip {...TOOLTIP_STYLE} formatter={write} />
        <Area
          dataKey="percent"
          name={name}
          type="monotone"
          stroke="var(--primary)"
          strokeWidth={2}
          fill="var(--primary-tint)"
          dot={{ r: 3, fill: 'var(--primary)', strokeWidth: 0 }}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
