import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isOver, isRefused, type ListedJob } from '../../../core/calls/jobs.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { formatDateTime } from '../../format/format.ts';
import { beginJobAgain, stopJob } from '../../jobs/jobCalls.ts';
import { JobChip } from '../../jobs/JobChip.tsx';
import { JobProgress } from '../../jobs/JobProgress.tsx';
import { jobEnd, jobName, jobOutcome } from '../../jobs/jobWords.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';

interface JobItemProps {
  readonly job: ListedJob;
  readonly onChanged: () => unknown;
}

/** One job: what it is and who started it when, how far it is, and what can be done about it. */
export function JobItem({ job, onChanged }: JobItemProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const at = formatDateTime(job.created_at, conventions);
  const name = jobName(translate, job);
  const isPlanned = job.state === 'queued' && Date.parse(job.run_after) > Date.now();
  const outcome = jobOutcome(translate, job, conventions);
  return (
    <li>
      <div>
        <span className="job-head">
          <bdi>{name}</bdi>
          <JobChip state={job.state} />
        </span>
        {job.about && <p className="job-about">{job.about}</p>}
        <p className="job-meta">
          {job.user ? translate('screens.jobs.requestedBy', { name: `\u2068${job.user.name}\u2069`, at }) : at}
        </p>
        {isPlanned && (
          <p className="job-meta">
            {translate('screens.jobs.startsAt', { at: formatDateTime(job.run_after, conventions) })}
          </p>
        )}
      </div>
      <div>
        {job.state === 'running' && <JobProgress job={job} />}
        {isRefused(job) && <p className="job-message">{jobEnd(translate, job, conventions)}</p>}
        {outcome && <p className="job-message">{outcome}</p>}
        {job.message && <p className="job-message">{job.message}</p>}
      </div>
      <div className="job-actions">
        <CancelOrRetry job={job} name={name} onChanged={onChanged} />
      </div>
    </li>
  );
}

function CancelOrRetry({ job: { id, state, is_final }, name, onChanged }: JobItemProps & { readonly name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const noteError = useErrorNotice();
  const [isBusy, setBusy] = useState(false);
  if (state === 'done' || is_final) return null;
  const run = async (change: typeof stopJob) => {
    setBusy(true);
    try {
      notify((await change(id)).message, { type: 'success' });
    } catch (error) {
      noteError(error);
    }
    setBusy(false);
    onChanged();
  };
  const [label, change] = isOver(state)
    ? (['screens.jobs.retry', beginJobAgain] as const)
    : (['screens.jobs.cancel', stopJob] as const);
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      loading={isBusy}
      aria-label={`${translate(label)}: ${name}`}
      onClick={() => void run(change)}
    >
      {translate(label)}
    </Button>
  );
}
