import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectWhole } from './selectWhole.ts';

/** A click as a browser makes it: the focus comes first, then the cursor is placed. */
function click(input: HTMLInputElement, at: number): void {
  fireEvent.mouseDown(input);
  input.focus();
  input.setSelectionRange(at, at);
  fireEvent.click(input);
}

const selected = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd];

it('selects the whole text at the first click, and lets the second place the cursor', () => {
  render(<input defaultValue="45.5" {...selectWhole} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  click(input, 2);
  expect(selected(input)).toEqual([0, 4]);
  click(input, 2);
  expect(selected(input)).toEqual([2, 2]);
});

it('leaves alone what somebody draws over', () => {
  render(<input defaultValue="45.5" {...selectWhole} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.mouseDown(input);
  input.focus();
  input.setSelectionRange(1, 3);
  fireEvent.click(input);
  expect(selected(input)).toEqual([1, 3]);
});
