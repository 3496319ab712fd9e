import type { ChildrenField } from '../../../core/fields/field.ts';
import type { FieldInputProps } from '../useFieldInput.ts';
import { PersonPermissions } from './PersonPermissions.tsx';
import './permissions.css';
import { RolePermissions } from './RolePermissions.tsx';

/** Permissions as a table of all that there are: of a role, or of a person beyond their role, where a row can also deny. */
export function PermissionsInput({ field, name }: FieldInputProps<ChildrenField>) {
  if ('is_denied' in field.fields) return <PersonPermissions field={field} name={name} />;
  return <RolePermissions field={field} name={name} />;
}
