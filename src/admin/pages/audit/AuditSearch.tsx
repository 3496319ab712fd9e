import { OutlinedInput } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../core/limits.ts';

const SEARCH_DELAY_MS = 300;

interface AuditSearchProps {
  /** Of the field, where a label names it; else the placeholder does. */
  readonly id?: string;
  readonly className?: string;
  readonly placeholder?: string;
  readonly asked: string;
  readonly onSearch: (words: string) => void;
}

/** Searches while one types, as a list does, and at once with Enter. */
export function AuditSearch({ id, className, placeholder, asked, onSearch }: AuditSearchProps) {
  const [text, setText] = useState(asked);
  const sent = useRef(asked);

  // What comes from elsewhere (the way back, taking all filters off) is shown; what was typed meanwhile stays.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setText(asked);
  }, [asked]);

  const search = () => {
    const words = text.trim();
    if (words === sent.current) return;
    sent.current = words;
    onSearch(words);
  };
  useEffect(() => {
    const timer = setTimeout(search, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <OutlinedInput
        id={id}
        type="search"
        size="small"
        fullWidth
        placeholder={placeholder}
        inputProps={{ 'aria-label': placeholder, maxLength: MAX_SEARCH_LENGTH }}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={search}
      />
    </form>
  );
}
