import { type ReactNode, Suspense, useState } from 'react';
import { type RaRecord, useDataProvider, useEvent } from 'react-admin';
import type { Action, Resource } from '../../../core/resource.ts';
import type { AppDataProvider } from '../../providers/dataProvider.ts';
import { ActionDialogPage } from './actionDialogPage.ts';
import { type FocusOrigin, focusOrigin } from './returnFocus.ts';
import { useAct } from './useAct.ts';
import { useWrite } from './useWrite.ts';
import { serverMessageOf } from '../../providers/serverMessages.ts';
import { useSuccess } from './useSuccess.tsx';

interface Confirmation {
  readonly record: RaRecord;
  readonly action: Action;
  readonly from: FocusOrigin;
}

interface RecordCommands {
  /** Takes a status action, and asks first where the declaration wants that. */
  readonly take: (record: RaRecord, action: Action) => Promise<void>;
  /** Switches a record on or off. */
  readonly toggle: (record: RaRecord) => Promise<void>;
  readonly isBusy: boolean;
  /** What is asked, and what has been done. */
  readonly dialogs: ReactNode;
}

/** Changes the state of records, from their list and from their own page: asks, does it and says what came of it. */
export function useRecordCommands(resource: Resource): RecordCommands {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { change } = useWrite(resource);
  const { act, isBusy } = useAct(resource);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const { dialog: success, saySuccess } = useSuccess();

  const take = useEvent(async (record: RaRecord, action: Action) => {
    const from = focusOrigin();
    if (action.confirm || action.ask.length > 0) {
      void ActionDialogPage.preload();
      return setConfirmation({ record, action, from });
    }
    const { answer } = await act({ record, action });
    if (answer) saySuccess(serverMessageOf(answer), from);
  });
  const toggle = useEvent(async (record: RaRecord) => {
    const from = focusOrigin();
    const { id, row_version } = record;
    const wanted = Number(record.is_active) === 1 ? 0 : 1;
    const { answer } = await change(record, () =>
      dataProvider.toggle(resource.name, { id, is_active: wanted, row_version }),
    );
    if (answer) saySuccess(serverMessageOf(answer), from);
  });

  const dialogs = (
    <>
      {confirmation && (
        <Suspense fallback={null}>
          <ActionDialogPage
            resource={resource}
            record={confirmation.record}
            action={confirmation.action}
            onClose={() => setConfirmation(undefined)}
            onDone={(done) => saySuccess(serverMessageOf(done), confirmation.from)}
          />
        </Suspense>
      )}
      {success}
    </>
  );
  return { take, toggle, isBusy, dialogs };
}
