import { Button } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLazyChart } from '../../src/admin/charts/useLazyChart.ts';

interface ChartFrameProps<Props extends object> {
  /** What the chart says, for whoever cannot see it. */
  readonly label: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** The same figures to read. */
  readonly table: ReactNode;
}

/** A chart, which comes after the page is usable, and the table it can be changed for. */
export function ChartFrame<Props extends object>({ label, load, props, table }: ChartFrameProps<Props>) {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  const { chart: Chart, hasFailed } = useLazyChart(load);
  return (
    <>
      {isTable || hasFailed ? (
        <div className="home-table-frame">{table}</div>
      ) : (
        <div className="home-chart" role="img" aria-label={label}>
          {Chart && <Chart {...props} />}
        </div>
      )}
      {!hasFailed && (
        <Button size="small" className="home-chart-switch" onClick={() => setTable(!isTable)}>
          {translate(isTable ? 'home.chart' : 'home.table')}
        </Button>
      )}
    </>
  );
}
