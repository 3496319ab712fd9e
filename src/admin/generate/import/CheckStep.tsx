import { Icon } from '../../icons/Icon.tsx';
import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { saveImportErrors } from '../../providers/imports.ts';
import { RowOutcomes } from './RowOutcomes.tsx';
import { SimilarChoice } from './SimilarChoice.tsx';
import type { StepProps } from './stepProps.ts';
import { TakeChoice } from './TakeChoice.tsx';

/** What would become of the file: how many rows are ready and how many are not, and what became of each cell. */
export function CheckStep({ resource, work }: StepProps) {
  const translate = useTranslate();
  const noteError = useErrorNotice(resource);
  const { report, job, imported } = work;
  if (!report || !job) return null;
  const { wrong, ready } = report;
  if (wrong === 0) {
    return (
      <>
        <Alert severity="success">{translate('importing.allReady', { smart_count: ready })}</Alert>
        <SimilarChoice work={work} />
        <RowOutcomes resource={resource} work={work} />
      </>
    );
  }
  const areWaiting = report.created > 0;
  return (
    <>
      {imported > 0 && <Alert severity="success">{translate('importing.done', { smart_count: imported })}</Alert>}
      <Alert severity={areWaiting ? 'warning' : 'error'}>
        {areWaiting
          ? `${translate('importing.waiting', { smart_count: wrong })} ${translate('importing.waitingText')}`
          : translate('importing.wrong', { smart_count: wrong })}{' '}
        {ready > 0 && !areWaiting && translate('importing.ready', { smart_count: ready })}
      </Alert>
      {ready > 0 && !areWaiting && <TakeChoice work={work} ready={ready} />}
      <SimilarChoice work={work} />
      <p>{translate('importing.correct')}</p>
      <div className="import-templates">
        <Button
          variant="outlined"
          startIcon={<Icon name="FileDownloadOutlined" size="small" />}
          onClick={() => saveImportErrors(resource, job.id).catch(noteError)}
        >
          {translate('importing.saveErrors')}
        </Button>
      </div>
      <RowOutcomes resource={resource} work={work} />
    </>
  );
}
