import { useListContext } from 'react-admin';
import type { Resource } from '../../../../core/resource.ts';
import { useMay } from '../../../providers/ability.ts';
import { listsOfBackEnd } from '../../../providers/backEnd.ts';
import { setFilters } from '../filters.ts';

/** Whether records can be moved: by whoever may change them, in the whole list, as their places sort it. */
export function useMayOrder(resource: Resource): boolean {
  const may = useMay();
  const { sort, filterValues } = useListContext();
  const isWhole = setFilters(resource, filterValues).length === 0 && !filterValues.q;
  const isInPlaces = sort.field === resource.place && sort.order === 'ASC';
  const isOffered = resource.endpoints.order !== undefined && listsOfBackEnd() !== 'whole';
  return isOffered && isInPlaces && isWhole && may(resource, 'update');
}
