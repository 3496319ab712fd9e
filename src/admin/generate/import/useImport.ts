import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { ApiError } from '../../http/apiError.ts';
import { isImportOf } from './isImportOf.ts';
import { type FollowedJob, useFollowedJobs } from '../../jobs/followedJobs.ts';
import { stopJob } from '../../jobs/jobCalls.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { IMPORT_KIND } from '../../../core/calls/jobKinds.ts';
import { isFilled } from '../../../core/conditions.ts';
import {
  ALL_ROWS,
  type DayOrder,
  type DaysQuestion,
  type ImportJob,
  type ImportReport,
} from '../../../core/calls/imports.ts';
import type { AnyRecord } from '../../format/values.ts';
import {
  checkImport,
  type ImportCorrections,
  type ImportMapping,
  type ImportRequest,
  readImport,
  startImport,
} from '../../providers/imports.ts';
import { SentKeys } from '../form/sentKeys.ts';

export type Step = 'file' | 'columns' | 'check' | 'result';
export const STEPS: readonly Step[] = ['file', 'columns', 'check', 'result'];

interface State {
  readonly step: Step;
  readonly file?: File;
  readonly mapping: ImportMapping;
  /** The last check, or the import itself. */
  readonly job?: ImportJob;
  /** What the last check was told, as text. */
  readonly checked?: string;
  /** Every row or none, or those that are ready. */
  readonly take: 'all' | 'ready';
  /** What has to be answered about the days of the file, and the answer. */
  readonly question?: DaysQuestion | undefined;
  readonly days?: DayOrder | undefined;
  /** What all rows have in fields that no column gives. */
  readonly forAll: AnyRecord;
  /** Cells that were mended here. */
  readonly corrections: ImportCorrections;
  /** Of the rows that look like another record those that are not imported; undefined before somebody has decided. */
  readonly leftOut?: readonly number[] | undefined;
  /** The import that took the rows that were ready: the others wait since. */
  readonly restOf?: string;
  /** Rows that were taken before, while others waited. */
  readonly imported: number;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
}

export interface Import extends State {
  readonly report: ImportReport | undefined;
  readonly takeFile: (file: File) => void;
  readonly assign: (heading: string, field: string | null) => void;
  /** Says what all rows have in fields that no column gives. */
  readonly fill: (values: AnyRecord) => void;
  /** Puts something else wherever a text stands in a column. */
  readonly mendAll: (heading: string, text: string, mended: string) => void;
  readonly leaveOut: (rows: readonly number[]) => void;
  readonly choose: (take: State['take']) => void;
  readonly answer: (days: DayOrder) => void;
  readonly mend: (row: number, heading: string, text: string) => void;
  /** Whether something was mended that no check has seen. */
  readonly isUnchecked: boolean;
  readonly check: () => void;
  readonly start: () => void;
  /** Takes back what has been imported so far. */
  readonly cancel: () => void;
  readonly goTo: (step: Step) => void;
}

const POLL_MS = 400;
const BEGINNING: State = {
  step: 'file',
  mapping: {},
  isBusy: false,
  take: 'all',
  forAll: {},
  corrections: {},
  imported: 0,
};

/** An import that was begun before, as long as the server has not said how far it is. */
function waiting(id: number): ImportJob {
  return { id: String(id), phase: 'waiting', done: 0, total: 0 };
}

function runningState({ id }: FollowedJob): State {
  return { ...BEGINNING, step: 'result', isBusy: true, job: waiting(id) };
}

/** An import from the choice of a file to its end. What was chosen stays, whatever goes wrong. */
export function useImport(resource: Resource): Import {
  const translate = useTranslate();
  const refresh = useRefresh();
  const noteError = useErrorNotice();
  const followed = useFollowedJobs();
  const [resumed] = useState(() => followed.jobs.find((job) => isImportOf(resource, job)));
  const [state, setState] = useState<State>(() => (resumed ? runningState(resumed) : BEGINNING));
  const [keys] = useState(() => new SentKeys());
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

  const { file, restOf, mapping, days, corrections } = state;
  const taken = new Set(Object.values(mapping));
  const forAll = Object.fromEntries(
    Object.entries(state.forAll).filter(([name, value]) => isFilled(value) && !taken.has(name)),
  );
  const asked: ImportRequest = {
    file,
    restOf,
    mapping,
    days,
    corrections,
    values: { ...resource.pathValues, ...forAll },
  };
  const askedText = textOf(asked);

  const takeFile = (taken: File) => {
    setState({ ...BEGINNING, file: taken });
    void attempt(async (signal) => {
      const job = await checkImport(resource, { file: taken, values: resource.pathValues, signal });
      const found = mappingOf(job.report);
      const question = job.report?.days;
      const checked = textOf({ mapping: found, values: resource.pathValues });
      change({ job, mapping: found, checked, question, days: question?.preset, step: 'columns' });
    });
  };

  const check = () => {
    if (askedText === state.checked) return change({ step: 'check', error: undefined });
    void attempt(async (signal) => {
      const job = await checkImport(resource, { ...asked, signal });
      const question = job.report?.days;
      // Another column of days: it is asked for before anything else.
      if (question) return change({ job, question, days: question.preset, step: 'columns' });
      change({ job, checked: askedText, step: 'check', leftOut: stillLeftOut(state, job) });
    });
  };

  const start = () => {
    void attempt(async (signal) => {
      const sent = { ...asked, take: state.take, leaveOut: state.leftOut };
      const started = await startImport(resource, { ...sent, key: keys.keyOf({ ...sent }), signal });
      keys.forget({ ...sent });
      followed.follow({ id: Number(started.id), kind: IMPORT_KIND, resource: resource.name, isShown: true });
      change({ job: started, step: 'result' });
      await toEnd(started, signal);
    });
  };

  const toEnd = async (started: ImportJob, signal: AbortSignal) => {
    const job = await follow(started, signal);
    followed.forget([Number(job.id)]);
    // A row that was taken meanwhile: what is wrong is shown as after a check.
    setState((before) => ({ ...before, job, ...afterImport(job, before, asked.values) }));
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
    takeFile,
    choose: (take) => change({ take }),
    fill: (values) => change({ forAll: values }),
    mendAll: (heading, text, mended) =>
      setState((before) => ({ ...before, corrections: withAll(before.corrections, { heading, text, mended }) })),
    leaveOut: (leftOut) => change({ leftOut }),
    answer: (chosen) => change({ days: chosen }),
    mend: (row, heading, text) =>
      setState((before) => ({ ...before, corrections: mended(before.corrections, { row, heading, text }) })),
    isUnchecked: state.step === 'check' && askedText !== state.checked,
    check,
    start,
    cancel,
    assign: (heading, field) => change({ mapping: assigned(state.mapping, heading, field) }),
    goTo: (step) => change({ step, error: undefined }),
  };
}

/** What a check is told beside the file, to see whether it was told just that. */
function textOf({ mapping, days, corrections = {}, values = {} }: ImportRequest): string {
  return JSON.stringify([mapping, days, corrections, values]);
}

/** What was mended, with another text wherever one stands; cells of their own that hold it give way. */
function withAll(
  corrections: ImportCorrections,
  { heading, text, mended }: { readonly heading: string; readonly text: string; readonly mended: string },
): ImportCorrections {
  const all = { ...corrections[ALL_ROWS], [heading]: { ...corrections[ALL_ROWS]?.[heading], [text]: mended } };
  return { ...corrections, [ALL_ROWS]: all };
}

/** What was decided about rows that look like others holds as long as they are the same rows. */
function stillLeftOut({ job: before, leftOut }: State, { report }: ImportJob): readonly number[] | undefined {
  return JSON.stringify(before?.report?.similar_rows) === JSON.stringify(report?.similar_rows) ? leftOut : undefined;
}

function mappingOf(report: ImportReport | undefined): ImportMapping {
  return Object.fromEntries((report?.columns ?? []).map(({ heading, field }) => [heading, field]));
}

function mended(
  corrections: ImportCorrections,
  { row, heading, text }: { readonly row: number; readonly heading: string; readonly text: string },
): ImportCorrections {
  return { ...corrections, [row]: { ...corrections[row], [heading]: text } };
}

/** Where an import that is over leads: rows that wait are mended, and taken by another one. */
function afterImport(job: ImportJob, { imported, mapping }: State, values: AnyRecord | undefined): Partial<State> {
  if (job.refused) return { step: 'check' };
  const { report } = job;
  if (!report) return { step: 'result' };
  const all = imported + report.created;
  if (report.wrong === 0) return { step: 'result', imported: all };
  // After the page was loaded anew, only the import itself knows its columns.
  const known = Object.keys(mapping).length > 0 ? mapping : mappingOf(report);
  // The rows that wait have what was mended, and are read in the order that is known.
  const beginning = { corrections: {}, days: undefined, question: undefined, leftOut: undefined };
  const checked = textOf({ mapping: known, values });
  return { ...beginning, step: 'check', mapping: known, checked, restOf: job.id, imported: all };
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
