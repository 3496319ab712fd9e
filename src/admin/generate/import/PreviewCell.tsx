import { useTranslate } from 'react-admin';
import type { ImportCell } from '../../../core/calls/imports.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { NOTHING } from '../../format/format.ts';
import { cellValue } from './cellValue.ts';

interface PreviewCellProps {
  readonly cell: ImportCell;
  readonly kind: string;
}

/** What a cell became, and what stands in the file where that is something else. */
export function PreviewCell({ cell, kind }: PreviewCellProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const shown = cellValue(cell, kind, conventions);
  const text = cell.text.trim();
  return (
    <>
      <bdi>{shown || text || NOTHING}</bdi>
      {shown && text && text !== shown && <bdi className="import-was">{translate('importing.was', { text })}</bdi>}
    </>
  );
}

interface MendedCellProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly problems: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
  readonly onEnter: () => void;
}

/** A cell of a wrong row, to be mended where it stands, with what is wrong with it. */
export function MendedCell({ id, label, text, problems, isDisabled, onChange, onEnter }: MendedCellProps) {
  const isWrong = problems.length > 0;
  return (
    <>
      <input
        id={id}
        className="import-input"
        dir="auto"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      />
      {isWrong && (
        <span id={`${id}-problem`} className="import-problem">
          {problems.join(' ')}
        </span>
      )}
    </>
  );
}
