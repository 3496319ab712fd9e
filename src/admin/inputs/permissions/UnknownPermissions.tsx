import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../../icons/Icon.tsx';
import { keyOfRow } from './permissionRows.ts';
import type { PermissionRow, PermissionRows } from './storedPermissions.ts';

interface UnknownPermissionsProps {
  readonly rows: PermissionRows;
  readonly wordsOf: (row: PermissionRow) => string;
  readonly onRemove: (row: PermissionRow) => void;
}

/** What is stored and has no box in the table, because nothing asks for it: it can only be removed. */
export function UnknownPermissions({ rows, wordsOf, onRemove }: UnknownPermissionsProps) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  return (
    <section className="permission-unknown">
      <p>{translate('permissionTable.unknown')}</p>
      <ul>
        {rows.map((row) => {
          const permission = wordsOf(row);
          const label = translate('permissionTable.remove', { permission });
          return (
            <li key={keyOfRow(row)}>
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
