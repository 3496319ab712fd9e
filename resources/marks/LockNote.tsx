import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatDateTime, NOTHING } from '../../src/admin/format/format.ts';
import { isolated } from '../../src/admin/format/names.ts';
import type { Editable } from './editable.ts';
import type { SheetState } from './useSheetState.ts';

interface LockNoteProps {
  readonly state: SheetState;
  readonly editable: Editable;
}

/** Why nothing can be changed, or only some marks, and since or until when. */
export function LockNote({ state, editable }: LockNoteProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  if (!state.lock) return null;
  const { opens_at, closes_at } = state;
  const instants = {
    not_assigned: null,
    published: state.published_at,
    handed_in: state.handed_in_at,
    not_open_yet: opens_at,
    closed: closes_at,
    no_distribution: null,
  };
  const instant = instants[state.lock];
  // These two say nothing of the days of the exam, which count besides.
  const closing = state.lock === 'published' || state.lock === 'handed_in' ? closes_at : null;
  return (
    <Alert severity={state.lock === 'handed_in' ? 'success' : 'info'}>
      {translate(`pages.entry.locks.${editable === 'newcomers' ? editable : state.lock}`, {
        at: instant ? formatDateTime(instant, conventions) : NOTHING,
        name: isolated(state.handed_in_by ?? NOTHING),
      })}{' '}
      {closing && translate('pages.entry.closing', { at: formatDateTime(closing, conventions) })}
    </Alert>
  );
}
