import { type RaRecord, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { role } from '../../../core/access/role.ts';
import type { Resource } from '../../../core/resource.ts';
import { useShownResource, useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useRegistry } from '../../product/product.ts';
import { type PermissionRows, permissionsIn } from './storedPermissions.ts';

/** A role with what it gives. */
export interface ChosenRole {
  readonly id: number;
  readonly name: string;
  readonly permissions: PermissionRows;
}

export type RoleInForm =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly role: ChosenRole };

/** The role that the form names, as it is chosen there at the moment. */
export function useChosenRole(): RoleInForm {
  const chosen: unknown = useWatch({ name: roleFieldOf(useShownResource()) });
  return useRole(Number(chosen ?? 0));
}

/** The field that names the role of a person. */
export function roleFieldOf({ fields }: Resource): string {
  const found = Object.entries(fields).find(([, each]) => each.kind === 'reference' && each.target === role.name);
  return found?.[0] ?? '';
}

/** A role by its id, 0 where there is none. */
export function useRole(id: number): RoleInForm {
  const { conventions } = useWords();
  const declared = useRegistry().get(role.name);
  const { data, error, refetch } = useGetOne<RaRecord<number>>(role.name, { id }, { enabled: id > 0, retry: false });
  if (!(id > 0)) return { state: 'none' };
  if (data?.id === id) {
    const name = titleOf(declared, data, conventions);
    return { state: 'known', role: { id, name, permissions: permissionsIn(data.permissions) } };
  }
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
