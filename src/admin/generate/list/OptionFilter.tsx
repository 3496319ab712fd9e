import { NativeSelect, OutlinedInput } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useWords } from '../../fields/useWords.ts';
import type { FilterInputProps } from './FilterInput.tsx';
import { useChangeFilter } from './filterChanges.ts';
import { filterOptions, withKey } from './filters.ts';
import { optionText } from './optionText.ts';

export function OptionFilter({ id, field, name }: FilterInputProps & { readonly id: string }) {
  const translate = useTranslate();
  const words = useWords();
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  const options = filterOptions(field);
  const choose = (text: string) => {
    const option = options.find(({ value }) => String(value) === text);
    changeFilter((filter) => withKey(filter, name, option?.value));
  };
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      inputProps={{ id }}
      value={filterValues[name] ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{translate('screens.filter.any')}</option>
      {options.map(({ value, name: option }) => (
        <option key={option} value={value}>
          {optionText({ field, name, value }, { words, translate })}
        </option>
      ))}
    </NativeSelect>
  );
}
