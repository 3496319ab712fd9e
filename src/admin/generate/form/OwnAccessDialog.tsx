import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';

interface OwnAccessDialogProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks whether somebody means to take permissions from themselves. */
export function OwnAccessDialog(props: OwnAccessDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isOpen
      title={translate('permissionTable.own.title')}
      text={translate('permissionTable.own.text')}
      confirmLabel={translate('permissionTable.own.confirm')}
      tone="error"
      {...props}
    />
  );
}
