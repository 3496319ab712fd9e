import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isOver } from '../../core/calls/jobs.ts';
import { useConventions } from '../fields/useConventions.ts';
import { useErrorNotice } from '../notices/useErrorNotice.ts';
import { type FollowedJob, useFollowedJobs } from './followedJobs.ts';
import { JobFile } from './JobFile.tsx';
import { JobProgress } from './JobProgress.tsx';
import { stopJob } from './jobCalls.ts';
import './jobs.css';
import { hasSucceeded, jobEnd, jobName } from './jobWords.ts';
import { followedQuery } from './useFollowedStates.ts';

/** How far a file is that is made in the background, and the file, also after a reload. Who closes it is told by the bell. */
export function FileJobDialog({ followed }: { readonly followed: FollowedJob }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const noteError = useErrorNotice();
  const titleId = useId();
  const { id } = followed;
  const { data: job } = useQuery(followedQuery(id));
  const { hide, tell, forget } = useFollowedJobs();
  const [isSaved, setSaved] = useState(false);
  const end = job && isOver(job.state) ? job : undefined;
  const isLeft = end !== undefined && (end.file === null || isSaved);
  const close = () => {
    if (isLeft) return forget([id]);
    if (end) tell([id]);
    hide(id);
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{jobName(translate, followed)}</DialogTitle>
      <DialogContent className="job-dialog">
        {end ? (
          <Alert severity={hasSucceeded(end) ? 'success' : 'error'}>{jobEnd(translate, end, conventions)}</Alert>
        ) : (
          <div role="status">
            <JobProgress job={job ?? { ...followed, done: 0, total: 0, state: 'queued' }} />
          </div>
        )}
        {end ? <JobFile job={end} onSaved={() => setSaved(true)} /> : <p>{translate('screens.jobs.filePatience')}</p>}
      </DialogContent>
      <DialogActions>
        {!end && (
          <Button color="inherit" onClick={() => void stopJob(id).catch(noteError)}>
            {translate('screens.jobs.cancel')}
          </Button>
        )}
        <Button onClick={close}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
