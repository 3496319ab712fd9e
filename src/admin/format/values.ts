import { isObject } from '../../core/isObject.ts';

/** A record of any resource, as the server answers it. */
export type AnyRecord = Readonly<Record<string, unknown>>;

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
