import { cancelJob, job, jobFile, jobLookedAt, jobs, ownJobs, retryJob } from '../../core/calls/engineCalls.ts';
import type { Job, ListedJob } from '../../core/calls/jobs.ts';
import { callApi } from '../http/callApi.ts';
import { buildPath } from '../../core/paths.ts';
import { request, requestFile } from '../http/httpClient.ts';
import { ifPresent } from '../providers/backEnd.ts';
import { saveFile } from '../providers/download.ts';

export function readJob(id: number, signal: AbortSignal): Promise<Job> {
  return callApi(job, { params: { id }, signal });
}

/** The jobs that this person has started and has not seen the end of. */
export async function readOwnJobs(signal: AbortSignal): Promise<readonly Job[]> {
  return (await ifPresent(ownJobs.call, () => callApi(ownJobs, { signal }))) ?? [];
}

/** Says that this person has looked at the end of a job. Where that fails, another browser tells of it once more. */
export async function noteLookedAt(id: number): Promise<void> {
  await callApi(jobLookedAt, { params: { id } }).catch(() => undefined);
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

/** Lets the browser keep the file that a job of one's own has left. */
export async function saveJobFile(id: number): Promise<void> {
  const { blob, fileName } = await requestFile({ method: jobFile.method, path: buildPath(jobFile.path, { id }) });
  saveFile(blob, fileName ?? `job-${id}`);
}
