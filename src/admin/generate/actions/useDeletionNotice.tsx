import { useCallback } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { serverMessageOf } from '../../providers/serverMessages.ts';
import { UndoButton } from './UndoButton.tsx';

/** Long enough to come to the button by keyboard; it waits longer while somebody is on it. */
const UNDO_TOAST_MS = 20_000;
/** More would hide what is behind them. */
const MOST_OFFERS = 3;

interface DeletionNotice {
  /** How many there were. */
  readonly count?: number;
  /** What to say is the server's, unless that tells of something else as well. */
  readonly isServersWord?: boolean;
}

/** Says that records are deleted, and offers to undo that, where the server says how. */
export function useDeletionNotice(resource: Resource): (answered: object, deleted?: DeletionNotice) => void {
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  return useCallback(
    (answered, { count = 1, isServersWord = true } = {}) => {
      const said = isServersWord ? serverMessageOf(answered) : undefined;
      const code = 'undo' in answered && typeof answered.undo === 'string' ? answered.undo : undefined;
      const text = said ?? 'ra.notification.deleted';
      const messageArgs = { smart_count: count };
      if (code === undefined) {
        notify(text, { type: 'success', messageArgs });
        return;
      }
      setNotifications((all) => {
        const offers = all.filter(({ notificationOptions }) => isOffer(notificationOptions?.action));
        const oldest = offers.slice(0, Math.max(0, offers.length + 1 - MOST_OFFERS));
        return all.filter((each) => !oldest.includes(each));
      });
      // A success would go with the next refusal, and with it the way back.
      notify(text, {
        type: 'info',
        messageArgs,
        autoHideDuration: UNDO_TOAST_MS,
        action: <UndoButton key={code} resource={resource} code={code} />,
      });
    },
    [notify, setNotifications, resource],
  );
}

function isOffer(action: unknown): boolean {
  return typeof action === 'object' && action !== null && 'type' in action && action.type === UndoButton;
}
