import { type ReactNode, Suspense, useRef, useState } from 'react';
import { LostAnswerError } from '../../http/apiError.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';

// Needed after an answer that got lost, and where something has changed since.
const RepeatQuestion = lazyPage(() => import('./RepeatQuestion.tsx').then((module) => module.RepeatQuestion));

interface Repeating {
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
export function useRepeatQuestion(): Repeating {
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
    question: waiting && (
      <Suspense fallback={null}>
        <RepeatQuestion onConfirm={repeat} onCancel={() => setWaiting(undefined)} />
      </Suspense>
    ),
  };
}
