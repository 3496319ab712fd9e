import { Icon } from '../../icons/Icon.tsx';
import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { saveImportErrors } from '../../providers/imports.ts';
import { RowOutcomes } from './RowOutcomes.tsx';
import type { StepProps } from './stepProps.ts';

/** What would become of the file: how many rows are ready and how many are not, and the outcome of each. */
export function CheckStep({ resource, work }: StepProps) {
  const translate = useTranslate();
  const noteError = useErrorNotice(resource);
  const { report, job } = work;
  if (!report || !job) return null;
  const { wrong, ready } = report;
  if (wrong === 0) {
    return (
      <>
        <Alert severity="success">{translate('screens.import.allReady', { smart_count: ready })}</Alert>
        <RowOutcomes report={report} />
      </>
    );
  }
  return (
    <>
      <Alert severity="error">
        {translate('screens.import.wrong', { smart_count: wrong })}{' '}
        {ready > 0 && translate('screens.import.ready', { smart_count: ready })}
      </Alert>
      <p>{translate('screens.import.correct')}</p>
      <div className="import-templates">
        <Button
          variant="outlined"
          startIcon={<Icon name="FileDownloadOutlined" size="small" />}
          onClick={() => saveImportErrors(resource, job.id).catch(noteError)}
        >
          {translate('screens.import.saveErrors')}
        </Button>
      </div>
      <RowOutcomes report={report} />
    </>
  );
}
