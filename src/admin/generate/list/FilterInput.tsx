import { OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { AnyField } from '../../../core/fields/field.ts';
import { onlyFilter } from '../../inputs/onlyFilter.ts';
import { LonePicker } from '../../inputs/LonePicker.tsx';
import { useWords } from '../../fields/useWords.ts';
import { useChangeFilter } from './filterChanges.ts';
import { filterShape, withKey } from './filters.ts';
import { OptionFilter } from './OptionFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { useDebouncedText } from './useDebouncedText.ts';

export interface FilterInputProps {
  readonly field: AnyField;
  readonly name: string;
}

/** The filter for a field, as its kind asks for. */
export function FilterInput({ field, name }: FilterInputProps) {
  const words = useWords();
  const id = useId();
  const shape = filterShape(field);
  if (shape === 'range') return <RangeFilter field={field} name={name} />;
  return (
    <div className="list-filter">
      <label id={`${id}-label`} htmlFor={id}>
        {words.label(name)}
      </label>
      {shape === 'reference' && <ReferenceFilter id={id} field={field} name={name} />}
      {shape === 'option' && <OptionFilter id={id} field={field} name={name} />}
      {shape === 'text' && <TextFilter id={id} name={name} />}
    </div>
  );
}

function ReferenceFilter({ id, field, name }: FilterInputProps & { readonly id: string }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  if (field.kind !== 'reference' && field.kind !== 'manyToMany') return null;
  const value = Number(filterValues[name]);
  return (
    <LonePicker
      id={id}
      target={field.target}
      filter={withoutState(onlyFilter(field.only))}
      value={value > 0 ? value : null}
      placeholder={translate('screens.filter.any')}
      onPick={(option) => changeFilter((filter) => withKey(filter, name, option?.id))}
    />
  );
}

// Old records may point at what is switched off by now.
function withoutState({ is_active: _, ...filter }: Record<string, unknown>): Record<string, unknown> {
  return filter;
}

function TextFilter({ id, name }: { readonly id: string; readonly name: string }) {
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  const input = useDebouncedText({
    value: String(filterValues[name] ?? ''),
    onSettle: (text) => changeFilter((filter) => withKey(filter, name, text.trim())),
  });
  return <OutlinedInput id={id} size="small" inputProps={{ dir: 'auto' }} {...input} />;
}
