import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsOnline } from '../../http/connection.ts';
import { useFormSession } from './session/formSession.ts';

interface SaveButtonsProps {
  /** No other record is made after this one. */
  readonly isOnlyOne?: boolean;
}

/** Save, save and add another, cancel. */
export function SaveButtons({ isOnlyOne = false }: SaveButtonsProps) {
  const { record, isSaving, isLocked, stay, cancel } = useFormSession();
  const translate = useTranslate();
  const isOnline = useIsOnline();
  const isWaiting = isSaving && !isOnline;
  // Not a submitting button: Enter would press the first of those.
  const saveAndStay = (form: HTMLFormElement | null) => {
    stay();
    form?.requestSubmit();
  };
  return (
    <>
      <Button color="inherit" onClick={cancel}>
        {translate('ra.action.cancel')}
      </Button>
      {!record && !isOnlyOne && (
        <Button
          variant="outlined"
          disabled={isSaving}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={translate('screens.form.saveAndAddHint')}
          data-save-and-add
          // The second click of two belongs to nothing: the next record is typed by then, and keeps the focus.
          onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
          onClick={(event) => event.detail < 2 && saveAndStay(event.currentTarget.form)}
        >
          {translate('screens.form.saveAndAdd')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={isLocked || isWaiting}
        loading={isSaving && !isWaiting}
        aria-keyshortcuts="Control+S Meta+S"
        title={translate('screens.form.saveHint')}
      >
        {translate(isWaiting ? 'screens.form.waiting' : 'ra.action.save')}
      </Button>
    </>
  );
}
