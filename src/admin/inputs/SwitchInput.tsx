import { FormControl, FormHelperText } from '@mui/material';
import type { BooleanField } from '../../core/fields/field.ts';
import { describedBy } from './field/describedBy.ts';
import { useFormScope } from './field/formScope.ts';
import './inputs.css';
import './switch.css';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

export function SwitchInput({ field, name }: FieldInputProps<BooleanField>) {
  const input = useFieldInput({ field, name });
  const { row } = useFormScope();
  const isOn = Number(input.value) === 1;
  return (
    <FormControl fullWidth error={Boolean(input.error)} className="input-field">
      <div className="input-switch">
        <input
          id={input.id}
          name={input.path}
          type="checkbox"
          role="switch"
          className="switch"
          ref={input.ref}
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => input.change(target.checked ? 1 : 0)}
          onBlur={input.leave}
          {...describedBy(input)}
        />
        <label htmlFor={input.id} className={row ? 'input-label-row' : undefined}>
          {input.label}
        </label>
      </div>
      {input.error && <FormHelperText id={`${input.id}-error`}>{input.error}</FormHelperText>}
      {input.help && (
        <FormHelperText id={`${input.id}-help`} error={false} className="input-help">
          {input.help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
