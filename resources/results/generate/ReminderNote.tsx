import { Alert, type AlertColor } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { listed } from '../../../src/admin/format/names.ts';
import type { ReminderCounts } from './useReminder.ts';

const MISSED = ['already', 'without_account', 'unassigned'] as const;

/** Who was reminded, and why others were not. */
export function ReminderNote({ counts, onClose }: { readonly counts: ReminderCounts; readonly onClose: () => void }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const unreachable = counts.without_account.map(({ name }) => name);
  const numbers = { ...counts, without_account: unreachable.length };
  const missed = MISSED.filter((kind) => numbers[kind] > 0);
  const shown = counts.reminded > 0 ? (['reminded', ...missed] as const) : missed;
  return (
    <Alert severity={severityOf(counts)} onClose={onClose} closeText={translate('ra.action.close')}>
      <div>
        {counts.reminded === 0 && <p>{translate('pages.results.reminders.nobody')}</p>}
        {shown.map((kind) => (
          <p key={kind}>
            {translate(`pages.results.reminders.${kind}`, {
              smart_count: numbers[kind],
              count: formatNumber(numbers[kind], conventions),
            })}
            {kind === 'without_account' && ` ${listed(unreachable, conventions)}`}
          </p>
        ))}
        {counts.reminded === 0 && missed.length === 0 && <p>{translate('pages.results.reminders.nothing')}</p>}
      </div>
    </Alert>
  );
}

/** Somebody who was not reached has to be asked otherwise. */
function severityOf({ reminded, without_account, unassigned }: ReminderCounts): AlertColor {
  if (without_account.length + unassigned > 0) return 'warning';
  return reminded > 0 ? 'success' : 'info';
}
