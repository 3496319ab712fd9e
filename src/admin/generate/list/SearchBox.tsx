import { Icon } from '../../icons/Icon.tsx';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import type { RefObject } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { MAX_SEARCH_LENGTH } from '../../../core/limits.ts';
import { useShownResource, useWords } from '../../fields/useWords.ts';
import { listed } from '../../format/names.ts';
import { useTypedSearch } from '../../inputs/useTypedSearch.ts';
import { useChangeFilter } from './filterChanges.ts';
import { withKey } from './filters.ts';

/** Finds records by their words while one types. */
export function SearchBox({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  const translate = useTranslate();
  const { list } = useShownResource();
  const { label, conventions } = useWords();
  const searched = [...list.search, ...Object.keys(list.searchThrough)].map(label);
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  const asked = typeof filterValues.q === 'string' ? filterValues.q : '';
  const { text, setText, search, clear } = useTypedSearch({
    asked,
    onSearch: (words) => changeFilter((filter) => withKey(filter, 'q', words)),
  });
  const clearAll = () => {
    clear();
    inputRef.current?.focus();
  };

  return (
    <OutlinedInput
      type="search"
      size="small"
      className="list-search"
      value={text}
      inputRef={inputRef}
      placeholder={`${translate('ra.action.search')}: ${listed(searched, conventions)}`}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search();
        if (event.key === 'Escape' && text !== '') clearAll();
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="Search" size="small" />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={translate('screens.list.clearSearch')} onClick={clearAll}>
              <Icon name="Close" />
            </IconButton>
          </InputAdornment>
        )
      }
      inputProps={{
        'aria-label': translate('ra.action.search'),
        'aria-keyshortcuts': '/',
        maxLength: MAX_SEARCH_LENGTH,
        // Nothing is typed yet: what stands there is in the reader's language.
        dir: text === '' ? undefined : 'auto',
      }}
    />
  );
}
