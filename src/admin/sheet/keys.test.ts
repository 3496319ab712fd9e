import { expect, it } from 'vitest';
import { isUndo, cellPositionAfter } from './keys.ts';

const from = { row: 2, slot: 3 };
const last = { row: 30, slot: 5 };
const whole = { selectionStart: 0, selectionEnd: 2, value: '70' };
const inside = { selectionStart: 1, selectionEnd: 1, value: '70' };
const press = (key: string, more: Partial<Parameters<typeof cellPositionAfter>[0]> = {}) =>
  cellPositionAfter({ from, last, key, isFar: false, isBack: false, isRightToLeft: false, input: whole, ...more });

it('goes down with Enter, and up with Shift', () => {
  expect(press('Enter')).toEqual({ row: 3, slot: 3 });
  expect(press('Enter', { isBack: true })).toEqual({ row: 1, slot: 3 });
});

it('goes the way of the arrow, also where lines begin at the right', () => {
  expect(press('ArrowUp')).toEqual({ row: 1, slot: 3 });
  expect(press('ArrowDown')).toEqual({ row: 3, slot: 3 });
  expect(press('ArrowRight')).toEqual({ row: 2, slot: 4 });
  expect(press('ArrowRight', { isRightToLeft: true })).toEqual({ row: 2, slot: 2 });
  expect(press('ArrowLeft', { isRightToLeft: true })).toEqual({ row: 2, slot: 4 });
});

it('stays in the text where the cursor stands in the middle of it, or is selecting', () => {
  expect(press('ArrowRight', { input: inside })).toBeUndefined();
  expect(press('ArrowRight', { input: { ...inside, selectionStart: 2, selectionEnd: 2 } })).toEqual({
    row: 2,
    slot: 4,
  });
  expect(press('ArrowLeft', { isBack: true })).toBeUndefined();
  expect(press('7')).toBeUndefined();
});

it('goes ten rows at once with the keys for pages, as far as there are rows', () => {
  expect(press('PageDown')).toEqual({ row: 12, slot: 3 });
  expect(press('PageUp')).toEqual({ row: 0, slot: 3 });
  expect(press('PageDown', { from: { row: 25, slot: 1 } })).toEqual({ row: 30, slot: 1 });
});

it('goes to the first and the last with Ctrl and Home or End, and leaves other keys with Ctrl alone', () => {
  expect(press('Home', { isFar: true })).toEqual({ row: 0, slot: 0 });
  expect(press('End', { isFar: true })).toEqual(last);
  expect(press('ArrowDown', { isFar: true })).toBeUndefined();
  expect(press('Home')).toBeUndefined();
  expect(press('Home', { isFar: true, isBack: true })).toBeUndefined();
  expect(press('End', { isFar: true, isBack: true })).toBeUndefined();
});

it.each([
  ['z', 'KeyZ', {}, true],
  ['Z', 'KeyZ', {}, true],
  ['ئ', 'KeyZ', {}, true],
  ['z', 'KeyY', {}, true],
  ['y', 'KeyZ', {}, false],
  ['Z', 'KeyZ', { shiftKey: true }, false],
  ['z', 'KeyZ', { ctrlKey: false }, false],
  ['z', 'KeyZ', { ctrlKey: false, metaKey: true }, true],
  ['z', 'KeyZ', { altKey: true }, false],
])('knows an undo by %s at %s with %o: %s', (key, code, more, expected) => {
  expect(isUndo({ key, code, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...more })).toBe(expected);
});
