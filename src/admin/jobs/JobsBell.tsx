import { Suspense } from 'react';
import { lazyPage } from '../loading/lazyPage.tsx';
import { useFollowedJobs } from './followedJobs.ts';

const JobsMenu = lazyPage(() => import('./JobsMenu.tsx').then((module) => module.JobsMenu));

/** Tells of the jobs that somebody has started, as long as there are any. */
export function JobsBell() {
  const { jobs } = useFollowedJobs();
  if (jobs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <JobsMenu />
    </Suspense>
  );
}
