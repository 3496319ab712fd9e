import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isOver, type Job } from '../../core/calls/jobs.ts';
import { useConventions } from '../fields/useConventions.ts';
import { meansAbsent } from '../providers/backEnd.ts';
import { type FollowedJob, useFollowedJobs } from './followedJobs.ts';
import { readJob } from './jobCalls.ts';
import { hasSucceeded, jobEnd } from './jobWords.ts';

const POLL_MS = 1_000;

/** Asks for a job until it is over. */
export function followedQuery(id: number) {
  return {
    queryKey: ['jobs', 'followed', id],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => readJob(id, signal),
    refetchInterval: ({ state: { data } }: { readonly state: { readonly data: Job | undefined } }) =>
      data && isOver(data.state) ? (false as const) : POLL_MS,
    staleTime: 0,
    retry: false,
  };
}

/** The jobs that are followed as they are now. Says when one has ended, unless a dialog does. */
export function useFollowedStates(): readonly Job[] {
  const { jobs, forget, tell } = useFollowedJobs();
  const queries = useQueries({
    queries: jobs.map(({ id }) => followedQuery(id)),
  });
  const states = queries.flatMap(({ data }) => data ?? []);
  const gone = jobs.filter((_, index) => meansAbsent(queries[index]?.error)).map(({ id }) => id);
  const ended = states.filter(({ state }) => isOver(state));
  useEndNotices(ended, { jobs, onTold: tell });
  const forgetGone = useEffectEvent(() => forget(gone));
  useEffect(() => {
    if (gone.length > 0) forgetGone();
  }, [gone.length]);
  return states;
}

interface EndNotices {
  readonly jobs: readonly FollowedJob[];
  readonly onTold: (ids: readonly number[]) => void;
}

function useEndNotices(ended: readonly Job[], { jobs, onTold }: EndNotices): void {
  const notify = useNotify();
  const translate = useTranslate();
  const conventions = useConventions();
  const queryClient = useQueryClient();
  const told = useRef(new Set<number>());
  const unshown = ended.filter(
    (job) => !jobs.some(({ id, isShown, isNotified }) => id === job.id && (isShown || isNotified)),
  );
  const unshownIds = unshown.map(({ id }) => id).join(' ');
  const tell = useEffectEvent(() => {
    for (const job of unshown.filter(({ id }) => !told.current.has(id))) {
      told.current.add(job.id);
      notify(jobEnd(translate, job, conventions), {
        type: hasSucceeded(job) ? 'success' : 'error',
        autoHideDuration: null,
      });
      if (job.resource) void queryClient.invalidateQueries({ queryKey: [job.resource] });
    }
    onTold(unshown.map(({ id }) => id));
  });
  useEffect(() => {
    if (unshownIds !== '') tell();
  }, [unshownIds]);
}
