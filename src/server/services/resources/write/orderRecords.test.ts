import { expect, it } from 'vitest';
import { movedOrder, newPlaces } from './orderRecords.ts';

it('records stand where they are wanted, in the order in which they are named', () => {
  expect(movedOrder([1, 2, 3, 4], { ids: [1], anchor: 3, side: 'after' })).toEqual([2, 3, 1, 4]);
  expect(movedOrder([1, 2, 3, 4], { ids: [4], anchor: 1, side: 'before' })).toEqual([4, 1, 2, 3]);
  expect(movedOrder([1, 2, 3, 4], { ids: [4, 1], anchor: 2, side: 'after' })).toEqual([2, 4, 1, 3]);
});

it('the numbers that there are change hands, and only where a record gets another one', () => {
  const present = [
    { id: 1, place: 10 },
    { id: 2, place: 20 },
    { id: 3, place: 35 },
    { id: 4, place: 40 },
  ];
  expect(newPlaces(present, [1, 3, 2, 4])).toEqual([
    { id: 3, place: 20 },
    { id: 2, place: 35 },
  ]);
  expect(newPlaces(present, [1, 2, 3, 4])).toEqual([]);
});

it('where several have the same number, all are counted anew', () => {
  const present = [
    { id: 1, place: 1 },
    { id: 2, place: 1 },
    { id: 3, place: 1 },
  ];
  expect(newPlaces(present, [2, 1, 3])).toEqual([
    { id: 1, place: 2 },
    { id: 3, place: 3 },
  ]);
});
