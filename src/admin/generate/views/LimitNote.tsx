import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MOST_RECORDS } from './useAllRecords.ts';

/** That there is more than is shown; nothing where there is not. */
export function LimitNote({ total = 0 }: { readonly total: number | undefined }) {
  const translate = useTranslate();
  if (total <= MOST_RECORDS) return null;
  return <Alert severity="info">{translate('listViews.limited', { shown: MOST_RECORDS, total })}</Alert>;
}
