import { useTranslate } from 'react-admin';
import type { AbilityRule } from '../../../core/abilities.ts';
import { changesOf } from './permissionRows.ts';
import { useHolders } from './useHolders.ts';
import type { PermissionNames } from './usePermissionNames.ts';

interface PermissionSummaryProps {
  readonly rows: readonly AbilityRule[];
  readonly stored: readonly AbilityRule[];
  readonly names: PermissionNames;
}

/** What saving changes, and for how many. */
export function PermissionSummary({ rows, stored, names }: PermissionSummaryProps) {
  const translate = useTranslate();
  const holders = useHolders();
  const { added, removed } = changesOf(rows, stored);
  const isChanged = added.length + removed.length > 0;
  const listed = (changes: readonly AbilityRule[], sign: string) =>
    changes.map(({ subject, action }) => (
      <li key={`${subject} ${action}`}>
        <span aria-hidden>{sign}</span> {names.ofBoth(subject, action)}
      </li>
    ));
  const counted = isChanged
    ? translate('permissions.table.changed', { added: added.length, removed: removed.length })
    : translate('permissions.table.unchanged');

  return (
    <div className="permission-summary">
      <p role="status">
        {counted} {holders !== undefined && translate('permissions.table.holders', { smart_count: holders })}
      </p>
      {isChanged && (
        <details>
          <summary>{translate('permissions.table.details')}</summary>
          <ul aria-label={translate('permissions.table.added')}>{listed(added, '+')}</ul>
          <ul aria-label={translate('permissions.table.removed')}>{listed(removed, '−')}</ul>
        </details>
      )}
    </div>
  );
}
