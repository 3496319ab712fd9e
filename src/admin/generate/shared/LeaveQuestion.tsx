import { useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  /** What is asked where nothing is left but the text would be lost all the same. */
  readonly title?: string;
  /** What becomes of what is typed, where it is not all lost. */
  readonly text?: string;
  readonly leaveLabel?: string;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before what is typed and not saved is lost. */
export function LeaveQuestion({ isOpen, title, text, leaveLabel, onLeave, onStay }: LeaveQuestionProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title ?? translate('screens.unsaved.title')}
      text={text ?? translate('screens.unsaved.text')}
      confirmLabel={leaveLabel ?? translate('screens.unsaved.leave')}
      cancelLabel={translate('screens.unsaved.stay')}
      tone="error"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
