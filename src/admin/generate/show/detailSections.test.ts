// @vitest-environment node

import { expect, it } from 'vitest';
import { expense } from '../../../../schemas/finance/expense.ts';
import { institute } from '../../../../schemas/settings/institute.ts';
import { student } from '../../../../schemas/students/student.ts';
import { defineResource, money, password, text } from '../../../core/index.ts';
import { detailSections, headPicture } from './detailSections.ts';

const everything = () => true;

it('a record shows its fields in the sections of its form, and behind them what nobody enters', () => {
  const sections = detailSections(expense, { status: 2, cancel_reason: 'Twice entered' }, everything);
  expect(sections.map(({ name }) => name)).toEqual(['what', 'payment', 'voucher', 'others']);
  expect(sections.at(-1)?.fields).toEqual(['cancel_reason']);
});

it('what only the server sets is left out while it is empty, and so is its section', () => {
  expect(detailSections(expense, { status: 0 }, everything).map(({ name }) => name)).toEqual([
    'what',
    'payment',
    'voucher',
  ]);
});

it('a password is never shown, nor what the reader may not see', () => {
  const employee = defineResource({
    name: 'employee',
    area: 'employees',
    path: '/employee',
    permission: 'Employee',
    visibleTo: 'everybody',
    fields: {
      name: text(),
      pin: password(),
      salary: money({ readPermission: 'salary' }),
      nickname: text({ visibleWhen: { name: 'Rahim' } }),
    },
  });
  const shown = (maySee: boolean) =>
    detailSections(employee, { name: 'Karim' }, () => maySee).flatMap(({ fields }) => fields);
  expect(shown(true)).toEqual(['name', 'salary']);
  expect(shown(false)).toEqual(['name']);
});

it('the first picture stands beside the name', () => {
  expect([headPicture(student), headPicture(expense), headPicture(institute)]).toEqual(['photo', undefined, undefined]);
  expect(detailSections(student, {}, everything)[0]?.fields).not.toContain('photo');
});
