import { expect, it } from 'vitest';
import { bonusesOf } from './festivals.ts';

const teacher = { isHindu: false, isExaminer: false };
const names = (year: number, month: number, person = teacher) =>
  bonusesOf({ year, month }, person).map(({ type }) => type);

it('pays the festivals of the moon in the month in which they fall', () => {
  expect(names(2026, 3)).toEqual(['Eid-ul-Fitr bonus']);
  expect(names(2026, 5)).toEqual(['Eid-ul-Adha bonus']);
  expect(names(2027, 3)).toEqual(['Eid-ul-Fitr bonus']);
  expect(names(2028, 2)).toEqual(['Eid-ul-Fitr bonus']);
});

it('pays Hindus the Puja instead', () => {
  expect(names(2026, 3, { ...teacher, isHindu: true })).toEqual([]);
  expect(names(2026, 10, { ...teacher, isHindu: true })).toEqual(['Durga Puja bonus']);
});

it('pays everybody for the Bengali new year, and examiners for their duty', () => {
  expect(names(2026, 4)).toEqual(['Pohela Boishakh allowance']);
  expect(names(2026, 6, { ...teacher, isExaminer: true })).toEqual(['Examination duty']);
});
