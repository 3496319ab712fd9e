import { Button, MenuItem, TextField } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { marksheetPapers, meritListPaper, tabulationPaper } from '../../schemas/exams/paperCalls.ts';
import { resultTabulationFile, type Tabulation } from '../../schemas/exams/resultPageCalls.ts';
import { ABSENT } from '../../schemas/teaching/uploadedMark.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { isolated } from '../../src/admin/format/names.ts';
import { PapersButton } from './parts/PapersButton.tsx';
import type { Scope } from './parts/scope.ts';
import { useTableFile } from './parts/useTableFile.ts';
import { findStudents, ORDERS, type Order, sortStudents } from '../../schemas/exams/tabulationOrder.ts';
import { GradesCard } from './GradesCard.tsx';
import { TabulationTable } from './TabulationTable.tsx';

const PAPERS = [
  { name: 'marksheets', call: marksheetPapers },
  { name: 'tabulation', call: tabulationPaper },
  { name: 'meritList', call: meritListPaper },
] as const;

/** More than a screen shows. */
const FIRST_ROWS = 40;

interface TabulationSheetProps {
  readonly sheet: Tabulation;
  readonly scope: Scope;
}

/** The sheet with what finds, sorts and saves its rows. */
export function TabulationSheet({ sheet, scope }: TabulationSheetProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const orders = sheet.shows_position ? ORDERS : ORDERS.slice(0, 1);
  const order: Order = orders.find((each) => each === query.get('order')) ?? 'roll';
  const save = useTableFile({
    call: resultTabulationFile,
    query: { ...scope, order, ...(wanted.trim() && { find: wanted }) },
  });
  const students = useMemo(
    () => findStudents(sortStudents(sheet.students, order), wanted),
    [sheet.students, order, wanted],
  );
  // The first rows are there at once; the others follow while the page is usable already.
  const shown = useDeferredValue(students, students.slice(0, FIRST_ROWS));
  const failing = sheet.students.find(({ failed_subjects: failed }) => failed > 0)?.letter;
  const hasSections = sheet.students.some(({ section }) => section !== sheet.students[0]?.section);
  const sortBy = (chosen: string) =>
    setQuery(
      (before) => {
        before.set('order', chosen);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <div className="results-sheet-tools">
        <TextField
          type="search"
          label={translate('pages.resultPages.find')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {orders.length > 1 && (
          <TextField
            select
            label={translate('pages.resultPages.sort')}
            value={order}
            onChange={({ target }) => sortBy(target.value)}
          >
            {orders.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`pages.resultPages.order.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button
          startIcon={<Icon name="FileDownloadOutlined" size="small" />}
          aria-label={translate('pages.resultPages.excelOf', { name: translate('resultTables.names.tabulation') })}
          onClick={() => save('tabulation')}
        >
          {translate('pages.resultPages.excel')}
        </Button>
        {sheet.state.published > 0 && <PapersButton papers={PAPERS.map((paper) => ({ ...paper, query: scope }))} />}
      </div>
      {students.length === 0 ? (
        <p className="block-nothing" role="status">
          {translate('pages.resultPages.notFound', { text: isolated(wanted) })}
        </p>
      ) : (
        <TabulationTable
          subjects={sheet.subjects}
          students={shown}
          hasSections={hasSections}
          isPlaced={sheet.shows_position === 1}
        />
      )}
      <p className="results-legend-line">
        {failing && (
          <span>
            <bdi className="results-failed">{failing}</bdi> {translate('pages.resultPages.legend.failed')}
          </span>
        )}
        <span>
          <span className="results-failed">{ABSENT}</span> {translate('pages.resultPages.legend.absent')}
        </span>
        <span>
          <sup>{formatPlainNumber(4, conventions)}</sup> {translate('pages.resultPages.legend.fourth')}
        </span>
      </p>
      <GradesCard students={sheet.students} scope={scope} />
    </>
  );
}
