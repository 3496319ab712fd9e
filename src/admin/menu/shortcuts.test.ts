// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { buildAbility, EVERYTHING } from '../../core/abilities.ts';
import { forgetView, keepView, leaveView } from '../auth/accountView.ts';
import { writeUserData } from '../auth/userData.ts';
import { enteredBy, shortcutsOf } from './shortcuts.ts';
import { campus } from '../../../resources/campus.ts';

afterEach(() => {
  leaveView();
  forgetView();
  localStorage.clear();
});

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

  it('are none for whoever looks at the product as somebody else, nor does the search offer any', () => {
    const user = { id: 7, name: 'Kamal', email: '', role: { id: 2, name: 'Admin' }, ability: [EVERYTHING] };
    writeUserData(user);
    forgetView();
    keepView({ token: 't', user, endsAt: '2099-01-01T00:00:00.000Z', looker: 7, from: '/' });
    expect(enteredBy({ ability: buildAbility([EVERYTHING]), ...campus })).toEqual([]);
  });
});
