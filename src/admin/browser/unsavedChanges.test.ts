import { expect, it } from 'vitest';
import { hasUnsavedChanges } from './unsavedChanges.ts';

it('asks whoever would keep the browser from leaving the page', () => {
  expect(hasUnsavedChanges()).toBe(false);
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  expect(hasUnsavedChanges()).toBe(true);
  window.removeEventListener('beforeunload', keep);
  expect(hasUnsavedChanges()).toBe(false);
});
