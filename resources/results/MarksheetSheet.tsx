import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type Marksheet, marksheetFile } from '../../schemas/exams/resultPageCalls.ts';
import { marksheetPaper } from '../../schemas/exams/paperCalls.ts';
import { result as resultEntity } from '../../schemas/exams/result.ts';
import { registry } from '../../schemas/index.ts';
import { codesOf } from '../../src/core/fields/field.ts';
import { buildPath } from '../../src/core/paths.ts';
import { screenAddress } from '../../src/admin/addresses/addresses.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { MarksheetExams } from './MarksheetExams.tsx';
import { MarksheetFigures } from './MarksheetFigures.tsx';
import { MarksheetHead } from './MarksheetHead.tsx';
import { MarksheetSubjects } from './MarksheetSubjects.tsx';
import { MarksheetVersions } from './MarksheetVersions.tsx';
import { scopeQuery } from './generate/place.ts';
import { PapersButton } from './parts/PapersButton.tsx';
import { useTableFile } from './parts/useTableFile.ts';

const results = registry.get('result');
const PUBLISHED = codesOf(resultEntity.fields.status).published;

/** Whose result it is, its subjects, how it was worked out, and what else there is of the year. */
export function MarksheetSheet({ sheet }: { readonly sheet: Marksheet }) {
  const translate = useTranslate();
  const { result, versions } = sheet;
  const [newest] = versions;
  // Whose own result it is has no class to look at.
  const mayReadClass = useMay()(results, 'read');
  return (
    <div className="results marksheet">
      <div className="results-tools">
        {mayReadClass && (
          <Link
            className="field-link"
            to={`${results.screens.list}?${new URLSearchParams(scopeQuery(classOf(result)))}`}
          >
            {translate('pages.resultPages.openSheet')}
          </Link>
        )}
        <MarksheetFiles result={result} />
        <Button size="small" className="results-print" onClick={() => window.print()}>
          {translate('pages.resultPages.print')}
        </Button>
      </div>
      {newest && newest.id !== result.id && (
        <Alert
          severity="warning"
          action={
            <Button component={Link} to={screenAddress(results, 'show', newest.id)} color="inherit" size="small">
              {translate('pages.resultPages.openNewest')}
            </Button>
          }
        >
          {translate('pages.resultPages.older')}
        </Alert>
      )}
      <section className="results-card" aria-label={translate('screenNames.marksheet')}>
        <MarksheetHead sheet={sheet} />
        <MarksheetFigures sheet={sheet} />
        <MarksheetSubjects sheet={sheet} />
      </section>
      <section className="results-card marksheet-explained" aria-labelledby="marksheet-explained">
        <h2 id="marksheet-explained">{translate('pages.resultPages.explanation')}</h2>
        <ol>
          {result.explanation.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
      <div className="marksheet-others">
        <MarksheetExams sheet={sheet} />
        <MarksheetVersions sheet={sheet} />
      </div>
    </div>
  );
}

/** The paper of a published result, and its tables as a file. */
function MarksheetFiles({ result }: Pick<Marksheet, 'result'>) {
  const translate = useTranslate();
  const addressOf = ({ method, path }: typeof marksheetFile | typeof marksheetPaper) =>
    ({ method, path: buildPath(path, { id: result.id }) }) as const;
  const save = useTableFile({ call: addressOf(marksheetFile), query: {} });
  return (
    <>
      {result.status === PUBLISHED && (
        <PapersButton papers={[{ name: 'marksheet', call: addressOf(marksheetPaper), query: {} }]} />
      )}
      <Button
        size="small"
        startIcon={<Icon name="FileDownloadOutlined" size="small" />}
        aria-label={translate('pages.resultPages.excelOf', { name: translate('resultTables.names.marksheet') })}
        onClick={() => save()}
      >
        {translate('pages.resultPages.excel')}
      </Button>
    </>
  );
}

/** The year, the exam and the class, for the tabulation sheet. */
function classOf({ academic_year_id, exam_type_id, class_id }: Marksheet['result']) {
  return { academic_year_id, exam_type_id, class_id };
}
