import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRecordFromLocation } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { nextSchoolYear } from '../../../core/schoolYear.ts';
import type { AnyRecord } from '../../fields/values.ts';
import { useErrorNotice } from '../../notices/useErrorNotice.ts';
import { StaleError } from '../../providers/staleError.ts';
import { initialValues, storedValues } from './formValues.ts';
import { submitProblems } from './submitProblems.ts';
import { useSave } from './useSave.ts';

interface RecordFormOptions {
  readonly resource: Resource;
  /** The record that is changed; none when one is made. */
  readonly record: AnyRecord | undefined;
  /** What a new record begins with; the address says it when this does not. */
  readonly given?: AnyRecord | undefined;
  readonly today: string;
  /** The month that school years begin with, 1 to 12; undefined while it is not known. */
  readonly yearStartsIn: number | undefined;
  /** Called after a save that is not followed by another record; nothing more is saved until it is done. */
  readonly onSaved: (record: AnyRecord) => void | Promise<void>;
  /** Called when the form has been emptied for another record. */
  readonly onAnother: () => void;
}

/** The state of a resource's form, and what happens when it is saved. */
export function useRecordForm({ resource, record, given: own, today, yearStartsIn, onSaved, onAnother }: RecordFormOptions) {
  const fromAddress = useRecordFromLocation();
  const given = own ?? fromAddress;
  const values: AnyRecord = useMemo(() => {
    if (record) return storedValues(resource, record);
    const schoolYear = yearStartsIn === undefined ? undefined : nextSchoolYear(today, yearStartsIn);
    return { ...initialValues(resource, today, schoolYear), ...resource.pathValues, ...given };
  }, [resource, record, today, yearStartsIn, given]);
  // What somebody has typed stays when the record arrives afresh.
  const form = useForm({ values, resetOptions: { keepDirtyValues: true }, mode: 'onSubmit' });
  const save = useSave(resource);
  const noteError = useErrorNotice(resource);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [theirs, setTheirs] = useState<AnyRecord>();
  // The form's own word for it ends with its reset, which is before the save has been followed.
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);
  const isStaying = useRef(false);
  const mayLeave = useRef(false);

  // Without the option a reset would keep what was typed: that is what the form does when its record arrives afresh.
  const startFrom = (given: AnyRecord) => form.reset(given, { keepDirtyValues: false });
  const forgetStaying = () => {
    isStaying.current = false;
  };

  const saveOnce = async (entered: AnyRecord, onTopOf?: AnyRecord) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSaving(true);
    await saveValues(entered, onTopOf);
    isUnderWay.current = false;
    setIsSaving(false);
  };

  /** Listens for what is typed from now on. */
  const listen = () => {
    const typed = new Set<string>();
    const { unsubscribe } = form.watch((_, { name, type }) => {
      const [field] = name?.split('.') ?? [];
      if (field && type !== 'blur') typed.add(field);
    });
    return { typed, unsubscribe };
  };

  /** The saved record is what the form starts from; what was typed since it was sent stays on top of that. */
  const goOnFrom = (saved: AnyRecord, typed: Iterable<string>) => {
    const since = [...typed].map((field) => [field, form.getValues(field)] as const);
    startFrom(storedValues(resource, saved));
    for (const [field, value] of since) form.setValue(field, value, { shouldDirty: true });
  };

  const saveValues = async (entered: AnyRecord, onTopOf?: AnyRecord) => {
    const isAnotherWanted = isStaying.current;
    forgetStaying();
    setProblems([]);
    const { typed, unsubscribe } = listen();
    try {
      const saved = await save({ values: entered, record, onTopOf });
      setTheirs(undefined);
      if (isAnotherWanted) {
        startFrom(values);
        return onAnother();
      }
      goOnFrom(saved, typed);
      mayLeave.current = true;
      await onSaved(saved);
      mayLeave.current = false;
    } catch (error) {
      tell(error);
    } finally {
      unsubscribe();
    }
  };

  const tell = (error: unknown) => {
    if (error instanceof StaleError) return setTheirs(error.current);
    noteError(error);
    const { fields, others } = submitProblems(error, resource);
    const wrong = Object.entries(fields);
    for (const [path, message] of wrong) form.setError(path, { type: 'server', message });
    setProblems(others);
    if (wrong[0]) form.setFocus(wrong[0][0]);
  };

  return {
    form,
    problems,
    isSaving,
    /** The record as somebody else has made it since, when that stopped the last save. */
    theirs,
    /** True while a saved form is being left: what the last render held is not lost. */
    mayLeave,
    submit: form.handleSubmit((entered) => saveOnce(entered), forgetStaying),
    keepMine: form.handleSubmit((entered) => saveOnce(entered, theirs)),
    takeTheirs: () => {
      if (theirs) startFrom(storedValues(resource, theirs));
      setTheirs(undefined);
    },
    /** Has the next save followed by an empty form. */
    stay: () => {
      isStaying.current = true;
    },
    undo: () => startFrom(values),
  };
}
