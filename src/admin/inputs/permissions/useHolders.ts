import { useGetList } from 'react-admin';
import { user } from '../../../core/access/user.ts';
import { useShownResource } from '../../fields/useWords.ts';
import { useRegistry } from '../../product/product.ts';
import { useFormScope } from '../formScope.ts';

/** How many active users have the role in the form; undefined while that is not known, and of a new one. */
export function useHolders(): number | undefined {
  const { record } = useFormScope();
  const { name } = useShownResource();
  const registry = useRegistry();
  const isRole = registry.has(user.name) && user.fields.role_id.target === name;
  const { total } = useGetList(
    user.name,
    {
      filter: { role_id: record?.id, is_active: 1 },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: isRole && record !== undefined, retry: false },
  );
  return isRole && record ? total : undefined;
}
