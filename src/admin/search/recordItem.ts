import type { Resource } from '../../core/resource.ts';
import type { FoundRecord } from '../../core/calls/engineCalls.ts';
import { screenAddress } from '../addresses/addresses.ts';
import type { SearchItem } from './searchItem.ts';

/** A record as it stands among what was found. */
export function recordItem(resource: Resource, { id, title, subtitle, image, is_active }: FoundRecord): SearchItem {
  return {
    key: `record/${resource.name}/${id}`,
    title,
    note: subtitle,
    icon: resource.icon,
    ...(imageField(resource) !== undefined && { image }),
    isOff: is_active === 0,
    address: screenAddress(resource, 'show', id),
  };
}

/** The field that holds a record's picture. */
export function imageField({ fields }: Resource): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === 'image');
}
