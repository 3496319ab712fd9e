import { createContext, useContext, useEffect, useId } from 'react';

/** Told by each form of a page whether it holds what is not saved. */
export const UnsavedFormContext = createContext<(form: string, isUnsaved: boolean) => void>(() => undefined);

/** Says of a form within `UnsavedForms` whether it holds what is not saved. */
export function useUnsavedForm(isUnsaved: boolean): void {
  const form = useId();
  const report = useContext(UnsavedFormContext);
  useEffect(() => {
    if (!isUnsaved) return;
    report(form, true);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
}
