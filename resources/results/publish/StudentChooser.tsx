import { FormControl, FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import '../../../src/admin/inputs/inputs.css';
import { ReferencePicker } from '../../../src/admin/inputs/combobox/ReferencePicker.tsx';
import type { Scope } from '../generate/place.ts';
import { useId } from 'react';
import { CLASS_PARTS } from '../../../schemas/academics/cohort.ts';

interface StudentChooserProps {
  readonly scope: Scope;
  /** Whether students are in the class now of whose results this is about. */
  readonly isCurrent: boolean;
  readonly hasNone: boolean;
}

/** Chooses whose mark is corrected: a student of the class, as long as the year is not over. */
export function StudentChooser({ scope, isCurrent, hasNone }: StudentChooserProps) {
  const translate = useTranslate();
  const { label } = useWords();
  const id = useId();
  const { field, fieldState } = useController({ name: 'student_id' });
  const { field: part } = useController({ name: 'component' });
  const names = (['class_id', ...CLASS_PARTS] as const).filter((name) => scope[name] !== null);
  const filter = isCurrent ? Object.fromEntries(names.map((name) => [name, scope[name]])) : {};
  const problem = fieldState.error?.message ?? (hasNone ? translate('pages.results.noneOfStudent') : undefined);
  return (
    <FormControl fullWidth size="small" error={problem !== undefined} className="input-field">
      <label className="input-label" htmlFor={id}>
        {label('student_id')}
      </label>
      <ReferencePicker
        id={id}
        target="student"
        filter={filter}
        value={typeof field.value === 'number' ? field.value : null}
        onPick={(option) => {
          field.onChange(option?.id ?? null);
          part.onChange(null);
        }}
        inputRef={field.ref}
        inputProps={{ 'aria-describedby': problem ? `${id}-problem` : undefined }}
      />
      {problem && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  );
}
