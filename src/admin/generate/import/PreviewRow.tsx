import { IconButton } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ALL_ROWS, type ImportCell, type ImportReport, type ImportRow } from '../../../core/calls/imports.ts';
import type { Resource } from '../../../core/resource.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatPlainNumber, NOTHING } from '../../format/format.ts';
import { Icon } from '../../icons/Icon.tsx';
import { MendedCell } from './MendedCell.tsx';
import type { PreviewColumn } from './previewColumns.ts';
import { RowOutcome } from './RowOutcome.tsx';
import { SimilarNote } from './SimilarNote.tsx';
import type { Import } from './useImport.ts';
import { cellValue } from './cellValue.ts';

interface PreviewRowProps {
  readonly resource: Resource;
  readonly row: ImportRow;
  readonly columns: readonly PreviewColumn[];
  readonly report: ImportReport;
  readonly work: Import;
}

/** A row with what its cells became. Of a wrong one the wrong cells can be mended at once, and the others when somebody wants to. */
export function PreviewRow({ resource, row, columns, report, work }: PreviewRowProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isWrong = row.action === 'refuse';
  const known = new Set(columns.map(({ field }) => field));
  const elsewhere = Object.fromEntries(Object.entries(row.errors).filter(([field]) => !known.has(field)));
  const number = formatPlainNumber(row.row, conventions);
  const wrong = columns.filter(({ field }) => row.errors[field]);
  const mended = work.corrections[row.row] ?? {};
  const everywhere = work.corrections[ALL_ROWS] ?? {};
  return (
    <tr data-wrong={isWrong || undefined}>
      <th scope="row">
        {number}
        {isWrong && (
          <IconButton
            size="small"
            aria-label={translate('importing.editRow', { row: number })}
            aria-pressed={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="EditOutlined" size="small" />
          </IconButton>
        )}
      </th>
      <td>
        <RowOutcome row={{ ...row, errors: elsewhere }} report={report} isLeftOut={work.leftOut?.includes(row.row)} />
        {row.similar && <SimilarNote resource={resource} row={row.row} similar={row.similar} work={work} />}
        {wrong.length > 0 && (
          <span className="import-jumps">
            {wrong.map(({ field, label }) => (
              // A wide table has the wrong cell out of sight.
              <button key={field} type="button" onClick={() => document.getElementById(`${id}-${field}`)?.focus()}>
                {label}
              </button>
            ))}
          </span>
        )}
      </td>
      {columns.map(({ field, heading, label, kind }) => {
        const cell = row.cells[field] ?? { text: '' };
        const problems = row.errors[field] ?? [];
        const isInput = problems.length > 0 || isOpen || mended[heading] !== undefined;
        return (
          <td key={field}>
            {isWrong && isInput ? (
              <MendedCell
                id={`${id}-${field}`}
                label={translate('importing.cell', { field: label, row: number })}
                text={mended[heading] ?? everywhere[heading]?.[cell.text] ?? cell.text}
                was={cell.text}
                problems={problems}
                isDisabled={work.isBusy}
                isEverywhere={problems.length > 0 && isRepeated(report, field, cell.text)}
                onChange={(text) => work.mend(row.row, heading, text)}
                onEverywhere={(text) => work.mendAll(heading, cell.text, text)}
                onEnter={work.check}
              />
            ) : (
              <PreviewCell cell={cell} kind={kind} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Whether what is wrong in a cell is wrong in another row as well. */
function isRepeated({ rows }: ImportReport, field: string, text: string): boolean {
  const same = rows.filter((row) => row.errors[field] && row.cells[field]?.text === text);
  return text.trim() !== '' && same.length > 1;
}

interface PreviewCellProps {
  readonly cell: ImportCell;
  readonly kind: string;
}

/** What a cell became, and what stands in the file where that is something else. */
function PreviewCell({ cell, kind }: PreviewCellProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const shown = cellValue(cell, kind, conventions);
  const text = cell.text.trim();
  return (
    <>
      <bdi>{shown || text || NOTHING}</bdi>{' '}
      {shown && text && text !== shown && <bdi className="import-was">{translate('importing.was', { text })}</bdi>}
    </>
  );
}
