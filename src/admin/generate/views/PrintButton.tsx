import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

export function PrintButton() {
  const translate = useTranslate();
  return (
    <Button size="small" className="views-print" onClick={() => window.print()}>
      {translate('listViews.print')}
    </Button>
  );
}
