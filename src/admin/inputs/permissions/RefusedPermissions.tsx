import { Alert } from '@mui/material';
import { get, useFormState } from 'react-hook-form';
import type { AbilityRule } from '../../../core/abilities.ts';
import { isObject } from '../../../core/isObject.ts';
import type { PermissionNames } from './usePermissionNames.ts';

interface RefusedPermissionsProps {
  /** The place of the rows in the form's values. */
  readonly path: string;
  readonly rows: readonly AbilityRule[];
  readonly names: PermissionNames;
}

/** What the server has refused of the rows, by name: a box has no place for a sentence. */
export function RefusedPermissions({ path, rows, names }: RefusedPermissionsProps) {
  const { errors } = useFormState();
  const refused = rows.flatMap((row, index) => {
    const message = messageIn(get(errors, `${path}.${index}`));
    return message ? [{ permission: names.ofBoth(row.subject, row.action), message }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      <ul className="permission-refused">
        {refused.map(({ permission, message }) => (
          <li key={permission}>
            <bdi>{permission}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The message of the first part of a row that is wrong. */
function messageIn(error: unknown): string | undefined {
  if (!isObject(error)) return undefined;
  if (typeof error.message === 'string') return error.message;
  return Object.values(error).map(messageIn).find(Boolean);
}
