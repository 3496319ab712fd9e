import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type BySubject, resultsBySubjectFile } from '../../schemas/exams/resultPageCalls.ts';
import { bySubjectTables, subjectName, tenOf } from '../../schemas/exams/resultTables.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { Chart } from './parts/Chart.tsx';
import { FigureTable } from './parts/FigureTable.tsx';
import { loadColumns } from './parts/loadColumns.ts';
import { writeFigures } from './parts/writeCell.ts';

interface BySubjectTablesProps {
  readonly answer: BySubject;
  readonly query: Readonly<Record<string, number>>;
}

/** The subject is chosen among those that the class has results in. */
export function BySubjectTables({ answer, query }: BySubjectTablesProps) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  const [, setQuery] = useSearchParams();
  const { subjects, subject_id: chosen, distribution } = answer;
  const file = { call: resultsBySubjectFile, query: { ...query, subject_id: chosen } };
  const isKnown = subjects.some(({ id }) => id === chosen);
  const choose = (id: string) =>
    setQuery(
      (before) => {
        before.set('subject_id', id);
        return before;
      },
      { replace: true },
    );
  const chart = (
    <Chart
      label={translate('resultTables.names.distribution')}
      load={loadColumns}
      props={{
        conventions,
        parts: [translate('resultTables.students')],
        points: distribution.map((count, ten) => ({ label: writeFigures(tenOf(ten), conventions), values: [count] })),
      }}
    />
  );
  return (
    <>
      <div className="results-sheet-tools">
        <TextField
          select
          label={label('subject_id')}
          value={isKnown ? String(chosen) : ''}
          onChange={({ target }) => choose(target.value)}
        >
          {subjects.map((subject) => (
            <MenuItem key={subject.id} value={String(subject.id)}>
              {subjectName(subject)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {answer.students.length === 0 ? (
        <p className="block-nothing">{translate('pages.resultPages.noSubject')}</p>
      ) : (
        bySubjectTables(answer).map((table) => (
          <FigureTable key={table.name} table={table} file={file} {...(table.name === 'distribution' && { chart })} />
        ))
      )}
    </>
  );
}
