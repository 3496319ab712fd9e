import { describe, expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { type AbilityRule, buildAbility } from '../../core/abilities.ts';
import { needOf } from '../../core/resource.ts';
import type { Caller } from '../caller.ts';
import { unqueryableFields, hiddenFields, privateFields } from './hiddenFields.ts';

const student = registry.get('student');
const result = registry.get('result');
const religion = registry.get('religion');

const callerWith = (userId: number | null, rules: AbilityRule[] = []): Caller => {
  return { userId, name: '', roleId: null, rules, ability: buildAbility(rules), address: '', requestId: '' };
};
const visitor = callerWith(null);
const somebody = callerWith(1);
const names = (hidden: ReadonlySet<string>) => [...hidden].sort();

describe('hiddenFields', () => {
  it('hides who entered a record from visitors alone', () => {
    expect(names(hiddenFields(religion, visitor))).toEqual(['created_by', 'creator']);
    expect(names(hiddenFields(religion, somebody))).toEqual([]);
  });

  it('hides guarded fields, and what is embedded for them, from whoever lacks the permission of each', () => {
    const guarded = ['father_nid', 'mother_nid', 'user', 'user_id'];
    expect([...hiddenFields(student, somebody)]).toEqual(expect.arrayContaining(guarded));
    expect([...hiddenFields(student, visitor)]).toEqual(expect.arrayContaining(['created_by', 'creator', ...guarded]));
  });

  it('shows each guarded field to whoever has its permission', () => {
    const editor = callerWith(2, [needOf(student, 'update'), needOf(student, 'read all')]);
    expect(names(hiddenFields(student, editor))).toEqual(['user', 'user_id']);
    const all = callerWith(3, [needOf(student, 'update'), needOf(student, 'read all'), needOf(student, 'login')]);
    expect(names(hiddenFields(student, all))).toEqual([]);
  });
});

describe('privateFields', () => {
  const employee = registry.get('employee');

  it('are those of the hidden ones that whose the record is may see', () => {
    const told = names(privateFields(employee, somebody));
    expect(told).toEqual(
      expect.arrayContaining(['present_address', 'religion', 'religion_id', 'nid', 'pay_account_no']),
    );
    expect(told).not.toContain('user_id');
    expect([...hiddenFields(employee, somebody)]).toEqual(expect.arrayContaining([...told, 'user_id']));
  });

  it('are none for whoever may see them of everybody', () => {
    const all = callerWith(
      2,
      ['read private', 'update', 'pay'].map((action) => needOf(employee, action)),
    );
    expect(names(privateFields(employee, all))).toEqual([]);
  });

  it('are not asked by: not every record tells them', () => {
    expect([...unqueryableFields(employee, somebody)]).toContain('present_address');
  });
});

describe('fieldsNotAskedBy', () => {
  it('adds to what is hidden the fields that tell of other records', () => {
    expect(names(unqueryableFields(result, somebody))).toEqual(['position_in_class', 'position_in_section']);
    expect(names(unqueryableFields(result, visitor))).toEqual([
      'created_by',
      'creator',
      'position_in_class',
      'position_in_section',
    ]);
  });

  it('is what is hidden for whoever may ask by all others', () => {
    const reader = callerWith(2, [needOf(result, 'read all')]);
    expect(names(unqueryableFields(result, reader))).toEqual([]);
    expect(unqueryableFields(student, somebody)).toEqual(hiddenFields(student, somebody));
  });
});
