import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { listed } from '../../../src/admin/format/names.ts';
import type { ReminderCounts } from './useReminder.ts';

const KINDS = ['reminded', 'already', 'without_account', 'unassigned'] as const;

/** Who was reminded, and who was not. */
export function ReminderNote({ counts, onClose }: { readonly counts: ReminderCounts; readonly onClose: () => void }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const unreachable = counts.without_account.map(({ name }) => name);
  const numbers = { ...counts, without_account: unreachable.length };
  const shown = KINDS.filter((kind) => kind === 'reminded' || numbers[kind] > 0);
  return (
    <Alert
      severity={counts.reminded > 0 ? 'success' : 'info'}
      onClose={onClose}
      closeText={translate('ra.action.close')}
    >
      {shown.map((kind) => (
        <p key={kind}>
          {translate(`pages.results.reminders.${kind}`, {
            smart_count: numbers[kind],
            count: formatNumber(numbers[kind], conventions),
          })}
          {kind === 'without_account' && ` ${listed(unreachable, conventions)}`}
        </p>
      ))}
    </Alert>
  );
}
