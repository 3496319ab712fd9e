import { FormHelperText } from '@mui/material';
import { useState } from 'react';
import { ReferencePicker, type ReferencePickerProps } from './combobox/ReferencePicker.tsx';

/** A picker that stands in no form, with what is wrong with what was typed below it. */
export function LonePicker({ id, ...picker }: Omit<ReferencePickerProps, 'onProblem' | 'inputProps'>) {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <ReferencePicker
        {...picker}
        id={id}
        onProblem={setProblem}
        inputProps={{ 'aria-invalid': problem ? true : undefined, 'aria-describedby': problem && `${id}-error` }}
      />
      {problem && (
        <FormHelperText error id={`${id}-error`}>
          {problem}
        </FormHelperText>
      )}
    </>
  );
}
