import { DialogContentText } from '@mui/material';
import { type RaRecord, useDataProvider, useTranslate, useUnselect } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { deletionText } from '../shared/deletionText.ts';
import { useDeletionNotice } from './useDeletionNotice.tsx';
import { useConventions } from '../../fields/useConventions.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useWrite } from './useWrite.ts';

interface DeleteDialogProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks whether a record is to be deleted, and deletes it. */
export function DeleteDialog({ resource, record, onClose, onDeleted }: DeleteDialogProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const dataProvider = useDataProvider();
  const noteDeleted = useDeletionNotice(resource);
  const { write, isBusy } = useWrite(resource);
  const unselect = useUnselect(resource.name);

  const remove = async () => {
    const { answer } = await write(() => dataProvider.delete(resource.name, { id: record.id, previousData: record }));
    // In the list of every address that shows the record.
    if (answer) unselect([record.id], true);
    onClose();
    if (!answer) return;
    noteDeleted(answer.data);
    onDeleted?.();
  };

  return (
    <ConfirmDialog
      isOpen
      title={translate('screens.delete.title')}
      text={deletionText({ resource, translate, question: translate('screens.delete.text') })}
      confirmLabel={translate('screens.delete.confirm')}
      tone="error"
      isBusy={isBusy}
      onConfirm={remove}
      onCancel={onClose}
    >
      <DialogContentText component="p" className="dialog-subject">
        <bdi>{titleOf(resource, record, conventions)}</bdi>
      </DialogContentText>
    </ConfirmDialog>
  );
}
