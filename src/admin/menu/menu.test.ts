import { describe, expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { BASE_RULES, buildAbility, EVERYTHING } from '../../core/abilities.ts';
import type { HandMadeScreens } from '../product/handMade.ts';
import { listAddress } from '../addresses/addresses.ts';
import { menuOf } from './menu.ts';
import { campus } from '../../../resources/campus.ts';

const screens: HandMadeScreens = {
  promotion: {
    path: '/class/student/promotion',
    action: 'promotion',
    subject: 'Student',
    label: 'screens.promotion',
    menu: { area: 'students', icon: 'Groups' },
    load: async () => () => null,
  },
  detail: {
    path: '/single/result{id}',
    action: 'read',
    subject: 'Student',
    label: 'screens.result',
    load: async () => () => null,
  },
};

const keysOf = (rules: readonly { action: string; subject: string }[]) =>
  menuOf(buildAbility(rules), { ...campus, screens }).map(({ area, items }) => [area, items.map(({ key }) => key)]);

describe('the menu', () => {
  it('shows a new user nothing', () => {
    expect(keysOf(BASE_RULES)).toEqual([]);
  });

  it('shows what may be read, in the order of areas and declarations', () => {
    const rules = [
      { action: 'read', subject: 'Bank' },
      { action: 'read', subject: 'Wing' },
      { action: 'create', subject: 'Religion' },
      { action: 'full', subject: 'Expense' },
    ];
    expect(keysOf(rules)).toEqual([
      ['academics', ['wing']],
      ['finance', ['expense', 'bank']],
    ]);
  });

  it('shows a hand-made screen by its own permission, and only where it has a place in the menu', () => {
    expect(keysOf([{ action: 'promotion', subject: 'Student' }])).toEqual([['students', ['promotion']]]);
    expect(keysOf([{ action: 'read', subject: 'Student' }])).toEqual([
      ['students', ['student', 'enrolment', 'fourthSubject']],
    ]);
  });

  it('has a line that is marked while any of its screens is open', () => {
    const lines = menuOf(buildAbility([EVERYTHING]), campus).flatMap(({ items }) => items.map(({ key }) => key));
    const unmarked = Object.entries(campus.screens).filter(([key, { belongsTo }]) => !lines.includes(belongsTo ?? key));
    expect(unmarked.map(([key]) => key)).toEqual([]);
  });

  it('shows every resource that has a place there to whoever may do everything', () => {
    const shown = menuOf(buildAbility([EVERYTHING]), { ...campus, screens: {} }).flatMap(({ items }) => items);
    expect(shown.map(({ address }) => address).sort()).toEqual(
      registry.resources
        .filter(({ inMenu }) => inMenu)
        .map(listAddress)
        .sort(),
    );
  });
});
