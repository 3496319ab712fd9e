import { InputAdornment, OutlinedInput } from '@mui/material';
import type { DecimalField, NumberField } from '../../core/fields/field.ts';
import { intlLocale } from '../format/format.ts';
import { useWords } from '../fields/useWords.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { typedNumber } from './amounts.ts';
import { groupSignOf, parseAmount } from '../../core/rules/parseAmount.ts';
import { useDraft } from './useDraft.ts';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

/** A number typed as text: a spinner changes it by accident, and knows one set of digits only. */
export function NumberInput({ field, name }: FieldInputProps<NumberField | DecimalField>) {
  const input = useFieldInput({ field, name });
  const { conventions } = useWords();
  const groupSign = groupSignOf(intlLocale(conventions.locale));
  const show = (value: unknown) => typedNumber(value, conventions);
  const draft = useDraft({ input, parse: (typed) => toNumber(parseAmount(typed, groupSign)), show, edit: show });
  const isWhole = field.kind === 'integer' || field.kind === 'year';
  return (
    <FieldFrame input={input}>
      <OutlinedInput
        id={input.id}
        name={input.path}
        {...draft}
        inputRef={input.ref}
        autoComplete="off"
        className="input-number"
        endAdornment={field.kind === 'percent' && <InputAdornment position="end">%</InputAdornment>}
        inputProps={{ dir: 'ltr', inputMode: isWhole ? 'numeric' : 'decimal', ...describedBy(input) }}
      />
    </FieldFrame>
  );
}

// What is no number stays as it was typed; the rules say so.
function toNumber(amount: string | undefined): number | string | null {
  if (amount === undefined) return null;
  const value = Number(amount);
  return Number.isFinite(value) ? value : amount;
}
