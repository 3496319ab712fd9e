import type { ComponentType } from 'react';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { formatPlainNumber } from '../../../src/admin/format/format.ts';
import { useLazyChart } from '../../../src/admin/charts/useLazyChart.ts';
import { Skeleton } from '../../../src/admin/loading/Skeleton.tsx';
import './chart.css';

interface ChartProps<Props extends object> {
  /** What it says, for whoever cannot see it: the table beside it has the figures. */
  readonly label: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** What the numbers below its columns stand for, in their order. */
  readonly names?: readonly string[] | undefined;
}

/** A chart, which comes after the page is usable; nothing where its code cannot be fetched, because the table is there. */
export function Chart<Props extends object>({ label, load, props, names }: ChartProps<Props>) {
  const { chart: Drawn, hasFailed } = useLazyChart(load);
  if (hasFailed) return null;
  return (
    <div className="results-drawn">
      <div className="results-chart" role="img" aria-label={label}>
        {Drawn ? <Drawn {...props} /> : <Skeleton className="results-waiting" />}
      </div>
      {names && <ChartNames names={names} />}
    </div>
  );
}

function ChartNames({ names }: { readonly names: readonly string[] }) {
  const { conventions } = useWords();
  return (
    <ol className="results-chart-names">
      {names.map((name, index) => (
        <li key={name}>
          <b>{formatPlainNumber(index + 1, conventions)}</b> <bdi>{name}</bdi>
        </li>
      ))}
    </ol>
  );
}
