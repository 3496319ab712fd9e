import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useIsReservedForOthers } from '../../providers/ability.ts';
import { isLocked } from '../shared/isLocked.ts';

/** Answers whether a record cannot be changed by whoever looks at it: because of its state, or because it is another's. */
export function useIsLocked(resource: Resource): (record: AnyRecord) => boolean {
  const isReservedForOthers = useIsReservedForOthers();
  return (record) => isLocked(resource, record) || isReservedForOthers(resource, record);
}
