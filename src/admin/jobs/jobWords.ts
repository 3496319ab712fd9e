import { isRefused, type Job, type JobState } from '../../core/calls/jobs.ts';
import type { Tone } from '../fields/statusTone.ts';
import type { Conventions } from '../format/conventions.ts';
import { formatNumber } from '../format/format.ts';
import { resourceLabel, type Translate } from '../format/labels.ts';

type Named = Pick<Job, 'kind' | 'resource'>;

export const JOB_TONES: Readonly<Record<JobState, Tone>> = {
  queued: 'neutral',
  running: 'warning',
  done: 'success',
  failed: 'error',
  cancelled: 'neutral',
};

/** What a job is, for whoever waits for it: "Import: Students". A kind whose end has words of its own says it all. */
export function jobName(translate: Translate, { kind, resource }: Named): string {
  const name = translate(`screens.jobs.kinds.${kind}`, { _: kind });
  return resource && endOfKind(translate, { kind, state: 'done' }) === ''
    ? translate('screens.jobs.of', { name, resource: resourceLabel(translate, resource, 2) })
    : name;
}

/** How much is done, and how much is left; undefined while nobody knows. */
export function jobProgress(
  translate: Translate,
  { done, total }: Pick<Job, 'done' | 'total'>,
  conventions: Conventions,
): string | undefined {
  if (total === 0) return undefined;
  const [shownDone, shownTotal, left] = [done, total, total - done].map((each) => formatNumber(each, conventions));
  return translate('screens.jobs.progress', { done: shownDone, total: shownTotal, left });
}

/** How a job ended and how much it did, in a sentence or two. */
export function jobEnd(translate: Translate, job: Job, conventions: Conventions): string {
  const name = jobName(translate, job);
  if (isRefused(job)) return translate('screens.jobs.ends.refused', { name });
  const outcome = jobOutcome(translate, job, conventions);
  const message = job.message ?? '';
  const own = job.state === 'failed' && message === '' ? '' : endOfKind(translate, job, { message });
  return ((own && outcome) || own || translate(`screens.jobs.ends.${job.state}`, { name, outcome, message })).trim();
}

/** How jobs of a kind end, where they have words of their own for it. */
function endOfKind(translate: Translate, { kind, state }: Pick<Job, 'kind' | 'state'>, params = {}): string {
  return translate(`screens.jobs.endsOf.${kind}.${state}`, { ...params, _: '' });
}

/** How much a job did: "2,000 marksheets printed." Nothing where it did not, or does not say. */
export function jobOutcome(translate: Translate, job: Job, conventions: Conventions): string {
  const count = job.result?.count;
  if (!hasSucceeded(job) || typeof count !== 'number') return '';
  const shown = { smart_count: count, count: formatNumber(count, conventions) };
  return translate(`screens.jobs.outcomes.${job.kind}`, { ...shown, _: '' });
}

/** Whether it came to its end and did what it was started for. */
export function hasSucceeded(job: Job): boolean {
  return job.state === 'done' && !isRefused(job);
}
