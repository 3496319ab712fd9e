import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { scaleOf, TOOLTIP_STYLE } from '../../../src/admin/charts/scale.ts';
import type { Conventions } from '../../../src/admin/format/conventions.ts';
import { formatPlainNumber } from '../../../src/admin/format/format.ts';

interface TrendChartProps {
  readonly points: readonly { readonly label: string; readonly gpa: number }[];
  readonly conventions: Conventions;
  /** What the line stands for. */
  readonly name: string;
}

/** A GPA from exam to exam. */
export function TrendChart({ points, conventions, name }: TrendChartProps) {
  const { isReversed, side } = scaleOf(conventions);
  const write = (value: unknown) => formatPlainNumber(Number(value), conventions, 2);
  // A school may give more than five points.
  const top = Math.max(5, ...points.map(({ gpa }) => Math.ceil(gpa)));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 4 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="label"
          reversed={isReversed}
          tickLine={false}
          axisLine={false}
          padding={{ left: 40, right: 40 }}
        />
        <YAxis
          ticks={Array.from({ length: top + 1 }, (_, point) => point)}
          orientation={side}
          width="auto"
          domain={[0, top]}
          tickFormatter={write}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip {...TOOLTIP_STYLE} formatter={write} />
        <Line
          dataKey="gpa"
          name={name}
          stroke="var(--primary)"
          strokeWidth={2}
          dot={{ r: 4, fill: 'var(--primary)', strokeWidth: 0 }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
