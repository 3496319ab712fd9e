import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Tells the dialog around a form whether something was typed that is not saved yet. */
export function DirtyMark({ mark }: { readonly mark: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  useEffect(() => {
    mark.current = isDirty;
  }, [isDirty, mark]);
  return null;
}
