import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { statusFieldOf, type Resource } from '../../../core/resource.ts';
import { formatValue } from '../../fields/formatValue.ts';
import { useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../fields/values.ts';
import { Details } from '../show/Details.tsx';

interface LockedRecordProps {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly onLeave: () => void;
}

/** A record that can no longer be changed: why, and what it holds. */
export function LockedRecord({ resource, record, onLeave }: LockedRecordProps) {
  const translate = useTranslate();
  const words = useWords();
  const status = statusFieldOf(resource);
  const field = status === undefined ? undefined : resource.fields[status];
  const reason =
    field && status
      ? translate('screens.locked.state', { state: formatValue({ field, name: status, record }, words) })
      : translate('screens.locked.text');
  return (
    <div className="form-page">
      <Alert
        severity="info"
        className="form-locked"
        action={
          <Button color="inherit" size="small" onClick={onLeave}>
            {translate('ra.action.back')}
          </Button>
        }
      >
        {reason}
      </Alert>
      <Details resource={resource} record={record} />
    </div>
  );
}
