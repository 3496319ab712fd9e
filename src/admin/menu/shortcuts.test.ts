import { describe, expect, it } from 'vitest';
import { buildAbility, EVERYTHING } from '../../core/abilities.ts';
import { shortcutsOf } from './shortcuts.ts';
import { campus } from '../../../resources/campus.ts';

describe('the shortcuts of the start page', () => {
  it('are the forms that the user may fill in, daily work before setting up', () => {
    const ability = buildAbility(['Religion', 'Bank', 'Student'].map((subject) => ({ action: 'create', subject })));
    const names = shortcutsOf({ ability, ...campus }).map(({ name }) => name);
    expect(names.slice(0, 1)).toEqual(['student']);
    expect(names.indexOf('bank')).toBeLessThan(names.indexOf('religion'));
  });

  it('are a handful at most', () => {
    expect(shortcutsOf({ ability: buildAbility([EVERYTHING]), ...campus })).toHaveLength(8);
  });
});
