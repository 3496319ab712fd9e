import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Stands where something should be that could not be read. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('shell.retry')}
        </Button>
      }
    >
      {translate(error.message, { _: error.message })}
    </Alert>
  );
}
