import { choice, dateTime, integer, text } from '../fields/builders.ts';
import { type AnswerOf, anyObject, described, flag, named, nullable, object, written } from './shapes.ts';

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export type JobState = (typeof JOB_STATES)[number];

const count = () => integer({ min: 0 });

const PARTS = {
  id: integer(),
  kind: text(),
  state: choice(JOB_STATES),
  done: described(count(), 'Of the present phase'),
  total: described(count(), 'Of the present phase; 0 while nobody knows'),
  message: nullable(described(text(), 'Why it failed, also where it will be tried again')),
  result: nullable(
    described(
      anyObject<Readonly<Record<string, unknown>>>(),
      'What it tells of its end, by its kind. Of every kind, `count` is how much it did, and `refused` is true where nothing was done, because of what was wrong',
    ),
  ),
  file: described(
    nullable(object({ name: text(), kept_until: dateTime() })),
    'What it has left: whoever started it gets it at /jobs/{id}/file',
  ),
  phase: nullable(text()),
  resource: nullable(described(text(), 'The resource that it is about')),
};

/** Work that goes on behind a call, or is over. */
export const JOB = named('Job', object(PARTS));

/** The answer of a call whose work continues in a job. */
export const BEGUN = named('JobBegun', written(object({ job_id: integer() })));

/** A job as those see it who look after the server: with who started it, and when. */
export const LISTED_JOB = named(
  'ListedJob',
  object({
    ...PARTS,
    about: nullable(described(text(), 'What it is about beside its resource, in words')),
    user: nullable(described(object({ id: integer(), name: text() }), 'Who started it')),
    attempts: count(),
    is_final: described(flag(), 'Whether it came to nothing and cannot begin again'),
    created_at: dateTime(),
    started_at: nullable(dateTime()),
    ended_at: nullable(dateTime()),
    run_after: described(dateTime(), 'Before that nobody begins with it'),
  }),
);

/** How much waits. */
export const JOB_COUNTS = object({
  waiting: count(),
  running: count(),
  oldest_waiting: described(count(), 'For how many seconds the oldest one waits'),
});

export type Job = AnswerOf<typeof JOB>;
export type ListedJob = AnswerOf<typeof LISTED_JOB>;
export type JobCounts = AnswerOf<typeof JOB_COUNTS>;

/** Whether a job has come to its end and done nothing of what it was started for, because of what was wrong. */
export function isRefused({ state, result }: Pick<Job, 'state' | 'result'>): boolean {
  return state === 'done' && result?.refused === true;
}

/** Whether a job has come to its end; only somebody who asks for it starts it again. */
export function isOver(state: JobState): boolean {
  return state !== 'queued' && state !== 'running';
}
