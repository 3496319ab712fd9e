import Download from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button } from '@mui/material';
import { useDataProvider, useTranslate } from 'react-admin';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import type { CampusDataProvider } from '../../providers/dataProvider.ts';
import type { ImportReport, WrongRow } from '../../providers/imports.ts';
import type { StepProps } from './stepProps.ts';

/** What would become of the file: how many rows are ready, and what is wrong with the others. */
export function CheckStep({ resource, work }: StepProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<CampusDataProvider>();
  const noteError = useErrorNotice(resource);
  const { report, job } = work;
  if (!report || !job) return null;
  const { wrong, ready, rows } = report;
  if (wrong === 0) return <Alert severity="success">{translate('screens.import.allReady', { smart_count: ready })}</Alert>;
  return (
    <>
      <Alert severity="error">
        {translate('screens.import.wrong', { smart_count: wrong })} {translate('screens.import.ready', { smart_count: ready })}
      </Alert>
      <p>{translate('screens.import.correct')}</p>
      <div className="import-templates">
        <Button
          variant="outlined"
          startIcon={<Download />}
          onClick={() => dataProvider.saveImportErrors(resource.name, { id: job.id }).catch(noteError)}
        >
          {translate('screens.import.saveErrors')}
        </Button>
      </div>
      <div className="import-frame">
        <table aria-label={translate('screens.import.problems')}>
          <thead>
            <tr>
              <th scope="col">{translate('screens.import.row')}</th>
              <th scope="col">{translate('screens.import.entry')}</th>
              <th scope="col">{translate('screens.import.problems')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <td>{row.row}</td>
                <td>
                  <bdi>{row.name}</bdi>
                </td>
                <td>
                  <Problems row={row} report={report} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wrong > rows.length && <p className="import-soft">{translate('screens.import.more', { smart_count: wrong - rows.length })}</p>}
    </>
  );
}

function Problems({ row, report }: { readonly row: WrongRow; readonly report: ImportReport }) {
  const labelOf = (name: string) => report.fields.find((field) => field.name === name)?.label ?? name;
  return (
    <ul>
      {Object.entries(row.errors).map(([name, messages]) => (
        <li key={name}>
          {name && <strong>{labelOf(name)}: </strong>}
          {messages.join(' ')}
        </li>
      ))}
    </ul>
  );
}
