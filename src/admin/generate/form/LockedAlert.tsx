import { Alert, Button } from '@mui/material';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useLockedReason } from './useLockedReason.ts';

interface LockedAlertProps {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly severity: 'info' | 'warning';
  readonly button: { readonly label: string; readonly onClick: () => void };
  /** What is said behind the reason. */
  readonly more?: string;
}

/** Says why a record can no longer be changed, and offers what to do then. */
export function LockedAlert({ resource, record, severity, button, more }: LockedAlertProps) {
  const reason = useLockedReason(resource, record);
  return (
    <Alert
      severity={severity}
      className="form-locked"
      action={
        <Button color="inherit" size="small" onClick={button.onClick}>
          {button.label}
        </Button>
      }
    >
      {more === undefined ? reason : `${reason} ${more}`}
    </Alert>
  );
}
