import { useState, type SubmitEvent } from 'react';

/**
 * A form that is sent: it stays busy until it is known what is wrong, and goes to the field that `placeOf` names then. Where
 * nothing is wrong, it stays busy until it is gone.
 */
export function useSentForm<Problems extends object>(placeOf: (problems: Problems) => string | undefined) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Partial<Problems>>({});
  /** `submit` answers what is wrong, if anything is. */
  const sendBy =
    (submit: (form: FormData) => Promise<Problems | undefined>) =>
    async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      setBusy(true);
      const found = await submit(new FormData(form));
      if (!found) return;
      setBusy(false);
      setProblems(found);
      const field = form.elements.namedItem(placeOf(found) ?? '');
      if (field instanceof HTMLElement) field.focus();
    };
  return { isBusy, problems, sendBy };
}
