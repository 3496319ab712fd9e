import { FormControl, FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormScope } from './formScope.ts';
import '../inputs.css';
import type { FieldInputState } from './useFieldInput.ts';

interface FieldFrameProps {
  readonly input: Pick<FieldInputState, 'id' | 'label' | 'help' | 'error' | 'isRequired'>;
  readonly children: ReactNode;
  /** Several controls under one name: the group takes it by `aria-labelledby`. */
  readonly isGroup?: boolean;
}

/** Label above, input, then what is wrong or what helps. In a child row the column's head is the label that is seen. */
export function FieldFrame({ input, children, isGroup = false }: FieldFrameProps) {
  const { row } = useFormScope();
  const { id, label, help, error, isRequired } = input;
  const labelProps = {
    id: `${id}-label`,
    className: row ? 'input-label input-label-row' : 'input-label',
    'data-required': isRequired,
  };
  return (
    <FormControl fullWidth size="small" error={Boolean(error)} required={isRequired} className="input-field">
      {isGroup ? (
        <span {...labelProps}>{label}</span>
      ) : (
        <label {...labelProps} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      {help && (
        <FormHelperText id={`${id}-help`} error={false} className="input-help">
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
