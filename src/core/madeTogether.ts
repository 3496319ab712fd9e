import { isFilled } from './conditions.ts';
import { isObject } from './isObject.ts';
import type { AnyField, ReferenceField } from './fields/field.ts';

/** What is given of a record that is to be made together with the one that refers to it. */
export type Together = Readonly<Record<string, unknown>>;

/** A reference that takes a new record in the place of an id. */
export type TakingReference = ReferenceField & { readonly madeWith: readonly string[] };

/** Whether a field takes a record that is made together with this one. */
export function takesTogether(field: AnyField | undefined): field is TakingReference {
  return field?.kind === 'reference' && field.madeWith !== undefined;
}

/** The record that is given in the place of an id, as an object or as its JSON text; undefined where there is none. */
export function togetherOf(field: AnyField | undefined, raw: unknown): Together | undefined {
  if (!takesTogether(field)) return undefined;
  if (typeof raw !== 'string') return isObject(raw) ? raw : undefined;
  if (!raw.trimStart().startsWith('{')) return undefined;
  try {
    const parsed: unknown = JSON.parse(raw);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The values of such a record: given values, fields for which `only` leaves one value, and values copied from the other
 * record. A given value wins over a copied one, unless it is empty.
 */
export function filledTogether(
  { madeWith, madeFrom = {}, only = {} }: TakingReference,
  entered: Together,
  record: Together,
): Record<string, unknown> {
  const fixed = Object.entries(only).filter(([, test]) => typeof test === 'number' || typeof test === 'string');
  const taken = Object.entries(madeFrom).map(([there, here]) => [there, record[here]]);
  const own = Object.entries(entered).filter(
    ([inner, value]) => madeWith.includes(inner) && (isFilled(value) || !(inner in madeFrom)),
  );
  return Object.fromEntries([...fixed, ...taken, ...own]);
}
