/** Tells those who listen to a key. */
export class Listeners {
  readonly #byKey = new Map<string, Set<() => void>>();

  /** Returns the way to stop listening. */
  readonly subscribe = (key: string, listener: () => void): (() => void) => {
    const own = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, own.add(listener));
    return () => own.delete(listener);
  };

  tell(key: string): void {
    for (const listener of this.#byKey.get(key) ?? []) listener();
  }
}
