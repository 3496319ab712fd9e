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
import { numbered, passedByClass } from './summary.ts';

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
                {...(table.name === 'totals' && { chart: <TotalsChart answer={answer} /> })}
              />
            ))
          }
        </ResultPage>
      )}
    </ResultScreen>
  );
}

function TotalsChart({ answer }: { readonly answer: Totals }) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const { points, names } = numbered(passedByClass(answer.sections), (number) =>
    formatPlainNumber(number, conventions),
  );
  return (
    <Chart
      label={translate('resultTables.names.totals')}
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
