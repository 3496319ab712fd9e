import { Icon } from '../../icons/Icon.tsx';
import { Button } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { usePossibleActions } from './usePossibleActions.ts';
import { useRefusalNotice } from './useRefusalNotice.ts';
import { useRecordCommands } from './useRecordCommands.tsx';

interface StatusButtonsProps {
  readonly resource: Resource;
  readonly record: RaRecord;
}

/** The moves of a record's life cycle that are possible now. */
export function StatusButtons({ resource, record }: StatusButtonsProps) {
  const translate = useTranslate();
  const sayRefusal = useRefusalNotice();
  const possible = usePossibleActions(resource)(record);
  const { take, isBusy, dialogs } = useRecordCommands(resource);
  return (
    <>
      {possible.map(({ action, refusal }) => {
        return (
          <Button
            key={action.name}
            variant="contained"
            color={action.tone ?? 'primary'}
            startIcon={action.icon && <Icon name={action.icon} size="small" />}
            className={refusal && 'status-refused'}
            disabled={isBusy}
            aria-disabled={refusal !== undefined || isBusy}
            title={refusal && translate(`server.${refusal}`)}
            onClick={() => (refusal ? sayRefusal(refusal) : take(record, action))}
          >
            {translate(`resources.${resource.name}.actions.${action.name}`)}
          </Button>
        );
      })}
      {dialogs}
    </>
  );
}
