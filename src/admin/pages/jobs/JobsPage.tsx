import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { isOver } from '../../../core/calls/jobs.ts';
import '../../generate/list/list.css';
import { LoadFailure } from '../../generate/shared/LoadFailure.tsx';
import { readJobs } from '../../jobs/jobCalls.ts';
import '../../jobs/jobs.css';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { JobItem } from './JobItem.tsx';

const PAGE = 25;
const MOST = 500;
const BUSY_MS = 2_000;
const IDLE_MS = 15_000;

/** Everybody's background jobs, the latest first. */
export function JobsPage() {
  const translate = useTranslate();
  const [count, setCount] = useState(PAGE);
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', 'list', count],
    queryFn: ({ signal }) => readJobs(count, signal),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.some((job) => !isOver(job.state)) ? BUSY_MS : IDLE_MS),
  });
  return (
    <>
      <Title title={translate('screens.jobs.title')} preferenceKey={false} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} isCall />}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <div className="list-frame">
          {data.length === 0 ? (
            <p className="jobs-nothing">{translate('screens.jobs.empty')}</p>
          ) : (
            <ul className="jobs-list" aria-label={translate('screens.jobs.title')}>
              {data.map((job) => (
                <JobItem key={job.id} job={job} onChanged={refetch} />
              ))}
            </ul>
          )}
        </div>
      )}
      {data && data.length === count && count < MOST && (
        <div className="jobs-more">
          <Button onClick={() => setCount(Math.min(2 * count, MOST))}>{translate('screens.jobs.more')}</Button>
        </div>
      )}
    </>
  );
}
