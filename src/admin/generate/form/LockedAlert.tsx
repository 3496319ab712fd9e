import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { statusFieldOf, type Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatValue } from '../../format/formatValue.ts';
import type { AnyRecord } from '../../format/values.ts';
import { isLocked } from '../shared/isLocked.ts';

interface LockedAlertProps {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly severity: 'info' | 'warning';
  readonly button: { readonly label: string; readonly onClick: () => void };
  /** What is said behind the reason. */
  readonly more?: string;
}

/** Says why a record cannot be changed, and offers what to do then. */
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

/** Why a record cannot be changed, in words. */
function useLockedReason(resource: Resource, record: AnyRecord): string {
  const translate = useTranslate();
  const words = useWords();
  if (!isLocked(resource, record)) return translate('server.leftToOthers');
  const name = statusFieldOf(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  if (!field || name === undefined) return translate('screens.locked.text');
  return translate('screens.locked.state', { state: formatValue({ field, name, record }, words) });
}
