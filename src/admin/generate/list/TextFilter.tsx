import { OutlinedInput } from '@mui/material';
import { useListContext } from 'react-admin';
import { withKey } from './filters.ts';
import { useLateInput } from './useLateInput.ts';

export function TextFilter({ id, name }: { readonly id: string; readonly name: string }) {
  const { filterValues, setFilters } = useListContext();
  const input = useLateInput({
    value: String(filterValues[name] ?? ''),
    onSettle: (text) => setFilters(withKey(filterValues, name, text.trim()), undefined),
  });
  return <OutlinedInput id={id} size="small" inputProps={{ dir: 'auto' }} {...input} />;
}
