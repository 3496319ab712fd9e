import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resource } from '../../../core/resource.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';

/** What came of a change: the server's answer, or why there is none. */
export type Outcome<T> = { readonly answer: T; readonly error?: undefined } | { readonly answer?: undefined; readonly error: unknown };

/** Runs something that changes records of a resource: one at a time; what went wrong is said, and every list is read afresh either way. */
export function useWrite(resource: Resource) {
  const queryClient = useQueryClient();
  const noteError = useErrorNotice(resource);
  const [isBusy, setBusy] = useState(false);

  const write = async <T>(change: () => Promise<T>): Promise<Outcome<T>> => {
    setBusy(true);
    try {
      return { answer: await change() };
    } catch (error) {
      noteError(error);
      return { error };
    } finally {
      setBusy(false);
      // What refused a change, or followed from it, shows in the record as it is now. Permissions may depend on it too.
      void queryClient.invalidateQueries({ queryKey: [resource.name] });
    }
  };

  return { write, isBusy };
}
