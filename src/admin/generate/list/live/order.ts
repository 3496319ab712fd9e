import type { Identifier } from 'react-admin';

/** Beside which record one is to stand, as the call for the order says it. */
export type Neighbour = { readonly after: Identifier } | { readonly before: Identifier };

/** The ids with one of them at another place, which is none beyond the ends. */
export function moved(ids: readonly Identifier[], id: Identifier, to: number): readonly Identifier[] {
  const others = ids.filter((each) => each !== id);
  const at = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The ids with one of them beside its neighbour; as they are where that one is not among them. */
export function movedBeside(ids: readonly Identifier[], id: Identifier, neighbour: Neighbour): readonly Identifier[] {
  const others = ids.filter((each) => each !== id);
  const isAfter = 'after' in neighbour;
  const at = others.indexOf(isAfter ? neighbour.after : neighbour.before);
  return at < 0 ? ids : moved(ids, id, isAfter ? at + 1 : at);
}

/** What says where a record stands: the one before it, or for the first the one behind it. */
export function neighbourOf(ids: readonly Identifier[], id: Identifier): Neighbour | undefined {
  const at = ids.indexOf(id);
  const [before, behind] = [ids[at - 1], ids[at + 1]];
  if (before !== undefined) return { after: before };
  return behind === undefined ? undefined : { before: behind };
}
