import { useTranslate } from 'react-admin';
import { type Letters, resultLetters, resultLettersFile } from '../../schemas/exams/resultPageCalls.ts';
import { lettersTables } from '../../schemas/exams/resultTables.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { Chart } from './parts/Chart.tsx';
import { FigureTable } from './parts/FigureTable.tsx';
import { loadColumns } from './parts/loadColumns.ts';
import { ResultPage } from './parts/ResultPage.tsx';
import { ResultScreen } from './parts/ResultScreen.tsx';
import { givenLetters } from './summary.ts';

/** Letters by subject. */
export function SummaryLettersScreen() {
  return (
    <ResultScreen title="letters">
      {(scope) => (
        <ResultPage call={resultLetters} query={scope}>
          {(answer) =>
            lettersTables(answer).map((table) => (
              <FigureTable
                key={table.name}
                table={table}
                file={{ call: resultLettersFile, query: scope }}
                chart={<LettersChart answer={answer} />}
              />
            ))
          }
        </ResultPage>
      )}
    </ResultScreen>
  );
}

function LettersChart({ answer }: { readonly answer: Letters }) {
  const translate = useTranslate();
  const { conventions } = useWords();
  return (
    <Chart
      label={translate('resultTables.names.letters')}
      load={loadColumns}
      props={{ conventions, parts: [translate('pages.resultPages.given')], points: givenLetters(answer) }}
    />
  );
}
