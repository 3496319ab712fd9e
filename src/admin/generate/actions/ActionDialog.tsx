import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type SyntheticEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type RaRecord, useTranslate } from 'react-admin';
import { narrowingOf } from '../../../core/narrowing.ts';
import type { Action, Resource } from '../../../core/resource.ts';
import { initialValue } from '../../../core/rules/readInput.ts';
import { todayIn } from '../../../core/zonedTime.ts';
import { useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../format/values.ts';
import { ApiError } from '../../http/apiError.ts';
import { StaleError } from '../../providers/staleError.ts';
import { TypedChoices } from '../../inputs/combobox/typedChoices.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { FormScopeContext } from '../../inputs/formScope.ts';
import { focusFirst } from '../form/focusFirst.ts';
import { submitProblems } from '../form/submitProblems.ts';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { titleOf } from '../../format/titleOf.ts';
import { useLeaveQuestion } from '../shared/useLeaveQuestion.tsx';
import { useMeantPresses } from '../shared/useMeantPresses.ts';
import { DecidedValues } from './DecidedValues.tsx';
import { type AskedField, askedFields } from './askedFields.ts';
import { useAct } from './useAct.ts';
import { usePossibleActions } from './usePossibleActions.ts';
import '../shared/dialogs.css';

export interface ActionDialogProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly action: Action;
  readonly onClose: () => void;
  /** Called with the record as the action has left it. */
  readonly onDone: (record: RaRecord) => void;
}

/** Asks before a status action is taken, and for what it needs to know. */
export function ActionDialog({ resource, record: opened, action, onClose, onDone }: ActionDialogProps) {
  const translate = useTranslate();
  const [record, setRecord] = useState(opened);
  const possible = usePossibleActions(resource);
  const { conventions } = useWords();
  const today = todayIn(conventions.timeZone);
  const id = useId();
  const fields = useMemo(() => askedFields(resource, action), [resource, action]);
  const form = useForm({
    defaultValues: { ...narrowingValues(fields, record), ...firstValues(fields, record, today) },
  });
  const { act, isBusy } = useAct(resource);
  const [choices] = useState(() => new TypedChoices());
  const scope = useMemo(() => ({ record, today, choices }), [record, today, choices]);

  const isHalfTyped = useSyncExternalStore(choices.subscribe, choices.hasTyped);
  const isDirty = form.formState.isDirty || isHalfTyped;
  const mayLeave = useRef(false);
  const { leave, question: leaveQuestion } = useLeaveQuestion({ isDirty, onLeave: onClose });
  // What was typed is on its way; nothing of it would be lost.
  const close = () => {
    if (!isBusy) leave();
  };

  const canTake = (current: RaRecord) =>
    possible(current).some((each) => each.action.name === action.name && !each.refusal);
  const actOnEntered = form.handleSubmit(async (data) => {
    const answers = Object.fromEntries(fields.map(({ name }) => [name, data[name]]));
    const outcome = await act({ record, action, data: answers });
    const wrong = Object.entries(submitProblems(outcome.error, resource).fields);
    for (const [path, message] of wrong) form.setError(path, { type: 'server', message });
    const isWorthKeeping = fields.length > 0 && outcome.error !== undefined && !isOver(outcome.error, canTake);
    // What was typed is decided on again, of the record as it is now.
    if (isWorthKeeping && outcome.error instanceof StaleError) setRecord(outcome.error.current);
    if (wrong.length === 0 && !isWorthKeeping) onClose();
    if (outcome.answer) onDone(outcome.answer);
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await choices.settle();
    await actOnEntered();
  };

  const label = translate(`resources.${resource.name}.actions.${action.name}`);
  const question = translate(`resources.${resource.name}.actions.${action.name}_confirm`, {
    _: translate('screens.action.confirm'),
  });
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={(event) => event.stopPropagation()}
      {...useMeantPresses(true)}
    >
      <form ref={focusFirst} noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{label}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{question}</DialogContentText>
          <DialogContentText className="dialog-subject">
            <bdi>{titleOf(resource, record, conventions)}</bdi>
          </DialogContentText>
          <DecidedValues resource={resource} record={record} />
          <FormProvider {...form}>
            <FormScopeContext.Provider value={scope}>
              <div data-fields>
                {fields.map(({ name, field }) => (
                  <FieldInput key={name} name={name} field={field} />
                ))}
              </div>
            </FormScopeContext.Provider>
          </FormProvider>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('screens.action.back')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action.tone ?? 'primary'}
            autoFocus={fields.length === 0}
            loading={isBusy}
          >
            {label}
          </Button>
        </DialogActions>
      </form>
      <UnsavedGuard isDirty={isDirty} mayLeave={mayLeave} />
      {leaveQuestion}
    </Dialog>
  );
}

/** Trying again would not help: the record is gone, or not in a state any more that the action begins at. */
function isOver(error: unknown, canTake: (record: RaRecord) => boolean): boolean {
  if (error instanceof StaleError) return !canTake(error.current);
  return error instanceof ApiError && [403, 404, 409].includes(error.status);
}

/** What the record says already need not be said again. */
function firstValues(fields: readonly AskedField[], record: RaRecord, today: string): AnyRecord {
  return Object.fromEntries(fields.map(({ name, field }) => [name, record[name] ?? initialValue(field, today)]));
}

/** What narrows an offer stands in the record where it is not asked for. */
function narrowingValues(fields: readonly AskedField[], record: RaRecord): AnyRecord {
  const names = fields.flatMap(({ field }) =>
    field.kind === 'reference' ? narrowingOf(field).pairs.map(([, here]) => here) : [],
  );
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
