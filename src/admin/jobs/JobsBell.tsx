import { useArriving, useIsIdle } from '../loading/useArriving.ts';
import { useFollowedJobs } from './followedJobs.ts';

const loadMenu = () => import('./JobsMenu.tsx').then((module) => module.JobsMenu);
const loadOwnJobs = () => import('./OwnJobs.tsx').then((module) => module.OwnJobs);

/** Tells of the jobs that somebody has started, in whichever browser, as long as there are any. */
export function JobsBell() {
  const { jobs } = useFollowedJobs();
  const hasJobs = jobs.length > 0;
  const JobsMenu = useArriving(loadMenu, hasJobs);
  const OwnJobs = useArriving(loadOwnJobs, useIsIdle());
  return (
    <>
      {hasJobs && JobsMenu && <JobsMenu />}
      {OwnJobs && <OwnJobs />}
    </>
  );
}
