import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useRegistry } from '../../product/product.ts';
import { useIsReservedForOthers, useMay } from '../../providers/ability.ts';
import { useHasOwnCalls } from '../../providers/backEnd.ts';
import { accountOf } from './accountOf.ts';

/** Whether whoever looks may give a link to the user that a record is, or is about. */
export function useMayGiveLink(resource: Resource, record: AnyRecord): boolean {
  const mayGive = useMayGiveLinks();
  const isReservedForOthers = useIsReservedForOthers();
  return mayGive && !isReservedForOthers(resource, record) && accountOf(resource, record) !== undefined;
}

/** Whether whoever looks may give links to users at all. */
export function useMayGiveLinks(): boolean {
  const may = useMay();
  const user = useRegistry().get('user');
  const hasOwnCalls = useHasOwnCalls();
  return hasOwnCalls && may(user, 'update');
}
