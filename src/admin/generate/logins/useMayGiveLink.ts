import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useRegistry } from '../../product/product.ts';
import { useMay } from '../../providers/ability.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import { accountOf } from './accountOf.ts';

/** Whether whoever looks may give a link to the user that a record is, or is about. */
export function useMayGiveLink(resource: Resource, record: AnyRecord): boolean {
  const may = useMay();
  const user = useRegistry().get('user');
  const hasOwnCalls = useHasOwnCalls();
  return accountOf(resource, record) !== undefined && hasOwnCalls && may(user, 'update');
}
