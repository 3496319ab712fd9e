import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Action, Resource } from '../../../core/resource.ts';
import { initialValue } from '../../../core/rules/readInput.ts';
import { todayIn } from '../../../core/zonedTime.ts';
import { useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../format/values.ts';
import { TypedChoices } from '../../inputs/field/typedChoices.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { FormScopeContext } from '../../inputs/field/formScope.ts';
import { focusFirst } from '../form/session/focusFirst.ts';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { useLeaveQuestion } from '../shared/useLeaveQuestion.tsx';
import { useDeliberatePresses } from '../shared/useDeliberatePresses.ts';
import { actionFields } from './actionFields.ts';
import '../shared/dialogs.css';

interface AskingDialogProps {
  readonly resource: Resource;
  readonly action: Action;
  /** What is decided on, where it is one record: what it says of what is asked for need not be said again. */
  readonly record?: RaRecord;
  /** What else the fields depend on that are asked for. */
  readonly values?: AnyRecord;
  readonly question: string;
  readonly isBusy: boolean;
  /** There is nothing that the action could be taken on. */
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
  /** Takes the action with what was entered; answers what is wrong with which field. */
  readonly onSubmit: (answers: AnyRecord) => Promise<Readonly<Record<string, string>>>;
  /** What there is to know before it is decided. */
  readonly children: ReactNode;
}

/** Asks before a status action is taken, and for what it needs to know. What was typed is not left without a question. */
export function AskingDialog(props: AskingDialogProps) {
  const { resource, action, record, values, question, isBusy, isDisabled = false, onClose, onSubmit, children } = props;
  const translate = useTranslate();
  const { conventions } = useWords();
  const today = todayIn(conventions.timeZone);
  const id = useId();
  const fields = useMemo(() => actionFields(resource, action), [resource, action]);
  const form = useForm({
    defaultValues: {
      ...values,
      ...Object.fromEntries(fields.map(({ name, field }) => [name, record?.[name] ?? initialValue(field, today)])),
    } as AnyRecord,
  });
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

  const submitEntered = form.handleSubmit(async (data) => {
    const wrong = await onSubmit(Object.fromEntries(fields.map(({ name }) => [name, data[name]])));
    for (const [path, message] of Object.entries(wrong)) form.setError(path, { type: 'server', message });
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await choices.settle();
    await submitEntered();
  };

  const label = translate(`resources.${resource.name}.actions.${action.name}`);
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={(event) => event.stopPropagation()}
      {...useDeliberatePresses(true)}
    >
      <form ref={focusFirst} noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{label}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{question}</DialogContentText>
          {children}
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
            disabled={isDisabled}
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
