/** Every connection keeps a plan per name, so the names are few. */
const MAX_NAMES = 500;
const MAX_SEEN = 5000;
/** Longer ones are inserts of many rows, whose text hardly comes a second time. */
const MAX_TEXT = 10_000;
/**
 * Begins a statement that is planned anew for its values each time, and so gets no name: from its sixth time on a connection,
 * a prepared one may get a plan for any values. `plan_cache_mode` would say it of the checks of foreign keys too.
 */
export const PLANNED_ANEW = '/* planned anew */';
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Gives a statement a short name to be prepared under when its text comes for the second time. A text that is built
 * for one occasion (a list of ids, say) so takes no name away from those that come all day.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  constructor(private readonly maxNames = MAX_NAMES) {}

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name || this.#names.size >= this.maxNames || text.length > MAX_TEXT) return name;
    if (!this.#seen.delete(text)) {
      this.#remember(text);
      return undefined;
    }
    const created = `s${this.#names.size}`;
    this.#names.set(text, created);
    return created;
  }

  #remember(text: string): void {
    if (!PREPARABLE.test(text)) return;
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear();
    this.#seen.add(text);
  }
}
