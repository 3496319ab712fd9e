import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { Details } from '../show/Details.tsx';
import { useLockedReason } from './useLockedReason.ts';

interface LockedRecordProps {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly onLeave: () => void;
}

/** A record that can no longer be changed: why, and what it holds. */
export function LockedRecord({ resource, record, onLeave }: LockedRecordProps) {
  const translate = useTranslate();
  const reason = useLockedReason(resource, record);
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
