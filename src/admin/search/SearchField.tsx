import { Icon } from '../icons/Icon.tsx';
import { IconButton, InputBase } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_SEARCH_LENGTH } from '../../core/limits.ts';

interface SearchFieldProps {
  readonly text: string;
  readonly isWaiting: boolean;
  /** Undefined while there is nothing to choose from. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** Where one types; the focus stays here while the arrows go through what was found. */
export function SearchField(props: SearchFieldProps) {
  const { text, isWaiting, listId, activeId, onType, onFocus, onKeyDown, onClose } = props;
  const translate = useTranslate();
  return (
    <div className="search-field" data-waiting={isWaiting}>
      <Icon name="Search" size="medium" />
      <InputBase
        autoFocus
        fullWidth
        value={text}
        placeholder={translate('shell.search.placeholder')}
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-label': translate('shell.search.title'),
          'aria-autocomplete': 'list',
          'aria-expanded': listId !== undefined,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          enterKeyHint: 'go',
          maxLength: MAX_SEARCH_LENGTH,
          dir: text === '' ? undefined : 'auto',
        }}
      />
      <IconButton size="small" aria-label={translate('ra.action.close')} onClick={onClose}>
        <Icon name="Close" size="medium" />
      </IconButton>
    </div>
  );
}
