import { Icon } from '../../icons/Icon.tsx';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { MAX_SEARCH_LENGTH } from '../../../core/limits.ts';
import { useChangeFilter } from './filterChanges.ts';
import { withKey } from './filters.ts';

const SEARCH_DELAY_MS = 300;

/** Finds records by their words while one types. */
export function SearchBox({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const changeFilter = useChangeFilter();
  const asked = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);

  // What comes from elsewhere (a saved view, the way back) is shown; what was typed meanwhile is not overwritten.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setText(asked);
  }, [asked]);

  const search = (words: string) => {
    sent.current = words;
    changeFilter((filter) => withKey(filter, 'q', words));
  };

  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return undefined;
    const timer = setTimeout(() => search(words), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  });

  const clear = () => {
    setText('');
    search('');
    inputRef.current?.focus();
  };

  return (
    <OutlinedInput
      type="search"
      size="small"
      className="list-search"
      value={text}
      inputRef={inputRef}
      placeholder={translate('ra.action.search')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text.trim());
        if (event.key === 'Escape' && text !== '') clear();
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="Search" size="small" />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={translate('screens.list.clearSearch')} onClick={clear}>
              <Icon name="Close" />
            </IconButton>
          </InputAdornment>
        )
      }
      inputProps={{
        'aria-label': translate('ra.action.search'),
        'aria-keyshortcuts': '/',
        maxLength: MAX_SEARCH_LENGTH,
        dir: 'auto',
      }}
    />
  );
}
