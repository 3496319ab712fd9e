import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AnyField,
  boolean,
  type CreateInput,
  children,
  choice,
  computed,
  decimal,
  defineResource,
  manyToMany,
  money,
  password,
  type RecordOf,
  reference,
  status,
  text,
  type UpdateInput,
} from './index.ts';
import { parseValue } from './rules/parseValue.ts';

const expense = defineResource({
  name: 'expense',
  area: 'finance',
  path: '/expense',
  permission: 'Expense',
  visibleTo: 'everybody',
  fields: {
    purpose: text({ required: true }),
    payee: text(),
    amount: money({ required: true }),
    kind: choice(['cash', 'bank'], { initial: 'cash' }),
    type_id: reference('expenseType', { required: true }),
    tag_ids: manyToMany('tag', { through: 'expense_tags' }),
    is_urgent: boolean({ required: true, initial: 0 }),
    pin: password({ required: true }),
    total: computed({ as: 'money', value: () => '0.00' }),
    status: status({ pending: 0, approved: 1 }),
  },
  toggle: true,
});

type Expense = RecordOf<typeof expense>;
type NewExpense = CreateInput<typeof expense>;
type ChangedExpense = UpdateInput<typeof expense>;

// The compiler holds these: there is nothing to expect while they run.
beforeEach(() => expect.setState({ isExpectingAssertions: false }));

describe('a record', () => {
  it('has what is required, and null where something may be missing', () => {
    expectTypeOf<Expense['purpose']>().toEqualTypeOf<string>();
    expectTypeOf<Expense['payee']>().toEqualTypeOf<string | null>();
    expectTypeOf<Expense['amount']>().toEqualTypeOf<string>();
    expectTypeOf<Expense['kind']>().toEqualTypeOf<'cash' | 'bank' | null>();
    expectTypeOf<Expense['tag_ids']>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<Expense['status']>().toEqualTypeOf<0 | 1>();
    expectTypeOf<Expense['is_active']>().toEqualTypeOf<0 | 1>();
    expectTypeOf<Expense['row_version']>().toEqualTypeOf<number>();
  });

  it('never has a password', () => {
    expectTypeOf<Expense>().not.toHaveProperty('pin');
  });
});

describe('an input', () => {
  it('demands what is required and starts with nothing', () => {
    expectTypeOf<NewExpense>().toHaveProperty('purpose').toEqualTypeOf<string>();
    expectTypeOf<{ purpose: string; amount: string; type_id: number; pin: string }>().toExtend<NewExpense>();
    expectTypeOf<{ purpose: string }>().not.toExtend<NewExpense>();
  });

  it('has no field that is worked out or moved by actions', () => {
    expectTypeOf<NewExpense>().not.toHaveProperty('total');
    expectTypeOf<NewExpense>().not.toHaveProperty('status');
    expectTypeOf<ChangedExpense>().not.toHaveProperty('status');
  });

  it('of a change demands nothing and takes the version that was read', () => {
    expectTypeOf<{ payee: null; row_version: 3 }>().toExtend<ChangedExpense>();
    expectTypeOf<{ payee: 5 }>().not.toExtend<ChangedExpense>();
  });
});

it('a value that is parsed for a field is what a record holds in it, or what is wrong', () => {
  const { fields } = expense;
  expectTypeOf<ParsedFor<typeof fields.type_id>>().toEqualTypeOf<number | null>();
  expectTypeOf<ParsedFor<typeof fields.amount>>().toEqualTypeOf<string | null>();
  expectTypeOf<ParsedFor<typeof fields.kind>>().toEqualTypeOf<'cash' | 'bank' | null>();
  expectTypeOf<ParsedFor<typeof fields.is_urgent>>().toEqualTypeOf<0 | 1 | null>();
  expectTypeOf<ParsedFor<typeof fields.tag_ids>>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<ParsedFor<AnyField>>().toBeUnknown();
});

it('a decimal is parsed to a number and rows to what was sent, whatever a record holds', () => {
  const average = decimal({ asText: true });
  const items = children({ name: text({ required: true }) });
  expectTypeOf<ParsedFor<typeof average>>().toEqualTypeOf<number | null>();
  expectTypeOf<ParsedFor<typeof items>>().toEqualTypeOf<readonly Readonly<Record<string, unknown>>[]>();
  expect(parseValue(average, '4.92')).toEqual({ value: 4.92 });
  expect(parseValue(items, [{ name: 5 }])).toEqual({ value: [{ name: 5 }] });
});

type ParsedFor<Field extends AnyField> = Extract<
  ReturnType<typeof parseValue<Field>>,
  { readonly value: unknown }
>['value'];
