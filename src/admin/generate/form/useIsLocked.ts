import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useIsLeftToOthers } from '../../providers/ability.ts';
import { isLocked } from '../shared/isLocked.ts';

/** Answers whether a record cannot be changed by whoever looks at it: because of its state, or because it is another's. */
export function useIsLocked(resource: Resource): (record: AnyRecord) => boolean {
  const isLeftToOthers = useIsLeftToOthers();
  return (record) => isLocked(resource, record) || isLeftToOthers(resource, record);
}
