import { MenuItem, TextField } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type ScopeSelection, FINAL } from './scope.ts';

const EXAMS = { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'ASC' } } as const;

/** Chooses an exam, or the final of the year, which is none. */
export function ExamInput({ form }: { readonly form: UseFormReturn<ScopeSelection> }) {
  const translate = useTranslate();
  const chosen = useWatch({ control: form.control, name: 'exam_type_id' });
  const { data = [] } = useGetList<{ id: number; name: string }>('examType', EXAMS);
  // Before the exams are there, a chosen one is none of them.
  const isKnown = chosen === FINAL || data.some(({ id }) => id === chosen);
  return (
    <TextField
      select
      required
      fullWidth
      label={translate('pages.resultPages.exam')}
      value={isKnown ? String(chosen) : ''}
      onChange={({ target: { value } }) => form.setValue('exam_type_id', value === FINAL ? FINAL : Number(value))}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
      <MenuItem value={FINAL}>{translate('pages.resultPages.final')}</MenuItem>
    </TextField>
  );
}
