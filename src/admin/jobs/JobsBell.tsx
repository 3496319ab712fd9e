import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../loading/lazyPage.tsx';
import { whenIdle } from '../loading/whenIdle.ts';
import { useFollowedJobs } from './followedJobs.ts';

const JobsMenu = lazyPage(() => import('./JobsMenu.tsx').then((module) => module.JobsMenu));
const OwnJobs = lazyPage(() => import('./OwnJobs.tsx').then((module) => module.OwnJobs));

/** Tells of the jobs that somebody has started, in whichever browser, as long as there are any. */
export function JobsBell() {
  const { jobs } = useFollowedJobs();
  const isIdle = useIsIdle();
  return (
    <>
      {jobs.length > 0 && (
        <Suspense fallback={null}>
          <JobsMenu />
        </Suspense>
      )}
      {/* The bell does not go while the code of these comes. */}
      {isIdle && (
        <Suspense fallback={null}>
          <OwnJobs />
        </Suspense>
      )}
    </>
  );
}

/** Whether the browser has had nothing more urgent to do since: no first screen waits for what other browsers have started. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(() => isHere && setIdle(true));
    return () => {
      isHere = false;
    };
  }, []);
  return isIdle;
}
