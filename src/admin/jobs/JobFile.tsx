import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Job } from '../../core/calls/jobs.ts';
import { useConventions } from '../fields/useConventions.ts';
import { formatDateTime } from '../format/format.ts';
import { Icon } from '../icons/Icon.tsx';
import { useErrorNotice } from '../notices/useErrorNotice.ts';
import { saveJobFile } from './jobCalls.ts';
import { jobName } from './jobWords.ts';

interface JobFileProps {
  readonly job: Job;
  readonly onSaved: () => void;
}

/** Offers the file that a job of one's own has left, and says until when. */
export function JobFile({ job, onSaved }: JobFileProps) {
  const translate = useTranslate();
  const noteError = useErrorNotice();
  const conventions = useConventions();
  const [isBusy, setBusy] = useState(false);
  if (!job.file) return null;
  const save = async () => {
    setBusy(true);
    try {
      await saveJobFile(job.id);
      onSaved();
    } catch (error) {
      noteError(error);
    }
    setBusy(false);
  };
  const label = translate('screens.jobs.file');
  return (
    <span className="job-file">
      <Button
        size="small"
        variant="outlined"
        loading={isBusy}
        loadingPosition="start"
        startIcon={<Icon name="FileDownloadOutlined" size="small" />}
        aria-label={`${label}: ${jobName(translate, job)}`}
        onClick={() => void save()}
      >
        {label}
      </Button>
      <span className="job-meta">
        {translate('screens.jobs.fileUntil', { at: formatDateTime(job.file.kept_until, conventions) })}
      </span>
    </span>
  );
}
