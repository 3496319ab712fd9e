import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { Details } from '../show/Details.tsx';
import { LockedAlert } from './LockedAlert.tsx';

interface LockedRecordProps {
  readonly resource: Resource;
  readonly record: AnyRecord;
  readonly onLeave: () => void;
}

/** A record that can no longer be changed: why, and what it holds. */
export function LockedRecord({ resource, record, onLeave }: LockedRecordProps) {
  const translate = useTranslate();
  const button = { label: translate('ra.action.back'), onClick: onLeave };
  return (
    <div className="form-page">
      <LockedAlert resource={resource} record={record} severity="info" button={button} />
      <Details resource={resource} record={record} />
    </div>
  );
}
