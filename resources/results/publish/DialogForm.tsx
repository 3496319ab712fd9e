import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Fields } from '../../../src/core/fields/field.ts';
import { todayIn } from '../../../src/core/zonedTime.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import { focusFirst } from '../../../src/admin/generate/form/session/focusFirst.ts';
import '../../../src/admin/generate/form/form.css';
import { submitProblems } from '../../../src/admin/generate/form/submitProblems.ts';
import '../../../src/admin/generate/shared/dialogs.css';
import { useLeaveQuestion } from '../../../src/admin/generate/shared/useLeaveQuestion.tsx';
import { useDeliberatePresses } from '../../../src/admin/generate/shared/useDeliberatePresses.ts';
import { TypedChoices } from '../../../src/admin/inputs/field/typedChoices.ts';
import { FormScopeContext } from '../../../src/admin/inputs/field/formScope.ts';
import { useErrorNotice } from '../../../src/admin/notices/useErrorNotice.ts';

/** The values of a dialog, by field. */
export type DialogValues = Record<string, unknown>;

interface DialogFormProps {
  readonly form: UseFormReturn<DialogValues>;
  /** Where what the server refuses has a place of its own. */
  readonly fields: Fields;
  readonly title: string;
  readonly text: string;
  /** What it is about. */
  readonly subject: string;
  readonly submitLabel: string;
  readonly isWide?: boolean;
  readonly isReady?: boolean;
  readonly tone?: 'primary' | 'warning';
  readonly onSubmit: (values: DialogValues) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that asks for a few values before something is done to results. */
export function DialogForm(props: DialogFormProps) {
  const { form, fields, title, text, subject, submitLabel, children, isReady = true, tone = 'primary' } = props;
  const translate = useTranslate();
  const noteError = useErrorNotice();
  const id = useId();
  const { timeZone } = useWords().conventions;
  const [choices] = useState(() => new TypedChoices());
  const scope = useMemo(() => ({ record: undefined, today: todayIn(timeZone), choices }), [timeZone, choices]);
  const { isDirty, isSubmitting } = form.formState;
  const { leave, question } = useLeaveQuestion({ isDirty, onLeave: props.onClose });
  const send = form.handleSubmit(async (values) => {
    try {
      await props.onSubmit(values);
    } catch (error) {
      const { fields: wrong } = submitProblems(error, { fields });
      for (const [path, message] of Object.entries(wrong)) form.setError(path, { type: 'server', message });
      if (Object.keys(wrong).length === 0) noteError(error);
    }
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await choices.settle();
    await send();
  };
  const close = () => {
    if (!isSubmitting) leave();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth={props.isWide ? 'md' : 'xs'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...useDeliberatePresses(true)}
    >
      <form ref={focusFirst} className="office-dialog" noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText className="dialog-subject">
            <bdi>{subject}</bdi>
          </DialogContentText>
          <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
          <FormProvider {...form}>
            <FormScopeContext.Provider value={scope}>
              <div data-fields className="office-fields">
                {children}
              </div>
            </FormScopeContext.Provider>
          </FormProvider>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {translate('screens.action.back')}
          </Button>
          <Button type="submit" variant="contained" color={tone} disabled={!isReady} loading={isSubmitting}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
