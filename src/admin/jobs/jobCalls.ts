import { cancelJob, job, jobs, retryJob } from '../../core/calls/engineCalls.ts';
import type { Job, ListedJob } from '../../core/calls/jobs.ts';
import { callApi } from '../http/callApi.ts';
import { request } from '../http/httpClient.ts';

export function readJob(id: number, signal: AbortSignal): Promise<Job> {
  return callApi(job, { params: { id }, signal });
}

/** The latest jobs of everybody. */
export async function readJobs(count: number, signal: AbortSignal): Promise<readonly ListedJob[]> {
  const { method, path } = jobs;
  const { json } = await request({ method, path, query: { range: JSON.stringify([0, count - 1]) }, signal });
  return json as readonly ListedJob[];
}

export function stopJob(id: number) {
  return callApi(cancelJob, { params: { id } });
}

export function beginJobAgain(id: number) {
  return callApi(retryJob, { params: { id } });
}
