import { useState } from 'react';
import { type Identifier, useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { BulkOutcome } from '../../providers/bulk.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import { type FocusOrigin, returnFocus } from '../actions/returnFocus.ts';
import { useDeletionNotice } from '../actions/useDeletionNotice.tsx';
import { useWrite } from '../actions/useWrite.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { deletionText } from '../shared/deletionText.ts';
import { BulkOutcomeDialog } from './BulkOutcomeDialog.tsx';
import type { BulkAction } from './bulkAction.ts';
import { SelectedNames } from './SelectedNames.tsx';

interface BulkDialogsProps {
  readonly resource: Resource;
  readonly action: BulkAction;
  /** Where the focus was before. */
  readonly from: FocusOrigin;
  readonly onClose: () => void;
}

/** Asks before something is done with all selected records, does it, and says what came of it. */
export function BulkDialogs({ resource, action, from, onClose }: BulkDialogsProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const noteDeleted = useDeletionNotice(resource);
  const { data: seen = [], selectedIds: ids, onSelect } = useListContext();
  const { write, isBusy } = useWrite(resource);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const isDeletion = action === 'remove';

  const run = async () => {
    const { answer } = await write(() =>
      isDeletion
        ? dataProvider.removeMany(resource.name, { ids })
        : dataProvider.toggleMany(resource.name, { ids, is_active: action === 'activate' ? 1 : 0, seen }),
    );
    if (!answer) return onClose();
    const { data } = answer;
    if (isDeletion && data.refused.length === 0) finish(data);
    else setOutcome(data);
    // What was refused stays selected, to be looked at; what is not there any more cannot be.
    onSelect(await existing(data.refused.map(({ id }) => id)));
  };

  const finish = (answered: BulkOutcome) => {
    const { done, refused } = answered;
    const isServersWord = refused.length === 0;
    if (isDeletion && done.length > 0) noteDeleted(answered, { count: done.length, isServersWord });
    onClose();
    returnFocus(from);
  };

  const existing = async (wanted: Identifier[]) => {
    if (wanted.length === 0) return [];
    try {
      const { data } = await dataProvider.getMany(resource.name, { ids: wanted });
      return data.map(({ id }) => id);
    } catch {
      // Nothing is known of them then, and they stay.
      return wanted;
    }
  };

  if (outcome) return <BulkOutcomeDialog {...{ resource, outcome }} records={seen} onClose={() => finish(outcome)} />;
  const question = translate(`screens.bulk.${action}Text`, { smart_count: ids.length });
  return (
    <ConfirmDialog
      isOpen
      title={translate('screens.delete.title')}
      text={isDeletion ? deletionText({ resource, translate, question }) : question}
      confirmLabel={translate(isDeletion ? 'screens.delete.confirm' : `screens.bulk.${action}`)}
      tone={isDeletion ? 'error' : 'primary'}
      isBusy={isBusy}
      onConfirm={run}
      onCancel={onClose}
    >
      <SelectedNames {...{ resource, ids }} records={seen} />
    </ConfirmDialog>
  );
}
