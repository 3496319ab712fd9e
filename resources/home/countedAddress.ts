import type { Ability } from '../../src/core/abilities.ts';
import type { CountedRecords } from '../../schemas/dashboard.ts';
import type { Registry } from '../../src/core/registry.ts';
import { may } from '../../src/admin/providers/ability.ts';
import { listAddress } from '../../src/admin/addresses/addresses.ts';

interface CountedAddressOptions {
  readonly ability: Ability;
  readonly registry: Registry;
}

/** The list of just what was counted, with its filters on show; undefined for whoever may not open that list. */
export function countedAddress(
  { resource: name, filter }: CountedRecords,
  { ability, registry }: CountedAddressOptions,
): string | undefined {
  if (!registry.has(name) || !may(ability, registry.get(name), 'list')) return undefined;
  const address = listAddress(registry.get(name));
  const names = Object.keys(filter);
  if (names.length === 0) return address;
  const query = new URLSearchParams({
    displayedFilters: JSON.stringify(Object.fromEntries(names.map((each) => [each, true]))),
    filter: JSON.stringify(filter),
  });
  return `${address}?${query}`;
}
