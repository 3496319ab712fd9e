import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { buildAbility, EVERYTHING } from '../../../core/abilities.ts';
import { shortcutsOf } from './shortcuts.ts';

describe('the shortcuts of the start page', () => {
  it('are the forms that the user may fill in, daily work before setting up', () => {
    const ability = buildAbility(['Religion', 'Bank', 'Student'].map((subject) => ({ action: 'create', subject })));
    const names = shortcutsOf({ ability, registry }).map(({ name }) => name);
    expect(names.slice(0, 1)).toEqual(['student']);
    expect(names.indexOf('bank')).toBeLessThan(names.indexOf('religion'));
  });

  it('are a handful at most', () => {
    expect(shortcutsOf({ ability: buildAbility([EVERYTHING]), registry })).toHaveLength(8);
  });
});
