import { useTranslate } from 'react-admin';
import { resultTotals, resultTotalsFile, type Totals } from '../../schemas/exams/resultPageCalls.ts';
import { totalsTables } from '../../schemas/exams/resultTables.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { Chart } from './parts/Chart.tsx';
import { FigureTable } from './parts/FigureTable.tsx';
import { loadColumns } from './parts/loadColumns.ts';
import { ResultPage } from './parts/ResultPage.tsx';
import { ResultScreen } from './parts/ResultScreen.tsx';
import { numbered, passedByClass, passedByGender } from './summary.ts';

/** Passed and failed by class and section. */
export function SummaryTotalsScreen() {
  return (
    <ResultScreen title="totals">
      {(scope) => (
        <ResultPage call={resultTotals} query={scope}>
          {(answer) =>
            totalsTables(answer).map((table) => (
              <FigureTable
                key={table.name}
                table={table}
                file={{ call: resultTotalsFile, query: scope }}
                chart={chartOf(table.name, answer)}
              />
            ))
          }
        </ResultPage>
      )}
    </ResultScreen>
  );
}

/** Of one gender alone a chart would show what the chart of all shows. */
function chartOf(name: string, answer: Totals) {
  if (name === 'totals') return <PassedChart name={name} points={passedByClass(answer.sections)} />;
  const genders = passedByGender(answer);
  return genders.length > 1 ? <PassedChart name={name} points={genders} /> : undefined;
}

interface PassedChartProps {
  readonly name: string;
  /** Passed and failed. */
  readonly points: Parameters<typeof numbered>[0];
}

function PassedChart({ name, points: all }: PassedChartProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const { points, names } = numbered(all, (number) => formatPlainNumber(number, conventions));
  return (
    <Chart
      label={translate(`resultTables.names.${name}`)}
      load={loadColumns}
      props={{
        conventions,
        parts: [translate('resultTables.passed'), translate('resultTables.failed')],
        points,
      }}
      names={names}
    />
  );
}
