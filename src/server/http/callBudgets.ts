import { MINUTE_MS, SECOND_MS } from '../../core/durations.ts';

/** Logins whose calls are counted; those that made none lately are forgotten first. */
const MOST_LOGINS = 20_000;

interface Budget {
  left: number;
  at: number;
}

/**
 * How many calls a login may still make: a minute's worth at once, and then as many as a minute brings, spread over it. In
 * the memory of this server, since a place that all servers share would cost every call more than most calls take.
 */
export class CallBudgets {
  readonly #logins = new Map<string, Budget>();

  constructor(private readonly perMinute: number) {}

  /** Takes a call from the budget of a login; answers after how many seconds the next one comes where nothing is left. */
  take(login: string, now: number): number | undefined {
    const budget = this.#logins.get(login) ?? this.#begin(login, now);
    const come = ((now - budget.at) * this.perMinute) / MINUTE_MS;
    budget.left = Math.min(this.perMinute, budget.left + Math.max(0, come));
    budget.at = now;
    if (budget.left < 1) return Math.max(1, Math.ceil(((1 - budget.left) * MINUTE_MS) / this.perMinute / SECOND_MS));
    budget.left -= 1;
    return undefined;
  }

  #begin(login: string, now: number): Budget {
    if (this.#logins.size >= MOST_LOGINS) this.#forget(now);
    const budget = { left: this.perMinute, at: now };
    this.#logins.set(login, budget);
    return budget;
  }

  /** After a minute without a call a budget is whole again, as that of whoever is not known. */
  #forget(now: number): void {
    for (const [login, { at }] of this.#logins) if (now - at >= MINUTE_MS) this.#logins.delete(login);
    const [oldest] = this.#logins.keys();
    if (this.#logins.size >= MOST_LOGINS && oldest !== undefined) this.#logins.delete(oldest);
  }
}
