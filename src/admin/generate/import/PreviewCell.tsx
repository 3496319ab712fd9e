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
      <bdi>{shown || text || NOTHING}</bdi>{' '}
      {shown && text && text !== shown && <bdi className="import-was">{translate('importing.was', { text })}</bdi>}
    </>
  );
}
