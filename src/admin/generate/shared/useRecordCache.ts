import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';

interface ListAnswer {
  readonly data: readonly RaRecord[];
}

/** Puts a record that the server has just answered wherever it is shown, without waiting for the lists to be read afresh. */
export function useRecordCache({ name }: Resource): (record: RaRecord) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (record) => {
      queryClient.setQueryData([name, 'getOne', { id: String(record.id), meta: undefined }], record);
      queryClient.setQueriesData<ListAnswer>({ queryKey: [name, 'getList'] }, (answer) =>
        answer ? { ...answer, data: answer.data.map((each) => (each.id === record.id ? record : each)) } : answer,
      );
    },
    [queryClient, name],
  );
}
