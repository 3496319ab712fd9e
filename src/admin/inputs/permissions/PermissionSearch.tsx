import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface PermissionSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows the table to what fits some letters. */
export function PermissionSearch({ value, onChange }: PermissionSearchProps) {
  const label = useTranslate()('permissionTable.search');
  return (
    <TextField
      type="search"
      size="small"
      margin="none"
      value={value}
      placeholder={label}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      onChange={({ target }) => onChange(target.value)}
      // A search is no reason to save.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
