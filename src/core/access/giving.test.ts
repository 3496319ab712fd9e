import { describe, expect, it } from 'vitest';
import { library } from '../../../tests/support/library.ts';
import { plain } from '../../../tests/support/plainBank.ts';
import { buildAbility } from '../abilities.ts';
import { defineResource, reference, text } from '../index.ts';
import type { Need } from '../resource.ts';
import {
  permissionsNotHeld,
  type Giver,
  gainedByRole,
  isPartOf,
  mayGive,
  mayGiveRole,
  permissionsNotGivable,
} from './giving.ts';

const READ: Need = { action: 'read', subject: 'Loan' };
const LEND: Need = { action: 'create', subject: 'Loan' };
const ANY: Need = { action: 'grant any', subject: 'Permission' };
const OWN_PAGE: Need = { action: 'read', subject: 'My slips' };

/** Its rows are opened to members by a permission of their own. */
const slip = defineResource({
  ...plain,
  name: 'slip',
  path: '/slips',
  area: 'lending',
  permission: 'Slip',
  visibleTo: { rules: [{ rule: 'household', by: 'member_id', need: OWN_PAGE }] },
  fields: { name: text({ required: true }), member_id: reference('member') },
});
const registry = library.extendedBy(slip);

const giver = (roleId: number, ...rules: Need[]): Giver => ({ roleId, ability: buildAbility(rules) });
const clerk = giver(2, READ);
const steward = giver(3, READ, ANY);
const superAdmin = giver(1);

describe('permissions', () => {
  it('are handed out by who holds them, or may hand out any', () => {
    expect(mayGive(clerk.ability, registry, READ)).toBe(true);
    expect(mayGive(clerk.ability, registry, LEND)).toBe(false);
    expect(mayGive(steward.ability, registry, LEND)).toBe(true);
    expect(permissionsNotGivable(clerk, registry, [READ, LEND])).toEqual([LEND]);
    expect(permissionsNotGivable(steward, registry, [READ, LEND])).toEqual([]);
  });

  it('that somebody does not hold are beyond their own, also where they may hand out any', () => {
    expect(permissionsNotHeld(clerk, [READ, LEND])).toEqual([LEND]);
    expect(permissionsNotHeld(steward, [READ, LEND])).toEqual([LEND]);
    expect(permissionsNotHeld(superAdmin, [READ, LEND])).toEqual([]);
  });

  it('are among others as themselves or as a part of all that can be done on the same', () => {
    expect(isPartOf(READ, [LEND, READ])).toBe(true);
    expect(isPartOf(READ, [{ action: 'full', subject: 'Loan' }])).toBe(true);
    expect(isPartOf(READ, [{ action: 'full', subject: 'Title' }])).toBe(false);
    expect(isPartOf(READ, [LEND])).toBe(false);
    expect(isPartOf(READ, [])).toBe(false);
  });
});

describe('a role', () => {
  const given = (id: number, ...permissions: Need[]) => ({ role: { id, permissions }, ownRecordRoles: [5] });

  it('gives all that it holds, and to people with records of their own nothing for what is opened to each of them', () => {
    expect(gainedByRole(registry, given(4, READ, OWN_PAGE))).toEqual([READ, OWN_PAGE]);
    expect(gainedByRole(registry, given(5, READ, OWN_PAGE))).toEqual([READ]);
    const alike = [
      { ...OWN_PAGE, action: 'update' },
      { ...OWN_PAGE, subject: 'Slip' },
    ];
    expect(gainedByRole(registry, given(5, ...alike))).toEqual(alike);
  });

  it('is given by who holds as much', () => {
    expect(mayGiveRole(clerk, registry, given(4, READ))).toBe(true);
    expect(mayGiveRole(clerk, registry, given(4, READ, LEND))).toBe(false);
    expect(mayGiveRole(clerk, registry, given(4, OWN_PAGE))).toBe(false);
    expect(mayGiveRole(clerk, registry, given(5, OWN_PAGE))).toBe(true);
    expect(mayGiveRole(steward, registry, given(4, LEND))).toBe(true);
  });

  it('of a super admin is given by super admins alone', () => {
    expect(mayGiveRole(steward, registry, given(1))).toBe(false);
    expect(mayGiveRole(superAdmin, registry, given(1))).toBe(true);
    expect(mayGiveRole(superAdmin, registry, given(4, LEND))).toBe(true);
  });
});
