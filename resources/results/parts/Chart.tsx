import type { ComponentType } from 'react';
import { useLateChart } from '../../../src/admin/charts/useLateChart.ts';

interface ChartProps<Props extends object> {
  /** What it says, for whoever cannot see it: the table beside it has the figures. */
  readonly label: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A chart, which comes after the page is usable; nothing where its code cannot be fetched, because the table is there. */
export function Chart<Props extends object>({ label, load, props }: ChartProps<Props>) {
  const { chart: Drawn, hasFailed } = useLateChart(load);
  if (hasFailed) return null;
  return (
    <div className="results-chart" role="img" aria-label={label}>
      {Drawn && <Drawn {...props} />}
    </div>
  );
}
