import { useTranslate } from 'react-admin';
import type { Marksheet } from '../../schemas/exams/resultPageCalls.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { MarksheetResults } from './MarksheetResults.tsx';

/** The versions of a result, each to be read, with when and why it was published. */
export function MarksheetVersions({ sheet: { versions, result } }: { readonly sheet: Marksheet }) {
  const translate = useTranslate();
  const { label, conventions } = useWords();
  if (versions.length < 2) return null;
  const lines = versions.map(({ version, ...line }) => ({
    ...line,
    name: translate('pages.resultPages.version', { version: formatPlainNumber(version, conventions) }),
  }));
  return (
    <section className="results-card marksheet-versions" aria-labelledby="marksheet-versions">
      <h2 id="marksheet-versions">{translate('pages.resultPages.versions')}</h2>
      <MarksheetResults
        labelledBy="marksheet-versions"
        nameLabel={label('version_no')}
        lines={lines}
        shown={result.id}
      />
    </section>
  );
}
