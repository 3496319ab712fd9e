import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { remindTeachers } from '../../../schemas/exams/readinessCalls.ts';
import type { Answered } from '../../../src/core/calls/defineCall.ts';
import { callApi } from '../../../src/admin/http/callApi.ts';
import { useErrorNotice } from '../../../src/admin/notices/useErrorNotice.ts';
import type { Scope } from './place.ts';

/** How many teachers were reminded, and why others were not. */
export type ReminderCounts = Answered<typeof remindTeachers>['data'];

/** Reminds the teachers who owe marks. */
export function useReminder(scope: Scope) {
  const noteError = useErrorNotice();
  const queryClient = useQueryClient();
  const [counts, setCounts] = useState<ReminderCounts>();
  const [isBusy, setBusy] = useState(false);
  const remind = async () => {
    const { exam_type_id } = scope;
    if (exam_type_id === null) return;
    setBusy(true);
    try {
      setCounts((await callApi(remindTeachers, { input: { ...scope, exam_type_id } })).data);
      // The board says who was reminded when.
      void queryClient.invalidateQueries({ queryKey: ['resultReadiness'] });
    } catch (error) {
      noteError(error);
    } finally {
      setBusy(false);
    }
  };
  return { counts, isBusy, remind, forget: () => setCounts(undefined) };
}
