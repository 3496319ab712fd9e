import type { Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';

/** Whether there is anything that the user could do with several records at once. */
export function useSelectable(resource: Resource): boolean {
  const may = useMay();
  const { toggle, remove } = resource.endpoints;
  return (toggle !== undefined && may(resource, 'update')) || (remove !== undefined && may(resource, 'delete'));
}
