import { FormControl, FormHelperText, Switch } from '@mui/material';
import type { BooleanField } from '../../core/fields/field.ts';
import { describedBy } from './describedBy.ts';
import './inputs.css';
import { useFormScope } from './formScope.ts';
import { type FieldInputProps, useFieldInput } from './useFieldInput.ts';

export function SwitchInput({ field, name }: FieldInputProps<BooleanField>) {
  const input = useFieldInput({ field, name });
  const { row } = useFormScope();
  return (
    <FormControl fullWidth error={Boolean(input.error)} className="input-field">
      <div className="input-switch">
        <Switch
          id={input.id}
          name={input.path}
          checked={Number(input.value) === 1}
          onChange={(_, isOn) => input.change(isOn ? 1 : 0)}
          onBlur={input.leave}
          slotProps={{ input: { ref: input.ref, role: 'switch', ...describedBy(input) } }}
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
