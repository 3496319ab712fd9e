import { describe, expect, it } from 'vitest';
import { library } from '../../../tests/support/library.ts';
import { type AbilityRule, buildAbility } from '../abilities.ts';
import { effectiveRules, type Grants } from './effectiveRules.ts';
import { permissionCatalogue } from './catalogue.ts';
import { explainPermission } from './explainPermission.ts';

const screens = [{ action: 'full', subject: 'Auth' }];
const catalogue = permissionCatalogue({ registry: library, screens, calls: [] });
const on = (subject: string, ...actions: string[]): AbilityRule[] => actions.map((action) => ({ action, subject }));
const nothing: Grants = { roleId: 7, role: [], own: [], denied: [] };
const reasonsFor = (action: string, grants: Partial<Grants>) =>
  explainPermission({ action, subject: 'Loan' }, { ...nothing, ...grants }).reasons;

/** Every way in which one subject can be given and denied: by single actions and by `full`. */
const ways = [[], on('Loan', 'read'), on('Loan', 'full'), on('Loan', 'read', 'update'), on('Loan', 'full', 'read')];
const mixtures = ways.flatMap((role) =>
  ways.flatMap((own) => ways.map((denied): Grants => ({ roleId: 7, role, own, denied }))),
);

describe('why somebody holds a permission', () => {
  it('agrees with what they may do, for every mixture of a role, grants and denials', () => {
    const needs = catalogue.subjects.flatMap(({ subject, actions }) => actions.map((action) => ({ action, subject })));
    expect(needs.filter(({ subject }) => subject === 'Loan').length).toBeGreaterThan(4);
    for (const grants of [...mixtures, ...mixtures.map((each) => ({ ...each, roleId: 1 }))]) {
      const ability = buildAbility(effectiveRules(grants, catalogue));
      for (const need of needs) {
        const { isHeld } = explainPermission(need, grants);
        expect(isHeld, JSON.stringify({ need, grants })).toBe(ability.can(need.action, need.subject));
      }
    }
  });

  it('names the role, the person, or both', () => {
    expect(reasonsFor('read', { role: on('Loan', 'read') })).toEqual(['role']);
    expect(reasonsFor('read', { own: on('Loan', 'read') })).toEqual(['own']);
    expect(reasonsFor('read', { role: on('Loan', 'full'), own: on('Loan', 'read') })).toEqual([
      'roleEverything',
      'own',
    ]);
    expect(reasonsFor('delete', { own: on('Loan', 'full') })).toEqual(['ownEverything']);
    expect(reasonsFor('read', {})).toEqual([]);
  });

  it('names the denial before whatever gives it', () => {
    const role = on('Loan', 'full');
    expect(reasonsFor('read', { role, denied: on('Loan', 'read') })).toEqual(['denied']);
    expect(reasonsFor('read', { role, denied: on('Loan', 'full') })).toEqual(['deniedEverything']);
    expect(reasonsFor('full', { role, denied: on('Loan', 'read') })).toEqual(['deniedPart']);
    expect(reasonsFor('full', { denied: on('Loan', 'read') })).toEqual([]);
  });

  it('says what everybody has, and what a super admin may do by the role alone', () => {
    const denied = [...on('Loan', 'full'), ...on('Auth', 'full')];
    expect(explainPermission({ action: 'full', subject: 'Auth' }, { ...nothing, denied }).reasons).toEqual([
      'everybody',
    ]);
    expect(reasonsFor('read', { roleId: 1, denied })).toEqual(['superAdmin']);
  });

  it('takes no stored “everything on all” for a permission', () => {
    expect(reasonsFor('read', { role: [{ action: 'manage', subject: 'all' }] })).toEqual([]);
    expect(reasonsFor('read', { role: on('Loan', 'manage') })).toEqual([]);
  });
});
