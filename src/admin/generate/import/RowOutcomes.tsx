import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NOTHING } from '../../format/format.ts';
import '../../inputs/radios.css';
import { PreviewRow } from './PreviewRow.tsx';
import { previewColumns } from './previewColumns.ts';
import { similarRows } from './similarRows.ts';
import type { StepProps } from './stepProps.ts';

const CHOICES = ['allRows', 'wrongRows', 'similarRows'] as const;

/** What would become of each row and of its cells, in the order of the file. Wrong cells are mended where they stand. */
export function RowOutcomes({ resource, work }: StepProps) {
  const translate = useTranslate();
  const id = useId();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('allRows');
  const { report } = work;
  if (!report) return null;
  const isStored = report.created > 0;
  const wrong = report.rows.filter(({ action }) => action === 'refuse');
  const similar = report.rows.filter((row) => row.similar);
  const shown = { allRows: report.rows, wrongRows: wrong, similarRows: similarRows(work).length > 0 ? similar : [] };
  const choices = CHOICES.filter((each) => shown[each].length > 0);
  const hasSome = choices.some((each) => shown[each].length < report.rows.length) && !isStored;
  const chosen = hasSome && choices.includes(choice) ? choice : 'allRows';
  const isNarrowed = isStored || chosen !== 'allRows';
  const { left_out: leftOut } = report;
  const columns = previewColumns(report);
  const more = [
    leftOut.refuse > 0 && translate('importing.moreWrong', { smart_count: leftOut.refuse }),
    leftOut.create > 0 && !isNarrowed && translate('importing.moreReady', { smart_count: leftOut.create }),
  ].filter((text) => text !== false);

  return (
    <>
      {hasSome && (
        <div role="radiogroup" aria-label={translate('importing.show')} className="input-radios">
          {choices.map((each) => (
            <label key={each}>
              <input type="radio" name={id} checked={chosen === each} onChange={() => setChoice(each)} />
              {translate(`importing.${each}`)}
            </label>
          ))}
        </div>
      )}
      {/* Whoever has no mouse scrolls it with the arrows. */}
      <Box component="section" className="import-frame" aria-label={translate('importing.outcomes')} tabIndex={0}>
        <table aria-label={translate('importing.outcomes')}>
          <thead>
            <tr>
              <th scope="col">{translate('importing.row')}</th>
              <th scope="col">{translate('importing.outcome')}</th>
              {columns.map(({ field, label }) => (
                <th key={field} scope="col">
                  {label || NOTHING}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isStored ? wrong : shown[chosen]).map((row) => (
              <PreviewRow key={row.row} resource={resource} row={row} columns={columns} report={report} work={work} />
            ))}
          </tbody>
        </table>
      </Box>
      {more.map((text) => (
        <p key={text} className="import-soft">
          {text}
        </p>
      ))}
    </>
  );
}
