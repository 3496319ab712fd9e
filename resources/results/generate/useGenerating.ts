import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-admin';
import { generateResults } from '../../../schemas/exams/resultCalls.ts';
import { isOver, type Job } from '../../../src/core/calls/jobs.ts';
import { ApiError } from '../../../src/admin/http/apiError.ts';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { useFollowedJobs } from '../../../src/admin/jobs/followedJobs.ts';
import { readJob } from '../../../src/admin/jobs/jobCalls.ts';
import { useErrorNotice } from '../../../src/admin/notices/useErrorNotice.ts';
import { type Scope, scopeQuery } from './place.ts';

const POLL_MS = 500;
/** Of how many places the last job is remembered. */
const KEPT = 20;

type Begun = Readonly<Record<string, number>>;

export interface Generating {
  readonly job: Job | undefined;
  /** Why it could not begin, in the server's words. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly isRunning: boolean;
  readonly generate: () => void;
  readonly forget: () => void;
}

/** Generates the results of a scope by a job. The browser keeps which, so that a reload shows how far it is. */
export function useGenerating(scope: Scope, onRefused: () => unknown): Generating {
  const key = JSON.stringify(scope);
  const noteError = useErrorNotice();
  const queryClient = useQueryClient();
  const followed = useFollowedJobs();
  const [begun = {}, setBegun] = useStore<Begun>('results.generating', {});
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const id = begun[key];
  const { data: job } = useQuery({
    queryKey: ['results', 'generating', id],
    queryFn: ({ signal }) => readJob(id ?? 0, signal),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data, error } }) => (error || (data && isOver(data.state)) ? false : POLL_MS),
    staleTime: 0,
    retry: false,
  });
  const own = id === undefined ? undefined : job;

  const keep = (changed: number | undefined) => {
    const others = Object.entries(begun).filter(([other]) => other !== key);
    const latest = others.slice(-KEPT + 1);
    setBegun(Object.fromEntries(changed === undefined ? latest : [...latest, [key, changed]]));
  };
  const generate = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { data } = await callApi(generateResults, { input: scope });
      const address = `/result/generate?${new URLSearchParams(scopeQuery(scope))}`;
      followed.follow({ id: data.job_id, kind: 'generateResults', resource: 'result', isShown: false, address });
      keep(data.job_id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) noteError(error);
      else {
        setRefusal(error.message);
        keep(undefined);
        void onRefused();
      }
    } finally {
      setBusy(false);
    }
  };
  const end = own && isOver(own.state) ? own.id : undefined;
  const told = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ['resultOverview'] });
    if (own?.state === 'failed') void onRefused();
  });
  useEffect(() => {
    if (end !== undefined) told();
  }, [end]);

  const forget = () => {
    keep(undefined);
    setRefusal(undefined);
  };
  const isRunning = own !== undefined && end === undefined;
  return { job: own, refusal, isBusy, isRunning, generate: () => void generate(), forget };
}
