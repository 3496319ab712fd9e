/** A file is chosen in a window of its own, so that is no place to begin typing. */
const FIELDS = '[data-fields] :is(input, select, textarea):not([type="file"], [disabled])';
/** What begins with a number by itself. */
const COUNTED = '[data-counted] *';
const TYPED = ':not([type="checkbox"], [type="radio"])';

/** Puts the focus into the first field of a form. */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(FIELDS)?.focus();
}

/** Puts the focus into the first field of a form, or of a part of it, in which nothing stands yet. */
export function focusFirstEmpty(form: HTMLElement | null, options?: FocusOptions): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
  const empty = fields.find((field) => field.matches(TYPED) && !field.matches(COUNTED) && field.value === '');
  (empty ?? fields[0])?.focus(options);
}
