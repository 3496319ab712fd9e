import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Job } from '../../core/calls/jobs.ts';
import { useConventions } from '../fields/useConventions.ts';
import { jobName, jobProgress } from './jobWords.ts';

/** A bar, and what is done and left. */
export function JobProgress({ job }: { readonly job: Pick<Job, 'kind' | 'resource' | 'done' | 'total' | 'state'> }) {
  const translate = useTranslate();
  const text = jobProgress(translate, job, useConventions()) ?? translate(`screens.jobs.states.${job.state}`);
  // Work that is done in one step moves from nothing to all: a bar that stands still would look stuck.
  const part = job.done > 0 && job.total > 0 ? Math.round((job.done / job.total) * 100) : undefined;
  return (
    <div className="job-progress">
      <LinearProgress
        variant={part === undefined ? 'indeterminate' : 'determinate'}
        value={part ?? 0}
        aria-label={jobName(translate, job)}
      />
      <span>{text}</span>
    </div>
  );
}
