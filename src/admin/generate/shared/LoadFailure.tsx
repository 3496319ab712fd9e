import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** The list of what it is: where to go on from a record that is not there. */
  readonly list?: string;
}

/** Stands where something should be that could not be read. What does not exist is not asked for again. */
export function LoadFailure({ error, onRetry, list }: LoadFailureProps) {
  const translate = useTranslate();
  const isMissing = 'status' in error && error.status === 404;
  return (
    <Alert
      severity="error"
      action={
        isMissing && list !== undefined ? (
          <Button component={Link} to={list} color="inherit" size="small">
            {translate('screens.import.toList')}
          </Button>
        ) : (
          !isMissing && (
            <Button color="inherit" size="small" onClick={onRetry}>
              {translate('shell.retry')}
            </Button>
          )
        )
      }
    >
      {translate(error.message, { _: error.message })}
    </Alert>
  );
}
