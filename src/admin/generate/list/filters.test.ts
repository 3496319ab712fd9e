// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { expense } from '../../../../schemas/finance/expense.ts';
import { student } from '../../../../schemas/students/student.ts';
import * as kinds from '../../../core/fields/builders.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { fieldOf } from '../../../core/resource.ts';
import type { ResourceWords } from '../../format/formatValue.ts';
import { filterOptions, filterShape, rangeText, setFilters, withKey, withoutKeys } from './filters.ts';

const words: ResourceWords = {
  conventions: { locale: 'en', currency: 'BDT', timeZone: 'UTC' },
  label: (field) => field,
  option: (_, option) => option,
  yes: 'Yes',
  no: 'No',
};

describe('the filter of a field', () => {
  it.each<[string, AnyField]>([
    ['reference', kinds.reference('bank')],
    ['reference', kinds.manyToMany('wing', { through: 'x' })],
    ['option', kinds.choice(['a', 'b'])],
    ['option', kinds.status({ a: 0, b: 1 })],
    ['option', kinds.boolean()],
    ['range', kinds.integer()],
    ['range', kinds.year()],
    ['range', kinds.decimal()],
    ['range', kinds.percent()],
    ['range', kinds.money()],
    ['range', kinds.date()],
    ['range', kinds.time()],
    ['range', kinds.dateTime()],
    ['text', kinds.text()],
    ['text', kinds.email()],
  ])('is a %s as its kind asks for', (shape, field) => {
    expect(filterShape(field)).toBe(shape);
  });

  it('exists in a shape of its own for everything that the declarations filter by', () => {
    const shapes = [expense, student].flatMap((resource) =>
      resource.list.filters.map((name) => filterShape(fieldOf(resource, name) as AnyField)),
    );
    expect(new Set(shapes)).toEqual(new Set(['reference', 'option', 'range']));
  });

  it('of yes and no sends numbers', () => {
    expect(filterOptions(kinds.boolean()).map(({ value }) => value)).toEqual([1, 0]);
    expect(filterOptions(kinds.status({ pending: 0, approved: 1 })).map(({ value }) => value)).toEqual([0, 1]);
  });
});

describe('the filters that are set', () => {
  it('are counted once for each field, the search not among them', () => {
    const set = setFilters(expense, { q: 'water', amount_gte: '100', amount_lte: '500', status: 0, payee: '' });
    expect(set.map(({ name, keys }) => [name, keys])).toEqual([
      ['amount', ['amount_gte', 'amount_lte']],
      ['status', ['status']],
    ]);
  });

  it('show what came with a link, even if there is no such field', () => {
    expect(setFilters(expense, { id: [1, 2], nonsense: 1 }).map(({ name, field }) => [name, field?.kind])).toEqual([
      ['id', 'integer'],
      ['nonsense', undefined],
    ]);
  });

  it('count a filter for what is empty', () => {
    expect(setFilters(expense, { bank_account_id: null })).toHaveLength(1);
  });

  it('are changed without touching the others', () => {
    const before = { status: 0, amount_gte: '100' };
    expect(withKey(before, 'amount_gte', '')).toEqual({ status: 0 });
    expect(withKey(before, 'status', 1)).toEqual({ status: 1, amount_gte: '100' });
    expect(withoutKeys(before, ['status', 'amount_gte'])).toEqual({});
    expect(before).toEqual({ status: 0, amount_gte: '100' });
  });

  it('say of a range which of its ends are given', () => {
    const amount = { name: 'amount', field: expense.fields.amount as AnyField };
    expect(rangeText(amount, { amount_gte: '100', amount_lte: '500' }, words)).toEqual({
      key: 'between',
      from: '৳100.00',
      to: '৳500.00',
    });
    expect(rangeText(amount, { amount_gte: '100' }, words).key).toBe('from');
    expect(rangeText(amount, { amount_lte: '500' }, words).key).toBe('to');
  });
});
