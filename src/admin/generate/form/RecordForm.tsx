import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Resource } from '../../../core/resource.ts';
import { todayIn } from '../../../core/zonedTime.ts';
import { useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../fields/values.ts';
import { FormScopeContext } from '../../inputs/formScope.ts';
import { FormSessionContext } from './formSession.ts';
import { StaleNote } from './StaleNote.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useRecordForm } from './useRecordForm.ts';
import { useSaveKeys } from './useSaveKeys.ts';

interface RecordFormProps {
  readonly resource: Resource;
  /** The record that is changed; none when one is made. */
  readonly record?: AnyRecord | undefined;
  /** What a new record begins with; the address may say so too. */
  readonly given?: AnyRecord | undefined;
  readonly layout: 'page' | 'dialog';
  readonly className?: string;
  /** Called after a save that is not followed by another record; nothing more is saved until it is done. */
  readonly onSaved: (record: AnyRecord) => void | Promise<void>;
  /** Where cancelling leads; without it what was typed is taken back. */
  readonly onCancel?: () => void;
  /** Told when a save begins and when it is over: until then there is no cancelling. */
  readonly onSaving?: (isSaving: boolean) => void;
  readonly children: ReactNode;
}

/** A resource's form with all that can stand in the way of saving it. What it looks like is up to its children. */
export function RecordForm({ resource, record, given, layout, className, onSaved, onCancel, onSaving, children }: RecordFormProps) {
  const { timeZone, yearStartsIn } = useWords().conventions;
  const today = todayIn(timeZone);
  const element = useRef<HTMLFormElement>(null);
  const onAnother = () => focusFirst(element.current);
  const { form, submit, ...state } = useRecordForm({ resource, record, given, today, yearStartsIn, onSaved, onAnother });
  const { isDirty } = form.formState;
  useSaveKeys({ form: element, layout });
  useEffect(() => focusFirst(element.current), []);

  const scope = useMemo(() => ({ record, today }), [record, today]);
  const { problems, isSaving, stay, theirs } = state;
  useEffect(() => {
    onSaving?.(isSaving);
    return () => onSaving?.(false);
  }, [onSaving, isSaving]);
  const cancel = () => {
    // What was typed is on its way; nothing of it would be lost.
    if (!isSaving) (onCancel ?? state.undo)();
  };
  const session = { resource, record, problems, isSaving, stay, cancel };
  return (
    <FormSessionContext.Provider value={session}>
      <FormScopeContext.Provider value={scope}>
        <FormProvider {...form}>
          <form ref={element} className={className} noValidate onSubmit={submit}>
            {theirs && record && (
              <StaleNote
                key={String(theirs.row_version)}
                before={record}
                theirs={theirs}
                onKeepMine={state.keepMine}
                onTakeTheirs={state.takeTheirs}
              />
            )}
            {children}
          </form>
          <UnsavedGuard isDirty={isDirty} mayLeave={state.mayLeave} />
        </FormProvider>
      </FormScopeContext.Provider>
    </FormSessionContext.Provider>
  );
}

// A file is chosen in a window of its own, so that is no place to begin typing.
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[data-fields] :is(input, select, textarea):not([type="file"], [disabled])')?.focus();
}
