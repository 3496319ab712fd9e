import { Suspense, useEffect, useState } from 'react';
import { type Identifier, type RaRecord, Title, useTranslate } from 'react-admin';
import type { Action, Resource } from '../../../core/resource.ts';
import { WordsProvider } from '../../fields/WordsProvider.tsx';
import { ActionDialogPage } from '../../generate/actions/actionDialogPage.ts';
import { type FocusOrigin, focusOrigin } from '../../generate/actions/returnFocus.ts';
import { useSuccess } from '../../generate/actions/useSuccess.tsx';
import { BulkActionDialogPage } from '../../generate/list/bulkActionDialogPage.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { serverMessageOf } from '../../providers/serverMessages.ts';
import '../../theme/blocks.css';
import { Inbox, type Selected } from './Inbox.tsx';
import './inbox.css';
import { useWaiting } from './useWaiting.ts';

/** A decision that is being taken: on one record, or on all that are selected of a kind. */
interface Deciding {
  readonly resource: Resource;
  readonly action: Action;
  readonly on: RaRecord | readonly RaRecord[];
  readonly from: FocusOrigin;
}

/** Everything that waits for a decision of the user, with what there is to know of each. */
export function InboxPage() {
  const translate = useTranslate();
  const waiting = useWaiting();
  const [selected, setSelected] = useState<Selected>({});
  // What is asked and told about a decision stays when its record has left the inbox, be it the last one.
  const [deciding, setDeciding] = useState<Deciding>();
  const { dialog: success, saySuccess } = useSuccess();
  useEffect(() => void Promise.all([ActionDialogPage.preload(), BulkActionDialogPage.preload()]), []);

  const select = ({ name }: Resource, ids: readonly Identifier[]) =>
    setSelected((before) => ({ ...before, [name]: ids }));
  const decide = (resource: Resource, action: Action, on: RaRecord | readonly RaRecord[]) =>
    setDeciding({ resource, action, on, from: focusOrigin() });
  const close = () => setDeciding(undefined);
  return (
    <>
      <Title title={translate('shell.inbox')} preferenceKey={false} />
      {!waiting && <Skeleton height={320} />}
      {waiting?.length === 0 && (
        <p className="block-nothing inbox-nothing">
          <Icon name="Check" size="medium" />
          {translate('inbox.nothing')}
        </p>
      )}
      {waiting && waiting.length > 0 && (
        <Inbox waiting={waiting} selected={selected} onSelect={select} onDecide={decide} />
      )}
      {deciding && (
        <Suspense fallback={null}>
          <WordsProvider resource={deciding.resource}>
            {isMany(deciding.on) ? (
              <BulkActionDialogPage
                {...deciding}
                ids={deciding.on.map(({ id }) => id)}
                known={deciding.on}
                onDecided={(refused) => select(deciding.resource, refused)}
                onClose={close}
              />
            ) : (
              <ActionDialogPage
                {...deciding}
                record={deciding.on}
                onClose={close}
                onDone={(done) => saySuccess(serverMessageOf(done), deciding.from)}
              />
            )}
          </WordsProvider>
        </Suspense>
      )}
      {success}
    </>
  );
}

function isMany(on: Deciding['on']): on is readonly RaRecord[] {
  return Array.isArray(on);
}
