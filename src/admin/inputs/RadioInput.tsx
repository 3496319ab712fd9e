import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import type { ChoiceField } from '../../core/fields/field.ts';
import { useWords } from '../fields/useWords.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { labelKeyIn, useFormScope } from './formScope.ts';
import { type FieldInputProps, useFieldInput } from './useFieldInput.ts';

export function RadioInput({ field, name }: FieldInputProps<ChoiceField>) {
  const input = useFieldInput({ field, name });
  const scope = useFormScope();
  const words = useWords();
  const chosen = field.options.findIndex(({ value }) => String(value) === String(input.value));
  return (
    <FieldFrame input={input} isGroup>
      <RadioGroup
        row
        name={input.path}
        value={input.value ?? ''}
        aria-labelledby={`${input.id}-label`}
        aria-required={input.isRequired}
        onBlur={input.leave}
        {...describedBy(input)}
      >
        {field.options.map((option, index) => (
          <FormControlLabel
            key={option.name}
            value={option.value}
            label={words.option(labelKeyIn(scope, name), option.name)}
            control={<Radio size="small" slotProps={{ input: index === Math.max(chosen, 0) ? { ref: input.ref } : {} }} />}
            onChange={() => input.change(option.value)}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
