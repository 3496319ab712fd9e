import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Action, Resource } from '../../../core/resource.ts';
import { icons } from '../../layout/icons.ts';
import { ActionDialogPage } from './actionDialogPage.ts';
import { needsAsking } from './needsAsking.ts';
import { useAct } from './useAct.ts';
import { usePossibleActions } from './usePossibleActions.ts';

interface StatusButtonsProps {
  readonly resource: Resource;
  readonly record: RaRecord;
}

/** The moves of a record's life cycle that are possible now. */
export function StatusButtons({ resource, record }: StatusButtonsProps) {
  const translate = useTranslate();
  const possible = usePossibleActions(resource)(record);
  const { act, isBusy } = useAct(resource);
  const [asked, setAsked] = useState<Action>();
  const take = (action: Action) => {
    if (!needsAsking(action)) return void act({ record, action });
    void ActionDialogPage.preload();
    setAsked(action);
  };
  return (
    <>
      {possible.map(({ action, isOwnEntry }) => {
        const Icon = action.icon && icons[action.icon];
        return (
          <Button
            key={action.name}
            variant="contained"
            color={action.tone ?? 'primary'}
            startIcon={Icon && <Icon />}
            disabled={isOwnEntry || isBusy}
            title={isOwnEntry ? translate('server.ownEntry') : undefined}
            onClick={() => take(action)}
          >
            {translate(`resources.${resource.name}.actions.${action.name}`)}
          </Button>
        );
      })}
      {asked && (
        <Suspense fallback={null}>
          <ActionDialogPage resource={resource} record={record} action={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
