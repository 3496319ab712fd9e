// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { user } from '../../../../schemas/access/user.ts';
import { wingSection } from '../../../../schemas/academics/wingSection.ts';
import { bankAccount } from '../../../../schemas/finance/bankAccount.ts';
import { student } from '../../../../schemas/students/student.ts';
import { defineResource, money, text } from '../../../core/index.ts';
import { availableColumns, titleColumn } from './listColumns.ts';

const everything = () => true;
const names = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name);

describe('the columns of a list', () => {
  it('are all declared fields and those of every record, but never a password', () => {
    const columns = names(availableColumns(user, everything));
    expect(columns).toEqual(
      expect.arrayContaining([
        'name',
        'email',
        'role_id',
        'permissions',
        'is_active',
        'created_at',
        'created_by',
        'id',
      ]),
    );
    expect(columns).not.toContain('password');
  });

  it('leave out what somebody may not see', () => {
    const employee = defineResource({
      name: 'employee',
      area: 'employees',
      path: '/employee',
      permission: 'Employee',
      visibleTo: 'everybody',
      fields: { name: text(), salary: money({ readPermission: 'salary' }) },
    });
    expect(names(availableColumns(employee, (permission) => permission === 'salary'))).toContain('salary');
    expect(names(availableColumns(employee, () => false))).not.toContain('salary');
  });

  it('can be sorted by what is stored and by sums, but not by pictures and lists', () => {
    const sortable = (resource: Parameters<typeof availableColumns>[0]) =>
      names(availableColumns(resource, everything).filter(({ isSortable }) => isSortable));
    expect(sortable(bankAccount)).toEqual(expect.arrayContaining(['bank_id', 'balance', 'created_at']));
    expect(sortable(student)).not.toContain('photo');
    expect(sortable(wingSection)).not.toContain('section_ids');
  });

  it('are sorted only by whoever may, where not every record tells the field', () => {
    const race = defineResource({
      name: 'race',
      area: 'students',
      path: '/race',
      permission: 'Race',
      visibleTo: 'everybody',
      fields: { name: text(), place: text({ filterPermission: 'judge' }) },
    });
    const place = (isJudge: boolean) => availableColumns(race, () => isJudge).find(({ name }) => name === 'place');
    expect(place(true)).toMatchObject({ isSortable: true });
    expect(place(false)).toMatchObject({ isSortable: false });
  });

  it('lead to the record by the one that its title is made of', () => {
    const shown = (resource: Parameters<typeof availableColumns>[0]) => availableColumns(resource, everything);
    expect(titleColumn(student, shown(student))).toBe('name');
    expect(
      titleColumn(
        student,
        shown(student).filter(({ name }) => name !== 'name'),
      ),
    ).toBeUndefined();
    expect(titleColumn(wingSection, shown(wingSection))).toBeUndefined();
  });
});
