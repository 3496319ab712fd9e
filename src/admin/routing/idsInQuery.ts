import { ID_PATTERN } from '../../core/paths.ts';

/** The ids that the query of an address names; null for what it does not name, or names by what is no id. */
export function idsInQuery<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Record<Name, number | null> {
  const idIn = (name: Name) => (ID_PATTERN.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  return Object.fromEntries(names.map((name) => [name, idIn(name)])) as Record<Name, number | null>;
}
