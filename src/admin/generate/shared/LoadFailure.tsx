import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Resource } from '../../../core/resource.ts';
import { useMay } from '../../providers/ability.ts';
import { meansAbsent } from '../../providers/backEnd.ts';

interface LoadFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** What it is, of which a record is not there: its list is where to go on, for whoever may open that. */
  readonly resource?: Resource;
  /** Whether the address names no record, so that a back end which does not know it has nothing of the kind. */
  readonly isCall?: boolean;
}

/** Stands where something should be that could not be read. What does not exist is not asked for again. */
export function LoadFailure({ error, onRetry, resource, isCall = false }: LoadFailureProps) {
  const translate = useTranslate();
  const may = useMay();
  if (isCall && meansAbsent(error)) return <Alert severity="info">{translate('screens.notOffered')}</Alert>;
  const isMissing = 'status' in error && error.status === 404;
  return (
    <Alert
      severity="error"
      action={
        isMissing && resource && may(resource, 'read') ? (
          <Button component={Link} to={resource.screens.list} color="inherit" size="small">
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
