import { useTranslate } from 'react-admin';
import { type Averages, resultAverages, resultAveragesFile } from '../../schemas/exams/resultPageCalls.ts';
import { averagesTables, bandOf } from '../../schemas/exams/resultTables.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatNumber, formatPlainNumber } from '../../src/admin/format/format.ts';
import { Chart } from './parts/Chart.tsx';
import { FigureTable } from './parts/FigureTable.tsx';
import { loadColumns } from './parts/loadColumns.ts';
import { ResultPage } from './parts/ResultPage.tsx';
import { ResultScreen } from './parts/ResultScreen.tsx';
import { writeFigures } from './parts/writeCell.ts';
import { highestByClass, inBands, numbered } from './summary.ts';

/** GPA bands by class and section, and who has the highest GPA. */
export function SummaryAveragesScreen() {
  return (
    <ResultScreen title="averages">
      {(scope) => (
        <ResultPage call={resultAverages} query={scope}>
          {(answer) => <AveragesTables answer={answer} query={scope} />}
        </ResultPage>
      )}
    </ResultScreen>
  );
}

interface AveragesTablesProps {
  readonly answer: Averages;
  readonly query: Readonly<Record<string, number>>;
}

function AveragesTables({ answer, query }: AveragesTablesProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const { bands, best, best_count: count } = answer;
  const counts = inBands(answer);
  const chart = (
    <Chart
      label={translate('resultTables.names.bands')}
      load={loadColumns}
      props={{
        conventions,
        parts: [translate('resultTables.students')],
        points: counts.map((each, index) => ({
          label: writeFigures(bandOf(bands, index), conventions),
          values: [each],
        })),
      }}
    />
  );
  const highest = highestByClass(answer.sections);
  const { points, names } = numbered(highest, (number) => formatPlainNumber(number, conventions));
  const title = translate('resultTables.names.best');
  const bestChart =
    highest.length > 0 ? (
      <Chart
        label={title}
        load={loadColumns}
        props={{ conventions, parts: [title], points, decimals: 2 }}
        names={names}
      />
    ) : undefined;
  const more = translate('pages.resultPages.bestMore', {
    shown: formatNumber(best.length, conventions),
    count: formatNumber(count, conventions),
  });
  return averagesTables(answer).map((table) => (
    <FigureTable
      key={table.name}
      table={table}
      file={{ call: resultAveragesFile, query }}
      {...(table.name === 'bands' ? { chart } : { chart: bestChart, note: count > best.length ? more : undefined })}
    />
  ));
}
