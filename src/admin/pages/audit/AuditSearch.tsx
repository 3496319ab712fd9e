import { OutlinedInput } from '@mui/material';
import { MAX_SEARCH_LENGTH } from '../../../core/limits.ts';
import { useTypedSearch } from '../../inputs/useTypedSearch.ts';

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
  const { text, setText, search } = useTypedSearch({ asked, onSearch });
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
