import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import type { BulkOutcome } from '../../providers/bulk.ts';
import { titleOf } from '../../format/titleOf.ts';

interface BulkOutcomeDialogProps {
  readonly resource: Resource;
  readonly outcome: BulkOutcome;
  /** What is known of the records that it was about: those that were refused are told by their names. */
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
}

/** How many records it was done to, and which were refused and why. */
export function BulkOutcomeDialog({ resource, outcome, records, onClose }: BulkOutcomeDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { conventions } = useWords();
  const { done, refused } = outcome;
  const nameOf = (wanted: Identifier) => {
    const record = records.find((each) => String(each.id) === String(wanted));
    return record ? titleOf(resource, record, conventions) : `#${wanted}`;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      // What opened it may be gone by then; see returnFocus.
      disableRestoreFocus
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>
        {translate(refused.length === 0 ? 'screens.toggle.success' : 'screens.bulk.partly')}
      </DialogTitle>
      <DialogContent className="list-outcome">
        {done.length > 0 && (
          <Alert severity="success">{translate('screens.bulk.done', { smart_count: done.length })}</Alert>
        )}
        {refused.length > 0 && (
          <Alert severity="error">
            {translate('screens.bulk.refused', { smart_count: refused.length })}
            <ul>
              {refused.map((each) => (
                <li key={each.id}>
                  <bdi className="list-outcome-name">{nameOf(each.id)}</bdi>:{' '}
                  {translate(each.message, { _: each.message })}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('screens.toggle.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
