import { Alert, FormControl } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AbilityRule } from '../../../core/abilities.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import { useShownResource } from '../../fields/useWords.ts';
import { useFormScope } from '../field/formScope.ts';
import { ReferencePicker } from '../combobox/ReferencePicker.tsx';
import type { ReferenceOption } from '../combobox/useReferenceOptions.ts';
import { permissionsIn } from './storedPermissions.ts';

interface CopyPermissionsProps {
  /** The field that has the permissions, there as here. */
  readonly field: string;
  /** Told what to put there, and what the record is called that it comes from. */
  readonly onCopy: (permissions: readonly AbilityRule[], from: string) => void;
}

/** Puts the permissions of another record in the place of those in the form; nothing is saved by that. */
export function CopyPermissions({ field, onCopy }: CopyPermissionsProps) {
  const id = useId();
  const { name } = useShownResource();
  const { record } = useFormScope();
  // What is stored for a super admin's role is not what it may do.
  const without = [SUPER_ADMIN_ROLE, ...(record ? [Number(record.id)] : [])];
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const [hasFailed, setFailed] = useState(false);

  const copy = async ({ id: from, title }: ReferenceOption) => {
    setFailed(false);
    try {
      const { data } = await dataProvider.getOne(name, { id: from });
      onCopy(permissionsIn(data[field]), title);
    } catch {
      setFailed(true);
    }
  };

  return (
    <div className="permission-copy">
      {/* Of its own: the fields of one control show the focus of each other. */}
      <FormControl fullWidth size="small">
        <ReferencePicker
          id={id}
          target={name}
          value={null}
          without={without}
          placeholder={translate('permissionTable.copy')}
          inputProps={{ 'aria-label': translate('permissionTable.copy') }}
          onPick={(option) => option && void copy(option)}
        />
      </FormControl>
      {hasFailed && <Alert severity="error">{translate('permissionTable.copyFailed')}</Alert>}
    </div>
  );
}
