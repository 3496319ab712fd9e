import { useMemo } from 'react';
import { useStore } from 'react-admin';

/** A job that this person has started, until they have looked at its end and have its file. */
export interface FollowedJob {
  readonly id: number;
  readonly kind: string;
  readonly resource: string | null;
  /** A dialog shows how far it is; it is opened again when the page is loaded anew. */
  readonly isShown: boolean;
  /** The screen on which it was started, and where its end can be seen; not known of one that was started elsewhere. */
  readonly address?: string;
  /** It was started in another browser, which shows it to its end. */
  readonly isFromElsewhere?: boolean;
  /** Its end was told: another page need not tell it again. */
  readonly isNotified?: boolean;
}

const KEY = 'jobs.followed';
const NONE: readonly FollowedJob[] = [];

/** The jobs to follow: the browser keeps them for each person, so that they outlast the page. */
export function useFollowedJobs() {
  const [stored, setJobs] = useStore<readonly FollowedJob[]>(KEY, NONE);
  return useMemo(() => {
    const change = (work: (all: readonly FollowedJob[]) => readonly FollowedJob[]) =>
      setJobs((all: readonly FollowedJob[] | undefined) => work(all ?? NONE));
    const forgetHere = (ids: readonly number[]) => change((all) => all.filter(({ id }) => !ids.includes(id)));
    return {
      jobs: stored ?? NONE,
      follow: (job: FollowedJob) => change((all) => [...all.filter(({ id }) => id !== job.id), job]),
      hide: (id: number) => change((all) => all.map((each) => (each.id === id ? { ...each, isShown: false } : each))),
      tell: (ids: readonly number[]) =>
        change((all) => all.map((each) => (ids.includes(each.id) ? { ...each, isNotified: true } : each))),
      forgetHere,
      /** Forgets what was looked at, in other browsers too. */
      forget: (ids: readonly number[]) => {
        forgetHere(ids);
        // Where its code cannot be had either, another browser tells of it once more.
        void import('./jobCalls.ts').then(({ noteLookedAt }) => ids.map(noteLookedAt)).catch(() => undefined);
      },
    };
  }, [stored, setJobs]);
}
