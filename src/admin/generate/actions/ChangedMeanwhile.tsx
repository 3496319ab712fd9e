import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { changedValues } from '../../providers/entered.ts';
import { ChangedFields } from '../shared/ChangedFields.tsx';
import { useLastEditor } from '../shared/useLastEditor.ts';

interface ChangedMeanwhileProps {
  readonly resource: Resource;
  readonly before: AnyRecord;
  readonly now: AnyRecord;
}

/** Somebody has changed what is decided on since the question was asked: who, when and what. */
export function ChangedMeanwhile({ resource, before, now }: ChangedMeanwhileProps) {
  const translate = useTranslate();
  const title = useLastEditor(resource, now);
  const names = Object.keys(changedValues(resource, now, before));
  return (
    <Alert severity="warning" role="alert" className="dialog-changed">
      <strong>{title ?? translate('screens.stale.title')}</strong>
      <p>{translate(names.length > 0 ? 'screens.stale.decideAgain' : 'screens.stale.decideSame')}</p>
      <ChangedFields {...{ resource, names, before, now }} />
    </Alert>
  );
}
