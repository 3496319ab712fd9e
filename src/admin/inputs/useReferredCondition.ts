import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Condition, holds, isFilled, referredField } from '../../core/conditions.ts';
import { useShownResource } from '../fields/useWords.ts';

/**
 * Whether a condition that names a field of a referred record holds. While that record is not known it does.
 * The field that it is about is emptied when a person chooses a record for which it does not.
 */
export function useReferredCondition(name: string, condition: Condition): boolean {
  const { fields } = useShownResource();
  const { getValues, getFieldState, setValue } = useFormContext();
  const names = Object.keys(condition);
  const own = names.map((each) => referredField(each)?.reference ?? each);
  const values: readonly unknown[] = useWatch({ name: own });
  const about = names.findIndex((each) => referredField(each));
  const reference = own[about] ?? '';
  const id = values[about];
  const field = fields[reference];
  const { data } = useGetOne(
    field?.kind === 'reference' ? field.target : '',
    { id: Number(id) },
    { enabled: isFilled(id), placeholderData: keepPreviousData, retry: false },
  );
  const entries = names.map((each, index) => {
    const theirs = referredField(each)?.field;
    if (!theirs) return [each, values[index]];
    return [each, isFilled(id) ? data?.[theirs] : null];
  });
  const isMet = holds(condition, Object.fromEntries(entries));
  useEffect(() => {
    // What is stored stays until somebody chooses another record.
    if (isMet || !isFilled(getValues(name)) || !getFieldState(reference).isDirty) return;
    setValue(name, null, { shouldDirty: true });
  }, [isMet, name, reference, getValues, getFieldState, setValue]);
  return isMet;
}
