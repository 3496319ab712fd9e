import { Alert, FormControl } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AbilityRule } from '../../../core/abilities.ts';
import { useShownResource } from '../../fields/useWords.ts';
import { ReferencePicker } from '../ReferencePicker.tsx';
import { permissionsIn } from './permissionRows.ts';

interface CopyPermissionsProps {
  /** The field that has the permissions, there as here. */
  readonly field: string;
  readonly onCopy: (permissions: readonly AbilityRule[]) => void;
}

/** Puts the permissions of another record in the place of those in the form; nothing is saved by that. */
export function CopyPermissions({ field, onCopy }: CopyPermissionsProps) {
  const id = useId();
  const { name } = useShownResource();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const [hasFailed, setFailed] = useState(false);

  const copy = async (from: number) => {
    setFailed(false);
    try {
      const { data } = await dataProvider.getOne(name, { id: from });
      onCopy(permissionsIn(data[field]));
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
          placeholder={translate('permissionTable.copy')}
          inputProps={{ 'aria-label': translate('permissionTable.copy') }}
          onPick={(option) => option && void copy(option.id)}
        />
      </FormControl>
      {hasFailed && <Alert severity="error">{translate('permissionTable.copyFailed')}</Alert>}
    </div>
  );
}
