import { describe, expect, it } from 'vitest';
import {
  byPlace,
  combinations,
  commonFields,
  inSchoolOrder,
  inTimeOrder,
  isNow,
  isSlotOf,
  placeKey,
} from './weekGrid.ts';

const day = (id: number, weekday: number, isWorked = true) => ({ id, name: `day ${id}`, weekday, isWorked });
const slot = (id: number, from: string, to: string) => ({ id, name: `slot ${id}`, from, to, isTaken: true });

describe('the days of a week', () => {
  it('begin behind the weekend, which comes last', () => {
    const days = [day(1, 0), day(2, 1), day(7, 6, false), day(6, 5, false), day(5, 4), day(3, 2), day(4, 3)];
    expect(inSchoolOrder(days).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('of alternating weeks stand beside each other', () => {
    const days = [day(1, 1), day(2, 2), day(8, 1), day(6, 6, false), day(7, 0, false)];
    expect(inSchoolOrder(days).map(({ id }) => id)).toEqual([1, 8, 2, 6, 7]);
  });
});

describe('the times of a day', () => {
  it('stand in their order, whatever they are called', () => {
    const slots = [slot(3, '09:00', '09:40'), slot(2, '07:30', '08:10'), slot(1, '08:10', '08:50')];
    expect(inTimeOrder(slots).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('are those that the blocks could have', () => {
    const pairs = [['shift_id', 'shift_id']] as const;
    expect(isSlotOf({ shift_id: 1 }, [{ shift_id: 2 }, { shift_id: 1 }], pairs)).toBe(true);
    expect(isSlotOf({ shift_id: 3 }, [{ shift_id: 2 }], pairs)).toBe(false);
    expect(isSlotOf({ shift_id: 3 }, [{ shift_id: 2 }], [])).toBe(true);
  });

  it.each([
    ['07:29', false],
    ['07:30', true],
    ['08:09', true],
    ['08:10', false],
  ])('are now at %s: %s', (time, expected) => {
    expect(isNow({ from: '07:30', to: '08:10:00' }, time)).toBe(expected);
  });
});

it('parallel blocks share their place', () => {
  const blocks = [
    { id: 1, period: 4, day: 2 },
    { id: 2, period: 4, day: 2 },
    { id: 3, period: 5, day: 2 },
  ];
  const places = byPlace(blocks, { slot: 'period', day: 'day' });
  expect(places.get(placeKey(4, 2))?.map(({ id }) => id)).toEqual([1, 2]);
  expect(places.get(placeKey(5, 1))).toBeUndefined();
});

it('what all blocks have is common to them, of a single one nothing', () => {
  const blocks = [
    { room: '301', subject: 1, group: null },
    { room: '301', subject: 2 },
  ];
  expect(commonFields(blocks, ['room', 'subject', 'group'])).toEqual(['room', 'group']);
  expect(commonFields(blocks.slice(0, 1), ['room'])).toEqual([]);
});

it('each set of values is offered once, and what is empty not at all', () => {
  const records = [
    { id: 1, section: 1, shift: 1 },
    { id: 2, section: 1, shift: 1 },
    { id: 3, section: 2, shift: null },
    { id: 4, section: null, shift: null },
  ];
  expect(combinations(records, ['section', 'shift']).map(({ id }) => id)).toEqual([1, 3]);
});
