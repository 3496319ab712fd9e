import { Badge, IconButton, Popover } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isOver } from '../../core/calls/jobs.ts';
import { Icon } from '../icons/Icon.tsx';
import { useAccount } from '../providers/ability.ts';
import { useFollowedJobs } from './followedJobs.ts';
import { JobChip } from './JobChip.tsx';
import { JobProgress } from './JobProgress.tsx';
import { jobEnd, jobName } from './jobWords.ts';
import './jobs.css';
import { useFollowedStates } from './useFollowedStates.ts';

const BELOW = { vertical: 'bottom', horizontal: 'right' } as const;

/** The bell: how far one's own jobs are, and how they ended. What has been looked at goes. */
export function JobsMenu() {
  const translate = useTranslate();
  const id = useId();
  const { ability } = useAccount();
  const { forget } = useFollowedJobs();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const jobs = useFollowedStates();
  const ended = jobs.filter(({ state }) => isOver(state));
  const close = () => {
    setAnchor(null);
    forget(ended.map((job) => job.id));
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
              {isOver(job.state) ? <span>{jobEnd(translate, job)}</span> : <JobProgress job={job} />}
            </li>
          ))}
        </ul>
        {ability.can('read', 'Permission') && (
          <Link className="field-link" to="/jobs" onClick={close}>
            {translate('screens.jobs.all')}
          </Link>
        )}
      </Popover>
    </>
  );
}
