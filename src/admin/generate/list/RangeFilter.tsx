import { OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { AnyField } from '../../../core/fields/field.ts';
import { intlLocale } from '../../fields/format.ts';
import { useWords } from '../../fields/useWords.ts';
import { groupSignOf, parseAmount } from '../../../core/rules/parseAmount.ts';
import type { FilterInputProps } from './FilterInput.tsx';
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

// A moment is asked for by its day; the server takes the whole of it.
const TYPES: Readonly<Record<string, string>> = { date: 'date', dateTime: 'date', time: 'time' };

function RangeEnd({ field, filterKey, label }: RangeEndProps) {
  const { filterValues, setFilters } = useListContext();
  const { conventions } = useWords();
  const id = useId();
  const type = TYPES[field.kind];
  const take = (text: string) => setFilters(withKey(filterValues, filterKey, text), undefined);
  const groupSign = groupSignOf(intlLocale(conventions.locale));
  const late = useLateInput({
    value: String(filterValues[filterKey] ?? ''),
    onSettle: (text) => take(numberOrNothing(parseAmount(text, groupSign))),
  });
  const input = type
    ? { type, value: filterValues[filterKey] ?? '', onChange: (event: { target: { value: string } }) => take(event.target.value) }
    : late;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput id={id} size="small" inputProps={type ? {} : { inputMode: 'decimal', dir: 'ltr' }} {...input} />
    </div>
  );
}

// The server would refuse to filter by anything else.
function numberOrNothing(amount: string | undefined): string {
  return amount !== undefined && Number.isFinite(Number(amount)) ? amount : '';
}
