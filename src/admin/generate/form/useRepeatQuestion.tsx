import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LostAnswerError } from '../../http/apiError.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';

interface RepeatQuestion {
  /** Told how the last attempt to save the new record in the form ended: with an error, or well, or not at all yet. */
  readonly noteAttempt: (error?: unknown) => void;
  /** Saves at once, or once the question is answered with yes. */
  readonly askBefore: (save: () => void) => void;
  readonly question: ReactNode;
}

/**
 * Asks before a new record whose answer was lost is saved once more with other values, or at a back end that would make it
 * twice: it may be there already.
 */
export function useRepeatQuestion(): RepeatQuestion {
  const translate = useTranslate();
  const mayBeSaved = useRef(false);
  const [waiting, setWaiting] = useState<{ readonly save: () => void }>();
  const repeat = () => {
    setWaiting(undefined);
    waiting?.save();
  };
  return {
    noteAttempt: (error) => {
      mayBeSaved.current = error instanceof LostAnswerError;
    },
    askBefore: (save) => (mayBeSaved.current ? setWaiting({ save }) : save()),
    question: (
      <ConfirmDialog
        isOpen={waiting !== undefined}
        title={translate('screens.saveAgain.title')}
        text={translate('screens.saveAgain.text')}
        confirmLabel={translate('screens.saveAgain.confirm')}
        tone="error"
        onConfirm={repeat}
        onCancel={() => setWaiting(undefined)}
      />
    ),
  };
}
