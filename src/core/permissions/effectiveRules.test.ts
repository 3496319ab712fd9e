import { describe, expect, it } from 'vitest';
import { dashboard } from '../../../schemas/calls.ts';
import { registry } from '../../../schemas/index.ts';
import { screens } from '../../../schemas/screens.ts';
import { type AbilityRule, BASE_RULES, buildAbility, EVERYTHING } from '../abilities.ts';
import { permissionCatalogue } from './catalogue.ts';
import { needOf } from '../resource.ts';
import { effectiveRules, type Grants } from './effectiveRules.ts';

const catalogue = permissionCatalogue({ registry, screens: Object.values(screens), calls: [dashboard] });
const rule = (action: string, subject: string): AbilityRule => ({ action, subject });
const nothing: Grants = { roleId: 7, role: [], own: [], denied: [] };
const rulesFor = (grants: Partial<Grants>) => effectiveRules({ ...nothing, ...grants }, catalogue);
const abilityFor = (grants: Partial<Grants>) => buildAbility(rulesFor(grants));

describe('effectiveRules', () => {
  it('gives the role its own, and the user what is granted beside it, each once', () => {
    const rules = rulesFor({
      role: [rule('read', 'Bank'), rule('read', 'Auth')],
      own: [rule('read', 'Bank'), rule('take', 'Payment')],
    });
    expect(rules).toEqual([...BASE_RULES, rule('read', 'Bank'), rule('take', 'Payment')]);
  });

  it('takes away what is denied to the user, wherever it came from', () => {
    const grants = { role: [rule('read', 'Bank'), rule('update', 'Bank')], own: [rule('read', 'Wing')] };
    const rules = rulesFor({ ...grants, denied: [rule('read', 'Bank'), rule('read', 'Wing')] });
    expect(rules).toEqual([...BASE_RULES, rule('update', 'Bank')]);
  });

  it('leaves of a full permission everything but what is denied', () => {
    const ability = abilityFor({ role: [rule('full', 'Expense')], denied: [rule('approve', 'Expense')] });
    const can = ['read', 'create', 'update', 'delete', 'cancel', 'approve', 'full', 'manage'].filter((action) =>
      ability.can(action, 'Expense'),
    );
    expect(can).toEqual(['read', 'create', 'update', 'delete', 'cancel']);
  });

  it('spells out what is left of a full permission, also what reads a single field', () => {
    const login = needOf(registry.get('student'), 'login');
    const left = (subject: string) =>
      rulesFor({ role: [rule('full', subject)], denied: [rule('delete', subject)] }).slice(BASE_RULES.length);
    expect(left(login.subject)).toContainEqual(login);
    expect(left('Student')).toEqual(expect.arrayContaining([rule('read', 'Student'), rule('update', 'Student')]));
    for (const subject of [login.subject, 'Student']) expect(left(subject)).not.toContainEqual(rule('full', subject));
  });

  it('spells out the action that makes all rows visible, and never the full permission itself', () => {
    const left = (subject: string) =>
      rulesFor({ role: [rule('full', subject)], denied: [rule('delete', subject)] }).slice(BASE_RULES.length);
    const { permission: homework, visibleTo } = registry.get('homework');
    expect(visibleTo.unless).toBe('full');
    expect(left(homework)).toContainEqual(rule('home work', homework));
    expect(left(homework)).not.toContainEqual(rule('full', homework));
    expect(left('Student')).toContainEqual(rule('read all', 'Student'));
  });

  it('leaves a full permission whole where something else is denied', () => {
    const denied = [rule('read', 'Bank'), rule('full', 'Expense')];
    expect(rulesFor({ role: [rule('full', 'Wing')], denied })).toEqual([...BASE_RULES, rule('full', 'Wing')]);
  });

  it('spells out of what screens and calls ask for, where no entity has the subject to itself', () => {
    const denied = [rule('mark upload', 'Employee Task')];
    const rules = rulesFor({ role: [rule('full', 'Employee Task')], denied }).slice(BASE_RULES.length);
    expect(rules).toEqual(
      ['attendance', 'course material', 'home work'].map((action) => rule(action, 'Employee Task')),
    );
  });

  it('leaves of a full permission on what nothing asks for the usual actions', () => {
    const rules = rulesFor({ role: [rule('full', 'Sundries')], denied: [rule('delete', 'Sundries')] });
    expect(rules).toEqual([...BASE_RULES, ...['read', 'create', 'update'].map((action) => rule(action, 'Sundries'))]);
  });

  it('leaves nothing where the full permission itself is denied', () => {
    const ability = abilityFor({ role: [rule('full', 'Bank'), rule('read', 'Bank')], denied: [rule('full', 'Bank')] });
    expect(ability.can('read', 'Bank')).toBe(false);
  });

  it('gives the super admin everything, whatever is stored', () => {
    expect(rulesFor({ roleId: 1, denied: [rule('full', 'Bank')] })).toEqual([EVERYTHING]);
  });

  it.each([rule('manage', 'all'), rule('read', 'all'), rule('manage', 'Bank'), rule('full', 'all')])(
    'makes no super admin of a stored permission %j',
    (stored) => {
      expect(rulesFor({ role: [stored], own: [stored] })).toEqual(BASE_RULES);
    },
  );

  it('leaves everybody their own account', () => {
    expect(rulesFor({ denied: [rule('full', 'Auth'), rule('read', 'Auth')] })).toEqual(BASE_RULES);
  });
});
