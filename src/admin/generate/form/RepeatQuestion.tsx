import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';

interface RepeatQuestionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Whether a new record that may be there already is to be saved once more. */
export function RepeatQuestion({ onConfirm, onCancel }: RepeatQuestionProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isOpen
      title={translate('screens.saveAgain.title')}
      text={translate('screens.saveAgain.text')}
      confirmLabel={translate('screens.saveAgain.confirm')}
      tone="error"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
