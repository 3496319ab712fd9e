import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Conventions } from '../../../src/admin/format/conventions.ts';
import { formatMoney } from '../../../src/admin/format/format.ts';
import { formatCompact } from '../formats.ts';
import { scaleOf, TOOLTIP_STYLE } from '../../../src/admin/charts/scale.ts';

interface FeesChartProps {
  readonly points: readonly { readonly label: string; readonly received: number; readonly due: number }[];
  readonly conventions: Conventions;
  readonly words: { readonly received: string; readonly due: string };
}

/** What was to be paid, month by month, in two parts: what has come in, and on top of it what is open. */
export function FeesChart({ points, conventions, words }: FeesChartProps) {
  const { isReversed, side } = scaleOf(conventions);
  const bar = { stackId: 'month', maxBarSize: 36, stroke: 'var(--surface)', strokeWidth: 1, isAnimationActive: false };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 4 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="label" reversed={isReversed} tickLine={false} axisLine={false} />
        <YAxis
          orientation={side}
          width="auto"
          tickFormatter={(amount: number) => formatCompact(amount, conventions)}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip {...TOOLTIP_STYLE} formatter={(amount) => formatMoney(Number(amount), conventions)} />
        <Legend
          itemSorter={null}
          iconType="square"
          iconSize={10}
          formatter={(word: string) => <span className="home-legend">{word}</span>}
        />
        <Bar {...bar} dataKey="received" name={words.received} fill="var(--primary)" />
        <Bar {...bar} dataKey="due" name={words.due} fill="var(--accent)" radius={[3, 3, 0, 0]} />
      </BarChart>
    </ResponsiveContainer>
  );
}
