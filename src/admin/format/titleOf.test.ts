import { describe, expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { eachOf } from '../../../tests/support/eachOf.ts';
import { fieldOf } from '../../core/resource.ts';
import { templateFields } from '../../core/titles.ts';
import type { Conventions } from './conventions.ts';
import { formatDate, formatMoney, formatTime } from './format.ts';
import { subtitleOf, titleOf } from './titleOf.ts';

const conventions: Conventions = { locale: 'en', currency: 'BDT', timeZone: 'Asia/Dhaka' };
/** A value as it is stored, and as it is read everywhere. */
const EXAMPLES = new Map([
  ['date', ['2026-06-17', formatDate('2026-06-17', conventions)]],
  ['time', ['19:30', formatTime('19:30', conventions)]],
  ['money', ['300.00', formatMoney('300.00', conventions)]],
] as const);

const parts = registry.resources.flatMap((resource) =>
  [resource.title, resource.subtitle ?? ''].flatMap((template) =>
    templateFields(template).flatMap((name) => {
      const kind = fieldOf(resource, name)?.kind;
      const isRead = kind === 'date' || kind === 'time' || kind === 'money';
      return isRead ? [{ name: `${resource.name}.${name}`, resource, field: name, kind }] : [];
    }),
  ),
);

describe('what a record is called', () => {
  it.each(eachOf(parts))('has %s as it is read everywhere', (_, { resource, field, kind }) => {
    const [stored = '', read = ''] = EXAMPLES.get(kind) ?? [];
    const record = { id: 1, [field]: stored };
    const called = `${titleOf(resource, record, conventions)} ${subtitleOf(resource, record, conventions)}`;
    expect(called).toContain(read);
    expect(called.replaceAll(read, '')).not.toContain(stored);
  });

  it.each([
    ['bn', '২০২৬-১১'],
    ['ar', '٢٠٢٦-١١'],
    ['de', '2026-11'],
  ] as const)('has its numbers in the digits of %s', (locale, digits) => {
    const salary = { id: 1, employee_id: 3, employee: { id: 3, name: 'Amina' }, year: 2026, month: 11 };
    expect(titleOf(registry.get('employeeSalary'), salary, { ...conventions, locale })).toBe(`Amina · ${digits}`);
  });

  it('is put together of its references and its own values', () => {
    const fee = { id: 1, amount: '300.00', class_id: 1, class: { id: 1, name: 'One' } };
    const year = { academic_year_id: 2, academic_year: { id: 2, name: '2026' } };
    expect(titleOf(registry.get('admissionFee'), { ...fee, ...year }, conventions)).toBe('One · 2026 · ৳300.00');
    const period = { id: 1, starts_at: '07:30', ends_at: '08:10', shift_id: 1, shift: { id: 1, name: 'Day' } };
    expect(subtitleOf(registry.get('classPeriod'), period, conventions)).toBe('Day · 07:30 am–08:10 am');
  });

  it('is its number when it has no name', () => {
    expect(titleOf(registry.get('bank'), { id: 7, name: null }, conventions)).toBe('#7');
  });
});
