import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { resultTabulationFile, type Tabulation } from '../../schemas/exams/resultPageCalls.ts';
import { gradesGiven, gradesTable } from '../../schemas/exams/resultTables.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { Chart } from './parts/Chart.tsx';
import { FigureTable } from './parts/FigureTable.tsx';
import { loadColumns } from './parts/loadColumns.ts';
import type { Scope } from './parts/scope.ts';

interface GradesCardProps {
  readonly students: Tabulation['students'];
  readonly scope: Scope;
}

/** How many students of the whole sheet have which letter; nothing where all have the same. */
export function GradesCard({ students, scope }: GradesCardProps) {
  const translate = useTranslate();
  const { conventions } = useWords();
  const grades = useMemo(() => gradesGiven(students), [students]);
  if (grades.length < 2) return null;
  const chart = (
    <Chart
      label={translate('resultTables.names.grades')}
      load={loadColumns}
      props={{
        conventions,
        parts: [translate('resultTables.students')],
        points: grades.map(({ letter, students: count }) => ({ label: letter, values: [count] })),
      }}
    />
  );
  return (
    <FigureTable table={gradesTable(students)} file={{ call: resultTabulationFile, query: scope }} chart={chart} />
  );
}
