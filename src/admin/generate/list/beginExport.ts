import { EXPORT_KIND } from '../../../core/calls/jobKinds.ts';
import type { BEGUN } from '../../../core/calls/jobs.ts';
import type { AnswerOf } from '../../../core/calls/shapes.ts';
import type { Resource } from '../../../core/resource.ts';
import { request } from '../../http/httpClient.ts';
import type { FollowedJob } from '../../jobs/followedJobs.ts';
import { type DownloadRequest, queryOf } from '../../providers/download.ts';

/** Has a file of a list made in the background; returns the job that does it. */
export async function beginExport({ name, endpoints }: Resource, asked: DownloadRequest): Promise<FollowedJob> {
  const { json } = await request({ ...endpoints.export, method: 'POST', query: queryOf(asked) });
  const { job_id: id } = (json as AnswerOf<typeof BEGUN>).data;
  return { id, kind: EXPORT_KIND, resource: name, isShown: true };
}
