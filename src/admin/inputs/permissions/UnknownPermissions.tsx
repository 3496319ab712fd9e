import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AbilityRule } from '../../../core/abilities.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { PermissionNames } from './usePermissionNames.ts';

interface UnknownPermissionsProps {
  readonly rows: readonly AbilityRule[];
  readonly names: PermissionNames;
  readonly onRemove: (row: AbilityRule) => void;
}

/** What is stored and has no box in the table, because nothing asks for it: it can only be removed. */
export function UnknownPermissions({ rows, names, onRemove }: UnknownPermissionsProps) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <section className="permission-unknown">
      <p>{translate('permissions.table.unknown')}</p>
      <ul>
        {rows.map((row) => {
          const permission = names.ofBoth(row.subject, row.action);
          const label = translate('permissions.table.remove', { permission });
          return (
            <li key={`${row.subject} ${row.action}`}>
              {permission}
              <IconButton size="small" aria-label={label} title={label} onClick={() => onRemove(row)}>
                <Icon name="Close" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
