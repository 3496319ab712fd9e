import {
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { nextFields, type Resource } from '../../../core/resource.ts';
import { todayIn } from '../../../core/zonedTime.ts';
import { useIsOnline } from '../../http/connection.ts';
import { useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../format/values.ts';
import { FormScopeContext } from '../../inputs/field/formScope.ts';
import { lazyPage } from '../../loading/lazyPage.tsx';
import { focusFirst, focusFirstEmpty } from './session/focusFirst.ts';
import { useLazyHelp } from './formHelp.ts';
import { FormHelpContext, type SaveGuard } from './session/formHelpContext.ts';
import { FormSessionContext } from './session/formSession.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useDrafts } from './useDrafts.ts';
import { useIsLocked } from './useIsLocked.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useSaveKeys } from './useSaveKeys.ts';
import { useProduct } from '../../product/product.ts';
import { useInstituteRecord } from '../../providers/useInstitute.ts';

// Needed after a save that somebody else was faster than, and never before.
const StaleNote = lazyPage(() => import('./StaleNote.tsx').then((module) => module.StaleNote));
// Needed where a record is decided on while somebody changes it.
const LockedNote = lazyPage(() => import('./LockedNote.tsx').then((module) => module.LockedNote));
// Needed where a record that was entered before is not saved.
const WaitingNotes = lazyPage(() => import('./WaitingNotes.tsx').then((module) => module.WaitingNotes));
// Needed after a crash, a reload or a closed tab.
const DraftNote = lazyPage(() => import('./DraftNote.tsx').then((module) => module.DraftNote));

interface RecordFormProps {
  readonly resource: Resource;
  /** The record that is changed; none when one is made. */
  readonly record?: AnyRecord | undefined;
  /** What a new record begins with; the address may say so too. */
  readonly given?: AnyRecord | undefined;
  readonly layout: 'page' | 'dialog';
  readonly className?: string;
  /** Called after a save that is not followed by another record, with what was entered; nothing more is saved until it is done. */
  readonly onSaved: (record: AnyRecord, entered: AnyRecord) => void | Promise<void>;
  /** Called with a new record that was saved while the form holds the next one. */
  readonly onSavedInBackground?: ((record: AnyRecord, entered: AnyRecord) => void) | undefined;
  /** Where cancelling leads; without it what was typed is taken back. */
  readonly onCancel?: () => void;
  /** Told when a save begins and when it is over: until then there is no cancelling. */
  readonly onSaving?: (isSaving: boolean) => void;
  /** Told whether something would be lost if the form were left. */
  readonly onDirty?: (isDirty: boolean) => void;
  readonly children: ReactNode;
}

/** A resource's form with all that can stand in the way of saving it. What it looks like is up to its children. */
export function RecordForm({
  resource,
  record: stored,
  given,
  layout,
  className,
  onSaved,
  onSavedInBackground,
  onCancel,
  onSaving,
  onDirty,
  children,
}: RecordFormProps) {
  const { timeZone } = useWords().conventions;
  const today = todayIn(timeZone);
  const days = useDayWords(today);
  const element = useRef<HTMLFormElement>(null);
  // What was typed while a new record was being made is a change of it.
  const [made, setMade] = useState<AnyRecord>();
  const record = stored ?? made;
  const onAnother = () => {
    if (layout === 'page') window.scrollTo(0, 0);
    focusFirstEmpty(element.current);
  };
  const help = useLazyHelp(resource);
  const guard = useRef<SaveGuard>(undefined);
  const { form, submit, ...state } = useRecordForm({
    resource,
    record,
    given,
    today,
    days,
    guard,
    onSaved: (saved, entered) => {
      drafts.forget();
      return onSaved(saved, entered);
    },
    onMade: (saved) => {
      drafts.forget();
      setMade(saved);
    },
    onSavedInBackground,
    onAnother,
  });
  const drafts = useDrafts({
    form,
    resource,
    record,
    isSaving: state.isBusy,
    isContested: state.theirs !== undefined,
    onRestore: state.resume,
  });
  useSaveKeys({ form: element, layout });
  const isNew = stored === undefined;
  useEffect(() => {
    if (isNew) focusFirstEmpty(element.current);
    // On a page the reading begins at its heading: what is typed by mistake changes nothing.
    else if (layout === 'dialog') focusFirst(element.current);
  }, [isNew, layout]);

  const { choices } = state;
  const isHalfTyped = useSyncExternalStore(choices.subscribe, choices.hasTyped);
  const isOnline = useIsOnline();
  const { problems, isSaving, isBusy, waiting, stay, theirs } = state;
  const isDirty = form.formState.isDirty || isHalfTyped || isBusy || waiting.length > 0;
  const scope = useMemo(() => ({ record, today, choices }), [record, today, choices]);
  // Both are told before the next key is answered: what `useEffect` sets may be drawn after a key that leaves the form.
  useLayoutEffect(() => {
    onSaving?.(isBusy);
    return () => onSaving?.(false);
  }, [onSaving, isBusy]);
  useLayoutEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  const cancel = () => {
    // What was typed is on its way; nothing of it would be lost.
    if (!isBusy) return (onCancel ?? state.undo)();
    if (!isOnline) state.stopWaiting();
  };
  const present = theirs ?? record;
  const isLockedNow = useIsLocked(resource);
  const isLocked = present !== undefined && isLockedNow(present);
  const session = { resource, record, problems, isSaving, isLocked, suggested: state.suggested, stay, cancel };
  return (
    <FormSessionContext.Provider value={session}>
      <FormScopeContext.Provider value={scope}>
        <FormProvider {...form}>
          <form ref={element} className={className} noValidate onSubmit={isLocked ? refuse : submit}>
            {isLocked && (
              <Suspense fallback={null}>
                <LockedNote record={present} onDiscard={state.discard} />
              </Suspense>
            )}
            {theirs && record && !isLocked && (
              <Suspense fallback={null}>
                <StaleNote
                  key={String(theirs.row_version)}
                  before={state.before ?? record}
                  theirs={theirs}
                  mayTakeFocus={state.mayTakeFocus}
                  onKeepMine={state.keepMine}
                  onTakeTheirs={state.takeTheirs}
                />
              </Suspense>
            )}
            {drafts.offered && !isLocked && (
              <Suspense fallback={null}>
                <DraftNote
                  draft={drafts.offered}
                  isOutdated={drafts.isOutdated}
                  onRestore={drafts.restore}
                  onDiscard={drafts.forget}
                />
              </Suspense>
            )}
            {waiting.length > 0 && (
              <Suspense fallback={null}>
                <WaitingNotes waiting={waiting} onGoBack={state.goBackTo} />
              </Suspense>
            )}
            <FormHelpContext.Provider value={help}>
              {help && record === undefined && nextFields(resource).length > 0 && <help.NumbersOffered />}
              {children}
              {help && resource.warnsOf && <help.SimilarQuestion guard={guard} />}
            </FormHelpContext.Provider>
          </form>
          {state.question}
          {state.ownAccessQuestion}
          <UnsavedGuard isDirty={isDirty} mayLeave={state.mayLeave} onLeave={drafts.forget} />
        </FormProvider>
      </FormScopeContext.Provider>
    </FormSessionContext.Provider>
  );
}

/** The keys that save reach a form whose button is disabled, too. */
function refuse(event: SyntheticEvent): void {
  event.preventDefault();
}

/** The days that the product's words for a date field's beginning stand for; none while the institute is not known. */
function useDayWords(today: string): Readonly<Record<string, string>> {
  const { dayWords } = useProduct();
  const institute = useInstituteRecord();
  return useMemo(() => (institute && dayWords?.(institute, today)) || {}, [dayWords, institute, today]);
}
