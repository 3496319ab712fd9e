import { Badge, IconButton, Popover } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { IMPORT_KIND } from '../../core/calls/jobKinds.ts';
import { isOver, type Job } from '../../core/calls/jobs.ts';
import { Icon } from '../icons/Icon.tsx';
import { useConventions } from '../fields/useConventions.ts';
import { useAccount } from '../providers/ability.ts';
import { useFollowedJobs } from './followedJobs.ts';
import { FileJobDialog } from './FileJobDialog.tsx';
import { JobFile } from './JobFile.tsx';
import { JobChip } from './JobChip.tsx';
import { JobProgress } from './JobProgress.tsx';
import { jobEnd, jobName } from './jobWords.ts';
import './jobs.css';
import { useFollowedStates } from './useFollowedStates.ts';

const BELOW = { vertical: 'bottom', horizontal: 'right' } as const;

/** The bell: how far one's own jobs are, and how they ended. What has been looked at goes. An import has a dialog of its own. */
export function JobsMenu() {
  const translate = useTranslate();
  const id = useId();
  const { ability } = useAccount();
  const { jobs: followed, forget } = useFollowedJobs();
  const shown = followed.find(({ kind, isShown }) => isShown && kind !== IMPORT_KIND);
  const conventions = useConventions();
  const [saved, setSaved] = useState<readonly number[]>([]);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const jobs = useFollowedStates();
  const ended = jobs.filter(({ state }) => isOver(state));
  const addressOf = (job: Job) => followed.find(({ id: each }) => each === job.id)?.address;
  const close = () => {
    setAnchor(null);
    // A file that nobody has saved yet can be had from here only.
    forget(ended.filter(({ id, file }) => !file || saved.includes(id)).map((job) => job.id));
  };
  const label = translate('screens.jobs.bell', { running: jobs.length - ended.length, ended: ended.length });
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge color={ended.length > 0 ? 'error' : 'primary'} variant="dot" invisible={jobs.length === 0}>
          <Icon name="Notifications" size="medium" />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={BELOW}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'jobs-bell' } }}
      >
        <h2 id={id}>{translate('screens.jobs.own')}</h2>
        <ul>
          {jobs.map((job) => (
            <li key={job.id}>
              <span className="job-head">
                <bdi>{jobName(translate, job)}</bdi>
                <JobChip state={job.state} />
              </span>
              {isOver(job.state) ? <span>{jobEnd(translate, job, conventions)}</span> : <JobProgress job={job} />}
              <JobFile job={job} onSaved={() => setSaved([...saved, job.id])} />
              <JobLink job={job} address={addressOf(job)} onOpen={close} />
            </li>
          ))}
        </ul>
        {ability.can('read', 'Permission') && (
          <Link className="field-link" to="/jobs" onClick={close}>
            {translate('screens.jobs.all')}
          </Link>
        )}
      </Popover>
      {shown && <FileJobDialog key={shown.id} followed={shown} />}
    </>
  );
}

interface JobLinkProps {
  readonly job: Job;
  readonly address: string | undefined;
  readonly onOpen: () => void;
}

function JobLink({ job, address, onOpen }: JobLinkProps) {
  const translate = useTranslate();
  if (address === undefined) return null;
  const text = translate('screens.jobs.view');
  return (
    <Link className="field-link" to={address} aria-label={`${text}: ${jobName(translate, job)}`} onClick={onOpen}>
      {text}
    </Link>
  );
}
