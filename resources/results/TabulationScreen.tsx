import { resultTabulation } from '../../schemas/exams/resultPageCalls.ts';
import { ResultPage } from './parts/ResultPage.tsx';
import { ResultScreen } from './parts/ResultScreen.tsx';
import { TabulationSheet } from './TabulationSheet.tsx';

/** The tabulation sheet of a class: students by subjects. */
export function TabulationScreen() {
  return (
    <ResultScreen title="tabulation" needsClass>
      {(scope) => (
        <ResultPage call={resultTabulation} query={scope}>
          {(sheet) => <TabulationSheet sheet={sheet} scope={scope} />}
        </ResultPage>
      )}
    </ResultScreen>
  );
}
