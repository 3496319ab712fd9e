import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useSheetKeys } from './useSheetKeys.ts';

const LAST = { row: 3, slot: 1 };
const onBlock = () => undefined;

/** A sheet of four rows, of which the last ones may not be made yet. */
function Sheet({ rows }: { readonly rows: number }) {
  const table = useRef<HTMLTableElement>(null);
  const keys = useSheetKeys({ table, last: LAST, onBlock });
  return (
    <table ref={table} onKeyDown={keys.onKeyDown} onPaste={keys.onPaste}>
      <tbody>
        {[0, 1, 2, 3].slice(0, rows).map((row) => (
          <tr key={row}>
            {[0, 1].map((slot) => (
              <td key={slot}>
                <input aria-label={`${row}/${slot}`} data-row={row} data-slot={slot} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const input = (name: string) => screen.getByRole('textbox', { name });
const press = (key: string, more: object = {}) => {
  const target = document.activeElement as HTMLElement;
  return !fireEvent.keyDown(target, { key, ...more });
};

it('goes to the last row also before it is made', () => {
  const { rerender } = render(<Sheet rows={2} />);
  input('0/0').focus();
  expect(press('End', { ctrlKey: true })).toBe(true);
  expect(document.activeElement).toBe(input('0/0'));
  rerender(<Sheet rows={4} />);
  expect(document.activeElement).toBe(input('3/1'));
});

it('goes there no more once another key leads elsewhere', () => {
  const { rerender } = render(<Sheet rows={2} />);
  input('0/0').focus();
  press('PageDown');
  press('ArrowDown');
  rerender(<Sheet rows={4} />);
  expect(document.activeElement).toBe(input('1/0'));
});

it('stays where there is nothing below', () => {
  render(<Sheet rows={4} />);
  input('3/0').focus();
  expect(press('Enter')).toBe(false);
  expect(document.activeElement).toBe(input('3/0'));
});
