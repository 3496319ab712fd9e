import { type RaRecord, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { role } from '../../../core/access/role.ts';
import { useShownResource, useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useRegistry } from '../../product/product.ts';
import { type PermissionRows, permissionsIn } from './permissionRows.ts';

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
  const { fields } = useShownResource();
  const { conventions } = useWords();
  const declared = useRegistry().get(role.name);
  const [field = ''] =
    Object.entries(fields).find(([, each]) => each.kind === 'reference' && each.target === role.name) ?? [];
  const chosen: unknown = useWatch({ name: field });
  const id = Number(chosen ?? 0);
  const { data, error, refetch } = useGetOne<RaRecord<number>>(role.name, { id }, { enabled: id > 0, retry: false });
  if (!(id > 0)) return { state: 'none' };
  if (data?.id === id) {
    const name = titleOf(declared, data, conventions);
    return { state: 'known', role: { id, name, permissions: permissionsIn(data.permissions) } };
  }
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}
