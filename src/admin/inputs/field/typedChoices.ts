/** A chooser of a form, as whoever saves the form sees it. */
interface Chooser {
  /** Chooses what is typed. */
  readonly take: () => void;
  /** Ends the search; what was typed is forgotten. */
  readonly forget: () => void;
}

/** The choosers of a form in which something is typed that is not chosen yet, by their path in the form's values. */
export class TypedChoices {
  readonly #choosers = new Map<string, Chooser>();
  readonly #typed = new Set<string>();
  readonly #waiting = new Set<string>();
  readonly #listeners = new Set<() => void>();

  /** Answers the way out again. */
  add(path: string, chooser: Chooser): () => void {
    this.#choosers.set(path, chooser);
    return () => {
      this.#choosers.delete(path);
      this.setTyped(path, false);
      this.setWaiting(path, false);
    };
  }

  /** Says whether the answer that decides what is chosen is still on its way. */
  setWaiting(path: string, isWaiting: boolean): void {
    this.#mark(this.#waiting, path, isWaiting);
  }

  /** Says whether something is typed that is not chosen yet. */
  setTyped(path: string, isTyped: boolean): void {
    this.#mark(this.#typed, path, isTyped);
  }

  /** Whether something is typed anywhere that is not chosen yet. */
  readonly hasTyped = (): boolean => this.#typed.size > 0;

  isWaiting(path: string): boolean {
    return this.#waiting.has(path);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Chooses what is typed everywhere; settled once all of it is chosen or known to match nothing. */
  async settle(): Promise<void> {
    for (const { take } of this.#choosers.values()) take();
    while (this.#waiting.size > 0) await new Promise<void>((resolve) => this.#once(resolve));
  }

  forget(): void {
    for (const { forget } of this.#choosers.values()) forget();
  }

  #mark(marked: Set<string>, path: string, isMarked: boolean): void {
    if (marked.has(path) === isMarked) return;
    if (isMarked) marked.add(path);
    else marked.delete(path);
    for (const listener of this.#listeners) listener();
  }

  #once(listener: () => void): void {
    const leave = this.subscribe(() => {
      leave();
      listener();
    });
  }
}
