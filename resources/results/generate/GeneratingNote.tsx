import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registry } from '../../../schemas/index.ts';
import { isOver } from '../../../src/core/calls/jobs.ts';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { JobProgress } from '../../../src/admin/jobs/JobProgress.tsx';
import { stopJob } from '../../../src/admin/jobs/jobCalls.ts';
import '../../../src/admin/jobs/jobs.css';
import { jobEnd } from '../../../src/admin/jobs/jobWords.ts';
import { useErrorNotice } from '../../../src/admin/notices/useErrorNotice.ts';
import { useMay } from '../../../src/admin/providers/ability.ts';
import { type Scope, scopeQuery } from './place.ts';
import type { Generating } from './useGenerating.ts';

const results = registry.get('result');

interface GeneratingNoteProps {
  readonly scope: Scope;
  readonly generating: Generating;
}

/** How far generating is; then what came of it, and where it goes on. */
export function GeneratingNote({ scope, generating: { job, refusal, forget } }: GeneratingNoteProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const may = useMay();
  const noteError = useErrorNotice();
  const closing = { onClose: forget, closeText: translate('ra.action.close') };
  if (refusal)
    return (
      <Alert severity="error" {...closing}>
        {refusal}
      </Alert>
    );
  if (!job) return null;
  if (!isOver(job.state))
    return (
      <div className="office-generating">
        <div className="office-progress" role="status">
          <strong>{translate('pages.results.generating')}</strong>
          <JobProgress job={job} />
        </div>
        <Button size="small" variant="outlined" color="inherit" onClick={() => void stopJob(job.id).catch(noteError)}>
          {translate('screens.jobs.cancel')}
        </Button>
      </div>
    );
  if (job.state !== 'done')
    return (
      <Alert severity={job.state === 'cancelled' ? 'info' : 'error'} {...closing}>
        {jobEnd(translate, job, conventions)}
      </Alert>
    );
  const students = Number(job.result?.count ?? 0);
  const query = new URLSearchParams(scopeQuery(scope));
  return (
    <Alert severity="success" {...closing}>
      <p>
        {translate('pages.results.generated', {
          smart_count: students,
          count: formatNumber(students, conventions),
        })}
      </p>
      <div className="office-next">
        {may(results, 'publish') && (
          <Button size="small" variant="contained" component={Link} to={`/result/publish?${query}`}>
            {translate('pages.results.toPublish')}
          </Button>
        )}
        {may(results, 'read') && (
          <Button size="small" color="inherit" component={Link} to={`${results.screens.list}?${query}`}>
            {translate('pages.results.toResults')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
