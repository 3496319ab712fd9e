import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../core/calls/history.ts';
import { usePermissionNames } from '../../inputs/permissions/usePermissionNames.ts';

/** The permissions that somebody gave who did not hold them. */
export function GrantsNotHeld({ entry: { beyond } }: { readonly entry: Pick<HistoryEntry, 'beyond'> }) {
  const translate = useTranslate();
  const names = usePermissionNames();
  if (beyond.length === 0) return null;
  return (
    <p className="history-beyond">
      {translate('audit.details.beyond')}:{' '}
      {beyond.map(({ subject, action }) => names.ofBoth(subject, action)).join('; ')}
    </p>
  );
}
