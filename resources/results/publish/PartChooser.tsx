import { FormControl, FormHelperText, NativeSelect, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../../src/admin/format/format.ts';
import { isolated } from '../../../src/admin/format/names.ts';
import type { PublishedPart } from './usePublishedParts.ts';

/** Chooses which mark is corrected, each with what it is now. */
export function PartChooser({ parts }: { readonly parts: readonly PublishedPart[] }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const id = useId();
  const { field, fieldState } = useController({ name: 'component' });
  const { errors } = useFormState({ name: 'subject_id' });
  const problem = fieldState.error?.message ?? errors.subject_id?.message;
  const shown = (mark: number | null) =>
    mark === null ? translate('pages.results.absentMark') : formatPlainNumber(mark, conventions);
  return (
    <FormControl fullWidth size="small" error={Boolean(problem)} className="input-field">
      <label className="input-label" htmlFor={id}>
        {translate('pages.results.part')}
      </label>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ id, 'aria-describedby': problem ? `${id}-problem` : undefined }}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{translate('pages.results.choosePart')}</option>
        {parts.map(({ key, subject, name, mark, full_mark }) => (
          <option key={key} value={key}>
            {translate('pages.results.partNow', {
              subject: isolated(subject),
              name: isolated(name),
              mark: shown(mark),
              full: formatPlainNumber(full_mark, conventions),
            })}
          </option>
        ))}
      </NativeSelect>
      {problem && <FormHelperText id={`${id}-problem`}>{String(problem)}</FormHelperText>}
    </FormControl>
  );
}
