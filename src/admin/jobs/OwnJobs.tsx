import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isOver, type Job } from '../../core/calls/jobs.ts';
import { useIsKnownAsOurs } from '../providers/backEnd.ts';
import { useFollowedJobs } from './followedJobs.ts';
import { readOwnJobs } from './jobCalls.ts';

const LOOK_MS = 60_000;

/**
 * Follows what the same person has started in another browser, and forgets what they have looked at there. An end from
 * before this page was opened is in the bell; no notice pops up for it.
 */
export function OwnJobs() {
  const { jobs: followed, follow, forgetHere } = useFollowedJobs();
  const isOurs = useIsKnownAsOurs();
  const { data: own } = useQuery({
    queryKey: ['jobs', 'own'],
    queryFn: ({ signal }) => readOwnJobs(signal),
    enabled: isOurs,
    refetchInterval: LOOK_MS,
    retry: false,
  });
  const compare = useEffectEvent((found: readonly Job[]) => {
    const known = new Set(followed.map(({ id }) => id));
    for (const { id, kind, resource, state } of found.filter((job) => !known.has(job.id)))
      follow({ id, kind, resource, isShown: false, isNotified: isOver(state) });
    const there = new Set(found.map(({ id }) => id));
    const seen = followed.filter(({ id, isNotified }) => isNotified && !there.has(id));
    if (seen.length > 0) forgetHere(seen.map(({ id }) => id));
  });
  useEffect(() => {
    if (own) compare(own);
  }, [own]);
  return null;
}
