import { expect, it } from 'vitest';
import { spotAfter } from './keys.ts';

const from = { row: 2, slot: 3 };
const whole = { selectionStart: 0, selectionEnd: 2, value: '70' };
const inside = { selectionStart: 1, selectionEnd: 1, value: '70' };
const press = (key: string, more: Partial<Parameters<typeof spotAfter>[0]> = {}) =>
  spotAfter({ from, key, isBack: false, isRightToLeft: false, input: whole, ...more });

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
