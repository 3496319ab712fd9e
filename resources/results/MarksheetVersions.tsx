import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { registry } from '../../schemas/index.ts';
import { screenAddress } from '../../src/admin/addresses/addresses.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { statusKey } from './parts/statusKey.ts';

const results = registry.get('result');

/** The versions of a result, each to be read. */
export function MarksheetVersions({ sheet: { versions, result } }: { readonly sheet: Marksheet }) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  if (versions.length < 2) return null;
  return (
    <section className="results-card" aria-labelledby="marksheet-versions">
      <h2 id="marksheet-versions">{translate('pages.resultPages.versions')}</h2>
      <div className="results-scroll">
        <table className="results-table" aria-labelledby="marksheet-versions">
          <thead>
            <tr>
              <th scope="col" data-text>
                {label('version_no')}
              </th>
              <th scope="col">{label('gpa')}</th>
              <th scope="col">{label('letter')}</th>
              <th scope="col" data-text>
                {label('status')}
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ id, version, gpa, letter, status }) => (
              <tr key={id}>
                <th scope="row" data-text>
                  <Link
                    className="field-link"
                    to={screenAddress(results, 'show', id)}
                    {...(id === result.id && { 'aria-current': 'page' })}
                  >
                    {translate('pages.resultPages.version', { version: formatPlainNumber(version, conventions) })}
                  </Link>
                </th>
                <td>{formatPlainNumber(Number(gpa), conventions, 2)}</td>
                <td>
                  <bdi>{letter}</bdi>
                </td>
                <td data-text>{translate(statusKey(status))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
