import { type ReactNode, useCallback, useRef, useState } from 'react';
import { UnsavedGuard } from '../../generate/form/UnsavedGuard.tsx';
import { UnsavedFormContext } from './useUnsavedForm.ts';

/** Asks before what was typed into one of several forms of a page is lost. The router takes one such question at a time. */
export function UnsavedForms({ children }: { readonly children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const mayLeave = useRef(false);
  const report = useCallback((form: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      const others = before.filter((each) => each !== form);
      return isUnsaved ? [...others, form] : others;
    });
  }, []);
  return (
    <UnsavedFormContext value={report}>
      {children}
      <UnsavedGuard isDirty={unsaved.length > 0} mayLeave={mayLeave} />
    </UnsavedFormContext>
  );
}
