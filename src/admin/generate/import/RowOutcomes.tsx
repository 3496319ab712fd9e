import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '../../../core/calls/imports.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatNumber } from '../../format/format.ts';
import '../../inputs/radios.css';
import { RowOutcome } from './RowOutcome.tsx';

const CHOICES = ['allRows', 'wrongRows'] as const;

/** What would become of each row, in the order of the file. */
export function RowOutcomes({ report }: { readonly report: ImportReport }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const id = useId();
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('allRows');
  const { rows, left_out: leftOut } = report;
  const wrong = rows.filter(({ action }) => action === 'refuse');
  const hasBoth = wrong.length > 0 && wrong.length < rows.length;
  const isNarrowed = hasBoth && choice === 'wrongRows';
  const more = [
    leftOut.refuse > 0 && translate('screens.import.moreWrong', { smart_count: leftOut.refuse }),
    leftOut.create > 0 && !isNarrowed && translate('screens.import.moreReady', { smart_count: leftOut.create }),
  ].filter((text) => text !== false);

  return (
    <>
      {hasBoth && (
        <div role="radiogroup" aria-label={translate('screens.import.show')} className="input-radios">
          {CHOICES.map((each) => (
            <label key={each}>
              <input type="radio" name={id} checked={choice === each} onChange={() => setChoice(each)} />
              {translate(`screens.import.${each}`)}
            </label>
          ))}
        </div>
      )}
      <div className="import-frame">
        <table aria-label={translate('screens.import.outcomes')}>
          <thead>
            <tr>
              <th scope="col">{translate('screens.import.row')}</th>
              <th scope="col">{translate('screens.import.entry')}</th>
              <th scope="col">{translate('screens.import.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {(isNarrowed ? wrong : rows).map((row) => (
              <tr key={row.row}>
                <td>{formatNumber(row.row, conventions)}</td>
                <td>
                  <bdi>{row.name}</bdi>
                </td>
                <td>
                  <RowOutcome row={row} report={report} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more.map((text) => (
        <p key={text} className="import-soft">
          {text}
        </p>
      ))}
    </>
  );
}
