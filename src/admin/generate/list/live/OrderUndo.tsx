import { useNotificationContext, useTranslate } from 'react-admin';
import '../../actions/undo.css';
import { undoKey, useUndoKey } from '../../actions/useUndoKey.ts';

/** Moves a record back, from the notice of its move; also by the usual key. */
export function OrderUndo({ onUndo }: { readonly onUndo: () => void }) {
  const translate = useTranslate();
  const { setNotifications } = useNotificationContext();
  const undo = () => {
    setNotifications((all) => all.filter(({ notificationOptions }) => !isOwn(notificationOptions?.action, onUndo)));
    onUndo();
  };
  useUndoKey(undo);
  return (
    <button type="button" className="undo" aria-keyshortcuts={undoKey.aria} onClick={undo}>
      {translate('ra.action.undo')}
      <kbd aria-hidden>{undoKey.shown}</kbd>
    </button>
  );
}

function isOwn(action: unknown, onUndo: () => void): boolean {
  return (action as { readonly props?: { readonly onUndo?: () => void } } | undefined)?.props?.onUndo === onUndo;
}
