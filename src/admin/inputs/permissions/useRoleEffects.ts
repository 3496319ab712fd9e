import { useQuery } from '@tanstack/react-query';
import { roleEffects } from '../../../core/calls/roleEffects.ts';
import { callApi } from '../../http/callApi.ts';
import { useFormScope } from '../formScope.ts';
import { useDebounced } from '../useDebounced.ts';
import type { PermissionRows } from './storedPermissions.ts';

const PAUSE_MS = 400;

/** What the permissions in the form would mean for those who have the role, as the server works it out after a pause. */
export function useRoleEffects(rows: PermissionRows) {
  const { record } = useFormScope();
  const id = Number(record?.id);
  // A text stays the same where the permissions do.
  const wanted = JSON.stringify(rows.map(({ action, subject }) => ({ action, subject })));
  const asked = useDebounced(wanted, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: ['role', 'effects', id, record?.row_version, asked],
    queryFn: ({ signal }) =>
      callApi(roleEffects, { params: { id }, input: { permissions: JSON.parse(asked) }, signal }),
    retry: false,
  });
  const isKnown = asked === wanted;
  return { effects: isKnown ? data : undefined, hasFailed: isKnown && error !== null };
}
