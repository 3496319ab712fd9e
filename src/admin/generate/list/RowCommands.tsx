import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { type RaRecord, useDataProvider, useEvent, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Action, Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import type { CampusDataProvider } from '../../providers/dataProvider.ts';
import { serverMessageOf } from '../../providers/serverMessages.ts';
import { ActionDialogPage } from '../actions/actionDialogPage.ts';
import { DeleteDialog } from '../actions/DeleteDialog.tsx';
import { SuccessDialog } from '../actions/SuccessDialog.tsx';
import { needsAsking } from '../actions/needsAsking.ts';
import { useAct } from '../actions/useAct.ts';
import { useWrite } from '../actions/useWrite.ts';
import { useRecordCache } from '../shared/useRecordCache.ts';
import { rowAddresses } from './rowAddresses.ts';
import { RowCommandsContext } from './rowCommandsContext.ts';

type Question = { readonly record: RaRecord; readonly action?: Action };

/** Does what the rows of a list ask for, with one dialog for all of them. */
export function RowCommands({ resource, children }: { readonly resource: Resource; readonly children: ReactNode }) {
  const may = useMay();
  const navigate = useNavigate();
  const { search } = useLocation();
  const translate = useTranslate();
  const dataProvider = useDataProvider<CampusDataProvider>();
  const { write } = useWrite(resource);
  const remember = useRecordCache(resource);
  const { act } = useAct(resource);
  const [question, setQuestion] = useState<Question>();
  const [success, setSuccess] = useState<string>();

  const open = useEvent((record: RaRecord) => {
    const { open: address } = rowAddresses({ resource, record, may, search });
    if (address) navigate(address);
  });
  const move = useEvent((record: RaRecord, action: Action) => {
    if (!needsAsking(action)) return void act({ record, action });
    void ActionDialogPage.preload();
    setQuestion({ record, action });
  });
  const toggle = useEvent(async (record: RaRecord) => {
    const isActive = Number(record.is_active) === 1 ? 0 : 1;
    const { answer } = await write(() => dataProvider.toggle(resource.name, { id: record.id, is_active: isActive }));
    if (!answer) return;
    remember(answer.data);
    setSuccess(serverMessageOf(answer.data) ?? translate('screens.toggle.done'));
  });

  const close = useEvent(() => setQuestion(undefined));
  const dismiss = useEvent(() => setSuccess(undefined));
  const commands = useMemo(
    () => ({ open, toggle, act: move, remove: (record: RaRecord) => setQuestion({ record }) }),
    [open, toggle, move],
  );
  return (
    <RowCommandsContext.Provider value={commands}>
      {children}
      {question &&
        (question.action ? (
          <Suspense fallback={null}>
            <ActionDialogPage resource={resource} record={question.record} action={question.action} onClose={close} />
          </Suspense>
        ) : (
          <DeleteDialog resource={resource} record={question.record} onClose={close} onDeleted={focusHeading} />
        ))}
      <SuccessDialog message={success} onClose={dismiss} />
    </RowCommandsContext.Provider>
  );
}

// The button that was pressed is gone with its row; without a place of its own the focus would fall back to the page's beginning.
function focusHeading() {
  setTimeout(() => document.getElementById('react-admin-title')?.focus({ preventScroll: true }));
}
