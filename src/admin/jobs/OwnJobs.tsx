import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { isOver, type Job } from '../../core/calls/jobs.ts';
import { useIsKnownAsOurs } from '../providers/backEnd.ts';
import { useFollowedJobs } from './followedJobs.ts';
import { readOwnJobs } from './jobCalls.ts';

const FRESH_MS = 60_000;

/**
 * Follows what the same person has started in another browser, and forgets what they have looked at there. An end from
 * before this page was opened is in the bell; no notice pops up for it. It asks where somebody moves on or comes back to
 * the page, and not by a clock: a page that nobody uses must not keep its login alive.
 */
export function OwnJobs() {
  const { jobs: followed, follow, forgetHere } = useFollowedJobs();
  const isOurs = useIsKnownAsOurs();
  const { pathname } = useLocation();
  const {
    data: own,
    isStale,
    refetch,
  } = useQuery({
    queryKey: ['jobs', 'own'],
    queryFn: ({ signal }) => readOwnJobs(signal),
    enabled: isOurs,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const compare = useEffectEvent((found: readonly Job[]) => {
    const known = new Set(followed.map(({ id }) => id));
    for (const { id, kind, resource, state } of found.filter((job) => !known.has(job.id)))
      follow({ id, kind, resource, isShown: false, isFromElsewhere: true, isNotified: isOver(state) });
    const there = new Set(found.map(({ id }) => id));
    const seen = followed.filter(({ id, isNotified }) => isNotified && !there.has(id));
    if (seen.length > 0) forgetHere(seen.map(({ id }) => id));
  });
  useEffect(() => {
    if (own) compare(own);
  }, [own]);
  const arriveAt = useEffectEvent((_pathname: string) => {
    if (own && isStale) void refetch();
  });
  useEffect(() => arriveAt(pathname), [pathname]);
  return null;
}
