import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { useRecordFromLocation } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Resource } from '../../../core/resource.ts';
import { NotSentError } from '../../http/connection.ts';
import { usePathLabel } from '../../fields/usePathLabel.ts';
import type { AnyRecord } from '../../format/values.ts';
import { TypedChoices } from '../../inputs/field/typedChoices.ts';
import { useClearNotices } from '../../notices/useClearNotices.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { changedValues } from '../../providers/entered.ts';
import { useMay } from '../../providers/ability.ts';
import { StaleError } from '../../providers/staleError.ts';
import type { Draft } from './drafts.ts';
import type { SaveGuard } from './session/formHelpContext.ts';
import { conflictingFields, initialValues, mergedSets, storedValues } from './formValues.ts';
import { submitProblems } from './submitProblems.ts';
import { SuggestedNumbers } from './session/suggestedNumbers.ts';
import { useOwnAccessQuestion } from './useOwnAccessQuestion.tsx';
import { useRepeatQuestion } from './useRepeatQuestion.tsx';
import { useSave } from './useSave.ts';
import { type NumberedRecord, useBackgroundSaves, type WaitingRecord } from './useBackgroundSaves.ts';
import { useStartedForm } from './useStartedForm.ts';
import { inFormOrder, wrongPaths } from './session/wrongPaths.ts';

interface RecordFormOptions {
  readonly resource: Resource;
  /** The record that is changed; none when one is made. */
  readonly record: AnyRecord | undefined;
  /** What a new record begins with; the address says it when this does not. */
  readonly given?: AnyRecord | undefined;
  readonly today: string;
  /** The days that the product's words stand for. */
  readonly days: Readonly<Record<string, string>>;
  /** Asked before a new record is saved, where there is something to ask. */
  readonly guard: RefObject<SaveGuard | undefined>;
  /** Called after a save that is not followed by another record; nothing more is saved until it is done. */
  readonly onSaved: (record: AnyRecord, entered: AnyRecord) => void | Promise<void>;
  /** Called with a new record that was made while somebody typed on: from then on the form changes it. */
  readonly onMade: (record: AnyRecord) => void;
  /** Called with a new record that was saved while the form holds the next one. */
  readonly onSavedInBackground?: ((record: AnyRecord, entered: AnyRecord) => void) | undefined;
  /** Called when the form has been emptied for another record. */
  readonly onAnother: () => void;
}

/** The state of a resource's form, and what happens when it is saved. */
export function useRecordForm(options: RecordFormOptions) {
  const { resource, record, given: own, today, days, guard, onSaved, onMade, onSavedInBackground, onAnother } = options;
  const fromAddress = useRecordFromLocation();
  const given = own ?? fromAddress;
  const values: AnyRecord = useMemo(() => {
    if (record) return storedValues(resource, record);
    return { ...initialValues(resource, today, days), ...resource.pathValues, ...given };
  }, [resource, record, today, days, given]);
  const form = useStartedForm(values, record === undefined);
  const [suggested] = useState(() => new SuggestedNumbers());
  const { save, stopWaiting, mayRepeat } = useSave(resource, suggested);
  const may = useMay();
  const noteError = useErrorNotice(usePathLabel(resource));
  const clearNotices = useClearNotices();
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [theirs, setTheirs] = useState<AnyRecord>();
  // Of a restored draft that is older than the record: what it was made from.
  const [draftBase, setDraftBase] = useState<AnyRecord>();
  const before = draftBase ?? record;
  // The form's own `isSubmitting` ends when it is reset, and `onSaved` may not be done by then.
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);
  const isChecking = useRef(false);
  const isStaying = useRef(false);
  const mayLeave = useRef(false);
  const mayTakeFocus = useRef(true);
  const { noteAttempt, askBefore, question } = useRepeatQuestion();
  const ownAccess = useOwnAccessQuestion(resource, record);
  const [choices] = useState(() => new TypedChoices());

  // A reset would keep what was typed, as it does when the record is read anew, unless it is told not to.
  const startFrom = (given: AnyRecord) => form.reset(given, { keepDirtyValues: false });
  const startAnew = (given: AnyRecord) => {
    choices.forget();
    noteAttempt();
    startFrom(given);
  };
  const isTouched = () => form.formState.isDirty || choices.hasTyped();

  /** Puts a record that waits into the form, with what is wrong with it. */
  const putBack = ({ values: held, error }: WaitingRecord) => {
    choices.forget();
    form.reset(held, { keepDirtyValues: false, keepDefaultValues: true });
    setProblems([]);
    mayTakeFocus.current = true;
    noteAttempt(error);
    if (error !== undefined) mark(error);
  };
  const background = useBackgroundSaves({
    save: async (entered) => {
      const saved = await save({ values: entered, record: undefined });
      onSavedInBackground?.(saved, entered);
    },
    onRefused: (refused) => {
      suggested.takeBack(refused.values);
      noteError(refused.error);
      // Where the form holds another record by now, the refused one waits beside it.
      if (isTouched() || isUnderWay.current) background.keep(refused);
      else putBack(refused);
    },
  });
  const goBackTo = (record: NumberedRecord) => {
    if (isTouched()) background.keep({ values: form.getValues() });
    background.take(record);
    putBack(record);
  };

  const setContest = (current: AnyRecord | undefined, base?: AnyRecord) => {
    setTheirs(current);
    setDraftBase(base);
  };

  const focusPath = (path: string | undefined) => {
    if (path !== undefined) form.setFocus(path);
  };

  /** The entered values; undefined when one breaks a rule. A word in a chooser is first exchanged for the record it names. */
  const check = async (): Promise<AnyRecord | undefined> => {
    let entered: AnyRecord | undefined;
    isChecking.current = true;
    await choices.settle();
    await form.handleSubmit(
      (valid) => {
        entered = valid;
      },
      (errors) => focusPath(wrongPaths(errors, resource)[0]),
    )();
    isChecking.current = false;
    return entered;
  };
  /** The same, once somebody has answered what there is to ask of a new record: what was typed meanwhile counts. */
  const settle = async (): Promise<AnyRecord | undefined> => {
    const entered = await check();
    if (!entered || record || !guard.current) return entered;
    isChecking.current = true;
    const isMeant = await guard.current(entered);
    isChecking.current = false;
    return isMeant ? check() : undefined;
  };
  const submitWith = (onTopOf?: AnyRecord) => async (event: SyntheticEvent) => {
    event.preventDefault();
    const isAnotherWanted = isStaying.current;
    isStaying.current = false;
    // At the second click of a double click the first has emptied the form: there is nothing more to save.
    if (isChecking.current || (background.isUnderWay && !isTouched())) return;
    clearNotices();
    const entered = await settle();
    if (!entered) return;
    const send = () => {
      if (isAnotherWanted) saveInBackground(entered);
      else void saveOnce(entered, onTopOf);
    };
    ownAccess.askBefore(entered, () => (mayRepeat(entered) ? send() : askBefore(send)));
  };

  const saveInBackground = (entered: AnyRecord) => {
    // It is saved in the background, while the next record is typed in the emptied form.
    suggested.send(entered);
    background.send(entered);
    setProblems([]);
    // Emptied before the answer can come: a refused record is put back only where nothing else stands.
    const kept = Object.fromEntries(resource.form.keeps.map((name) => [name, entered[name]]));
    flushSync(() => startAnew({ ...values, ...kept }));
    onAnother();
  };

  const saveOnce = async (entered: AnyRecord, onTopOf?: AnyRecord) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const pressed = document.activeElement;
    setIsSaving(true);
    await saveValues(entered, onTopOf);
    isUnderWay.current = false;
    flushSync(() => setIsSaving(false));
    // A button that waits loses the focus, to the page or to the dialog that holds it: it has it back from these.
    if (pressed instanceof HTMLElement && document.activeElement?.contains(pressed)) pressed.focus();
  };

  /** Collects the names of the fields that change from now on. */
  const listen = () => {
    const typed = new Set<string>();
    const { unsubscribe } = form.watch((_, { name, type }) => {
      const [field] = name?.split('.') ?? [];
      if (field && type !== 'blur') typed.add(field);
    });
    return { typed, unsubscribe };
  };

  /** The form starts from the saved record. What was typed while it was being saved stays, as changes not saved yet. */
  const goOnFrom = (saved: AnyRecord, typed: Iterable<string>) => {
    const since = [...typed].map((field) => [field, form.getValues(field)] as const);
    startFrom(storedValues(resource, saved));
    for (const [field, value] of since) form.setValue(field, value, { shouldDirty: true });
  };

  /** Whether fields that changed while the record was being saved hold something else now than what was saved. */
  const isTypedOn = (saved: AnyRecord, typed: ReadonlySet<string>): boolean => {
    const unsaved = changedValues(resource, form.getValues(), saved);
    return [...typed].some((field) => field in unsaved);
  };

  const saveValues = async (entered: AnyRecord, onTopOf?: AnyRecord) => {
    setProblems([]);
    const { typed, unsubscribe } = listen();
    try {
      await background.settle();
      const merged = record && onTopOf && mergedSets({ resource, mine: entered, before: record, theirs: onTopOf });
      const saved = await save({ values: { ...entered, ...merged }, record, onTopOf });
      setContest(undefined);
      const next = background.take();
      if (next) {
        startAnew(values);
        return putBack(next);
      }
      noteAttempt();
      goOnFrom(saved, typed);
      // Whoever types on stays where they type.
      if (isTypedOn(saved, typed) && may(resource, 'update', saved)) {
        if (!record) onMade(saved);
        return;
      }
      mayLeave.current = true;
      await onSaved(saved, entered);
      mayLeave.current = false;
    } catch (error) {
      if (error instanceof NotSentError) return;
      // Whoever typed on while it was being saved is not moved away from there.
      mayTakeFocus.current = typed.size === 0;
      if (!record) noteAttempt(error);
      if (error instanceof StaleError) return setContest(error.current);
      noteError(error);
      mark(error);
    } finally {
      unsubscribe();
    }
  };

  // The next save goes on top of what they saved only once the record has been read anew.
  const readAnew = () => {
    setContest(undefined);
    void queryClient.invalidateQueries({ queryKey: [resource.name] });
  };

  /** Shows at the form and its fields why it was not saved. */
  const mark = (error: unknown) => {
    const { fields, others } = submitProblems(error, resource);
    for (const [path, message] of Object.entries(fields)) form.setError(path, { type: 'server', message });
    setProblems(others);
    if (mayTakeFocus.current) focusPath(inFormOrder(Object.keys(fields), resource)[0]);
  };

  return {
    form,
    problems,
    isSaving,
    /** Whether a save is under way, also one of a record that the form no longer shows. */
    isBusy: isSaving || background.isUnderWay,
    stopWaiting,
    suggested,
    /** The records that were entered before and are not saved. */
    waiting: background.waiting,
    goBackTo,
    /** The record as somebody else has changed it, when the last save was refused for that. */
    theirs,
    /** What the form's values were made from, where that is older than the record. */
    before,
    /** False when somebody typed on while the refused save was under way: they stay where they are. */
    mayTakeFocus,
    /** True while a form is left after its save: the last render counts it as changed, but nothing would be lost. */
    mayLeave,
    /** What is typed in choosers and not chosen yet. */
    choices,
    /** What is asked before a record that may be saved already is saved once more. */
    question,
    ownAccessQuestion: ownAccess.question,
    submit: submitWith(),
    keepMine: submitWith(theirs),
    /** What they changed counts; what only I changed stays, as changes not saved yet. */
    takeTheirs: () => {
      if (!theirs || !before) return;
      const contest = { resource, mine: form.getValues(), before, theirs };
      const { changed } = conflictingFields(contest);
      const merged = mergedSets(contest);
      const typed = Object.keys(form.formState.dirtyFields);
      goOnFrom(
        theirs,
        typed.filter((name) => !changed.includes(name)),
      );
      for (const [name, rows] of Object.entries(merged)) form.setValue(name, rows, { shouldDirty: true });
      readAnew();
    },
    /** Gives up all that was typed for the record as it is. */
    discard: () => {
      startAnew(theirs ? storedValues(resource, theirs) : values);
      if (theirs) readAnew();
    },
    /**
     * Puts what was kept on this device into the form, below what is typed by now. Where somebody else has changed the
     * same fields since, it is decided on like any other conflict.
     */
    resume: ({ values: kept, before: keptFrom }: Pick<Draft, 'values' | 'before'>) => {
      const current = form.getValues();
      const typed = Object.keys(kept).filter((name) => form.getFieldState(name).isDirty);
      const mine = { ...current, ...kept, ...Object.fromEntries(typed.map((name) => [name, current[name]])) };
      const base = record && { ...record, ...keptFrom };
      const contest = record && base && { resource, mine, before: base, theirs: record };
      const merged = contest && mergedSets(contest);
      form.reset({ ...mine, ...merged }, { keepDirtyValues: false, keepDefaultValues: true });
      mayTakeFocus.current = true;
      if (contest && conflictingFields(contest).contested.length > 0) setContest(record, base);
    },
    /** Makes the next save empty the form for another record. */
    stay: () => {
      isStaying.current = true;
    },
    undo: () => startAnew(values),
  };
}
