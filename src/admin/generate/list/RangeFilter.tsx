import { OutlinedInput } from '@mui/material';
import { type ChangeEvent, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { AnyField } from '../../../core/fields/field.ts';
import { intlLocale } from '../../fields/format.ts';
import { useWords } from '../../fields/useWords.ts';
import { groupSignOf, parseAmount } from '../../../core/rules/parseAmount.ts';
import type { FilterInputProps } from './FilterInput.tsx';
import { typedNumber } from '../../inputs/amounts.ts';
import { withKey } from './filters.ts';
import { useLateInput } from './useLateInput.ts';

/** From one value to another; either end may stay open. */
export function RangeFilter({ field, name }: FilterInputProps) {
  const translate = useTranslate();
  const words = useWords();
  const label = words.label(name);
  return (
    <fieldset className="list-filter list-filter-range">
      <legend>{label}</legend>
      <RangeEnd field={field} filterKey={`${name}_gte`} label={translate('screens.filter.from')} />
      <RangeEnd field={field} filterKey={`${name}_lte`} label={translate('screens.filter.to')} />
    </fieldset>
  );
}

interface RangeEndProps {
  readonly field: AnyField;
  readonly filterKey: string;
  readonly label: string;
}

// With it browsers let nobody type a year of more than four digits.
const LAST_DAY = '9999-12-31';

// A moment is asked for by its day; the server takes the whole of it.
const TYPES: Readonly<Record<string, string>> = { date: 'date', dateTime: 'date', time: 'time' };

function RangeEnd({ field, filterKey, label }: RangeEndProps) {
  const { filterValues, setFilters } = useListContext();
  const { conventions } = useWords();
  const id = useId();
  const type = TYPES[field.kind];
  const take = (text: string) => setFilters(withKey(filterValues, filterKey, text), undefined);
  const groupSign = groupSignOf(intlLocale(conventions.locale));
  const value = String(filterValues[filterKey] ?? '');
  const moment = useMomentInput({ value, onTake: take });
  const late = useLateInput({
    value: typedNumber(value, conventions),
    onSettle: (text) => take(numberOrNothing(parseAmount(text, groupSign))),
  });
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {type ? (
        <OutlinedInput id={id} size="small" type={type} inputProps={type === 'date' ? { max: LAST_DAY } : {}} {...moment} />
      ) : (
        <OutlinedInput id={id} size="small" inputProps={{ inputMode: 'decimal', dir: 'ltr' }} {...late} />
      )}
    </div>
  );
}

interface MomentInputOptions {
  readonly value: string;
  readonly onTake: (text: string) => void;
}

/** A day or a time that counts as soon as it is whole. A year is typed digit by digit: 0002 is the beginning of 2026. */
function useMomentInput({ value, onTake }: MomentInputOptions) {
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(target.value);
      // The browser gives out an empty text for what is only half typed.
      if (!target.validity.badInput && !isEarlyYear(target.value)) onTake(target.value);
    },
    onBlur: () => setDraft(undefined),
  };
}

function isEarlyYear(text: string): boolean {
  return text.includes('-') && !/^[1-9]\d{3}-/.test(text);
}

// The server would refuse to filter by anything else.
function numberOrNothing(amount: string | undefined): string {
  return amount !== undefined && /^-?\d+(\.\d+)?$/.test(amount) ? amount : '';
}
