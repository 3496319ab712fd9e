import type { ChoiceField } from '../../core/fields/field.ts';
import { useWords } from '../fields/useWords.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { labelKeyIn, useFormScope } from './field/formScope.ts';
import './radios.css';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

export function RadioInput({ field, name }: FieldInputProps<ChoiceField>) {
  const input = useFieldInput({ field, name });
  const scope = useFormScope();
  const words = useWords();
  const chosen = field.options.findIndex(({ value }) => String(value) === String(input.value));
  return (
    <FieldFrame input={input} isGroup>
      <div
        role="radiogroup"
        className="input-radios"
        aria-labelledby={`${input.id}-label`}
        aria-required={input.isRequired}
        onBlur={input.leave}
        {...describedBy(input)}
      >
        {field.options.map((option, index) => (
          <label key={option.name}>
            <input
              type="radio"
              // Two forms may lie over each other, and radios of one name exclude one another.
              name={`${input.id}-${input.path}`}
              value={option.value}
              checked={index === chosen}
              ref={index === Math.max(chosen, 0) ? input.ref : undefined}
              onChange={() => input.change(option.value)}
            />
            {words.option(labelKeyIn(scope, name), option.name)}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
