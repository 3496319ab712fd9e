/** A record of any resource, as the server answers it. */
export type AnyRecord = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name in an embedded record. */
export function nameOf(embedded: unknown): string | undefined {
  if (!isObject(embedded) || embedded.name === null || embedded.name === undefined) return undefined;
  return String(embedded.name);
}

/** The names in a list of embedded records; undefined when there is no such list. */
export function namesOf(embedded: unknown): string[] | undefined {
  if (!Array.isArray(embedded)) return undefined;
  return embedded.map(nameOf).filter((name) => name !== undefined);
}
