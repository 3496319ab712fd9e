import type { AnyRecord } from '../../../format/values.ts';

/** The numbers that were put into a form by itself: where somebody else takes one meanwhile, the server gives the next. */
export class SuggestedNumbers {
  readonly #offered = new Map<string, Set<unknown>>();
  readonly #sent = new Map<string, Set<unknown>>();

  add(name: string, value: unknown): void {
    addTo(this.#offered, name, value);
  }

  has(name: string, value: unknown): boolean {
    return this.#offered.get(name)?.has(value) ?? false;
  }

  /** The fields of a record that hold what was offered. */
  namesIn(record: AnyRecord): readonly string[] {
    return [...this.#offered.keys()].filter((name) => this.has(name, record[name] ?? null) && record[name] !== null);
  }

  /** Notes that a record is on its way: its numbers are not offered for the next one. */
  send(record: AnyRecord): void {
    for (const name of this.namesIn(record)) addTo(this.#sent, name, record[name]);
  }

  isSent(name: string, value: unknown): boolean {
    return this.#sent.get(name)?.has(value) ?? false;
  }

  /** A record that was refused has not taken its numbers. */
  takeBack(record: AnyRecord): void {
    for (const [name, values] of this.#sent) values.delete(record[name]);
  }
}

function addTo(map: Map<string, Set<unknown>>, name: string, value: unknown): void {
  const values = map.get(name) ?? new Set();
  map.set(name, values.add(value));
}
