import { useQueryClient } from '@tanstack/react-query';
import { useNotificationContext, useNotify, useTranslate } from 'react-admin';
import type { Answered } from '../../../core/calls/defineCall.ts';
import { endpointOf, UNDO_DELETION } from '../../../core/calls/endpoints.ts';
import type { undoDeletion } from '../../../core/calls/engineCalls.ts';
import { buildPath } from '../../../core/paths.ts';
import type { Resource } from '../../../core/resource.ts';
import { request } from '../../http/httpClient.ts';
import { forgetWholeList } from '../../providers/wholeLists.ts';
import { undoKey, useUndoKey } from './useUndoKey.ts';
import { useWrite } from './useWrite.ts';
import './undo.css';

interface UndoButtonProps {
  readonly resource: Resource;
  /** Of the deletion. */
  readonly code: string;
}

// By its path alone: with the declarations of all calls of the engine a list would weigh more.
async function undoCall(code: string): Promise<Answered<typeof undoDeletion>> {
  const { method, path } = endpointOf(UNDO_DELETION);
  const { json } = await request({ method, path: buildPath(path, { code }) });
  return json as Answered<typeof undoDeletion>;
}

/** Puts back what was deleted, from its notice; also by the usual key. */
export function UndoButton({ resource, code }: UndoButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { setNotifications } = useNotificationContext();
  const { write, isBusy } = useWrite(resource);

  const undo = async () => {
    if (isBusy) return;
    const { answer } = await write(() => undoCall(code));
    if (!answer) return;
    const { message, data } = answer;
    const reasons = new Set(data.refused.map((each) => each.message));
    // What stands in the way can be removed, and then it is tried again.
    if (reasons.size === 0)
      setNotifications((all) => all.filter(({ notificationOptions }) => notificationOptions?.action?.key !== code));
    notify([message, ...reasons].join('\n'), { type: reasons.size > 0 ? 'warning' : 'success' });
    forgetWholeList(resource);
    // What went along is of other entities.
    void queryClient.invalidateQueries();
    document.getElementById('react-admin-title')?.focus({ preventScroll: true });
  };
  useUndoKey(undo);

  return (
    <button type="button" className="undo" aria-keyshortcuts={undoKey.aria} aria-disabled={isBusy} onClick={undo}>
      {translate('ra.action.undo')}
      <kbd aria-hidden>{undoKey.shown}</kbd>
    </button>
  );
}
