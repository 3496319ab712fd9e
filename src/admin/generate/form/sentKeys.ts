import type { AnyRecord } from '../../format/values.ts';

/**
 * The keys with which a form sends new records. The same record keeps its key until it is answered: where only the answer
 * got lost, the server knows it by that, and does not make it twice.
 */
export class SentKeys {
  readonly #keys = new Map<string, string>();

  /** The key to send a record with. */
  keyOf(record: AnyRecord): string {
    const text = textOf(record);
    const key = this.#keys.get(text) ?? newKey();
    this.#keys.set(text, key);
    return key;
  }

  /** Whether the same record was sent before and is not answered. */
  has(record: AnyRecord): boolean {
    return this.#keys.has(textOf(record));
  }

  /** Forgets the key of a record that was answered. */
  forget(record: AnyRecord): void {
    this.#keys.delete(textOf(record));
  }
}

function textOf(record: AnyRecord): string {
  return JSON.stringify(record, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/** Not `crypto.randomUUID`: a school's own network has no https, and without it there is none. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
