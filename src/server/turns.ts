/** How many go on at once. */
interface Limits {
  readonly each: number;
  readonly all: number;
}

type Begin = () => void;

interface Person {
  going: number;
  /** The number of the latest turn; 0 before the first. */
  lastTurn: number;
  readonly waiting: Begin[];
}

/**
 * Lets calls that take long wait for their turn: so many of one person go on at once, and so many of all together. Whoever
 * asks for a hundred at once waits for them; others come between.
 */
export class Turns {
  readonly #people = new Map<string, Person>();
  #all = 0;
  #count = 0;

  constructor(private readonly limits: Limits) {}

  /** Whether nobody has a turn or waits for one. */
  get isIdle(): boolean {
    return this.#people.size === 0;
  }

  /** How many wait for a turn of theirs. */
  waitingOf(name: string): number {
    return this.#people.get(name)?.waiting.length ?? 0;
  }

  /** Resolves once it is one's turn, with what ends it. */
  async take(name: string): Promise<() => void> {
    const person = this.#people.get(name) ?? { going: 0, lastTurn: 0, waiting: [] };
    this.#people.set(name, person);
    await new Promise<void>((begin) => {
      person.waiting.push(begin);
      this.#accessBasis();
    });
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      person.going -= 1;
      this.#all -= 1;
      if (person.going === 0 && person.waiting.length === 0) this.#people.delete(name);
      this.#accessBasis();
    };
  }

  /** First whoever has the fewest going on, and of these whoever had a turn longest ago: nobody's hundred come before another's one. */
  #accessBasis(): void {
    while (this.#all < this.limits.all) {
      const [next] = [...this.#people.values()]
        .filter(({ going, waiting }) => waiting.length > 0 && going < this.limits.each)
        .sort((one, other) => one.going - other.going || one.lastTurn - other.lastTurn);
      if (!next) return;
      this.#count += 1;
      next.lastTurn = this.#count;
      next.going += 1;
      this.#all += 1;
      next.waiting.shift()?.();
    }
  }
}
