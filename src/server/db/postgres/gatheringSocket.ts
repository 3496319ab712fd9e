import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/** A socket that sends together what is written in one turn of the event loop: each sending costs more than its bytes. */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    this.#gather();
    super.cork();
  }

  override write(chunk: string | Uint8Array, ...more: [Done?] | [BufferEncoding?, Done?]): boolean {
    this.#gather();
    return super.write(chunk, ...(more as [Done?]));
  }

  /** Until all that is ready to run has run, and before anything that waits for the outside. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
