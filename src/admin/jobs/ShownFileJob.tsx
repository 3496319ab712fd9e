import { Suspense } from 'react';
import { lazyPage } from '../loading/lazyPage.tsx';
import { type FollowedJob, useFollowedJobs } from './followedJobs.ts';

// Few files are long enough to be made in the background.
const FileJobDialog = lazyPage(() => import('./FileJobDialog.tsx').then((module) => module.FileJobDialog));

/** The dialog of the file that was asked for here, also after the page was loaded anew. */
export function ShownFileJob({ isMeant }: { readonly isMeant: (job: FollowedJob) => boolean }) {
  const { jobs } = useFollowedJobs();
  const followed = jobs.find((job) => job.isShown && isMeant(job));
  if (!followed) return null;
  return (
    <Suspense fallback={null}>
      <FileJobDialog key={followed.id} followed={followed} />
    </Suspense>
  );
}
