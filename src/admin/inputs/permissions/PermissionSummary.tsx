import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../../icons/Icon.tsx';
import { changesOf, keyOfRow } from './permissionRows.ts';
import { isDenial, type PermissionRow, type PermissionRows } from './storedPermissions.ts';

interface PermissionSummaryProps {
  readonly rows: PermissionRows;
  readonly stored: PermissionRows;
  readonly wordsOf: (row: PermissionRow) => string;
  /** What else there is to know of what is saved. */
  readonly note?: string | undefined;
  /** What saving changes beyond these rows. */
  readonly beyond?: string | undefined;
  /** Takes the last change back, where there is one. */
  readonly undo: (() => void) | undefined;
}

/** What saving changes, with a way back. */
export function PermissionSummary({ rows, stored, wordsOf, note, beyond, undo }: PermissionSummaryProps) {
  const translate = useTranslate();
  const { added: set, removed } = changesOf(rows, stored);
  const added = set.filter((row) => !isDenial(row));
  const denied = set.filter(isDenial);
  const isChanged = set.length + removed.length > 0;
  const listed = (changes: PermissionRows, sign: string) =>
    changes.map((row) => (
      <li key={keyOfRow(row)}>
        <span aria-hidden>{sign}</span> {wordsOf(row)}
      </li>
    ));
  const counted = isChanged
    ? translate(denied.length > 0 ? 'permissionTable.changedWithDenied' : 'permissionTable.changed', {
        added: added.length,
        removed: removed.length,
        denied: denied.length,
      })
    : beyond
      ? ''
      : translate('permissionTable.unchanged');

  return (
    <>
      <div className="permission-summary-line">
        <p role="status">{[counted, beyond, note].filter(Boolean).join(' ')}</p>
        {/* Not disabled, which would take the focus from whoever has just pressed it. */}
        <Button size="small" startIcon={<Icon name="Undo" />} aria-disabled={!undo} onClick={undo}>
          {translate('permissionTable.undo')}
        </Button>
      </div>
      {isChanged && (
        <details>
          <summary>{translate('permissionTable.details')}</summary>
          <ul aria-label={translate('permissionTable.added')}>{listed(added, '+')}</ul>
          <ul aria-label={translate('permissionTable.removed')}>{listed(removed, '−')}</ul>
          <ul aria-label={translate('permissionTable.person.short.denied')} data-denied>
            {listed(denied, '✕')}
          </ul>
        </details>
      )}
    </>
  );
}
