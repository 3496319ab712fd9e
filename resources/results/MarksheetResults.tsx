import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../schemas/index.ts';
import { screenAddress } from '../../src/admin/addresses/addresses.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatDateTime, formatPercent, formatPlainNumber } from '../../src/admin/format/format.ts';
import { roundReached } from '../../src/core/roundReached.ts';
import { statusKey } from './parts/statusKey.ts';

const results = registry.get('result');

interface ResultLine {
  readonly id: number;
  readonly name: string;
  readonly gpa: string;
  readonly letter: string;
  readonly percent?: number;
  readonly status: number;
  /** Null while it never was. */
  readonly published_at?: string | null;
  readonly reason?: string | null;
}

interface MarksheetResultsProps {
  /** The id of the heading above. */
  readonly labelledBy: string;
  /** What the lines are named by. */
  readonly nameLabel: string;
  readonly lines: readonly ResultLine[];
  /** The id of the result that is shown. */
  readonly shown: number;
}

/** Results of the student, each a link to its marksheet. */
export function MarksheetResults({ labelledBy, nameLabel, lines, shown }: MarksheetResultsProps) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  const hasPercent = lines.some(({ percent }) => percent !== undefined);
  const columns = hasPercent ? 5 : 4;
  const percentText = (percent = 0) => formatPercent(roundReached(percent, 1), conventions);
  return (
    <div className="results-scroll">
      <table className="results-table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col" data-text>
              {nameLabel}
            </th>
            <th scope="col">{label('gpa')}</th>
            <th scope="col">{label('letter')}</th>
            {hasPercent && <th scope="col">{label('subjects.percent')}</th>}
            <th scope="col" data-text>
              {label('status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, gpa, letter, percent, status, published_at: at, reason }) => (
            <Fragment key={id}>
              <tr>
                <th scope="row" data-text>
                  <Link
                    className="field-link"
                    to={screenAddress(results, 'show', id)}
                    {...(id === shown && { 'aria-current': 'page' })}
                  >
                    <bdi>{name}</bdi>
                  </Link>
                </th>
                <td>{formatPlainNumber(Number(gpa), conventions, 2)}</td>
                <td>
                  <bdi>{letter}</bdi>
                </td>
                {hasPercent && <td>{percentText(percent)}</td>}
                <td data-text>{translate(statusKey(status))}</td>
              </tr>
              {at && (
                <tr className="marksheet-published">
                  <td colSpan={columns} data-text>
                    {label('published_at')} {formatDateTime(at, conventions)}
                    {reason && <p>{translate('pages.resultPages.reason', { reason })}</p>}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
