/** Whether some form holds what is not saved yet: whoever would stop the browser from leaving the page is asked the same way. */
export function hasUnsavedChanges(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}
