import { expect, it } from 'vitest';
import { employeeSalary } from '../../../schemas/employees/employeeSalary.ts';
import { markDistribution } from '../../../schemas/exams/markDistribution.ts';
import { workedOut } from './workedOut.ts';

const salary = { basic_salary: '30000.00', allowances: '2000.50', bonus: '0.00', provident_fund: '1500.25' };

it.each([
  ['of amounts as they stand', salary, '30500.25'],
  ['of what is not typed yet as nothing', { basic_salary: '100.00' }, '100.00'],
  ['not of what is hidden', { ...salary, loan_instalment: '500.00', employee_loan_id: null }, '30500.25'],
  ['of what a choice shows', { ...salary, loan_instalment: '500.00', employee_loan_id: 3 }, '30000.25'],
  ['not while an amount is none', { ...salary, bonus: '12x' }, null],
])('a net is worked out %s', (_, values, net) => {
  expect(workedOut(employeeSalary, employeeSalary.fields.net, values)).toBe(net);
});

it('a sum of rows is worked out of the rows', () => {
  const components = [
    { name: 'Written', full_mark: 70, pass_mark: 23 },
    { name: 'Oral', full_mark: 30, pass_mark: 10 },
  ];
  const { full_marks } = markDistribution.fields;
  expect(workedOut(markDistribution, full_marks, { components })).toBe(100);
  expect(workedOut(markDistribution, full_marks, { components: [{ full_mark: '7o' }] })).toBeNull();
});
