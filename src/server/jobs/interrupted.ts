/** Why a job does not go on: it is not wanted any more, the server stops, or another worker has it. */
export type Interruption = 'cancelled' | 'stopping' | 'lost';

/** What ends a run that looks at its signal. */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted';

  constructor(readonly why: Interruption) {
    super(`The job does not go on: ${why}.`);
  }
}
