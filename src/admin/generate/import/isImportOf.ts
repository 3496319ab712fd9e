import { IMPORT_KIND } from '../../../core/calls/jobKinds.ts';
import type { Resource } from '../../../core/resource.ts';
import type { FollowedJob } from '../../jobs/followedJobs.ts';

/** Whether a job that was started here brings records of a resource in. */
export function isImportOf(
  { name }: Pick<Resource, 'name'>,
  { kind, resource, isFromElsewhere }: FollowedJob,
): boolean {
  return !isFromElsewhere && kind === IMPORT_KIND && resource === name;
}
