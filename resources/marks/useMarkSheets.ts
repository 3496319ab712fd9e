import { useQuery } from '@tanstack/react-query';
import { markSheets } from '../../schemas/exams/markCalls.ts';
import type { Answered } from '../../src/core/calls/defineCall.ts';
import { callApi } from '../../src/admin/http/callApi.ts';

export type MarkSheets = Answered<typeof markSheets>;
export type MarkSheetRow = MarkSheets['rows'][number];

/** The sheets of an exam: one's own, or those of a class. */
export function useMarkSheets(query: { readonly exam_type_id: number | null; readonly class_id: number | null }) {
  return useQuery({
    queryKey: ['markSheets', query],
    queryFn: ({ signal }) => callApi(markSheets, { query, signal }),
    placeholderData: (before) => before,
  });
}
