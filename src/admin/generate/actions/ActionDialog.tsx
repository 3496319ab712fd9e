import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { narrowingOf } from '../../../core/narrowing.ts';
import type { Action, Resource } from '../../../core/resource.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { titleOf } from '../../format/titleOf.ts';
import type { AnyRecord } from '../../format/values.ts';
import { ApiError } from '../../http/apiError.ts';
import { StaleError } from '../../providers/staleError.ts';
import { submitProblems } from '../form/submitProblems.ts';
import { AskingDialog } from './AskingDialog.tsx';
import { type ActionField, actionFields } from './actionFields.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { DecisionFacts } from './DecisionFacts.tsx';
import { useAct } from './useAct.ts';
import { usePossibleActions } from './usePossibleActions.ts';

export interface ActionDialogProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly action: Action;
  readonly onClose: () => void;
  /** Called with the record as the action has left it. */
  readonly onDone: (record: RaRecord) => void;
}

/** Asks before a status action is taken on a record. */
export function ActionDialog({ resource, record: opened, action, onClose, onDone }: ActionDialogProps) {
  const translate = useTranslate();
  const [record, setRecord] = useState(opened);
  const possible = usePossibleActions(resource);
  const conventions = useConventions();
  const { act, isBusy } = useAct(resource);
  const fields = actionFields(resource, action);

  const canTake = (current: RaRecord) =>
    possible(current).some((each) => each.action.name === action.name && !each.refusal);
  const submit = async (answers: AnyRecord) => {
    const outcome = await act({ record, action, data: answers });
    const wrong = submitProblems(outcome.error, resource).fields;
    const isToBeDecided = fields.length > 0 || outcome.error instanceof StaleError;
    const isWorthKeeping = isToBeDecided && outcome.error !== undefined && !isOver(outcome.error, canTake);
    // It is decided on again, of the record as it is now.
    if (isWorthKeeping && outcome.error instanceof StaleError) setRecord(outcome.error.current);
    if (Object.keys(wrong).length === 0 && !isWorthKeeping) onClose();
    if (outcome.answer) onDone(outcome.answer);
    return wrong;
  };

  const question = translate(`resources.${resource.name}.actions.${action.name}_confirm`, {
    _: translate('screens.action.confirm'),
  });
  return (
    <AskingDialog
      {...{ resource, action, record, question, isBusy, onClose }}
      values={narrowingValues(fields, record)}
      onSubmit={submit}
    >
      {record !== opened && <ChangedMeanwhile resource={resource} before={opened} now={record} />}
      <DialogContentText className="dialog-subject">
        <bdi>{titleOf(resource, record, conventions)}</bdi>
      </DialogContentText>
      <DecisionFacts resource={resource} record={record} />
    </AskingDialog>
  );
}

/** Trying again would not help: the record is gone, or not in a state any more that the action begins at. */
function isOver(error: unknown, canTake: (record: RaRecord) => boolean): boolean {
  if (error instanceof StaleError) return !canTake(error.current);
  return error instanceof ApiError && [403, 404, 409].includes(error.status);
}

/** What narrows an offer stands in the record where it is not asked for. */
function narrowingValues(fields: readonly ActionField[], record: RaRecord): AnyRecord {
  const names = fields.flatMap(({ field }) =>
    field.kind === 'reference' ? narrowingOf(field).pairs.map(([, here]) => here) : [],
  );
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
