import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Shaheda Begum', 'SB'],
  ['Md. Abdur Rahim', 'MR'],
  ['rahim', 'R'],
  ['  Élise   Noël ', 'ÉN'],
  ['শাহেদা বেগম', 'শাবে'],
  ['', ''],
])('takes from "%s" the letters "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
