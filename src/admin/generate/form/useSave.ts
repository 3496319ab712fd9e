import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useUpdate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { untilOnline } from '../../http/connection.ts';
import { LostAnswerError } from '../../http/apiError.ts';
import { useDoneNotice } from '../../notices/useDoneNotice.ts';
import { listsOfBackEnd } from '../../providers/backEnd.ts';
import { sentValues } from './formValues.ts';
import { SentKeys } from './sentKeys.ts';
import type { SuggestedNumbers } from './session/suggestedNumbers.ts';
import { useOpenSaved } from './useOpenSaved.tsx';

interface SaveRequest {
  readonly values: AnyRecord;
  /** The record as the form got it; none when one is made. */
  readonly record: AnyRecord | undefined;
  /** The record as somebody else has changed it; given when the form's changes are to be saved over theirs. */
  readonly onTopOf?: AnyRecord | undefined;
}

interface Change {
  readonly data: AnyRecord;
  readonly record: AnyRecord;
  readonly onTopOf: AnyRecord | undefined;
}

interface Saving {
  /** Makes the record or changes it, once there is a connection, says so, and has every list of the resource read afresh. */
  readonly save: (request: SaveRequest) => Promise<RaRecord>;
  /** Gives up a save that waits for a connection: it ends with `NotSentError`. */
  readonly stopWaiting: () => void;
  /** Whether a new record with these values was sent before, and sending it again does not make it twice. */
  readonly mayRepeat: (values: AnyRecord) => boolean;
}

/** Saves a form. */
export function useSave(resource: Resource, suggested: SuggestedNumbers): Saving {
  const dataProvider = useDataProvider();
  const [update] = useUpdate<RaRecord, Error>(resource.name);
  const queryClient = useQueryClient();
  const noteDone = useDoneNotice();
  const openSaved = useOpenSaved(resource);
  const [keys] = useState(() => new SentKeys());
  const waiting = useRef<AbortController>(undefined);

  const change = async ({ data, record, onTopOf }: Change): Promise<RaRecord> => {
    // Only the fields that differ from `record` are sent. The server takes them over the other person's change when they
    // come with the version of that change.
    const whole = onTopOf ? { ...data, row_version: onTopOf.row_version } : data;
    const params = { id: record.id as number, data: whole, previousData: record as RaRecord };
    // With `returnPromise` it answers the record, which its types do not say.
    return (await update(resource.name, params, { returnPromise: true })) as RaRecord;
  };

  const create = async (data: AnyRecord): Promise<RaRecord> => {
    try {
      const meta = { key: keys.keyOf(data), suggested: suggested.namesIn(data) };
      const { data: made } = await dataProvider.create(resource.name, { data, meta });
      keys.forget(data);
      return made;
    } catch (error) {
      if (!(error instanceof LostAnswerError)) keys.forget(data);
      throw error;
    }
  };

  const save = async ({ values, record, onTopOf }: SaveRequest): Promise<RaRecord> => {
    const data = sentValues(resource, values, record);
    waiting.current = new AbortController();
    await untilOnline(waiting.current.signal);
    const saved = record ? await change({ data, record, onTopOf }) : await create(data);
    if (record) noteDone(saved);
    else noteDone(saved, 'ra.notification.created', openSaved(saved));
    await queryClient.invalidateQueries({ queryKey: [resource.name] });
    return saved;
  };
  return {
    save,
    stopWaiting: () => waiting.current?.abort(),
    // A back end that is not ours knows nothing of keys.
    mayRepeat: (values) => listsOfBackEnd() !== 'whole' && keys.has(sentValues(resource, values, undefined)),
  };
}
