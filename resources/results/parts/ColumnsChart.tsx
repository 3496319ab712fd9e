import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  useChartWidth,
  XAxis,
  YAxis,
} from 'recharts';
import { scaleOf, TOOLTIP_STYLE } from '../../../src/admin/charts/scale.ts';
import type { Conventions } from '../../../src/admin/format/conventions.ts';
import { formatNumber, formatPlainNumber } from '../../../src/admin/format/format.ts';

const COLOURS = ['var(--primary)', 'var(--accent)'];

interface ColumnsChartProps {
  readonly points: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** What the parts of a column stand for, from below. */
  readonly parts: readonly string[];
  readonly conventions: Conventions;
  /** None of numbers of students. */
  readonly decimals?: number;
}

/** Numbers of students as columns, in parts where there are several; or averages. */
export function ColumnsChart({ points, parts, conventions, decimals = 0 }: ColumnsChartProps) {
  const { isReversed, side } = scaleOf(conventions);
  const write = (value: unknown) =>
    decimals > 0 ? formatPlainNumber(Number(value), conventions, decimals) : formatNumber(Number(value), conventions);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 4 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <NameAxis labels={points.map(({ label }) => label)} isReversed={isReversed} />
        <YAxis
          orientation={side}
          width="auto"
          allowDecimals={false}
          {...(decimals > 0 && { domain: [0, (highest: number) => Math.ceil(highest)] as const })}
          tickFormatter={write}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip {...TOOLTIP_STYLE} formatter={write} />
        {parts.length > 1 && (
          <Legend
            itemSorter={null}
            iconType="square"
            iconSize={10}
            formatter={(word: string) => <span className="results-legend">{word}</span>}
          />
        )}
        {parts.map((name, index) => (
          <Bar
            key={name}
            stackId="column"
            maxBarSize={36}
            stroke="var(--surface)"
            strokeWidth={1}
            isAnimationActive={false}
            dataKey={({ values }: ColumnsChartProps['points'][number]) => values[index] ?? 0}
            name={name}
            fill={COLOURS[index] ?? 'var(--info)'}
            {...(index === parts.length - 1 && { radius: [3, 3, 0, 0] as [number, number, number, number] })}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** About what a letter takes, and what the scale takes beside the columns. */
const LETTER = 7.5;
const SCALE = 48;

/** Every column has its name; where they would touch each other they stand aslant. */
function NameAxis({ labels, isReversed }: { readonly labels: readonly string[]; readonly isReversed: boolean }) {
  const width = useChartWidth() ?? 0;
  const longest = Math.max(0, ...labels.map((label) => label.length)) * LETTER;
  const isCrowded = longest > (width - SCALE) / labels.length;
  return (
    <XAxis
      dataKey="label"
      reversed={isReversed}
      tickLine={false}
      axisLine={false}
      interval={0}
      {...(isCrowded && { angle: -50, textAnchor: 'end', height: Math.max(30, longest * 0.8 + 14) })}
    />
  );
}
