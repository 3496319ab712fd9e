import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Resource } from '../../../core/resource.ts';
import { readUserData } from '../../auth/userData.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useRegistry } from '../../product/product.ts';
import { useAccount } from '../../providers/ability.ts';
import { type Draft, type DraftKey, draftKey, forgetDraft, keepDraft, keptValues, readDraft } from './drafts.ts';

/** What is typed is kept so long after the last letter. */
const PAUSE_MS = 400;

interface DraftsOptions {
  readonly form: UseFormReturn;
  readonly resource: Resource;
  readonly record: AnyRecord | undefined;
  /** Whether what was entered is on its way to the server: until it is there the draft stays. */
  readonly isSaving: boolean;
  /** Whether somebody else has changed the same meanwhile, and it is not decided yet whose version counts. */
  readonly isContested: boolean;
  readonly onRestore: (draft: Draft) => void;
}

/**
 * Keeps on this device what is entered in a form, until it is saved, discarded or its person logs out, and offers what was
 * kept before: after a crash, a reload or a closed tab.
 */
export function useDrafts({ form, resource, record, isSaving, isContested, onRestore }: DraftsOptions) {
  const registry = useRegistry();
  const version = record?.row_version as number | undefined;
  const placeOf = useDraftPlace(resource, record?.id as number | undefined);
  const [offered, setOffered] = useState<Draft | undefined>(() => {
    const key = placeOf();
    return key && readDraft(key, Date.now());
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whether the stored draft is this form's own: another tab's is left alone where nothing is typed here.
  const isOwn = useRef(false);
  // A restored draft is older than the record until it is decided what of both counts.
  const restored = useRef<Draft>(undefined);

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current);
    const key = placeOf();
    if (!key) return;
    if (!isContested) restored.current = undefined;
    const begun = form.formState.defaultValues ?? {};
    const typed = keptValues({ resource, registry, values: form.getValues(), before: begun });
    // What an input has written by itself is not typed: the question before leaving is asked by the same.
    if (form.formState.isDirty && Object.keys(typed.values).length > 0) {
      isOwn.current = true;
      const older = offered ?? restored.current;
      // What is offered and not decided on stays kept below what is typed meanwhile.
      const values = { ...offered?.values, ...typed.values };
      const before = { ...typed.before, ...older?.before };
      return keepDraft(key, { at: Date.now(), version: older ? older.version : version, values, before });
    }
    if (!isOwn.current || isSaving) return;
    isOwn.current = false;
    if (offered) keepDraft(key, offered);
    else forgetDraft(key);
  });

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, PAUSE_MS);
    });
    // A page may end at any time once it is hidden, and on a phone nothing else tells.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer.current);
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', keep);
    };
  }, [form]);
  useEffect(() => {
    if (!isSaving) keep();
  }, [isSaving]);

  const forget = () => {
    clearTimeout(timer.current);
    isOwn.current = false;
    const key = placeOf();
    if (key) forgetDraft(key);
    setOffered(undefined);
  };
  const restore = () => {
    if (!offered) return;
    isOwn.current = true;
    restored.current = offered;
    setOffered(undefined);
    onRestore(offered);
  };
  return { offered, isOutdated: offered !== undefined && offered.version !== version, restore, forget };
}

/** Forgets what was kept of a form that is left on purpose. */
export function useForgetDraft(resource: Resource, id: number | undefined): () => void {
  const placeOf = useDraftPlace(resource, id);
  return () => {
    const key = placeOf();
    if (key) forgetDraft(key);
  };
}

/**
 * Where a form's draft is kept; nowhere once its person has logged out, and nowhere for whoever looks at the school as
 * somebody else.
 */
function useDraftPlace(resource: Resource, id: number | undefined): () => DraftKey | undefined {
  const { user } = useAccount();
  return () => (user && readUserData()?.id === user.id ? draftKey(user.id, resource.name, id) : undefined);
}
