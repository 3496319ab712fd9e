import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../../../core/durations.ts';

const LOOK_EVERY_MS = 10_000;

/** All else of a group. */
const OTHERS = '…';

/** What happened again and again within a minute. */
export interface Tallied<Thing> {
  readonly name: string;
  readonly thing: Thing;
  times: number;
}

interface Minute<Thing> {
  readonly begun: number;
  readonly tallies: Map<string, Tallied<Thing>>;
}

interface Limits {
  /** How many names of a group are told apart within a minute; all others are told as one. */
  readonly names: number;
  /** How many groups at a time. */
  readonly groups: number;
}

/** Counts what happens, by group and name, until a minute is over: nobody can flood the history with it. */
export class MinuteTallies<Thing> {
  readonly #groups = new Map<string, Minute<Thing>>();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Of all that is counted as one, the first thing is kept; `forOthers` is it where names are no longer told apart. */
  add({ group, name, thing, forOthers = thing }: Added<Thing>, now: number): void {
    const minute = this.#groups.get(group) ?? { begun: now, tallies: new Map<string, Tallied<Thing>>() };
    if (!this.#groups.has(group) && this.#groups.size >= this.#limits.groups) return;
    this.#groups.set(group, minute);
    const isKnown = minute.tallies.has(name) || minute.tallies.size < this.#limits.names;
    const countedName = isKnown ? name : OTHERS;
    const tallied = minute.tallies.get(countedName) ?? {
      name: countedName,
      thing: isKnown ? thing : forOthers,
      times: 0,
    };
    tallied.times += 1;
    minute.tallies.set(countedName, tallied);
  }

  /** Takes out what was counted in minutes that are over. */
  take(now: number): Tallied<Thing>[] {
    const over = [...this.#groups].filter(([, { begun }]) => now - begun >= MINUTE_MS);
    for (const [group] of over) this.#groups.delete(group);
    return over.flatMap(([, { tallies }]) => [...tallies.values()]);
  }
}

interface Added<Thing> {
  readonly group: string;
  readonly name: string;
  readonly thing: Thing;
  readonly forOthers?: Thing;
}

/** Has tallies written once their minute is over, and all that are left when the server ends. */
export function writeEachMinute(app: FastifyInstance, write: (now: number) => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void write(Date.now()), LOOK_EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await write(Number.POSITIVE_INFINITY);
  });
}
