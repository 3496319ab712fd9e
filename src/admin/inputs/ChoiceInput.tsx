import { useTranslate } from 'react-admin';
import { NativeSelect, OutlinedInput } from '@mui/material';
import type { ChoiceField } from '../../core/fields/field.ts';
import { useWords } from '../fields/useWords.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { labelKeyIn, useFormScope } from './field/formScope.ts';
import { RadioInput } from './RadioInput.tsx';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

const RADIO_OPTIONS = 3;

/** A few required choices lie open; many, or one that can be taken back, are a list. */
export function ChoiceInput({ field, name }: FieldInputProps<ChoiceField>) {
  const { row } = useFormScope();
  const isOpen = field.options.length <= RADIO_OPTIONS && field.required && !row;
  return isOpen ? <RadioInput field={field} name={name} /> : <SelectInput field={field} name={name} />;
}

function SelectInput({ field, name }: FieldInputProps<ChoiceField>) {
  const input = useFieldInput({ field, name });
  const scope = useFormScope();
  const words = useWords();
  const translate = useTranslate();
  return (
    <FieldFrame input={input}>
      <NativeSelect
        id={input.id}
        input={<OutlinedInput />}
        name={input.path}
        value={input.value ?? ''}
        onChange={(event) => input.change(chosenValue(field, event.target.value))}
        onBlur={input.leave}
        inputRef={input.ref}
        inputProps={{ id: input.id, ...describedBy(input) }}
      >
        <option value="">{translate(input.isRequired ? 'screens.form.choose' : 'screens.form.none')}</option>
        {field.options.map((option) => (
          <option key={option.name} value={option.value}>
            {words.option(labelKeyIn(scope, name), option.name)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

function chosenValue(field: ChoiceField, text: string): string | number | null {
  return field.options.find(({ value }) => String(value) === text)?.value ?? null;
}
