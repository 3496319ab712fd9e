import { useSearchParams } from 'react-router';
import { resultsBySubject } from '../../schemas/exams/resultPageCalls.ts';
import { BySubjectTables } from './BySubjectTables.tsx';
import { ResultPage } from './parts/ResultPage.tsx';
import { ResultScreen } from './parts/ResultScreen.tsx';

/** One subject over the sections of a class. */
export function BySubjectScreen() {
  const [query] = useSearchParams();
  const chosen = Number(query.get('subject_id')) || undefined;
  return (
    <ResultScreen title="bySubject" needsClass>
      {(scope) => {
        const asked = chosen === undefined ? scope : { ...scope, subject_id: chosen };
        return (
          <ResultPage call={resultsBySubject} query={asked}>
            {(answer) => <BySubjectTables answer={answer} query={asked} />}
          </ResultPage>
        );
      }}
    </ResultScreen>
  );
}
