import polyglot from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import { messages as german } from '../../../locales/de/index.ts';
import { BASE_RULES, buildAbility } from '../../core/abilities.ts';
import { findScreens } from './findScreens.ts';
import { screensOffered } from './screensOffered.ts';
import { campus } from '../../../resources/campus.ts';

const { translate } = polyglot(() => german as never, 'de');
const offered = (rules: readonly { action: string; subject: string }[]) =>
  screensOffered({ ability: buildAbility([...BASE_RULES, ...rules]), product: { ...campus, screens: {} }, translate });

describe('the screens and actions on offer', () => {
  it('are those that the user may open and fill in', () => {
    const { screens, actions } = offered([
      { action: 'read', subject: 'Religion' },
      { action: 'read', subject: 'Dashboard' },
      { action: 'create', subject: 'Bank' },
    ]);
    expect(screens.map(({ key }) => key)).toEqual(['screen/home', 'screen/profile', 'screen/religion']);
    expect(actions.map(({ key, address }) => [key, address])).toEqual([['create/bank', '/bank/create']]);
  });

  it('are found by their name in the present language and in English', () => {
    const { screens, actions } = offered([
      { action: 'full', subject: 'Student' },
      { action: 'full', subject: 'Bank' },
    ]);
    expect(findScreens('schüler', screens).items[0]?.address).toBe('/students');
    expect(findScreens('students', screens).items[0]?.address).toBe('/students');
    expect(findScreens('add stud', actions).items[0]?.address).toBe('/student/add');
    expect(findScreens('new bank', actions).items.map(({ key }) => key)).toContain('create/bank');
  });

  it('come the best first, and not too many', () => {
    const { screens } = offered([{ action: 'manage', subject: 'all' }]);
    const { items, fit } = findScreens('student', screens);
    expect(items.length).toBeLessThanOrEqual(6);
    expect(fit).toBe(0);
    expect(findScreens('qqq', screens)).toEqual({ items: [], fit: undefined });
  });
});
