import { useTranslate } from 'react-admin';
import type { SimilarRow } from '../../../core/calls/imports.ts';
import type { Resource } from '../../../core/resource.ts';
import { screenAddress } from '../../addresses/addresses.ts';
import { fieldLabel } from '../../format/labels.ts';
import { useRecordSummary } from '../shared/useRecordSummary.ts';
import { similarRows } from './similarRows.ts';
import type { Import } from './useImport.ts';

interface SimilarNoteProps {
  readonly resource: Resource;
  readonly row: number;
  readonly similar: SimilarRow;
  readonly work: Import;
}

/** What a row looks like, and whether it is left out for that. */
export function SimilarNote({ resource, row, similar: { record, row: earlier, by }, work }: SimilarNoteProps) {
  const translate = useTranslate();
  const summaryOf = useRecordSummary(resource);
  const { leftOut = [] } = work;
  const isLeftOut = leftOut.includes(row);
  const fields = by.map((name) => fieldLabel(translate, resource.name, name)).join(', ');
  return (
    <div className="import-similar">
      {record && (
        <a href={screenAddress(resource, 'show', record.id)} target="_blank" rel="noreferrer" className="field-link">
          {translate('importing.looksLike', { name: summaryOf(record) })}
        </a>
      )}
      {earlier !== undefined && <span>{translate('importing.looksLikeRow', { row: earlier })}</span>}
      <span className="import-soft">{translate('importing.agrees', { fields })}</span>
      {similarRows(work).includes(row) && (
        <label>
          <input
            type="checkbox"
            checked={isLeftOut}
            disabled={work.isBusy}
            onChange={() => work.leaveOut(isLeftOut ? leftOut.filter((each) => each !== row) : [...leftOut, row])}
          />
          {translate('importing.leaveRowOut')}
        </label>
      )}
    </div>
  );
}
