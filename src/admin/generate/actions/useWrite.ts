import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useUpdate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { StaleError } from '../../providers/staleError.ts';
import { allRecordsKey } from '../views/useAllRecords.ts';

/** What came of a change: the server's answer, or why there is none. */
export type Outcome<T> =
  | { readonly answer: T; readonly error?: undefined }
  | { readonly answer?: undefined; readonly error: unknown };

type Call = () => Promise<{ readonly data: RaRecord }>;

/**
 * Runs something that changes records of a resource: one at a time; what went wrong is said, and every list is read afresh
 * either way, unless the refusal holds the record as it is now.
 */
export function useWrite(resource: Resource) {
  const queryClient = useQueryClient();
  const noteError = useErrorNotice(resource);
  const [isBusy, setBusy] = useState(false);
  const [update] = useUpdate<RaRecord, Error>(resource.name, undefined, {
    mutationFn: async ({ data }) => (await (data as { readonly call: Call }).call()).data,
  });

  const write = async <T>(change: () => Promise<T>): Promise<Outcome<T>> => {
    setBusy(true);
    const outcome = await outcomeOf(change);
    setBusy(false);
    if (outcome.error !== undefined) noteError(outcome.error);
    // What refused a change, or followed from it, shows in the record as it is now. Permissions may depend on it too.
    const isShown = outcome.error instanceof StaleError;
    void queryClient.invalidateQueries({ queryKey: isShown ? allRecordsKey(resource) : [resource.name] });
    return outcome;
  };

  /** React-admin puts what is answered wherever the record is shown. */
  const show = async (record: RaRecord, call: Call): Promise<RaRecord> => {
    const params = { id: record.id, data: { call }, previousData: record };
    // The types do not follow `returnPromise`.
    return (await update(resource.name, params, { returnPromise: true })) as RaRecord;
  };

  /** The same for a change of one record. */
  const change = (record: RaRecord, call: Call): Promise<Outcome<RaRecord>> =>
    write(async () => {
      try {
        return await show(record, call);
      } catch (error) {
        if (error instanceof StaleError) await show(record, async () => ({ data: error.current }));
        throw error;
      }
    });

  return { write, change, isBusy };
}

async function outcomeOf<T>(change: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await change() };
  } catch (error) {
    return { error };
  }
}
