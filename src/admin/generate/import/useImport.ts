import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { ApiError } from '../../http/apiError.ts';
import { isImportOf } from './isImportOf.ts';
import { type FollowedJob, useFollowedJobs } from '../../jobs/followedJobs.ts';
import { stopJob } from '../../jobs/jobCalls.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { IMPORT_KIND } from '../../../core/calls/jobKinds.ts';
import type { ImportJob, ImportReport } from '../../../core/calls/imports.ts';
import { checkImport, type ImportMapping, readImport, startImport } from '../../providers/imports.ts';

export type Step = 'file' | 'columns' | 'check' | 'result';
export const STEPS: readonly Step[] = ['file', 'columns', 'check', 'result'];

interface State {
  readonly step: Step;
  readonly file?: File;
  readonly mapping: ImportMapping;
  /** The last check, or the import itself. */
  readonly job?: ImportJob;
  /** What the last check was told of the columns. */
  readonly checked?: ImportMapping;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
}

export interface Import extends State {
  readonly report: ImportReport | undefined;
  readonly take: (file: File) => void;
  readonly assign: (heading: string, field: string | null) => void;
  readonly check: () => void;
  readonly start: () => void;
  /** Takes back what has been imported so far. */
  readonly cancel: () => void;
  readonly goTo: (step: Step) => void;
}

const POLL_MS = 400;
const BEGINNING: State = { step: 'file', mapping: {}, isBusy: false };

/** An import that was begun before, as long as the server has not said how far it is. */
function waiting(id: number): ImportJob {
  return { id: String(id), phase: 'waiting', done: 0, total: 0 };
}

function goingOn({ id }: FollowedJob): State {
  return { ...BEGINNING, step: 'result', isBusy: true, job: waiting(id) };
}

/** An import from the choice of a file to its end. What was chosen stays, whatever goes wrong. */
export function useImport(resource: Resource): Import {
  const translate = useTranslate();
  const refresh = useRefresh();
  const noteError = useErrorNotice();
  const followed = useFollowedJobs();
  const [resumed] = useState(() => followed.jobs.find((job) => isImportOf(resource, job)));
  const [state, setState] = useState<State>(() => (resumed ? goingOn(resumed) : BEGINNING));
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (changed: Partial<State>) => setState((before) => ({ ...before, ...changed }));

  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = leaving.current;
    change({ isBusy: true, error: undefined });
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      change({ error: sentenceOf(error, translate) });
    }
    change({ isBusy: false });
  };

  const ask = (file: File, mapping?: ImportMapping) => ({ file, mapping, values: resource.pathValues });

  const take = (file: File) => {
    change({ file, step: 'file' });
    void attempt(async (signal) => {
      const job = await checkImport(resource, { ...ask(file), signal });
      const mapping = Object.fromEntries((job.report?.columns ?? []).map(({ heading, field }) => [heading, field]));
      change({ job, mapping, checked: mapping, step: 'columns' });
    });
  };

  const check = () => {
    const { file, mapping, checked } = state;
    if (!file) return;
    if (JSON.stringify(mapping) === JSON.stringify(checked)) return change({ step: 'check', error: undefined });
    void attempt(async (signal) => {
      const job = await checkImport(resource, { ...ask(file, mapping), signal });
      change({ job, checked: mapping, step: 'check' });
    });
  };

  const start = () => {
    const { file, mapping } = state;
    if (!file) return;
    void attempt(async (signal) => {
      const started = await startImport(resource, { ...ask(file, mapping), signal });
      followed.follow({ id: Number(started.id), kind: IMPORT_KIND, resource: resource.name, isShown: true });
      change({ job: started, step: 'result' });
      await toEnd(started, signal);
    });
  };

  const toEnd = async (started: ImportJob, signal: AbortSignal) => {
    const job = await follow(started, signal);
    followed.forget([Number(job.id)]);
    // A row that was taken meanwhile: what is wrong is shown as after a check.
    change({ job, step: job.refused ? 'check' : 'result' });
    if (job.phase === 'failed') throw new ApiError(0, { message: job.message ?? 'ra.notification.http_error' });
    refresh();
  };

  const cancel = () => {
    const { job } = state;
    // How it ended is told by the job itself; one that was quicker has nothing left to cancel.
    if (job) stopJob(Number(job.id)).catch(noteError);
  };

  const resume = useEffectEvent(() => {
    if (!resumed) return;
    followed.follow({ ...resumed, isShown: true });
    void attempt((signal) => toEnd(waiting(resumed.id), signal));
  });
  useEffect(() => resume(), []);
  const hide = useEffectEvent(() => state.job && followed.hide(Number(state.job.id)));
  useEffect(() => () => void hide(), []);

  const follow = async (job: ImportJob, signal: AbortSignal): Promise<ImportJob> => {
    if (job.phase === 'done' || job.phase === 'failed') return job;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const next = await readImport(job.id, signal);
    change({ job: next });
    return follow(next, signal);
  };

  return {
    ...state,
    report: state.job?.report,
    take,
    check,
    start,
    cancel,
    assign: (heading, field) => change({ mapping: assigned(state.mapping, heading, field) }),
    goTo: (step) => change({ step, error: undefined }),
  };
}

/** Two columns cannot fill one field: the one that was chosen last has it. */
export function assigned(mapping: ImportMapping, heading: string, field: string | null): ImportMapping {
  const others = Object.entries(mapping).map(([other, has]) => [other, field !== null && has === field ? null : has]);
  return { ...Object.fromEntries(others), [heading]: field };
}

function sentenceOf(
  error: unknown,
  translate: (key: string, options?: Readonly<Record<string, unknown>>) => string,
): string {
  if (!(error instanceof ApiError)) return translate('ra.notification.http_error');
  const [first] = Object.values(error.body.errors ?? {});
  return first ?? translate(error.message, { _: error.message });
}
