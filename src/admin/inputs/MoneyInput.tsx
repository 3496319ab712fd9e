import { InputAdornment, OutlinedInput } from '@mui/material';
import type { DecimalField } from '../../core/fields/field.ts';
import { currencySign, intlLocale } from '../format/format.ts';
import { useWords } from '../fields/useWords.ts';
import { describedBy } from './field/describedBy.ts';
import { FieldFrame } from './field/FieldFrame.tsx';
import { shownAmount, toAmount, typedAmount } from './amounts.ts';
import { groupSignOf, parseAmount } from '../../core/rules/parseAmount.ts';
import { useDraft } from './useDraft.ts';
import { type FieldInputProps, useFieldInput } from './field/useFieldInput.ts';

/** An amount in the institute's currency. */
export function MoneyInput({ field, name }: FieldInputProps<DecimalField>) {
  const input = useFieldInput({ field, name });
  const { conventions } = useWords();
  const groupSign = groupSignOf(intlLocale(conventions.locale));
  const draft = useDraft({
    input,
    parse: (typed) => toAmount(parseAmount(typed, groupSign)),
    show: (value) => shownAmount(value, conventions),
    edit: (value) => typedAmount(value, conventions),
  });
  const sign = currencySign(conventions);
  return (
    <FieldFrame input={input}>
      <OutlinedInput
        id={input.id}
        name={input.path}
        {...draft}
        inputRef={input.ref}
        autoComplete="off"
        className="input-number input-money"
        startAdornment={sign && <InputAdornment position="start">{sign}</InputAdornment>}
        inputProps={{ dir: 'ltr', inputMode: 'decimal', ...describedBy(input) }}
      />
    </FieldFrame>
  );
}
