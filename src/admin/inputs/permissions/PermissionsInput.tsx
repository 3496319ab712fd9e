import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { role, SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { ChildrenField } from '../../../core/fields/field.ts';
import { useShownResource } from '../../fields/useWords.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFormScope } from '../field/formScope.ts';
import { type FieldInputProps, useFieldInput } from '../field/useFieldInput.ts';
import { PersonPermissions } from './PersonPermissions.tsx';
import './permissions.css';
import { RolePermissions } from './RolePermissions.tsx';

/** Permissions as a table of all that there are: of a role, or of a person beyond their role, where a row can also deny. */
export function PermissionsInput({ field, name }: FieldInputProps<ChildrenField>) {
  const { record } = useFormScope();
  const resource = useShownResource();
  if (resource.name === role.name && Number(record?.id) === SUPER_ADMIN_ROLE)
    return <Everything field={field} name={name} />;
  if ('is_denied' in field.fields) return <PersonPermissions field={field} name={name} />;
  return <RolePermissions field={field} name={name} />;
}

/** The role of the super admin has no permissions to tick: whatever is stored for it stays, and counts for nothing. */
function Everything({ field, name }: FieldInputProps<ChildrenField>) {
  const input = useFieldInput({ field, name });
  const translate = useTranslate();
  return (
    <FieldFrame input={input} isGroup>
      <Alert severity="info">{translate('permissionTable.superAdmin')}</Alert>
    </FieldFrame>
  );
}
