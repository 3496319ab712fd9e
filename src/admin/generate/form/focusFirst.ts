/** A file is chosen in a window of its own, so that is no place to begin typing. */
const FIELDS = '[data-fields] :is(input, select, textarea):not([type="file"], [disabled])';
const TYPED = ':not([type="checkbox"], [type="radio"])';

/** Puts the focus into the first field of a form. */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(FIELDS)?.focus();
}

/** Puts the focus into the first field of a form in which nothing stands yet. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
  const empty = fields.find((field) => field.matches(TYPED) && field.value === '');
  (empty ?? fields[0])?.focus();
}
