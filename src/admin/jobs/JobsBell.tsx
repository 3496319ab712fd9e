import { Suspense } from 'react';
import { lazyPage } from '../loading/lazyPage.tsx';
import { useFollowedJobs } from './followedJobs.ts';
import { useOwnJobs } from './useOwnJobs.ts';

const JobsMenu = lazyPage(() => import('./JobsMenu.tsx').then((module) => module.JobsMenu));

/** Tells of the jobs that somebody has started, in whichever browser, as long as there are any. */
export function JobsBell() {
  const { jobs } = useFollowedJobs();
  useOwnJobs();
  if (jobs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <JobsMenu />
    </Suspense>
  );
}
