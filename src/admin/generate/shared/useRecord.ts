import { type RaRecord, useGetOne } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';

/** One record, read afresh when its page opens; what is known from a list shows at once. */
export function useRecord(resource: Resource, id: number | undefined) {
  return useGetOne<RaRecord, Error>(
    resource.name,
    { id: id ?? 0 },
    { enabled: id !== undefined, refetchOnMount: 'always', refetchOnReconnect: false, retry: false },
  );
}
