/** Whether some form holds what is not saved yet: whoever would stop the browser from leaving the page is asked the same way. */
export function hasUnsavedChanges(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}

/** Leaves for another address whatever is unsaved: the person has been asked already. */
export function leaveUnsaved(address: string): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  window.location.replace(address);
}
