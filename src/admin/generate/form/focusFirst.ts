/** Puts the focus into the first field of a form. A file is chosen in a window of its own, so that is no place to begin typing. */
export function focusFirst(form: HTMLFormElement | null): void {
  form
    ?.querySelector<HTMLElement>('[data-fields] :is(input, select, textarea):not([type="file"], [disabled])')
    ?.focus();
}
