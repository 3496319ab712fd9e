/** How much of it goes on at once. */
export interface Limits {
  readonly each: number;
  readonly all: number;
}

/** Counts the work that takes long, by login and in this server. */
export class WorkAtOnce {
  readonly #logins = new Map<string, number>();
  #all = 0;

  constructor(private readonly limits: Limits) {}

  /** Begins a piece; answers what ends it, once. Undefined where as many go on as may. */
  begin(login: string): (() => void) | undefined {
    const own = this.#logins.get(login) ?? 0;
    if (own >= this.limits.each || this.#all >= this.limits.all) return undefined;
    this.#logins.set(login, own + 1);
    this.#all += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#all -= 1;
      const left = (this.#logins.get(login) ?? 1) - 1;
      if (left > 0) this.#logins.set(login, left);
      else this.#logins.delete(login);
    };
  }
}
